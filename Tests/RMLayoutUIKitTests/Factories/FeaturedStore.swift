import RMLayoutUIKit

/// The front page of a store: four kinds of sections behind one provider.
@MainActor
final class FeaturedStore {
  enum Section: Int, CaseIterable {
    case recentlyUpdated
    case categories
    case featuredHeader
    case featured
  }

  enum SupplementaryKind: String {
    case title = "store.title"
    case button = "store.button"
  }

  private let bannerHeight: CGFloat = 88

  func makeLayout() -> UICollectionViewCompositionalLayout {
    let config = UICollectionViewCompositionalLayoutConfiguration()
    config.interSectionSpacing = 0
    config.contentInsetsReference = .layoutMargins

    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: {
        [weak self] (sectionIndex, layoutEnvironment) -> NSCollectionLayoutSection? in
        guard let self = self, let section = Section(rawValue: sectionIndex) else { return nil }
        let spacing = 10.0
        let interSectionSpacing = 30.0
        let titleSize = NSCollectionLayoutSize(
          widthDimension: .estimated(100), heightDimension: .estimated(30))
        let titleHeader = NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: titleSize, elementKind: SupplementaryKind.title.rawValue,
          alignment: .topLeading)

        switch section {
        case .recentlyUpdated:
          let itemSize = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(self.bannerHeight))
          let item = NSCollectionLayoutItem(layoutSize: itemSize)
          let groupSize = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1.0),
            heightDimension: .absolute(self.bannerHeight * 2 + spacing))
          let group = NSCollectionLayoutGroup.vertical(
            layoutSize: groupSize, subitems: [item, item])
          group.interItemSpacing = .fixed(spacing)
          let layoutSection = NSCollectionLayoutSection(group: group)
          layoutSection.interGroupSpacing = spacing
          layoutSection.orthogonalScrollingBehavior = .groupPagingCentered
          layoutSection.contentInsets.bottom = interSectionSpacing
          layoutSection.boundarySupplementaryItems = [titleHeader]
          return layoutSection

        case .categories:
          let itemWidth = (layoutEnvironment.container.effectiveContentSize.width - spacing) / 2
          let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .absolute(itemWidth), heightDimension: .absolute(90)))
          let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(90)),
            subitems: [item, item])
          group.interItemSpacing = .fixed(spacing)
          let layoutSection = NSCollectionLayoutSection(group: group)
          layoutSection.interGroupSpacing = spacing
          layoutSection.orthogonalScrollingBehavior = .none
          layoutSection.contentInsets.bottom = interSectionSpacing
          layoutSection.boundarySupplementaryItems = [titleHeader]
          return layoutSection

        case .featuredHeader:
          // One point high, so that the header alone shows.
          let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(1))
          let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
          let layoutSection = NSCollectionLayoutSection(group: group)
          layoutSection.boundarySupplementaryItems = [titleHeader]
          return layoutSection

        case .featured:
          let heightDimension: NSCollectionLayoutDimension =
            if #available(iOS 17, *) {
              .uniformAcrossSiblings(estimate: 350)
            } else {
              .estimated(350)
            }
          let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1.0), heightDimension: heightDimension)
          let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
          group.interItemSpacing = .fixed(spacing)
          let buttonSize = NSCollectionLayoutSize(
            widthDimension: .estimated(44), heightDimension: .estimated(20))
          let button = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: buttonSize, elementKind: SupplementaryKind.button.rawValue,
            alignment: .topTrailing)
          let layoutSection = NSCollectionLayoutSection(group: group)
          layoutSection.interGroupSpacing = spacing
          layoutSection.orthogonalScrollingBehavior = .groupPagingCentered
          layoutSection.contentInsets.top = 8
          layoutSection.contentInsets.bottom = interSectionSpacing
          layoutSection.boundarySupplementaryItems = [titleHeader, button]
          return layoutSection
        }
      }, configuration: config)
    return layout
  }
}
