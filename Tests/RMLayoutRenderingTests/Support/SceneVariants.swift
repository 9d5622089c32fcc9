import RMLayout
import RMLayoutRendering

/// Scenes of all kinds that pictures must hold for.
enum SceneVariant: String, CaseIterable, Sendable {
  case phones
  case pads
  case scrolled
  case rightToLeft
  case withoutDevices
  case horizontal
  case horizontalRightToLeft
  case tiny
  case empty
  case capped

  func scenes() throws(SpecificationError) -> [LayoutScene] {
    switch self {
    case .phones: return [try SeedScenes.grid(), try SeedScenes.detail()]
    case .pads: return [try SeedScenes.grid(isPad: true), try SeedScenes.detail(isPad: true)]
    case .scrolled:
      return [
        try SeedScenes.grid(items: 826, offset: 5000.5),
        try SeedScenes.detail(page: 3, offset: 414 + 1.0 / 3),
        try SeedScenes.detail(page: 50, offset: 200),
      ]
    case .rightToLeft:
      return [try SeedScenes.detail(page: 2, offset: 300, direction: .rightToLeft)]
    case .withoutDevices:
      var scenes = [try SeedScenes.grid(), try SeedScenes.detail(page: 1)]
      for index in scenes.indices { scenes[index].screen = nil }
      return scenes
    case .horizontal: return [try SmallScenes.columns(.leftToRight)]
    case .horizontalRightToLeft: return [try SmallScenes.columns(.rightToLeft)]
    case .tiny: return [try SmallScenes.squares(count: 200, side: 7, viewport: 90)]
    case .empty: return [try SmallScenes.squares(count: 0, side: 50, viewport: 100)]
    case .capped: return [try SmallScenes.squares(count: 100_000, side: 4, viewport: 400)]
    }
  }
}

/// Plain scenes without devices.
enum SmallScenes {
  /// A flow grid of squares in a square viewport.
  static func squares(
    count: Int, side: Double, viewport: Double, offset: Double = 0,
    contents: @escaping LayoutScene.Contents = { CellContent.indexPath(of: $0) }
  ) throws(SpecificationError) -> LayoutScene {
    let section = FlowSection(itemSizes: .uniform(Size(width: side, height: side)))
    let solution = try FlowLayout(section: section).solve(
      in: LayoutEnvironment(size: Size(width: viewport, height: viewport)), itemCounts: [count])
    return LayoutScene(
      id: "squares", title: "Squares", solution: solution,
      position: ScrollPosition(offset: Point(x: 0, y: offset)), contents: contents)
  }

  /// A row of columns of three cells, 120 wide, which scrolls sideways.
  static func columns(_ direction: LayoutDirection) throws(SpecificationError) -> LayoutScene {
    let cell = LayoutItem(
      size: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1)),
      contentInsets: DirectionalEdgeInsets(all: 4))
    let column = LayoutGroup.vertical(
      size: LayoutSize(width: .absolute(120), height: .fractionalHeight(1)), subitem: .item(cell),
      count: 3)
    let solution = try CompositionalLayout(
      section: LayoutSection(group: column),
      configuration: LayoutConfiguration(scrollDirection: .horizontal)
    ).solve(
      in: LayoutEnvironment(size: Size(width: 400, height: 300), layoutDirection: direction),
      itemCounts: [100])
    let start = direction == .leftToRight ? 0 : solution.contentSize.width - 400
    return LayoutScene(
      id: "columns", title: "Columns", solution: solution,
      position: ScrollPosition(offset: Point(x: start, y: 0)))
  }
}
