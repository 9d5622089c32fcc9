package import RMLayout
import RMLayoutFacts
import RMLayoutRecipes
package import RMLayoutRendering

extension CharacterDetail {
  /// The screen on a stage, scrolled as far as the content allows, with the first episodes.
  package func scene(
    on stage: Stage, offset: Point = .zero
  ) throws(SpecificationError) -> LayoutScene {
    let frame = stage.device.pushedFrame
    let solution = try layout.solve(
      in: stage.environment(filling: frame), itemCounts: itemCounts)
    return LayoutScene(
      id: "detail", title: title, caption: stage.caption, solution: solution,
      position: ScrollPosition(offset: solution.reachableOffset(nearest: offset)),
      screen: stage.screen(
        around: frame,
        bar: DeviceScreen.NavigationBar(title: title, backTitle: "Characters", button: .share)),
      contents: content)
  }

  /// What a cell shows.
  @Sendable
  package func content(of attributes: LayoutAttributes) -> CellContent {
    switch Section(rawValue: attributes.path.section) {
    case .photo:
      return .photo(of: character.name, tint: CharacterGrid.portraitTint(0))
    case .information:
      let field = InformationField.allCases[attributes.path.item]
      return .information(
        title: field.title, value: field.value(of: character), tint: field.tint)
    case .episodes:
      let lines = Catalog.episode(at: attributes.path.item).lines
      return .episode(code: lines[0], name: lines[1], airDate: lines[2])
    case nil:
      return .indexPath(of: attributes)
    }
  }
}
