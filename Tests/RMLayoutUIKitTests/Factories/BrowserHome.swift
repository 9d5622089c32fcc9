import RMLayoutUIKit

/// A browser's home page: top sites, stories of equal height, and a spacer that fills the screen.
@MainActor
final class BrowserHome {
  struct UX {
    static let spacing: CGFloat = 16
    static let storyEstimate: CGFloat = 282
    static let topSiteEstimate: CGFloat = 94

    static func leadingInset(
      traitCollection: UITraitCollection,
      interfaceIdiom: UIUserInterfaceIdiom = UIDevice.current.userInterfaceIdiom
    ) -> CGFloat {
      guard interfaceIdiom != .phone else { return 16 }
      return traitCollection.horizontalSizeClass == .regular ? 50 : 16
    }
  }

  private func createStoriesSection(
    for environment: NSCollectionLayoutEnvironment, headerShouldPin: Bool
  ) -> NSCollectionLayoutSection {
    let height: NSCollectionLayoutDimension
    if #available(iOS 17, *) {
      height = NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: UX.storyEstimate)
    } else {
      height = .estimated(UX.storyEstimate)
    }
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: height))
    let cellsPerRow = max(1, Int(environment.container.effectiveContentSize.width / 300))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(UX.storyEstimate)),
      subitem: item, count: cellsPerRow)
    group.interItemSpacing = .fixed(UX.spacing)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = UX.spacing
    let leadingInset = UX.leadingInset(traitCollection: environment.traitCollection)
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 16, leading: leadingInset, bottom: 16, trailing: leadingInset)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(34)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = headerShouldPin
    section.boundarySupplementaryItems = [header]
    return section
  }

  private func createTopSitesSection(
    for environment: NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let sitesPerRow = environment.container.effectiveContentSize.width > 828 ? 8 : 4
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(sitesPerRow)),
        heightDimension: .estimated(UX.topSiteEstimate)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(UX.topSiteEstimate)),
      subitem: item, count: sitesPerRow)
    group.interItemSpacing = NSCollectionLayoutSpacing.fixed(UX.spacing)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets.top = 0
    section.contentInsets.leading = 16
    section.contentInsets.trailing = 16
    section.contentInsets.bottom = 32
    section.interGroupSpacing = UX.spacing
    return section
  }

  private func createSpacerSection(
    for environment: NSCollectionLayoutEnvironment, fittedHeight: CGFloat
  ) -> NSCollectionLayoutSection {
    let spacerHeight = environment.container.contentSize.height - fittedHeight
    // Dimensions of 0 or less make UIKit complain.
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(max(0.1, spacerHeight)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return NSCollectionLayoutSection(group: group)
  }

  private func createEmptyLayoutSection() -> NSCollectionLayoutSection {
    let zeroLayoutSize = NSCollectionLayoutSize(
      widthDimension: .absolute(0.0), heightDimension: .absolute(0.0))
    let emptyGroup = NSCollectionLayoutGroup.horizontal(
      layoutSize: zeroLayoutSize, subitems: [NSCollectionLayoutItem(layoutSize: zeroLayoutSize)])
    return NSCollectionLayoutSection(group: emptyGroup)
  }

  func createLayout() -> UICollectionViewCompositionalLayout {
    let layout = UICollectionViewCompositionalLayout {
      [weak self] (sectionIndex: Int, layoutEnvironment: NSCollectionLayoutEnvironment)
        -> NSCollectionLayoutSection? in
      guard let self else { return nil }
      switch sectionIndex {
      case 0: return self.createTopSitesSection(for: layoutEnvironment)
      case 1: return self.createStoriesSection(for: layoutEnvironment, headerShouldPin: true)
      case 2: return self.createSpacerSection(for: layoutEnvironment, fittedHeight: 700)
      default: return self.createEmptyLayoutSection()
      }
    }
    return layout
  }
}
