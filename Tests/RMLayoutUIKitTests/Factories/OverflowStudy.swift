import RMLayoutUIKit

/// What happens where parts add up to more than a group, and where a group is three screens wide.
@MainActor
enum OverflowStudy {
  private static func column(_ width: CGFloat, count: Int) -> NSCollectionLayoutGroup {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    return NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(1.0)),
      subitem: item, count: count)
  }

  private static func columns(in sectionIndex: Int) -> [NSCollectionLayoutGroup] {
    let third = CGFloat(1.0 / 3.0)
    switch sectionIndex {
    case 0: return [column(third, count: 1), column(third, count: 2), column(third, count: 1)]
    case 1: return [column(0.3, count: 2), column(0.3, count: 2), column(0.7, count: 1)]
    case 2: return [column(third, count: 2), column(third, count: 2), column(third, count: 1)]
    default: return [column(third, count: 3), column(third, count: 3), column(third, count: 1)]
    }
  }

  static func createLayout() -> UICollectionViewLayout {
    let config = UICollectionViewCompositionalLayoutConfiguration()
    config.interSectionSpacing = 20
    return UICollectionViewCompositionalLayout(
      sectionProvider: { sectionIndex, _ in
        let width: CGFloat = sectionIndex == 0 ? 3.0 : 0.85
        let containerGroup = NSCollectionLayoutGroup.horizontal(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(0.4)),
          subitems: columns(in: sectionIndex))
        let section = NSCollectionLayoutSection(group: containerGroup)
        section.orthogonalScrollingBehavior = .continuous
        section.boundarySupplementaryItems = [
          NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(44)),
            elementKind: "steps-header", alignment: .top)
        ]
        return section
      }, configuration: config)
  }
}
