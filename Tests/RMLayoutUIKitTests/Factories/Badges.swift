import RMLayoutUIKit

/// Views attached to items and groups.
@MainActor
enum Badges {
  static let badgeElementKind = "badge-element-kind"

  // A badge at the corner of each item.
  static func itemBadges() -> UICollectionViewLayout {
    let badgeAnchor = NSCollectionLayoutAnchor(
      edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3))
    let badgeSize = NSCollectionLayoutSize(
      widthDimension: .absolute(20), heightDimension: .absolute(20))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: badgeSize, elementKind: badgeElementKind, containerAnchor: badgeAnchor)
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1.0))
    let item = NSCollectionLayoutItem(layoutSize: itemSize, supplementaryItems: [badge])
    item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalWidth(0.2))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
    return UICollectionViewCompositionalLayout(section: section)
  }

  // A line under each hour of a timetable, and the hour beside it.
  static func timetable() -> UICollectionViewLayout {
    let hour = NSCollectionLayoutSupplementaryItem(
      layoutSize: .init(widthDimension: .absolute(44), heightDimension: .absolute(16)),
      elementKind: "hour", containerAnchor: .init(edges: [.leading, .top]),
      itemAnchor: .init(edges: [.trailing], absoluteOffset: CGPoint(x: -4, y: 0)))
    hour.zIndex = 3
    let line = NSCollectionLayoutSupplementaryItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(1)),
      elementKind: "line",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: .bottom, absoluteOffset: CGPoint(x: 0, y: 2)))
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
      subitems: [item])
    group.supplementaryItems = [hour, line]
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets.leading = 52
    section.interGroupSpacing = 4
    return UICollectionViewCompositionalLayout(section: section)
  }

  // A background under the header.
  static func cards() -> UICollectionViewLayout {
    let headerHeight: CGFloat = 32
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(44))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.interGroupSpacing = 5
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    section.boundarySupplementaryItems = [.header(height: headerHeight)]

    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    background.contentInsets = NSDirectionalEdgeInsets(
      top: 5, leading: 5, bottom: 5, trailing: 5)
    background.contentInsets.top = headerHeight
    background.zIndex = -1
    section.decorationItems = [background]

    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(CardBackgroundView.self, forDecorationViewOfKind: "background")
    return layout
  }
}
