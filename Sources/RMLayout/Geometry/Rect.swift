/// A rectangle in points, given by its top left corner and its size.
public struct Rect: Hashable, Sendable {
  /// The corner with the smallest coordinates.
  public var origin: Point
  /// The extent, never negative in frames that the engine returns.
  public var size: Size

  /// Creates a rectangle from its corner and its size.
  @inlinable
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from its four numbers, in points.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The rectangle without place or extent.
  public static let zero = Rect(origin: .zero, size: .zero)

  /// The left edge.
  @inlinable
  public var minX: Double { origin.x }
  /// The top edge.
  @inlinable
  public var minY: Double { origin.y }
  /// The right edge.
  @inlinable
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  @inlinable
  public var maxY: Double { origin.y + size.height }
  /// The horizontal middle.
  @inlinable
  public var midX: Double { origin.x + size.width / 2 }
  /// The vertical middle.
  @inlinable
  public var midY: Double { origin.y + size.height / 2 }
  /// The horizontal length.
  @inlinable
  public var width: Double { size.width }
  /// The vertical length.
  @inlinable
  public var height: Double { size.height }

  /// The near edge on an axis.
  @inlinable
  public func min(along axis: Axis) -> Double { origin[axis] }

  /// The far edge on an axis.
  @inlinable
  public func max(along axis: Axis) -> Double { origin[axis] + size[axis] }

  /// The middle on an axis.
  @inlinable
  public func mid(along axis: Axis) -> Double { origin[axis] + size[axis] / 2 }

  /// Whether the two rectangles share an area: touching edges do not count.
  @inlinable
  public func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Whether the two rectangles share an area, an edge or a corner.
  @inlinable
  public func touches(_ other: Rect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }

  /// Whether the point lies inside; the right and bottom edges do not belong to a rectangle.
  @inlinable
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The common area of two rectangles, or nil where they share none.
  @inlinable
  public func intersection(_ other: Rect) -> Rect? {
    guard intersects(other) else { return nil }
    let x = Swift.max(minX, other.minX)
    let y = Swift.max(minY, other.minY)
    return Rect(
      x: x, y: y,
      width: Swift.min(maxX, other.maxX) - x, height: Swift.min(maxY, other.maxY) - y)
  }

  /// The rectangle moved by a distance.
  @inlinable
  public func offset(by delta: Point) -> Rect {
    Rect(x: origin.x + delta.x, y: origin.y + delta.y, width: size.width, height: size.height)
  }

  /// The rectangle shrunk on each edge; where insets exceed a length the result is turned over (S1).
  ///
  /// Leading is left: the engine solves from left to right and mirrors at the end (T1).
  @inlinable
  public func inset(by insets: DirectionalEdgeInsets) -> Rect {
    Rect(
      x: origin.x + insets.leading, y: origin.y + insets.top,
      width: size.width - insets.leading - insets.trailing,
      height: size.height - insets.top - insets.bottom
    ).standardized
  }

  /// The same area with lengths that are not negative.
  @inlinable
  public var standardized: Rect {
    Rect(
      x: size.width < 0 ? origin.x + size.width : origin.x,
      y: size.height < 0 ? origin.y + size.height : origin.y,
      width: abs(size.width), height: abs(size.height))
  }
}
