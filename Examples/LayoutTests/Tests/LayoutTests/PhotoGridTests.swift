import RMLayout
import Testing

@Test("seven photos, three a line, make three lines")
func photoLines() throws {
  let photo = LayoutItem(size: LayoutSize(width: .fractionalWidth(1 / 3), height: .absolute(120)))
  let line = LayoutGroup.horizontal(
    size: LayoutSize(width: .fractionalWidth(1), height: .absolute(120)), subitems: [.item(photo)])
  let layout = CompositionalLayout(section: LayoutSection(group: line))
  let phone = LayoutEnvironment(size: Size(width: 375, height: 667), scale: 2)
  let solution = try layout.solve(in: phone, itemCounts: [7])
  #expect(solution.contentSize == Size(width: 375, height: 360))
}

/// Thirds of a line, 6 points apart.
private let grid = CompositionalLayout(
  section: LayoutSection(
    group: .horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(120)),
      subitems: [
        .item(
          LayoutItem(
            size: LayoutSize(width: .fractionalWidth(1 / 3), height: .fractionalHeight(1))))
      ],
      interItemSpacing: .fixed(6))))

@Test("a third is taken of what the gaps leave, and floored to a pixel")
func thirdsAreWholePixels() throws {
  let solution = try grid.solve(
    in: LayoutEnvironment(size: Size(width: 320, height: 568), scale: 2), itemCounts: [7])
  // (320 - 2 * 6) / 3 is 102.667.
  #expect(
    solution.frame(forItemAt: ItemPath(section: 0, item: 5))
      == Rect(x: 217, y: 120, width: 102.5, height: 120))
}

@Test("a tap finds the photo under it, and nothing in a gap")
func tapsFindPhotos() throws {
  let solution = try grid.solve(
    in: LayoutEnvironment(size: Size(width: 390, height: 844), scale: 3), itemCounts: [7])
  #expect(solution.hitTest(Point(x: 200, y: 130))?.path == ItemPath(section: 0, item: 4))
  #expect(solution.hitTest(Point(x: 128, y: 130)) == nil)
}

@Test("insets larger than the screen are reported, not a crash")
func impossibleInsetsAreReported() throws {
  guard case .same(var section) = grid.sections else { return }
  section.contentInsets = DirectionalEdgeInsets(leading: 200, trailing: 200)
  let solution = try CompositionalLayout(section: section).solve(
    in: LayoutEnvironment(size: Size(width: 320, height: 568)), itemCounts: [7])
  let diagnostic = try #require(solution.diagnostics.first)
  #expect(diagnostic.severity == .error)
  #expect(diagnostic.path == "sections[0]")
}
