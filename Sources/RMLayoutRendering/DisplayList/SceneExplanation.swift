public import RMLayout

/// What explains where the elements of a picture lie, on the plane of its screen, in points.
public struct SceneExplanation: Hashable, Sendable {
  /// A section, group or item of which something is drawn.
  public struct Part: Hashable, Sendable {
    /// What it is, with its frames moved to where they are drawn.
    public var part: LayoutPart
    /// The section's number.
    public var section: Int
    /// Where it is drawn, before and within its content insets.
    public var frame: Rect
    /// The frame less the content insets.
    public var content: Rect
    /// Whether it lies on the sheet below a device.
    public var isOnSheet: Bool
  }

  /// An element that keeps in view, and where it would lie if it did not.
  public struct NaturalPlace: Hashable, Sendable {
    /// The element's attributes as long as nothing is scrolled.
    public var attributes: LayoutAttributes
    /// Where the element is drawn.
    public var frame: Rect
    /// Where it would be drawn.
    public var natural: Rect
  }

  /// A resting offset of a row that scrolls on its own.
  public struct Stop: Hashable, Sendable {
    /// The offset.
    public var offset: Double
    /// Where along the row that lies on the screen at which groups come to rest.
    public var place: Double
    /// Whether the row rests there now.
    public var isCurrent: Bool
  }

  /// The resting offsets that lie on the screen.
  public struct Stops: Hashable, Sendable {
    /// The row's frame where it is drawn.
    public var row: Rect
    /// The axis along which it scrolls.
    public var axis: Axis
    /// The offsets in their order.
    public var stops: [Stop]
  }

  /// The sections, groups and items, each before what it holds.
  public var parts: [Part]
  /// Elements that are not at their natural place.
  public var naturalPlaces: [NaturalPlace]
  /// The rows that come to rest somewhere.
  public var stops: [Stops]
  /// What bars and the screen's shape leave free; nil where they cover nothing.
  public var safeArea: Rect?
  /// The length of a pixel, in points.
  public var pixel: Double
}
