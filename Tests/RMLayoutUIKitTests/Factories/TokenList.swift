import RMLayoutUIKit

/// A list section that is changed after it was made: spacing, insets, background.
@MainActor
final class TokenList: NSObject {
  enum Section: Int, CaseIterable {
    case overview, tokens, emptyIndicator
  }

  func deleteActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
      completion(true)
    }
    delete.backgroundColor = .systemRed
    delete.image = UIImage(systemName: "trash")
    let configuration = UISwipeActionsConfiguration(actions: [delete])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }

  func makeLayout() -> UICollectionViewCompositionalLayout {
    let config = UICollectionViewCompositionalLayoutConfiguration()
    config.interSectionSpacing = 10
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { (sectionIndex, environment) in
        switch Section(rawValue: sectionIndex) {
        case .overview:
          let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(216))
          let group: NSCollectionLayoutGroup = .vertical(
            layoutSize: size, subitems: [.init(layoutSize: size)])
          let section = NSCollectionLayoutSection(group: group)
          section.contentInsets = NSDirectionalEdgeInsets(
            top: 0, leading: 20, bottom: 0, trailing: 20)
          return section
        case .tokens:
          var config = UICollectionLayoutListConfiguration(appearance: .plain)
          config.showsSeparators = false
          config.backgroundColor = .clear
          config.headerMode = .none
          config.footerMode = .none
          config.headerTopPadding = 0
          config.trailingSwipeActionsConfigurationProvider = { [unowned self] indexPath in
            self.deleteActions(at: indexPath)
          }
          let section: NSCollectionLayoutSection = .list(
            using: config, layoutEnvironment: environment)
          section.contentInsets = NSDirectionalEdgeInsets(
            top: 20, leading: 20, bottom: 20, trailing: 20)
          section.interGroupSpacing = 20
          section.decorationItems = {
            let background: NSCollectionLayoutDecorationItem = .background(elementKind: "tokens")
            background.contentInsets = NSDirectionalEdgeInsets(
              top: 0, leading: 20, bottom: 0, trailing: 20)
            return [background]
          }()
          return section
        case .emptyIndicator:
          let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: .absolute(environment.container.effectiveContentSize.height / 3))
          let group: NSCollectionLayoutGroup = .vertical(
            layoutSize: size, subitems: [.init(layoutSize: size)])
          return NSCollectionLayoutSection(group: group)
        default:
          return nil
        }
      }, configuration: config)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "tokens")
    return layout
  }
}
