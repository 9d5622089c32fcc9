/// Distances from the four edges; leading and trailing follow the reading direction.
///
/// Points throughout, also below 1 (C9).
public struct DirectionalEdgeInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the edge at which reading starts.
  public var leading: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the edge at which reading ends.
  public var trailing: Double

  /// Creates insets from four distances in points; those left out are 0, negative ones are legal.
  @inlinable
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets with the same distance on all edges.
  @inlinable
  public init(all distance: Double) {
    self.init(top: distance, leading: distance, bottom: distance, trailing: distance)
  }

  /// Insets that change nothing.
  public static let zero = DirectionalEdgeInsets()

  /// The distance at the start of an axis: top or leading.
  @inlinable
  public func start(along axis: Axis) -> Double { axis == .horizontal ? leading : top }

  /// The distance at the end of an axis: bottom or trailing.
  @inlinable
  public func end(along axis: Axis) -> Double { axis == .horizontal ? trailing : bottom }

  /// What both edges of an axis take together.
  @inlinable
  public func total(along axis: Axis) -> Double { start(along: axis) + end(along: axis) }

  /// The same insets with both distances of an axis set to 0.
  @inlinable
  public func cleared(along axis: Axis) -> DirectionalEdgeInsets {
    axis == .horizontal
      ? DirectionalEdgeInsets(top: top, bottom: bottom)
      : DirectionalEdgeInsets(leading: leading, trailing: trailing)
  }
}
