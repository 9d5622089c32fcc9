import RMLayoutUIKit

/// Headers, footers and side items at all places.
@MainActor
enum BoundaryShapes {
  private static func section(rowHeight: CGFloat = 44) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(rowHeight))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 5
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
    return section
  }

  // A header that stays and a footer.
  static func pinnedHeader() -> UICollectionViewLayout {
    let section = section()
    let headerFooterSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(44))
    let sectionHeader = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: headerFooterSize, elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .top)
    let sectionFooter = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: headerFooterSize, elementKind: UICollectionView.elementKindSectionFooter,
      alignment: .bottom)
    section.boundarySupplementaryItems = [sectionHeader, sectionFooter]
    // After it was handed over.
    sectionHeader.pinToVisibleBounds = true
    sectionHeader.zIndex = 2
    return UICollectionViewCompositionalLayout(section: section)
  }

  // An index beside the rows, and one behind everything.
  static func indexColumn() -> UICollectionViewLayout {
    let section = section()
    section.contentInsets.leading += 30
    let index = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(widthDimension: .absolute(24), heightDimension: .fractionalHeight(0.5)),
      elementKind: "index", alignment: .leading, absoluteOffset: CGPoint(x: -30, y: 0))
    index.extendsBoundary = false
    let trailing = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(widthDimension: .absolute(12), heightDimension: .absolute(12)),
      elementKind: "mark", alignment: .trailing)
    section.boundarySupplementaryItems = [index, trailing]
    return UICollectionViewCompositionalLayout(section: section)
  }

  // Corners, distances and a header that lies over the first row.
  static func corners() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in
      let section = section(rowHeight: 80)
      let size = NSCollectionLayoutSize(
        widthDimension: .absolute(60), heightDimension: .absolute(20))
      let places: [(String, NSRectAlignment)] = [
        ("a", .topLeading), ("b", .topTrailing), ("c", .bottomLeading), ("d", .bottomTrailing),
      ]
      section.boundarySupplementaryItems = places.map {
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: $0.0, alignment: $0.1,
          absoluteOffset: .init(x: 4, y: index == 0 ? 6 : -6))
      }
      let badge = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: "over", alignment: .top)
      badge.extendsBoundary = false
      badge.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: -16, bottom: 0, trailing: 4)
      section.boundarySupplementaryItems.append(badge)
      return section
    }
  }

  // Headers that do not keep to the section's insets, by the old flag and by the new reference.
  static func wideHeaders() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in
      let section = section()
      section.contentInsets = .init(top: 8, leading: 40, bottom: 8, trailing: 20)
      section.boundarySupplementaryItems = [.header(height: 30)]
      if index == 0 {
        section.supplementariesFollowContentInsets = false
      } else {
        section.contentInsetsReference = .none
        section.supplementaryContentInsetsReference = .none
      }
      return section
    }
  }

  // Sections in other references than the layout's.
  static func references() -> UICollectionViewLayout {
    let references: [UIContentInsetsReference] = [
      .automatic, .none, .safeArea, .layoutMargins, .readableContent,
    ]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.contentInsetsReference = .readableContent
    return UICollectionViewCompositionalLayout(
      sectionProvider: { index, _ in
        let section = section()
        section.contentInsetsReference = references[index % references.count]
        return section
      }, configuration: configuration)
  }

  // A table that scrolls sideways under a first column that stays.
  static func stickyColumn() -> UICollectionViewLayout {
    let columns = 5
    let cellWidth: CGFloat = 90
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .absolute(cellWidth), heightDimension: .fractionalHeight(1))
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .absolute(cellWidth * CGFloat(columns + 1)), heightDimension: .absolute(40)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = .init(top: 0, leading: cellWidth, bottom: 0, trailing: -cellWidth)
    let sticky = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(
        widthDimension: .absolute(cellWidth), heightDimension: .fractionalHeight(0.2)),
      elementKind: "sticky", alignment: .leading)
    sticky.pinToVisibleBounds = true
    sticky.zIndex = Int.max
    section.boundarySupplementaryItems = [sticky]
    return UICollectionViewCompositionalLayout(section: section)
  }

  // Headers of a layout that scrolls sideways stand at the start.
  static func sideways() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(120), heightDimension: .fractionalHeight(1))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
    section.boundarySupplementaryItems = [
      .init(
        layoutSize: .init(widthDimension: .absolute(36), heightDimension: .fractionalHeight(1)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .leading),
      .init(
        layoutSize: .init(widthDimension: .absolute(20), heightDimension: .fractionalHeight(1)),
        elementKind: UICollectionView.elementKindSectionFooter, alignment: .trailing),
    ]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.configuration.scrollDirection = .horizontal
    layout.configuration.interSectionSpacing = 9
    return layout
  }
}
