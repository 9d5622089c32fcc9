public import RMLayout

/// A layout with its environment, item counts and scroll offsets: what one JSON file states.
///
/// ```swift
/// let document = try LayoutDocument(json: bytes)
/// let solution = try document.solve()
/// print(solution.framesText(at: document.scrollPosition(in: solution)))
/// ```
/// The sections are a plain list with a definition for each item count. Two documents are equal if
/// they state the same; reading what ``json()`` wrote gives an equal document.
public struct LayoutDocument: Hashable, Sendable {
  /// The version of the format that this type reads and writes.
  public static let version = 1

  /// The two sorts of layouts that a document can state.
  public enum Layout: Hashable, Sendable {
    /// Items in groups in sections.
    case compositional(CompositionalLayout)
    /// Lines that break where an item no longer fits.
    case flow(FlowLayout)
  }

  /// How far a row that scrolls on its own is scrolled, in points from its leading end (O8).
  public enum RowOffset: Hashable, Sendable {
    /// The offset as it is: neither snapped nor clamped.
    case exact(Double)
    /// An offset asked for: the row rests at the offset that its behaviour gives for it.
    case target(Double)
  }

  /// A title for people.
  public var name: String?
  /// What the layout is solved in, with the adjusted content inset of the viewport.
  public var environment: LayoutEnvironment
  /// The content offset of the viewport.
  public var offset: Point
  /// The layout; its sections are a list unless they come from a provider.
  public internal(set) var layout: Layout
  /// The number of items in each section.
  public let itemCounts: [Int]
  /// The offsets of rows by section; the others stand where their behaviour starts.
  public var rowOffsets: [Int: RowOffset]
  /// The sections that are stated as lists; the layout holds what they stand for (L1).
  public var lists: [Int: ListConfiguration]
  /// What has been measured of cells, headers and footers (E1).
  public var preferredSizes: PreferredSizes

  /// Creates a document; a layout whose sections are all alike gets one definition per item count.
  public init(
    name: String? = nil, layout: Layout, environment: LayoutEnvironment, itemCounts: [Int],
    offset: Point = .zero, rowOffsets: [Int: RowOffset] = [:],
    lists: [Int: ListConfiguration] = [:], preferredSizes: PreferredSizes = PreferredSizes()
  ) {
    self.name = name
    self.environment = environment
    self.offset = offset
    self.layout = layout.listing(itemCounts.count)
    self.itemCounts = itemCounts
    self.rowOffsets = rowOffsets
    self.lists = lists
    self.preferredSizes = preferredSizes
  }
}

extension LayoutDocument.Layout {
  /// The same layout with a definition for each of a number of sections.
  fileprivate func listing(_ count: Int) -> LayoutDocument.Layout {
    switch self {
    case .compositional(var layout):
      if case .same(let section) = layout.sections {
        layout.sections = .each(Array(repeating: section, count: count))
      }
      return .compositional(layout)
    case .flow(var layout):
      if case .same(let section) = layout.sections {
        layout.sections = .each(Array(repeating: section, count: count))
      }
      return .flow(layout)
    }
  }
}
