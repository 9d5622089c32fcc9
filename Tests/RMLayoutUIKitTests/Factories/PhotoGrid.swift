import RMLayoutUIKit

/// Photos by month: columns by the width, heights that are fractions of widths, a footer at the end.
@MainActor
enum PhotoGrid {
  static func columns(for width: CGFloat) -> Int {
    max(3, Int(width / 180))
  }

  static func createLayout(sectionCount: Int) -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { section, layoutEnvironment in
      let numberOfColumns = columns(
        for: layoutEnvironment.container.effectiveContentSize.width)
      let side = 1.0 / CGFloat(numberOfColumns)
      let itemSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(side), heightDimension: .fractionalWidth(side))
      let item = NSCollectionLayoutItem(layoutSize: itemSize)
      let groupSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalWidth(side))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: groupSize, subitem: item, count: numberOfColumns)
      group.interItemSpacing = .fixed(4)
      let layoutSection = NSCollectionLayoutSection(group: group)

      let supplementarySize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(50))
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: supplementarySize, elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top)
      layoutSection.boundarySupplementaryItems = [header]
      if section == sectionCount - 1 {
        layoutSection.boundarySupplementaryItems.append(
          NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: supplementarySize, elementKind: UICollectionView.elementKindSectionFooter,
            alignment: .bottom))
      }
      return layoutSection
    }
  }
}
