public import RMLayout

/// One element of a picture: its frame on the screen, where that lies, and what it shows.
public struct DisplayElement: Hashable, Sendable {
  /// Where an element lies, seen from the viewport.
  public enum Place: Hashable, Sendable, CaseIterable {
    /// Within the viewport, or at least partly.
    case inside
    /// Further along the scroll axis: below the fold.
    case beyond
    /// Cut by the fold, and drawn once more as a whole on the sheet below the device.
    case repeated
    /// A neighbour in a row that scrolls on its own, outside the viewport's sides.
    case beside
    /// At the end of the content, drawn after a break: its frame has been moved there.
    case tail
  }

  /// What the layout says of the element, with its frame in content coordinates.
  public let attributes: LayoutAttributes
  /// The section and item, or the kind.
  let name: String
  /// Where it is drawn: on the screen of its scene, in points.
  public var frame: Rect
  /// Where that lies.
  public var place: Place
  /// What it shows.
  public var content: CellContent
  /// The number of the group that holds a cell, counted from the first of its section.
  public var group: Int?

  /// Creates an element.
  public init(
    attributes: LayoutAttributes, frame: Rect, place: Place, content: CellContent,
    group: Int? = nil
  ) {
    self.attributes = attributes
    name = attributes.shortName
    self.frame = frame
    self.place = place
    self.content = content
    self.group = group
  }
}
