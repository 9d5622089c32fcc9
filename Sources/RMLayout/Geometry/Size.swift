/// A width and a height in points.
public struct Size: Hashable, Sendable {
  /// The horizontal length, in points.
  public var width: Double
  /// The vertical length, in points.
  public var height: Double

  /// Creates a size from its two lengths, in points.
  @inlinable
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Creates a size from a length along an axis and the one across it.
  @inlinable
  public init(along axis: Axis, _ main: Double, across cross: Double) {
    self =
      axis == .horizontal ? Size(width: main, height: cross) : Size(width: cross, height: main)
  }

  /// The size without any extent.
  public static let zero = Size(width: 0, height: 0)

  /// The length along an axis, in points.
  @inlinable
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }
}
