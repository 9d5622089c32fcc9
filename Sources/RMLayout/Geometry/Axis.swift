/// One of the two directions in which lengths are measured and things follow each other.
///
/// Layout rules are written once for a *main* and a *cross* axis; the subscripts of ``Size``,
/// ``Point``, ``Rect`` and ``DirectionalEdgeInsets`` pick the coordinate.
public enum Axis: Hashable, Sendable, CaseIterable {
  /// Along x: widths, leading and trailing edges.
  case horizontal
  /// Along y: heights, top and bottom edges.
  case vertical

  /// Whether the axis follows the reading direction, which right to left turns over.
  @inlinable
  public var isHorizontal: Bool { self == .horizontal }

  /// The axis in words.
  var name: String { self == .horizontal ? "horizontal" : "vertical" }

  /// The other axis.
  @inlinable
  public var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}
