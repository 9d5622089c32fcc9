#if !canImport(UIKit)
internal import RMLayout

/// What tells one element of a collection view from all others.
struct ElementIdentity: Hashable {
  let category: UICollectionView.ElementCategory
  let kind: String?
  let path: IndexPath
}

extension UICollectionViewLayoutAttributes {
  var identity: ElementIdentity {
    ElementIdentity(
      category: representedElementCategory, kind: representedElementKind, path: indexPath)
  }

  /// The same, transparent (Q6).
  func faded() -> UICollectionViewLayoutAttributes? {
    let copy = copy() as? UICollectionViewLayoutAttributes
    copy?.alpha = 0
    return copy
  }
}

extension UICollectionViewLayout {
  /// The objects of the elements that show in a rectangle.
  func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let solution, let view = collectionView else { return nil }
    var found: [UICollectionViewLayoutAttributes] = []
    solution.forEachAttributes(intersecting: Rect(rect), at: view.scrollPosition) {
      found.append(object(for: $0))
    }
    return found
  }

  func attributes(ofItemAt path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let solution, let path = ItemPath(path), solution.has(path) else { return nil }
    return solution.attributes(forItemAt: path).map { object(for: $0) }
  }

  /// The object of an element that is not a cell, by its kind and number.
  func attributes(
    of category: LayoutAttributes.Category, kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let solution, let view = collectionView else { return nil }
    let path = ItemPath(path) ?? ItemPath(section: ItemPath.layoutSection, item: 0)
    return solution.element(path, at: view.scrollPosition) {
      $0.category == category && elementKind($0.kind ?? "") == kind
    }.map { object(for: $0) }
  }

  /// The object of an element, with what a handler changed of it (O9).
  func object(for element: LayoutAttributes) -> UICollectionViewLayoutAttributes {
    let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let object = type?.init() ?? UICollectionViewLayoutAttributes()
    object.takeOver(element, elementKind: element.kind.map { elementKind($0) })
    if !changedItems.isEmpty, let changed = changedItems[object.identity] {
      changed.apply(to: object)
    }
    return object
  }

  /// The solution with a view's preferred size taken over; nil if that changes nothing.
  func solution(
    measuring preferred: UICollectionViewLayoutAttributes
  ) -> (LayoutSolution, LayoutChange)? {
    guard let view = collectionView, var solution else { return nil }
    let size = PreferredSize(Size(preferred.size))
    let offset = Point(view.contentOffset)
    let change: LayoutChange
    switch preferred.representedElementCategory {
    case .cell:
      guard let path = ItemPath(preferred.indexPath), solution.has(path) else { return nil }
      change = solution.setPreferredSize(size, forItemAt: path, contentOffset: offset)
    case .supplementaryView:
      let section = preferred.indexPath.count > 1 ? preferred.indexPath.section : nil
      guard section.map({ (0..<solution.sectionCount).contains($0) }) ?? true else { return nil }
      change = solution.setPreferredSize(
        size, forBoundaryItemOfKind: preferred.representedElementKind ?? "", inSection: section,
        contentOffset: offset)
    case .decorationView:
      return nil
    }
    return change.firstChangedOffset == nil ? nil : (solution, change)
  }
}

/// Ends a search at the element that was looked for.
private struct Found: Error {
  let element: LayoutAttributes
}

extension LayoutSolution {
  /// Whether an item exists: index paths may be stale while a data source changes (C5).
  func has(_ path: ItemPath) -> Bool {
    (0..<sectionCount).contains(path.section)
      && (0..<itemCount(inSection: path.section)).contains(path.item)
  }

  /// The size of the element that attributes are of; nil if there is none.
  @MainActor
  func size(of attributes: UICollectionViewLayoutAttributes) -> Size? {
    let path = ItemPath(attributes.indexPath)
    if attributes.representedElementCategory == .cell {
      return path.flatMap { frame(forItemAt: $0)?.size }
    }
    return element(
      path ?? ItemPath(section: ItemPath.layoutSection, item: 0), at: ScrollPosition()
    ) {
      $0.category == .supplementary && $0.kind == attributes.representedElementKind
    }?.frame.size
  }

  /// An element that is no cell, by its path and what else tells it from others.
  func element(
    _ path: ItemPath, at position: ScrollPosition, where isMeant: (LayoutAttributes) -> Bool
  ) -> LayoutAttributes? {
    let isOfLayout = path.section == ItemPath.layoutSection
    guard isOfLayout || (0..<sectionCount).contains(path.section) else { return nil }
    let extent =
      isOfLayout ? Rect(origin: .zero, size: contentSize) : frame(ofSection: path.section)
    do throws(Found) {
      try forEachAttributes(intersecting: extent, at: position) { element throws(Found) in
        guard element.path == path, isMeant(element) else { return }
        throw Found(element: element)
      }
      return nil
    } catch {
      return error.element
    }
  }
}
#endif
