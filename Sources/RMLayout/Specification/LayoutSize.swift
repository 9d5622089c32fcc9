/// The width and height of an item, group or supplementary item, as dimensions.
public struct LayoutSize: Hashable, Sendable {
  /// The horizontal dimension.
  public var width: LayoutDimension
  /// The vertical dimension.
  public var height: LayoutDimension

  /// Creates a size from two dimensions.
  public init(width: LayoutDimension, height: LayoutDimension) {
    self.width = width
    self.height = height
  }

  /// The dimension on an axis.
  public subscript(axis: Axis) -> LayoutDimension {
    axis.isHorizontal ? width : height
  }

  /// The size with one dimension replaced.
  func replacing(_ axis: Axis, with dimension: LayoutDimension) -> LayoutSize {
    axis.isHorizontal
      ? LayoutSize(width: dimension, height: height) : LayoutSize(width: width, height: dimension)
  }
}
