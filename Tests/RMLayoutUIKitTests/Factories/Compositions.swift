import RMLayoutUIKit

/// Groups in groups: what is used twice, mixed with items, or nested deep.
@MainActor
enum Compositions {
  // The same column twice beside a large item.
  static func reused() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5))
    let small = NSCollectionLayoutItem(layoutSize: size)
    let columnSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1))
    let column = NSCollectionLayoutGroup.vertical(layoutSize: columnSize, subitems: [small, small])
    let large = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.5)),
      subitems: [column, large, column])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  // A list of items that are groups.
  static func repeatedGroups() -> UICollectionViewLayout {
    let pair = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.25)),
      subitem: NSCollectionLayoutItem(layoutSize: .init(fraction: 1)), count: 2)
    var subitems: [NSCollectionLayoutItem] = Array(repeating: pair, count: 3)
    subitems.insert(
      NSCollectionLayoutItem(
        layoutSize: .init(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.25))),
      at: 1)
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(400)),
      subitems: subitems)
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  // Five levels.
  static func deep() -> UICollectionViewLayout {
    var subitem: NSCollectionLayoutItem = .fill
    for level in 0..<5 {
      let fraction: CGFloat = level == 4 ? 1 : 0.5
      if level.isMultiple(of: 2) {
        subitem = NSCollectionLayoutGroup.horizontal(
          layoutSize: .init(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(fraction)),
          subitem: subitem, count: 2)
      } else {
        subitem = NSCollectionLayoutGroup.vertical(
          layoutSize: .init(
            widthDimension: .fractionalWidth(fraction), heightDimension: .fractionalHeight(1)),
          subitems: [subitem])
      }
    }
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)),
      subitems: [subitem])
    return UICollectionViewCompositionalLayout(section: .init(group: group))
  }

  // The mosaic of many tutorials.
  static func mosaic() -> UICollectionViewLayout {
    let inset: CGFloat = 2.5
    func item(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutItem {
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(height)))
      item.contentInsets = NSDirectionalEdgeInsets(
        top: inset, leading: inset, bottom: inset, trailing: inset)
      return item
    }
    let topItem = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalWidth(9 / 16)))
    let pairGroup = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)),
      subitem: item(1, 1), count: 2)
    let bottomGroup = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.5)),
      subitems: [item(0.5, 1), pairGroup])
    let nestedGroup = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(9 / 16 + 0.5)),
      subitems: [topItem, bottomGroup])
    return UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: nestedGroup))
  }

  // Equal heights of a whole section.
  static func uniform() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.5), heightDimension: .uniformAcrossSiblings(estimate: 120))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .uniformAcrossSiblings(estimate: 120)),
      subitems: [item])
    group.interItemSpacing = .fixed(0)
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
}
