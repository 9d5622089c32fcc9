import RMLayout
import RMLayoutRendering

/// Scenes with what pages alone care about: rows of all behaviours, long content, further pages.
enum PageScenes {
  /// A header that keeps in view above a row of cards with badges, below a background.
  static func row(
    _ behavior: OrthogonalScrollingBehavior = .groupPaging, count: Int = 5,
    direction: LayoutDirection = .leftToRight
  ) throws(SpecificationError) -> LayoutScene {
    let badge = LayoutSupplementaryItem(
      kind: "badge", size: LayoutSize(width: .absolute(20), height: .absolute(20)),
      containerAnchor: LayoutAnchor(
        edges: [.top, .trailing], offset: .fractional(Point(x: 0.5, y: -0.5))))
    let card = LayoutItem(
      size: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1)),
      supplementaryItems: [badge])
    let header = LayoutBoundarySupplementaryItem(
      kind: "header", size: LayoutSize(width: .fractionalWidth(1), height: .absolute(30)),
      alignment: .top, pinToVisibleBounds: true)
    let section = LayoutSection(
      group: .horizontal(
        size: LayoutSize(width: .absolute(100), height: .absolute(60)), subitems: [.item(card)]),
      contentInsets: DirectionalEdgeInsets(top: 12, leading: 4, bottom: 8, trailing: 6),
      interGroupSpacing: 8, orthogonalScrollingBehavior: behavior,
      boundarySupplementaryItems: [header],
      decorationItems: [LayoutDecorationItem(kind: "backdrop")])
    let solution = try CompositionalLayout(section: section).solve(
      in: LayoutEnvironment(size: Size(width: 320, height: 90), layoutDirection: direction),
      itemCounts: [count])
    return LayoutScene(id: "row", title: "Cards", solution: solution)
  }

  /// Equal rows of any height.
  static func column(
    _ count: Int, height: Double, header: Double = 0
  ) throws(SpecificationError) -> LayoutScene {
    let size = LayoutSize(width: .fractionalWidth(1), height: .absolute(height))
    let pinned = LayoutBoundarySupplementaryItem(
      kind: "header", size: LayoutSize(width: .fractionalWidth(1), height: .absolute(header)),
      alignment: .top, pinToVisibleBounds: true)
    let section = LayoutSection(
      group: .horizontal(size: size, subitems: [.item(LayoutItem(size: size))]),
      boundarySupplementaryItems: header > 0 ? [pinned] : [])
    let solution = try CompositionalLayout(section: section).solve(
      in: LayoutEnvironment(size: Size(width: 100, height: 200)), itemCounts: [count])
    return LayoutScene(id: "column", title: "Column", solution: solution)
  }

  /// Four squares to begin with, two more with each of two further pages.
  static func growing() throws(SpecificationError) -> LayoutScene {
    var scene = try SmallScenes.squares(count: 4, side: 50, viewport: 100)
    scene.laterPages = { arrived in
      guard arrived <= 2 else { return nil }
      return try? SmallScenes.squares(count: 4 + 2 * arrived, side: 50, viewport: 100).solution
    }
    return scene
  }
}
