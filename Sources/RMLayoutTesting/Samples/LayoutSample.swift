public import RMLayout

/// A layout with everything that its frames depend on: the thing that invariants are checked of.
///
/// ```swift
/// let sample = LayoutSample(
///   name: "settings", layout: .compositional(settings), environment: phone, itemCounts: [3, 8])
/// #expect(sample.firstMismatch() == nil)
/// ```
public struct LayoutSample: Hashable, Sendable {
  /// The two sorts of layouts.
  public enum Layout: Hashable, Sendable {
    /// Items in groups in sections.
    case compositional(CompositionalLayout)
    /// Lines that break where an item no longer fits.
    case flow(FlowLayout)
  }

  /// What mismatches call the sample; generated ones are called by their seed.
  public var name: String
  /// The specification.
  public var layout: Layout
  /// What it is solved in.
  public var environment: LayoutEnvironment
  /// The number of items in each section.
  public var itemCounts: [Int]
  /// What has been measured of cells, headers and footers.
  public var preferredSizes: PreferredSizes
  /// How far the content and its rows are scrolled.
  public var position: ScrollPosition

  /// Creates a sample; without more nothing is measured or scrolled.
  public init(
    name: String, layout: Layout, environment: LayoutEnvironment, itemCounts: [Int],
    preferredSizes: PreferredSizes = PreferredSizes(), position: ScrollPosition = ScrollPosition()
  ) {
    self.name = name
    self.layout = layout
    self.environment = environment
    self.itemCounts = itemCounts
    self.preferredSizes = preferredSizes
    self.position = position
  }

  /// Solves the layout.
  /// - Throws: `SpecificationError` where the specification means nothing.
  public func solve() throws(SpecificationError) -> LayoutSolution {
    switch layout {
    case .compositional(let layout):
      try layout.solve(in: environment, itemCounts: itemCounts, preferredSizes: preferredSizes)
    case .flow(let layout):
      try layout.solve(in: environment, itemCounts: itemCounts, preferredSizes: preferredSizes)
    }
  }

  /// The axis along which the content scrolls.
  public var scrollDirection: Axis {
    switch layout {
    case .compositional(let layout): layout.configuration.scrollDirection
    case .flow(let layout): layout.scrollDirection
    }
  }
}
