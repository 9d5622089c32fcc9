/// A position in points, x to the trailing side and y down.
public struct Point: Hashable, Sendable {
  /// The distance from the left edge, in points.
  public var x: Double
  /// The distance from the top edge, in points.
  public var y: Double

  /// Creates a position from its two coordinates, in points.
  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Creates a position from a coordinate along an axis and the one across it.
  @inlinable
  public init(along axis: Axis, _ main: Double, across cross: Double) {
    self = axis == .horizontal ? Point(x: main, y: cross) : Point(x: cross, y: main)
  }

  /// The origin of a coordinate space.
  public static let zero = Point(x: 0, y: 0)

  /// The coordinate along an axis, in points.
  @inlinable
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set {
      if axis == .horizontal { x = newValue } else { y = newValue }
    }
  }
}
