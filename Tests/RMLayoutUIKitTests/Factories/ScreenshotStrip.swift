import RMLayoutUIKit

/// Screenshots of an app in its card: centred if there is one, else pushed apart by flexible edges.
@MainActor
final class ScreenshotStrip {
  var aspectRatios: [CGSize] = [CGSize(width: 9, height: 16), CGSize(width: 3, height: 4)]
  var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 0, leading: 20, bottom: 0, trailing: 12)

  func makeLayout() -> UICollectionViewCompositionalLayout {
    let layoutConfig = UICollectionViewCompositionalLayoutConfiguration()
    layoutConfig.contentInsetsReference = .layoutMargins
    return UICollectionViewCompositionalLayout(
      sectionProvider: { [weak self] sectionIndex, layoutEnvironment in
        guard let self else { return nil }
        let minimumSpacing: CGFloat = 10
        let height = layoutEnvironment.container.effectiveContentSize.height
        let available = layoutEnvironment.container.effectiveContentSize.width

        var insetWidth = available
        var visibleCount = 0
        for ratio in self.aspectRatios {
          let width = (height * (ratio.width / ratio.height)).rounded(.up)
          insetWidth = (insetWidth - width - minimumSpacing).rounded(.down)
          guard insetWidth > 0 else { break }
          visibleCount += 1
        }

        let itemSize = NSCollectionLayoutSize(
          widthDimension: .estimated(1), heightDimension: .fractionalHeight(1.0))
        let item = NSCollectionLayoutItem(layoutSize: itemSize)
        if visibleCount == 1 {
          item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .flexible(0), top: nil, trailing: .flexible(0), bottom: nil)
        } else {
          item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .flexible(0), top: nil, trailing: nil, bottom: nil)
        }

        let trailingGroup = NSCollectionLayoutGroup.horizontal(
          layoutSize: itemSize, subitems: [item])
        trailingGroup.edgeSpacing = NSCollectionLayoutEdgeSpacing(
          leading: nil, top: nil, trailing: .flexible(0), bottom: nil)

        let groupSize = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: groupSize, subitems: [item, trailingGroup])
        group.interItemSpacing = .fixed(minimumSpacing)
        if visibleCount == self.aspectRatios.count {
          group.contentInsets.leading = max(0, min(20, (insetWidth - 1).rounded(.down)))
        }

        let layoutSection = NSCollectionLayoutSection(group: group)
        layoutSection.orthogonalScrollingBehavior = .groupPagingCentered
        layoutSection.interGroupSpacing =
          self.directionalLayoutMargins.leading + self.directionalLayoutMargins.trailing
        return layoutSection
      }, configuration: layoutConfig)
  }
}
