/// What a picture shows beside its cells, to tell why they lie where they do.
///
/// ```swift
/// let renderer = SVGRenderer(details: [.ghosts, .insets, .spacing])
/// ```
public struct SVGDetails: OptionSet, Hashable, Sendable {
  /// One bit for each detail.
  public let rawValue: UInt16

  /// Creates a set from its bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The content insets of sections, groups and items as hatched bands.
  public static let insets = SVGDetails(rawValue: 1)
  /// The space between neighbours on a line and between groups as dotted bands.
  public static let spacing = SVGDetails(rawValue: 2)
  /// The outlines of groups, nested ones included, with their numbers.
  public static let groups = SVGDetails(rawValue: 4)
  /// The grid of whole pixels, and which frames do not lie on it.
  public static let pixels = SVGDetails(rawValue: 8)
  /// The stacking order of each element.
  public static let zOrder = SVGDetails(rawValue: 16)
  /// What lies outside the viewport, dashed.
  public static let ghosts = SVGDetails(rawValue: 32)
  /// Where elements that keep in view would lie if they did not.
  public static let pinned = SVGDetails(rawValue: 64)
  /// The resting offsets of rows that scroll on their own, as ticks.
  public static let resting = SVGDetails(rawValue: 128)
  /// The size of cells, insets and spaces in numbers.
  public static let dimensions = SVGDetails(rawValue: 256)
  /// What bars and the screen's shape leave free.
  public static let safeArea = SVGDetails(rawValue: 512)

  /// Nothing but the cells and what lies outside the viewport.
  public static let standard: SVGDetails = [.ghosts]

  /// All details with the words for them on a command line.
  public static let named: [(name: String, detail: SVGDetails)] = [
    ("insets", .insets), ("spacing", .spacing), ("groups", .groups), ("pixels", .pixels),
    ("z-order", .zOrder), ("ghosts", .ghosts), ("pinned", .pinned), ("resting", .resting),
    ("dimensions", .dimensions), ("safe-area", .safeArea),
  ]
}
