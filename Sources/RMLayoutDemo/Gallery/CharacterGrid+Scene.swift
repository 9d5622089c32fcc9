package import RMLayout
import RMLayoutFacts
import RMLayoutRecipes
package import RMLayoutRendering

extension CharacterGrid {
  /// The list on a stage, scrolled as far as the content allows.
  package func scene(
    on stage: Stage, offset: Point = .zero
  ) throws(SpecificationError) -> LayoutScene {
    let frame = stage.device.listFrame
    let environment = stage.environment(filling: frame)
    let solution = try layout(in: environment).solve(in: environment, itemCounts: [itemCount])
    return LayoutScene(
      id: "grid", title: "Characters", caption: stage.caption, solution: solution,
      position: ScrollPosition(offset: solution.reachableOffset(nearest: offset)),
      screen: stage.screen(
        around: frame,
        bar: DeviceScreen.NavigationBar(title: "Characters", isLarge: true, button: .search)),
      contents: Self.content)
  }

  /// What a cell or the footer shows.
  @Sendable
  package static func content(of attributes: LayoutAttributes) -> CellContent {
    guard attributes.category == .cell else { return .spinner }
    let entry = Catalog.entry(at: attributes.path.item)
    return .card(
      name: entry.name, status: entry.status.line, tint: portraitTint(attributes.path.item))
  }

  package static func portraitTint(_ index: Int) -> Tint {
    let tints: [Tint] = [.blue, .mint, .purple, .orange, .green, .pink, .indigo, .yellow, .red]
    return tints[index % tints.count]
  }
}
