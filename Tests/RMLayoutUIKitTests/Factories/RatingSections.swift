import RMLayoutUIKit

/// Ratings: two above one in narrow windows, three in a row in wide ones.
@MainActor
struct RatingSections {
  func ratingSection(
    _ section: Int, columns: Int, layoutEnvironment: NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let layoutSection: NSCollectionLayoutSection
    if columns < 3 {
      let topItem = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(1.0)))
      topItem.contentInsets = NSDirectionalEdgeInsets(
        top: 10, leading: 10, bottom: 10, trailing: 10)
      let topGroup = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(1.0)),
        subitem: topItem, count: 2)

      let bottomItem = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(1.0)))
      bottomItem.contentInsets = NSDirectionalEdgeInsets(
        top: 10, leading: 10, bottom: 10, trailing: 10)

      let nestedGroup = NSCollectionLayoutGroup.vertical(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(1.0)),
        subitems: [topGroup, bottomItem])
      nestedGroup.interItemSpacing = .fixed(20)
      layoutSection = NSCollectionLayoutSection(group: nestedGroup)
    } else {
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1.0 / 3.0), heightDimension: .estimated(1.0)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(1.0)),
        subitems: [item])
      layoutSection = NSCollectionLayoutSection(group: group)
    }
    layoutSection.interGroupSpacing = 20
    layoutSection.contentInsets = NSDirectionalEdgeInsets(
      top: 0, leading: 10, bottom: 20, trailing: 10)
    return layoutSection
  }

  func layout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { section, environment in
      let columns = environment.container.contentSize.width > 500 ? 3 : 2
      return self.ratingSection(section, columns: columns, layoutEnvironment: environment)
    }
  }
}
