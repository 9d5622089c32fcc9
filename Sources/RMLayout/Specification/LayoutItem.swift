/// The smallest unit of a compositional layout: the shape of one cell.
///
/// ```swift
/// let cell = LayoutItem(
///   size: LayoutSize(width: .fractionalWidth(0.5), height: .fractionalHeight(1)),
///   contentInsets: DirectionalEdgeInsets(all: 2))
/// ```
public struct LayoutItem: Hashable, Sendable {
  /// The size of the slot, before ``contentInsets``.
  public var size: LayoutSize
  /// What is taken off the slot's frame at the end, ignored on estimated axes (S1).
  public var contentInsets: DirectionalEdgeInsets
  /// Space around the slot (S5).
  public var edgeSpacing: LayoutEdgeSpacing
  /// Badges on every item made from this one (A5).
  public var supplementaryItems: [LayoutSupplementaryItem]

  /// Creates an item.
  public init(
    size: LayoutSize, contentInsets: DirectionalEdgeInsets = .zero,
    edgeSpacing: LayoutEdgeSpacing = .zero, supplementaryItems: [LayoutSupplementaryItem] = []
  ) {
    self.size = size
    self.contentInsets = contentInsets
    self.edgeSpacing = edgeSpacing
    self.supplementaryItems = supplementaryItems
  }
}
