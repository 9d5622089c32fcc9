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
    let solution = try solution(in: environment)
    return LayoutScene(
      id: "grid", title: "Characters", caption: stage.caption, solution: solution,
      position: ScrollPosition(offset: solution.reachableOffset(nearest: offset)),
      screen: stage.screen(
        around: frame,
        bar: DeviceScreen.NavigationBar(title: "Characters", isLarge: true, button: .search)),
      contents: Self.content, laterPages: { laterSolution(after: $0, in: environment) })
  }

  private func solution(
    in environment: LayoutEnvironment
  ) throws(SpecificationError) -> LayoutSolution {
    try layout(in: environment).solve(in: environment, itemCounts: [itemCount])
  }

  /// The list when some further pages have arrived; nil where there were not as many.
  private func laterSolution(
    after pages: Int, in environment: LayoutEnvironment
  ) -> LayoutSolution? {
    guard itemCount + (pages - 1) * Catalog.pageLength < Catalog.characterCount else { return nil }
    let count = min(itemCount + pages * Catalog.pageLength, Catalog.characterCount)
    return try? CharacterGrid(itemCount: count).solution(in: environment)
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
