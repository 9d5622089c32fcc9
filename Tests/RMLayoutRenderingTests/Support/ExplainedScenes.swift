import RMLayout
import RMLayoutRendering

/// A scene that has something for every detail of a picture.
enum ExplainedScenes {
  static func scene(
    _ direction: LayoutDirection = .leftToRight, screen: DeviceScreen? = nil
  ) throws(SpecificationError) -> LayoutScene {
    let solution = try CompositionalLayout(sections: [row, grid]).solve(
      in: LayoutEnvironment(
        size: Size(width: 300, height: 260), scale: 2, layoutDirection: direction,
        safeArea: DirectionalEdgeInsets(top: 20, bottom: 10)), itemCounts: [5, 9])
    return LayoutScene(
      id: "explained", title: "Explained", solution: solution,
      position: ScrollPosition(offset: Point(x: 0, y: 130), rowOffsets: [0: 108.2]),
      screen: screen)
  }

  /// Groups of 100 in a row, 8 apart, in insets of 12.
  private static var row: LayoutSection {
    LayoutSection(
      group: .horizontal(
        size: LayoutSize(width: .absolute(100.2), height: .absolute(150)),
        subitems: [.item(item(.fractionalWidth(1)))]),
      contentInsets: DirectionalEdgeInsets(all: 12), interGroupSpacing: 8,
      orthogonalScrollingBehavior: .groupPaging)
  }

  /// A cell beside two under each other, with insets of the group and of its items.
  private static var grid: LayoutSection {
    let pair = LayoutGroup.vertical(
      size: LayoutSize(width: .fractionalWidth(0.5), height: .fractionalHeight(1)),
      subitem: .item(item(.fractionalWidth(1))), count: 2, interItemSpacing: .fixed(6))
    return LayoutSection(
      group: .horizontal(
        size: LayoutSize(width: .fractionalWidth(1), height: .absolute(120)),
        subitems: [
          .item(item(.fractionalWidth(0.45), insets: DirectionalEdgeInsets(all: 5))),
          .group(pair),
        ],
        interItemSpacing: .fixed(10),
        contentInsets: DirectionalEdgeInsets(leading: 9, trailing: 9)),
      interGroupSpacing: 10,
      boundarySupplementaryItems: [
        LayoutBoundarySupplementaryItem(
          kind: "footer",
          size: LayoutSize(width: .fractionalWidth(1), height: .absolute(30)), alignment: .bottom,
          pinToVisibleBounds: true)
      ])
  }

  private static func item(
    _ width: LayoutDimension, insets: DirectionalEdgeInsets = .zero
  ) -> LayoutItem {
    LayoutItem(
      size: LayoutSize(width: width, height: .fractionalHeight(1)), contentInsets: insets)
  }
}
