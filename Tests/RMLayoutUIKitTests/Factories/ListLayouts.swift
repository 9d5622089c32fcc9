import RMLayoutUIKit

/// Lists of every appearance, whole layouts and sections among others.
@MainActor
final class ListLayouts: NSObject {
  private var appearance = UICollectionLayoutListConfiguration.Appearance.plain

  // One list.
  func wholeList() -> UICollectionViewLayout {
    let config = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    return UICollectionViewCompositionalLayout.list(using: config)
  }

  // A sidebar whose first item is its header.
  func sidebar() -> UICollectionViewLayout {
    let layout = UICollectionViewCompositionalLayout { section, layoutEnvironment in
      var config = UICollectionLayoutListConfiguration(
        appearance: section == 0 ? .sidebar : .sidebarPlain)
      config.headerMode = section == 0 ? .none : .firstItemInSection
      return NSCollectionLayoutSection.list(using: config, layoutEnvironment: layoutEnvironment)
    }
    return layout
  }

  // Headers and footers of their own views, separators by row.
  func settings() -> UICollectionViewLayout {
    var config = UICollectionLayoutListConfiguration(appearance: .grouped)
    config.headerMode = .supplementary
    config.footerMode = .supplementary
    config.showsSeparators = true
    config.backgroundColor = .systemGroupedBackground
    var separators = UIListSeparatorConfiguration(listAppearance: .grouped)
    separators.bottomSeparatorInsets = NSDirectionalEdgeInsets(
      top: 0, leading: 60, bottom: 0, trailing: 0)
    separators.color = UIColor.separator.withAlphaComponent(0.5)
    config.separatorConfiguration = separators
    config.itemSeparatorHandler = { indexPath, sectionConfiguration in
      var configuration = sectionConfiguration
      if indexPath.item == 0 { configuration.topSeparatorVisibility = .hidden }
      return configuration
    }
    return UICollectionViewCompositionalLayout.list(using: config)
  }

  // A plain list with padding above pinned headers, and actions on both sides.
  func mailbox() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = .supplementary
    if #available(iOS 15.0, *) {
      configuration.headerTopPadding = 8
    }
    configuration.leadingSwipeActionsConfigurationProvider = { [weak self] indexPath in
      guard self != nil, indexPath.section == 0 else { return nil }
      return UISwipeActionsConfiguration(actions: [])
    }
    configuration.trailingSwipeActionsConfigurationProvider = { (indexPath) in
      let flag = UIContextualAction(style: .normal, title: "Flag") {
        (action, view, completion) in
        completion(true)
      }
      flag.backgroundColor = .systemOrange
      return .init(actions: [flag])
    }
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  // A list in readable width under a row that scrolls.
  func feed() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { section, env in
      if section == 0 { return .grid(columns: 4, height: 70, spacing: 6, scrolling: .continuous) }
      let list: NSCollectionLayoutSection = .list(
        using: .init(appearance: .plain), layoutEnvironment: env)
      list.contentInsetsReference = .readableContent
      list.boundarySupplementaryItems = list.boundarySupplementaryItems + [.header(height: 24)]
      // swift-format-ignore: ReplaceForEachWithForLoop
      list.boundarySupplementaryItems.forEach { $0.pinToVisibleBounds = true }
      return list
    }
  }
}
