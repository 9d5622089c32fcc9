/// A badge or other view attached to an item or group; it takes no room in the layout (A1-A5).
public struct LayoutSupplementaryItem: Hashable, Sendable {
  /// The kind by which a front end tells it from others.
  public var kind: String
  /// Its size; fractions are of what it is attached to (A3).
  public var size: LayoutSize
  /// The point on what it is attached to.
  public var containerAnchor: LayoutAnchor
  /// The point on itself that meets the other; nil means flush inside the container's anchor (A1).
  public var itemAnchor: LayoutAnchor?
  /// The stacking order; greater is nearer (A4).
  public var zIndex: Int

  /// Creates a supplementary item.
  public init(
    kind: String, size: LayoutSize, containerAnchor: LayoutAnchor,
    itemAnchor: LayoutAnchor? = nil, zIndex: Int = 1
  ) {
    self.kind = kind
    self.size = size
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    self.zIndex = zIndex
  }
}
