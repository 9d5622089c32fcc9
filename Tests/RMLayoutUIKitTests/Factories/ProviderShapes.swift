import RMLayoutUIKit

/// The ways in which a section provider is written.
@MainActor
class ProviderShapes {
  private var headerKind = "shapes.header"
  var isCompact = true

  private func rowSection(height: CGFloat) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
    return NSCollectionLayoutSection(group: group)
  }

  // A trailing closure after empty parentheses.
  func afterParentheses() -> UICollectionViewLayout {
    // swift-format-ignore: NoEmptyTrailingClosureParentheses
    UICollectionViewCompositionalLayout() { section, _ in
      self.rowSection(height: section == 0 ? 40 : 60)
    }
  }

  // A method by its name.
  private func section(
    at index: Int, environment: NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? {
    let section = rowSection(height: environment.container.contentSize.width / 4)
    section.interGroupSpacing = CGFloat(index)
    return section
  }

  func byMethod() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout(sectionProvider: section(at:environment:))
  }

  // A closure that is stored first.
  func byStoredClosure() -> UICollectionViewLayout {
    let sectionProvider = {
      (sectionIndex: Int, layoutEnvironment: NSCollectionLayoutEnvironment)
        -> NSCollectionLayoutSection? in
      self.rowSection(height: 30 + CGFloat(sectionIndex) * 5)
    }
    let config = UICollectionViewCompositionalLayoutConfiguration()
    config.interSectionSpacing = 7
    return UICollectionViewCompositionalLayout(
      sectionProvider: sectionProvider, configuration: config)
  }

  // A property of the provider's own type.
  lazy var provider: UICollectionViewCompositionalLayoutSectionProvider = {
    [unowned self] index, environment in
    index == 1 ? nil : self.rowSection(height: 52)
  }

  func byProperty() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout(sectionProvider: provider)
  }

  // Numbered arguments.
  func byNumberedArguments() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout {
      self.rowSection(height: $0 == 0 ? $1.container.effectiveContentSize.height / 10 : 48)
    }
  }

  // Local functions, of which some are bound to the main actor.
  func byLocalFunctions() -> UICollectionViewLayout {
    let layout = UICollectionViewCompositionalLayout { sectionIndex, environment in
      let inset: CGFloat = 12

      @MainActor
      func header() -> NSCollectionLayoutBoundarySupplementaryItem {
        .init(
          layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(28)),
          elementKind: self.headerKind, alignment: .top)
      }

      @MainActor
      func tokens() -> NSCollectionLayoutSection {
        let section = self.rowSection(height: 44)
        section.contentInsets = .init(top: inset, leading: inset, bottom: inset, trailing: inset)
        section.boundarySupplementaryItems = [header()]
        return section
      }

      @MainActor func gallery(columns: Int) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
          layoutSize: .init(
            widthDimension: .fractionalWidth(1 / CGFloat(columns)),
            heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
          subitems: [item])
        return NSCollectionLayoutSection(group: group)
      }

      return sectionIndex == 0 ? tokens() : gallery(columns: 3)
    }
    return layout
  }

  // A weak self that ends in nil.
  func byWeakSelf() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout {
      [weak self] (index: Int, env: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? in
      guard let strongSelf = self else { return nil }
      return strongSelf.isCompact ? strongSelf.rowSection(height: 64) : nil
    }
  }
}

/// Sections by the cases of an enumeration.
@MainActor
enum SectionCases {
  enum Section: Int, CaseIterable {
    case main, grid5, list, grid3

    var columnCount: Int {
      switch self {
      case .main: return 1
      case .grid5: return 5
      case .list: return 1
      case .grid3: return 3
      }
    }
  }

  static func createLayout() -> UICollectionViewLayout {
    let layout = UICollectionViewCompositionalLayout {
      (sectionIndex: Int, layoutEnvironment: NSCollectionLayoutEnvironment)
        -> NSCollectionLayoutSection? in
      let sectionLayoutKind = Section.allCases[sectionIndex]
      let columns = sectionLayoutKind.columnCount
      let itemSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0))
      let item = NSCollectionLayoutItem(layoutSize: itemSize)
      item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
      let groupHeight =
        columns == 1
        ? NSCollectionLayoutDimension.absolute(44)
        : NSCollectionLayoutDimension.fractionalWidth(0.2)
      let groupSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: groupHeight)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: groupSize, subitem: item, count: columns)
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 20, leading: 20, bottom: 20, trailing: 20)
      return section
    }
    return layout
  }
}
