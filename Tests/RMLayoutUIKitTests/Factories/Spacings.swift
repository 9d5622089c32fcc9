import RMLayoutUIKit

/// Edge spacing in the ways in which it is written.
@MainActor
enum Spacings {
  // Pushed to the trailing side.
  static func trailing() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(0.6), heightDimension: .absolute(40)))
    item.edgeSpacing = .init(
      leading: .flexible(0), top: .fixed(4), trailing: .fixed(8), bottom: nil)
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(200)),
      subitems: [item])
    return UICollectionViewCompositionalLayout(section: .init(group: group))
  }

  // The same space on every edge of tags that are as wide as their words.
  static func tags() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .estimated(80), heightDimension: .estimated(32))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let space = NSCollectionLayoutSpacing.fixed(4)
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: space, top: space, trailing: space, bottom: space)
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(32))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = .zero
    section.contentInsets.leading = 12
    return UICollectionViewCompositionalLayout(section: section)
  }

  // Gaps between rows by the groups' own edges, also negative ones.
  static func rowGaps() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in
      let item = NSCollectionLayoutItem(
        layoutSize: .init(
          widthDimension: .fractionalWidth(0.48), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(64)),
        subitems: [item])
      group.interItemSpacing = NSCollectionLayoutSpacing.flexible(0)
      group.edgeSpacing = NSCollectionLayoutEdgeSpacing(
        leading: .none, top: .fixed(index == 0 ? 10 : -24), trailing: .none, bottom: .fixed(10))
      return NSCollectionLayoutSection(group: group)
    }
  }

  // Five columns of a fifth, listed once.
  static func fifths() -> UICollectionViewLayout {
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.2), heightDimension: .fractionalHeight(1.0))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalWidth(0.2))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  // Two columns at a fixed distance, the commonest grid.
  static func twoColumns() -> UICollectionViewLayout {
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(44))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: groupSize, subitem: item, count: 2)
    let spacing = CGFloat(10)
    group.interItemSpacing = .fixed(spacing)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = spacing
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
    return UICollectionViewCompositionalLayout(section: section)
  }
}
