import RMLayoutUIKit

/// A wallet: a list of tokens, a row of actions, and banners that are one group as wide as all of them.
@MainActor
final class WalletHome: NSObject {
  var bannerCount = 3
  private(set) var focusedPage = 0

  private var trailingSwipe: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?

  func makeLayout() -> UICollectionViewLayout {
    let layout = UICollectionViewCompositionalLayout { [weak self] (sectionIndex, environment) in
      guard let self else { return nil }
      switch sectionIndex {
      case 0: return self.actionsSection()
      case 1: return self.bannersSection()
      default: return self.tokensSection(environment: environment)
      }
    }
    layout.register(
      CardBackgroundView.self, forDecorationViewOfKind: CardBackgroundView.elementKind)
    return layout
  }

  private func actionsSection() -> NSCollectionLayoutSection {
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .estimated(76), heightDimension: .estimated(85))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(85))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: groupSize, subitem: item, count: 4)
    group.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 6, bottom: 0, trailing: 6)
    return NSCollectionLayoutSection(group: group)
  }

  private func bannersSection() -> NSCollectionLayoutSection {
    let section: NSCollectionLayoutSection
    let count = bannerCount
    if #available(iOS 17.0, *) {
      let itemSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(count)),
        heightDimension: .uniformAcrossSiblings(estimate: 81))
      let item = NSCollectionLayoutItem(layoutSize: itemSize)
      item.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
      let groupSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(CGFloat(count)), heightDimension: .estimated(81))
      let group: NSCollectionLayoutGroup = .horizontal(
        layoutSize: groupSize, repeatingSubitem: item, count: count)
      section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingProperties.bounce = .always
      section.orthogonalScrollingBehavior = .paging
    } else {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(81))
      let group: NSCollectionLayoutGroup = .horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .groupPaging
    }
    if count > 1 {
      section.visibleItemsInvalidationHandler = { [weak self] (items, location, environment) in
        let width = environment.container.contentSize.width
        let cells = items.filter { $0.representedElementCategory == .cell }
        let focused = cells.min { one, other in
          abs(one.center.x - location.x - width / 2) < abs(other.center.x - location.x - width / 2)
        }
        self?.focusedPage = focused?.indexPath.item ?? 0
      }
      let footerSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(16))
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: footerSize, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom)
      ]
    } else {
      section.visibleItemsInvalidationHandler = nil
    }
    return section
  }

  private func tokensSection(environment: NSCollectionLayoutEnvironment)
    -> NSCollectionLayoutSection
  {
    var config = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    config.headerMode = .supplementary
    config.footerMode = .supplementary
    config.trailingSwipeActionsConfigurationProvider = trailingSwipe
    let section = NSCollectionLayoutSection.list(using: config, layoutEnvironment: environment)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(57)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top),
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(56)),
        elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom),
    ]
    section.decorationItems = [.background(elementKind: CardBackgroundView.elementKind)]
    return section
  }
}

final class CardBackgroundView: UICollectionReusableView {
  static let elementKind = "card-background"

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 13
    layer.masksToBounds = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
