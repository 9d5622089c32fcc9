#if !canImport(UIKit)
internal import RMLayout

extension UICollectionView {
  /// The attributes of an item, as the layout gives them.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// The attributes of a header, footer or badge, as the layout gives them.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// The items that show, in reading order.
  public var indexPathsForVisibleItems: [IndexPath] {
    visible.filter { $0.representedElementCategory == .cell }.map { $0.indexPath }
  }

  /// The headers, footers or badges of a kind that show.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    visible.filter { $0.representedElementKind == elementKind }.map { $0.indexPath }
  }

  private var visible: [UICollectionViewLayoutAttributes] {
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
  }

  /// The item at a point in content coordinates, the topmost where several overlap (H1).
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    collectionViewLayout.prepareIfNeeded()
    let around = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    let found = collectionViewLayout.layoutAttributesForElements(in: around) ?? []
    var topmost: UICollectionViewLayoutAttributes?
    for attributes in found
    where attributes.representedElementCategory == .cell && attributes.frame.contains(point)
      && attributes.zIndex >= topmost?.zIndex ?? .min
    {
      topmost = attributes
    }
    return topmost?.indexPath
  }

  /// Scrolls at once so that an item stands where it should, its row too (H2).
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let solution = collectionViewLayout.solution, let path = ItemPath(indexPath),
      solution.has(path)
    else { return }
    let alignment: ScrollAlignment =
      if !scrollPosition.isDisjoint(with: [.centeredVertically, .centeredHorizontally]) {
        .center
      } else if !scrollPosition.isDisjoint(with: [.top, .left]) {
        .start
      } else if !scrollPosition.isDisjoint(with: [.bottom, .right]) { .end } else { .nearest }
    let position = self.scrollPosition
    if let offset = solution.rowOffset(showing: path, aligned: alignment, from: position) {
      scrollRow(ofSection: path.section, toOffset: offset)
    }
    contentOffset = CGPoint(
      solution.contentOffset(showing: path, aligned: alignment, from: position))
  }

  /// Shows another layout; at once, since nothing moves here.
  public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  /// Shows another layout, then calls a function.
  public func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    collectionViewLayout = layout
    completion?(true)
  }

  /// Changes the content, asks for the counts anew, then calls a function.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    reloadData()
    completion?(true)
  }

  /// Asks for the counts anew.
  public func insertItems(at indexPaths: [IndexPath]) { reloadData() }

  /// Asks for the counts anew.
  public func deleteItems(at indexPaths: [IndexPath]) { reloadData() }

  /// Asks for the counts anew.
  public func reloadItems(at indexPaths: [IndexPath]) { reloadData() }

  /// Asks for the counts anew.
  public func insertSections(_ sections: IndexSet) { reloadData() }

  /// Asks for the counts anew.
  public func deleteSections(_ sections: IndexSet) { reloadData() }

  /// Asks for the counts anew.
  public func reloadSections(_ sections: IndexSet) { reloadData() }
}

extension UICollectionView {
  /// Registers the class of cells: inert, since no views are made.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}

  /// Registers the nib of cells: inert, since no views are made.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}

  /// Registers the class of headers, footers or badges: inert, since no views are made.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {}

  /// Registers the nib of headers, footers or badges: inert, since no views are made.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {}

  /// A new cell, whatever was registered.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    UICollectionViewCell(frame: layoutAttributesForItem(at: indexPath)?.frame ?? .zero)
  }

  /// A new header, footer or badge, whatever was registered.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    UICollectionReusableView(frame: .zero)
  }
}
#endif
