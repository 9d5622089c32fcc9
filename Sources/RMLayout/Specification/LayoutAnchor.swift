/// A point on a rectangle from which a supplementary item is placed (A1).
///
/// ```swift
/// // A badge whose middle lies on the cell's top trailing corner:
/// LayoutAnchor(edges: [.top, .trailing], offset: .fractional(Point(x: 0.5, y: -0.5)))
/// ```
public struct LayoutAnchor: Hashable, Sendable {
  /// A distance from the point that the edges name.
  public enum Offset: Hashable, Sendable {
    /// A distance in points.
    case absolute(Point)
    /// A multiple of the supplementary item's own width and height.
    case fractional(Point)
  }

  /// The edges that meet at the point; the middle on an axis without one, or with both.
  public var edges: RectEdge
  /// The distance from there.
  public var offset: Offset

  /// Creates an anchor.
  public init(edges: RectEdge, offset: Offset = .absolute(.zero)) {
    self.edges = edges
    self.offset = offset
  }
}
