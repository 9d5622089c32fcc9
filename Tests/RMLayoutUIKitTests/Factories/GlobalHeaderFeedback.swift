import RMLayoutUIKit

/// A header and a footer of the whole layout that stay in view, over rows that scroll sideways.
@MainActor
enum GlobalHeaderFeedback {
  static let globalHeaderKind = "global-header"
  static let globalFooterKind = "global-footer"

  static func createLayout() -> UICollectionViewLayout {
    let layout = UICollectionViewCompositionalLayout { (_, _) -> NSCollectionLayoutSection? in
      let item = NSCollectionLayoutItem(
        layoutSize: .init(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .absolute(234), heightDimension: .absolute(340)),
        subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 8
      section.contentInsets = .init(top: 0, leading: 16, bottom: 0, trailing: 16)
      section.orthogonalScrollingBehavior = .continuous
      section.boundarySupplementaryItems = [
        .init(
          layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(39)),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      ]
      return section
    }

    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 8
    configuration.scrollDirection = .vertical
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(120)),
      elementKind: globalHeaderKind, alignment: .top)
    header.pinToVisibleBounds = true
    header.zIndex = 2
    let footer = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(120)),
      elementKind: globalFooterKind, alignment: .bottom)
    footer.pinToVisibleBounds = true
    footer.zIndex = 2
    configuration.boundarySupplementaryItems = [header, footer]
    layout.configuration = configuration
    return layout
  }
}
