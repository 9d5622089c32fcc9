#if !canImport(UIKit)
internal import RMLayout

/// The smallest unit of a compositional layout: the shape of one cell.
///
/// A group copies what it is given: an item that is changed later changes no group (D10).
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, NSCopying {
  /// The size of the slot, before ``contentInsets``.
  public let layoutSize: NSCollectionLayoutSize
  /// What is taken off the slot's frame at the end, ignored on estimated axes (S1).
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Space around the slot (S5); nil is none.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// Badges on every item made from this one (A5).
  open internal(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]

  /// Creates an item.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates an item with badges.
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems.map { $0.duplicate() }
    super.init()
  }

  /// A copy that later changes leave alone.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  func duplicate() -> NSCollectionLayoutItem {
    let item = NSCollectionLayoutItem(
      layoutSize: layoutSize, supplementaryItems: supplementaryItems)
    item.takeOver(self)
    return item
  }

  func takeOver(_ item: NSCollectionLayoutItem) {
    contentInsets = item.contentInsets
    edgeSpacing = item.edgeSpacing
  }

  /// What the item is within a group.
  var subitem: LayoutSubitem {
    .item(
      LayoutItem(
        size: layoutSize.specification, contentInsets: DirectionalEdgeInsets(contentInsets),
        edgeSpacing: edgeSpacing?.specification ?? .zero,
        supplementaryItems: supplementaryItems.map { $0.specification }))
  }
}
#endif
