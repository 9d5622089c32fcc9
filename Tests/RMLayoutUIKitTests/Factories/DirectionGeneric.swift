import RMLayoutUIKit

/// Grids and rows written once for both directions, with dimensions passed through.
@MainActor
struct DirectionGeneric {
  enum Mode {
    case fixedNumber(Int)
    case adaptive(withMinItemSize: CGFloat)

    func count(in extent: CGFloat) -> Int {
      switch self {
      case .fixedNumber(let number): return number
      case .adaptive(let minimum): return max(1, Int(extent / minimum))
      }
    }
  }

  static func grid(
    layoutMode: Mode = .fixedNumber(2), itemSpacing: CGFloat = 5, lineSpacing: CGFloat = 5,
    itemSize: NSCollectionLayoutDimension = .estimated(150),
    sectionInsets: NSDirectionalEdgeInsets = NSDirectionalEdgeInsets(
      top: 0, leading: 20, bottom: 0, trailing: 20),
    scrollDirection: UICollectionView.ScrollDirection,
    environment: NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let itemLayoutSize: NSCollectionLayoutSize
    let group: NSCollectionLayoutGroup
    let supplementarySize: NSCollectionLayoutSize
    let headerAlignment: NSRectAlignment
    switch scrollDirection {
    case .horizontal:
      let count = layoutMode.count(in: environment.container.effectiveContentSize.height)
      itemLayoutSize = NSCollectionLayoutSize(
        widthDimension: itemSize, heightDimension: .fractionalHeight(1.0))
      group = NSCollectionLayoutGroup.vertical(
        layoutSize: itemLayoutSize, subitem: NSCollectionLayoutItem(layoutSize: itemLayoutSize),
        count: count)
      supplementarySize = NSCollectionLayoutSize(
        widthDimension: .estimated(50), heightDimension: .fractionalHeight(1.0))
      headerAlignment = .leading
    case .vertical:
      fallthrough
    @unknown default:
      let count = layoutMode.count(in: environment.container.effectiveContentSize.width)
      itemLayoutSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: itemSize)
      group = NSCollectionLayoutGroup.horizontal(
        layoutSize: itemLayoutSize, subitem: NSCollectionLayoutItem(layoutSize: itemLayoutSize),
        count: count)
      supplementarySize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(50))
      headerAlignment = .top
    }
    group.interItemSpacing = .fixed(itemSpacing)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = lineSpacing
    section.contentInsets = sectionInsets
    section.visibleItemsInvalidationHandler = { _, _, _ in }  // a workaround of its authors
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: supplementarySize, elementKind: UICollectionView.elementKindSectionHeader,
        alignment: headerAlignment)
    ]
    return section
  }

  static func orthogonalGrid(
    gridSize: Int = 2, itemDimension: NSCollectionLayoutDimension = .fractionalWidth(0.9),
    sectionDimension: NSCollectionLayoutDimension = .fractionalHeight(0.8),
    orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior =
      .groupPagingCentered,
    gridSpacing: CGFloat = 5, itemInsets: NSDirectionalEdgeInsets = .zero,
    sectionInsets: NSDirectionalEdgeInsets = .zero
  ) -> NSCollectionLayoutSection {
    let orthogonalScrollBehavior = orthogonalScrollingBehavior
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: itemDimension, heightDimension: sectionDimension),
      subitem: item, count: gridSize)
    group.interItemSpacing = .fixed(gridSpacing)
    group.contentInsets = itemInsets
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = gridSpacing
    section.contentInsets = sectionInsets
    section.orthogonalScrollingBehavior = orthogonalScrollBehavior
    return section
  }

  static func layout(_ direction: UICollectionView.ScrollDirection) -> UICollectionViewLayout {
    let layout = UICollectionViewCompositionalLayout { index, environment in
      switch index {
      case 0: return grid(scrollDirection: direction, environment: environment)
      case 1:
        return grid(
          layoutMode: .adaptive(withMinItemSize: 120), itemSize: .absolute(80),
          scrollDirection: direction, environment: environment)
      default:
        return orthogonalGrid(
          itemInsets: NSDirectionalEdgeInsets(top: 4, leading: 6, bottom: 4, trailing: 6))
      }
    }
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = direction
    layout.configuration = configuration
    return layout
  }
}
