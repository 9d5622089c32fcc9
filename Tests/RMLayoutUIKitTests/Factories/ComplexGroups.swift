import RMLayoutUIKit

/// Parts that do not fill their line, with fixed and flexible gaps, and a boundary item at the side.
@MainActor
final class ComplexGroups {
  func createComplexLayout() -> UICollectionViewLayout {
    let spacing: CGFloat = 8
    let smallItem = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.3)))
    let smallGroup = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)),
      subitem: smallItem, count: 3)
    smallGroup.interItemSpacing = .fixed(spacing)

    let quarter = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)))
    let wide = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.4), heightDimension: .fractionalHeight(1)))
    let orders: [[NSCollectionLayoutItem]] = [
      [quarter, wide, quarter], [wide, quarter, quarter], [quarter, quarter, wide],
    ]
    let lines = orders.map { subitems -> NSCollectionLayoutGroup in
      let line = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.3)),
        subitems: subitems)
      line.interItemSpacing = .fixed(spacing)
      return line
    }
    let stack = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.75), heightDimension: .fractionalHeight(1)),
      subitems: lines)
    stack.interItemSpacing = .flexible(0)

    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(0.5)),
      subitems: [smallGroup, stack])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = spacing
    return UICollectionViewCompositionalLayout(section: section)
  }

  func createBoundaryLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(0.9), heightDimension: .absolute(50)),
      subitems: [item])
    group.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .none, trailing: .none, bottom: .none)
    let section = NSCollectionLayoutSection(group: group)
    let barSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: barSize, elementKind: "Header", alignment: .top)
    let footer = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: barSize, elementKind: "Footer", alignment: .bottom)
    let left = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(widthDimension: .fractionalWidth(0.1), heightDimension: .absolute(150)),
      elementKind: "Left", alignment: .leading)
    section.boundarySupplementaryItems = [header, footer, left]
    let config = UICollectionViewCompositionalLayoutConfiguration()
    config.interSectionSpacing = 16
    return UICollectionViewCompositionalLayout(section: section, configuration: config)
  }
}
