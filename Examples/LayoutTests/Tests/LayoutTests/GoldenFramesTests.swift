import RMLayout
import RMLayoutTesting
import Testing

@Test("a screen of settings has the frames of the golden file, and breaks no rule of all layouts")
func screenHasRecordedFrames() throws {
  let row = LayoutSize(width: .fractionalWidth(1), height: .absolute(44))
  let header = LayoutBoundarySupplementaryItem(
    kind: "header", size: LayoutSize(width: .fractionalWidth(1), height: .absolute(30)),
    alignment: .top, pinToVisibleBounds: true)
  let section = LayoutSection(
    group: .horizontal(size: row, subitems: [.item(LayoutItem(size: row))]),
    contentInsets: DirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16),
    interGroupSpacing: 1, boundarySupplementaryItems: [header])
  let settings = LayoutSample(
    name: "settings", layout: .compositional(CompositionalLayout(section: section)),
    environment: LayoutEnvironment(size: Size(width: 375, height: 667), scale: 2),
    itemCounts: [3, 2], position: ScrollPosition(offset: Point(x: 0, y: 60)))
  let solution = try settings.solve()
  // RM_RECORD=1 in the environment writes the file anew.
  let frames = GoldenText("settings.frames")
  #expect(frames.mismatch(with: solution, at: settings.position) == nil)
  #expect(settings.firstMismatch() == nil)
}
