package import RMLayout
package import RMLayoutFacts

/// The screen of one character: a photo, eight facts and a row of episodes that pages by group.
package struct CharacterDetail: Hashable, Sendable {
  /// The character shown.
  package var character: CatalogCharacter

  /// Creates the screen of a character.
  package init(character: CatalogCharacter = Catalog.rickSanchez) {
    self.character = character
  }

  /// The title bar's text.
  package var title: String { character.name.uppercased() }

  /// What the sections hold, in their order.
  package enum Section: Int, Hashable, Sendable, CaseIterable {
    case photo
    case information
    case episodes
  }

  /// How many items each section has.
  package var itemCounts: [Int] { [1, InformationField.allCases.count, character.episodeCount] }

  /// The layout, which asks the environment for the kind of device when it is solved.
  package var layout: CompositionalLayout {
    CompositionalLayout { index, environment in
      switch Section(rawValue: index) {
      case .photo: Self.photo
      case .information: Self.information(columns: environment.idiom == .phone ? 2 : 4)
      case .episodes: Self.episodes(share: environment.idiom == .phone ? 0.8 : 0.4)
      case nil: nil
      }
    }
  }

  private static let photo = LayoutSection(
    group: .vertical(
      size: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(0.5)),
      subitems: [.item(filling(insets: DirectionalEdgeInsets(bottom: 10)))]))

  private static func information(columns: Int) -> LayoutSection {
    let cell = LayoutItem(
      size: LayoutSize(
        width: .fractionalWidth(1 / Double(columns)), height: .fractionalHeight(1)),
      contentInsets: DirectionalEdgeInsets(all: 2))
    return LayoutSection(
      group: .horizontal(
        size: LayoutSize(width: .fractionalWidth(1), height: .absolute(150)),
        subitems: Array(repeating: .item(cell), count: columns)))
  }

  private static func episodes(share: Double) -> LayoutSection {
    let insets = DirectionalEdgeInsets(top: 10, leading: 5, bottom: 10, trailing: 8)
    return LayoutSection(
      group: .horizontal(
        size: LayoutSize(width: .fractionalWidth(share), height: .absolute(150)),
        subitems: [.item(filling(insets: insets))]),
      orthogonalScrollingBehavior: .groupPaging)
  }

  private static func filling(insets: DirectionalEdgeInsets) -> LayoutItem {
    LayoutItem(
      size: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1)),
      contentInsets: insets)
  }
}
