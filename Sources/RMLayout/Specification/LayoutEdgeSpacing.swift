/// Space outside an item or group, per edge; it moves the element and uses up room on its line (S5).
public struct LayoutEdgeSpacing: Hashable, Sendable {
  /// Space before the element in reading direction.
  public var leading: LayoutSpacing
  /// Space above the element.
  public var top: LayoutSpacing
  /// Space after the element in reading direction.
  public var trailing: LayoutSpacing
  /// Space below the element.
  public var bottom: LayoutSpacing

  /// Creates edge spacing; edges left out have none.
  public init(
    leading: LayoutSpacing = .fixed(0), top: LayoutSpacing = .fixed(0),
    trailing: LayoutSpacing = .fixed(0), bottom: LayoutSpacing = .fixed(0)
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  /// No space on any edge.
  public static let zero = LayoutEdgeSpacing()

  /// The space at the start of an axis: top or leading.
  public func start(along axis: Axis) -> LayoutSpacing { axis.isHorizontal ? leading : top }

  /// The space at the end of an axis: bottom or trailing.
  public func end(along axis: Axis) -> LayoutSpacing { axis.isHorizontal ? trailing : bottom }
}
