import RMLayoutUIKit

// Static members and initialisers that applications add to the family.

extension NSCollectionLayoutSection {
  static func grid(
    columns: Int, height: CGFloat = 120, spacing: CGFloat = 0,
    scrolling: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem.fill
    let group = NSCollectionLayoutGroup.row(of: item, columns: columns, height: .absolute(height))
    group.interItemSpacing = .fixed(spacing)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = spacing
    section.orthogonalScrollingBehavior = scrolling
    return section
  }

  static var banner: NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .fullWidth(.fractionalWidth(9 / 16)), subitems: [.fill])
    return NSCollectionLayoutSection(group: group)
  }

  @discardableResult
  func addHeader(_ height: CGFloat, pinned: Bool = false) -> NSCollectionLayoutSection {
    let header = NSCollectionLayoutBoundarySupplementaryItem.header(height: height)
    boundarySupplementaryItems.append(header)
    header.pinToVisibleBounds = pinned
    return self
  }
}

extension NSCollectionLayoutGroup {
  static func row(
    of item: NSCollectionLayoutItem, columns: Int, height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutGroup {
    let size = NSCollectionLayoutSize.fullWidth(height)
    return .horizontal(layoutSize: size, subitem: item, count: columns)
  }

  // An application's own overload, near to the original.
  static func horizontal(
    layoutSize: NSCollectionLayoutSize, item: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    horizontal(layoutSize: layoutSize, subitems: Array(repeating: item, count: count))
  }
}

extension NSCollectionLayoutItem {
  static var fill: NSCollectionLayoutItem {
    NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(fraction: 1))
  }

  func inset(by value: CGFloat) -> Self {
    contentInsets = NSDirectionalEdgeInsets(all: value)
    return self
  }
}

extension NSCollectionLayoutSize {
  convenience init(fraction: CGFloat) {
    self.init(
      widthDimension: .fractionalWidth(fraction), heightDimension: .fractionalHeight(fraction))
  }

  static func fullWidth(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .full, heightDimension: height)
  }
}

extension NSCollectionLayoutDimension {
  class var full: NSCollectionLayoutDimension { .fractionalWidth(1) }
}

extension NSDirectionalEdgeInsets {
  init(all value: CGFloat) {
    self.init(top: value, leading: value, bottom: value, trailing: value)
  }

  static func + (
    left: NSDirectionalEdgeInsets, right: NSDirectionalEdgeInsets
  ) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: left.top + right.top, leading: left.leading + right.leading,
      bottom: left.bottom + right.bottom, trailing: left.trailing + right.trailing)
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  static func header(height: CGFloat) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .fullWidth(.absolute(height)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
  }
}

extension UICollectionViewCompositionalLayout {
  static var gallery: UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { index, _ in
      switch index {
      case 0: return .banner
      case 1:
        return .grid(columns: 3, spacing: 4).addHeader(32, pinned: true)
      default:
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: .fullWidth(.absolute(90)),
          item: NSCollectionLayoutItem(
            layoutSize: .init(
              widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1))
          ).inset(by: 3), count: 4)
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(all: 6) + .init(all: 2)
        return section
      }
    }
  }

  convenience init(rows heights: [CGFloat]) {
    self.init { index, _ in
      NSCollectionLayoutSection(
        group: .row(of: .fill, columns: 1, height: .absolute(heights[index % heights.count])))
    }
  }
}

extension UICollectionViewLayout {
  static func cards(spacing: CGFloat) -> UICollectionViewLayout {
    let section = NSCollectionLayoutSection.grid(
      columns: 2, height: 160, spacing: spacing, scrolling: .groupPaging)
    return UICollectionViewCompositionalLayout(section: section)
  }
}
