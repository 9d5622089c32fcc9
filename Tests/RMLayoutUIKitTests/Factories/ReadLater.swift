import RMLayoutUIKit

/// A home page whose carousel is one group, as wide as all its cards.
@MainActor
final class ReadLater {
  enum Constants {
    static let margin: CGFloat = 8
    static let sideMargin: CGFloat = 20
    static let spacing: CGFloat = 16
    static let cardHeight: CGFloat = 232
  }

  func recentSavesSection(
    in environment: NSCollectionLayoutEnvironment, numberOfItems: Int
  ) -> NSCollectionLayoutSection {
    let isWide = environment.traitCollection.horizontalSizeClass == .regular
    let width: CGFloat = isWide ? 2 / 5 : 0.8
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(width * Double(numberOfItems)),
        heightDimension: .absolute(Constants.cardHeight)),
      subitem: item, count: numberOfItems)
    group.interItemSpacing = .fixed(Constants.spacing)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(35.5)),
      elementKind: "SectionHeader", alignment: .top)
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [header]
    section.orthogonalScrollingBehavior = .continuous
    section.contentInsets = NSDirectionalEdgeInsets(
      top: Constants.margin, leading: Constants.sideMargin, bottom: 64,
      trailing: Constants.sideMargin)
    return section
  }

  func heroSection(in environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let cardHeights: [CGFloat] = [310, 342]
    let group: NSCollectionLayoutGroup
    if environment.traitCollection.horizontalSizeClass == .regular {
      group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1),
          heightDimension: .absolute(cardHeights.max() ?? 0)),
        repeatingSubitem: .init(
          layoutSize: .init(
            widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1))),
        count: 2)
      group.interItemSpacing = .fixed(Constants.spacing)
    } else {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(cardHeights[0]))
      group = .vertical(layoutSize: size, subitems: [.init(layoutSize: size)])
    }
    return NSCollectionLayoutSection(group: group)
  }

  func empty() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0), heightDimension: .fractionalHeight(0))
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }

  func layout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [self] index, environment -> NSCollectionLayoutSection? in
      switch index {
      case 0: return recentSavesSection(in: environment, numberOfItems: 5)
      case 1: return heroSection(in: environment)
      default: return empty()
      }
    }
  }
}
