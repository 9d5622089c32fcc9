import RMLayoutUIKit

/// The members of a group as chips of fixed number, above a list.
@MainActor
struct ContactChips {
  static let itemsPerRow = 4

  static var membersSection: NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0 / CGFloat(itemsPerRow)),
        heightDimension: .estimated(80)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(80)),
      repeatingSubitem: item, count: itemsPerRow)
    group.interItemSpacing = NSCollectionLayoutSpacing.fixed(6)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(40)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    section.boundarySupplementaryItems = [header]
    return section
  }

  static func settingsSection(
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection.list(
      using: .init(appearance: .insetGrouped), layoutEnvironment: layoutEnvironment)
    section.boundarySupplementaryItems += [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(20)),
        elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottomLeading)
    ]
    return section
  }

  static func layout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout {
      $0 == 0 ? membersSection : settingsSection(layoutEnvironment: $1)
    }
  }
}
