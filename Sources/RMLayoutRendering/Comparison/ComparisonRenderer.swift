public import RMLayout

/// Draws two layouts and what differs between them as one SVG document in UTF-8.
///
/// ```swift
/// let comparison = LayoutComparison(from: old, to: new)
/// let bytes = ComparisonRenderer(arrangement: .overlaid).render(comparison)
/// ```
public struct ComparisonRenderer: Hashable, Sendable {
  /// How the two layouts stand to each other.
  public enum Arrangement: Hashable, Sendable {
    /// The first one left, the second one right.
    case sideBySide
    /// Both at the same place: what was there dashed, with an arrow to where it is.
    case overlaid
  }

  /// How the two stand to each other.
  public var arrangement: Arrangement
  /// The names of the two, above the pictures.
  public var titles: (before: String, after: String) {
    get { (titleBefore, titleAfter) }
    set { (titleBefore, titleAfter) = newValue }
  }
  /// How many elements are drawn at most, changes first; a note tells of those left out.
  public var elementLimit: Int

  private var titleBefore: String
  private var titleAfter: String

  /// Creates a renderer; without more it draws side by side and at most 400 elements.
  public init(
    arrangement: Arrangement = .sideBySide,
    titles: (before: String, after: String) = ("before", "after"), elementLimit: Int = 400
  ) {
    self.arrangement = arrangement
    titleBefore = titles.before
    titleAfter = titles.after
    self.elementLimit = elementLimit
  }

  /// The document with its XML declaration, ending in a line feed.
  public func render(_ comparison: LayoutComparison) -> [UInt8] {
    let sheet = ComparisonSheet(comparison, by: self)
    var markup = Markup()
    markup.openComparison(sheet)
    for panel in sheet.panels { markup.panel(panel) }
    markup.comparisonLegend(sheet)
    markup.raw("</g>\n</svg>\n")
    return markup.bytes
  }
}
