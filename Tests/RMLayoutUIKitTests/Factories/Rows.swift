import RMLayoutUIKit

/// Rows that scroll on their own, with what their authors do as they scroll.
@MainActor
final class Rows {
  private(set) var page = 0

  // Pages as wide as the screen, counted while they scroll.
  func pages() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.65))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [.init(layoutSize: .init(fraction: 1))])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .paging
    section.visibleItemsInvalidationHandler = { [weak self] (items, offset, env) -> Void in
      guard let self = self else { return }
      self.page = Int(round(offset.x / env.container.contentSize.width))
    }
    return UICollectionViewCompositionalLayout(section: section)
  }

  // Three rows of a shelf in columns, resting at their start.
  func shelf() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1 / 3)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.92), heightDimension: .absolute(3 * 72 + 2 * 8)),
      repeatingSubitem: item, count: 3)
    group.interItemSpacing = .fixed(8)
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 24, trailing: 16)
    return UICollectionViewCompositionalLayout(section: section)
  }

  // By a condition.
  func conditional(isCarousel: Bool) -> UICollectionViewLayout {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: isCarousel ? .absolute(240) : .fractionalWidth(1),
        heightDimension: .absolute(140)),
      subitems: [.fill])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = isCarousel ? .groupPaging : .none
    let isRow = section.orthogonalScrollingBehavior != .none
    section.interGroupSpacing = isRow ? 12 : 0
    return UICollectionViewCompositionalLayout(section: section)
  }

  // Cards that fade and shrink away from the middle, pushed back by their depth.
  func fading(in view: UICollectionView) -> UICollectionViewLayout {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .absolute(view.bounds.width * 0.7), heightDimension: .absolute(200)),
      subitems: [.fill])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    let handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler = {
      visibleItems, scrollOffset, layoutEnvironment in
      let center = layoutEnvironment.container.contentSize.width / 2
      for case let item in visibleItems where item.representedElementKind == nil {
        let distance = abs(item.center.x - scrollOffset.x - center)
        item.alpha = max(0.4, 1 - distance / center)
        item.zIndex = -Int(distance)
        item.transform = CGAffineTransform(translationX: 0, y: distance / 10)
          .scaledBy(x: 0.9, y: 0.9)
      }
    }
    section.visibleItemsInvalidationHandler = handler
    return UICollectionViewCompositionalLayout(section: section)
  }
}
