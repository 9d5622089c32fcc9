import RMLayoutUIKit

extension CGFloat {
  static let minimumButtonDimension: CGFloat = 44
  static let defaultSpacing: CGFloat = 8
}

/// Colours, emoji and reactions: rows that wrap, with gaps that stretch.
@MainActor
final class Palettes {
  private static let edgeSpacing: CGFloat = 24

  func colorLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { section, _ in
      section == 0 ? Self.colorSection : Self.switchSection
    }
  }

  private static var colorSection: NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .absolute(40), heightDimension: .absolute(40)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(40)),
      subitems: [item])
    group.interItemSpacing = .flexible(16)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 16
    section.contentInsets = .init(
      top: 30, leading: edgeSpacing, bottom: 0, trailing: edgeSpacing)
    return section
  }

  private static var switchSection: NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(58))
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }

  static func emojiLayout() -> UICollectionViewLayout {
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .absolute(.minimumButtonDimension),
      heightDimension: .absolute(.minimumButtonDimension))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(.minimumButtonDimension))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
    group.interItemSpacing = .flexible(.defaultSpacing)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = .defaultSpacing
    section.contentInsets = NSDirectionalEdgeInsets(
      top: .defaultSpacing, leading: .defaultSpacing, bottom: .defaultSpacing,
      trailing: .defaultSpacing)
    let headerSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(.defaultSpacing))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: headerSize, elementKind: "CategoryHeader", alignment: .top)
    ]
    return UICollectionViewCompositionalLayout(section: section)
  }

  static func reactionLayout() -> UICollectionViewLayout {
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .estimated(.minimumButtonDimension),
      heightDimension: .estimated(.minimumButtonDimension))
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(.minimumButtonDimension))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: groupSize, subitems: [NSCollectionLayoutItem(layoutSize: itemSize)])
    group.interItemSpacing = .flexible(.defaultSpacing)
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
}
