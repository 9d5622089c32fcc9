import RMLayoutUIKit

/// Cards that grow in the middle, sideways and in a row of their own.
@MainActor
final class CarouselTransforms {
  func prepareLayout() -> UICollectionViewLayout {
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(75))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: nil, top: .flexible(0), trailing: nil, bottom: .flexible(0))
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .absolute(75), heightDimension: .fractionalHeight(1))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: groupSize, subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 65
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 75, bottom: 0, trailing: 75)
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      let visibleRect = CGRect(origin: offset, size: environment.container.contentSize)
      let cells = items.filter { $0.representedElementCategory == .cell }
      for item in cells {
        let distance = abs(visibleRect.midX - item.center.x)
        let activeDistance: CGFloat = 70
        item.transform3D = CATransform3DIdentity
        if distance < activeDistance {
          let zoom = 1 + 0.5 * (1 - distance / activeDistance)
          item.transform3D = CATransform3DMakeScale(zoom, zoom, 1)
          item.zIndex = 1
        }
      }
    }
    let config = UICollectionViewCompositionalLayoutConfiguration()
    config.scrollDirection = .horizontal
    return UICollectionViewCompositionalLayout(section: section, configuration: config)
  }

  func createCarouselLayout(
    groupWidth: CGFloat, groupHeight: CGFloat, minScale: CGFloat, maxScale: CGFloat
  ) -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(groupWidth),
        heightDimension: .fractionalHeight(groupHeight)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 13
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 30)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    if #available(iOS 17.0, *) {
      section.orthogonalScrollingProperties.decelerationRate = .normal
      section.orthogonalScrollingProperties.bounce = .never
    }
    section.visibleItemsInvalidationHandler = { (items, offset, environment) in
      // swift-format-ignore: ReplaceForEachWithForLoop
      items.forEach { item in
        let distanceFromCenter = abs(
          (item.frame.midX - offset.x) - environment.container.contentSize.width / 2.0)
        let scale = max(
          maxScale - (distanceFromCenter / environment.container.contentSize.width), minScale)
        item.transform = CGAffineTransform(scaleX: 1, y: scale)
      }
    }
    return UICollectionViewCompositionalLayout(section: section)
  }
}
