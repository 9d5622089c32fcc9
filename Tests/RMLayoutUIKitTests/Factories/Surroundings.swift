import RMLayoutUIKit

/// Layouts that ask where they are: traits, screen, device, fonts.
@MainActor
struct Surroundings {
  // Columns by size class and orientation.
  static func bySizeClass() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { (_, environment) in
      let traits = environment.traitCollection
      let isWide =
        environment.container.contentSize.width > environment.container.contentSize.height
      let columns: Int
      switch (traits.horizontalSizeClass, traits.verticalSizeClass) {
      case (.compact, .regular): columns = 2
      case (.compact, .compact): columns = 3
      case (.regular, _): columns = isWide ? 6 : 4
      case (_, _): columns = 1
      }
      return .grid(columns: columns, height: 88)
    }
  }

  // Columns by the idiom in traits, pixels by the scale.
  static func byIdiom() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let isPad = environment.traitCollection.userInterfaceIdiom == .pad
      let hairline = 1 / environment.traitCollection.displayScale
      return .grid(columns: isPad ? 5 : 3, height: 90 + hairline, spacing: hairline)
    }
  }

  // Lengths by the screen and the device.
  static func byScreen() -> UICollectionViewLayout {
    let width = (UIScreen.main.bounds.width - 3 * 16) / 2
    let height: CGFloat = UIDevice.current.userInterfaceIdiom == .pad ? 300 : 220
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .absolute(width), heightDimension: .absolute(height)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
      subitems: [item])
    group.interItemSpacing = .fixed(16)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = .init(top: 0, leading: 16, bottom: 0, trailing: 16)
    return UICollectionViewCompositionalLayout(section: section)
  }

  // Heights by fonts.
  static func byFont() -> UICollectionViewLayout {
    let font = UIFont.preferredFont(forTextStyle: .headline)
    let caption = UIFontMetrics(forTextStyle: .caption1).scaledValue(for: 14)
    let height = ceil(font.lineHeight) + caption + 2 * 8
    return UICollectionViewCompositionalLayout(rows: [height])
  }

  // As many columns as there is room for.
  static func byRoom() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { sectionIndex, environment in
      let container = environment.container
      let available =
        container.contentSize.width - container.contentInsets.leading
        - container.effectiveContentInsets.trailing
      let columns = floor(available / 110)
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(0.9 / columns), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.9 / columns)),
        subitems: [item])
      group.interItemSpacing = .flexible(4)
      return NSCollectionLayoutSection(group: group)
    }
  }
}
