import RMLayout
import RMLayoutRendering

/// A scene with everything that is not a cell: backgrounds, badges, headers, and items that pin.
enum AttachedScenes {
  /// Two sections of six cells with a pinned header, a background and badges, below a banner.
  static func contacts(offset: Double = 0) throws(SpecificationError) -> LayoutScene {
    let badge = LayoutSupplementaryItem(
      kind: "badge", size: LayoutSize(width: .absolute(20), height: .absolute(20)),
      containerAnchor: LayoutAnchor(
        edges: [.top, .trailing], offset: .fractional(Point(x: 0.3, y: -0.3))))
    let cell = LayoutItem(
      size: LayoutSize(width: .fractionalWidth(1.0 / 3), height: .fractionalHeight(1)),
      contentInsets: DirectionalEdgeInsets(all: 5), supplementaryItems: [badge])
    let section = LayoutSection(
      group: .horizontal(
        size: LayoutSize(width: .fractionalWidth(1), height: .absolute(80)),
        subitems: [.item(cell)]),
      contentInsets: DirectionalEdgeInsets(all: 8),
      boundarySupplementaryItems: [bar("header", pins: true)],
      decorationItems: [
        LayoutDecorationItem(kind: "card", contentInsets: DirectionalEdgeInsets(all: 3))
      ])
    let layout = CompositionalLayout(
      sections: [section, section],
      configuration: LayoutConfiguration(boundarySupplementaryItems: [bar("banner", pins: false)]))
    let solution = try layout.solve(
      in: LayoutEnvironment(size: Size(width: 320, height: 260), scale: 2), itemCounts: [6, 6])
    return LayoutScene(
      id: "contacts", title: "Contacts", solution: solution,
      position: ScrollPosition(offset: Point(x: 0, y: offset)))
  }

  private static func bar(_ kind: String, pins: Bool) -> LayoutBoundarySupplementaryItem {
    LayoutBoundarySupplementaryItem(
      kind: kind, size: LayoutSize(width: .fractionalWidth(1), height: .absolute(44)),
      alignment: .top, pinToVisibleBounds: pins)
  }
}
