import RMLayout
import Testing

@Suite("Groups that hold nothing, or nothing with a length")
struct NestedMisfitTests {
  private let phone = LayoutEnvironment(size: Size(width: 320, height: 480))

  private func item(_ width: LayoutDimension, _ height: LayoutDimension) -> LayoutSubitem {
    .item(LayoutItem(size: LayoutSize(width: width, height: height)))
  }

  private func size(_ width: Double, _ height: Double) -> LayoutSize {
    LayoutSize(width: .absolute(width), height: .absolute(height))
  }

  private func solve(_ group: LayoutGroup, count: Int = 1) throws -> LayoutSolution {
    try CompositionalLayout(section: LayoutSection(group: group)).solve(
      in: phone, itemCounts: [count])
  }

  @Test("a divided group that cannot hold an item in its share is named with its path (G5, G8)")
  func dividedShare() throws {
    let estimated = LayoutGroup.horizontal(
      size: LayoutSize(width: .estimated(4), height: .absolute(7)),
      subitems: [item(.absolute(100), .absolute(6))])
    let row = LayoutGroup.horizontal(
      size: size(30, 50), subitem: .group(estimated), count: 1)
    let solution = try solve(.horizontal(size: size(170, 100), subitems: [.group(row)]))
    #expect(solution.elementCount == 0)
    #expect(solution.diagnostics.map(\.code) == ["groupCannotFitItem"])
    #expect(solution.diagnostics.map(\.path) == ["sections[0].group.subitems[0].subitem"])
  }

  @Test("a group that has no room on the base of the full line is named with its path (G3, G8)")
  func fullLineBase() throws {
    // Ten columns fit without spacing; with it a base of 10 is left, and columns 2.5 wide.
    let column = LayoutGroup.horizontal(
      size: LayoutSize(width: .fractionalHeight(0.25), height: .absolute(10)),
      subitems: [item(.absolute(4), .absolute(100))])
    let solution = try solve(
      .vertical(
        size: size(140, 100), subitems: [.group(column)], interItemSpacing: .fixed(10)))
    #expect(solution.elementCount == 0)
    #expect(solution.diagnostics.map(\.code) == ["groupCannotFitItem"])
    #expect(solution.diagnostics.map(\.path) == ["sections[0].group.subitems[0]"])
  }

  @Test("items end a line that has no length, whatever ended it before (G2, section 17, 21)")
  func lineWithoutLength() throws {
    // Two fit into 10 with a gap of 7, each a tenth of 3 long: less than a pixel.
    let group = LayoutGroup.vertical(
      size: size(60, 10), subitems: [item(.absolute(60), .fractionalHeight(0.1))],
      interItemSpacing: .fixed(7))
    #expect(try solve(group).contentSize.height == 10)
    #expect(try solve(group, count: 2).contentSize.height == 10)
    #expect(try solve(group, count: 3).contentSize.height == 20)
    // So do two of three that differ, though the third would not fit.
    let mixed = LayoutGroup.vertical(
      size: size(60, 10),
      subitems: [0.1, 0.05, 0.1].map { item(.absolute(60), .fractionalHeight($0)) },
      interItemSpacing: .fixed(7))
    #expect(try solve(mixed).contentSize.height == 10)
    #expect(try solve(mixed, count: 3).contentSize.height == 20)
  }

  @Test(
    "insets below 0 leave no section shorter than nothing, a row neither (S3)",
    arguments: [OrthogonalScrollingBehavior.none, .continuous])
  func negativeInsets(behavior: OrthogonalScrollingBehavior) throws {
    let group = LayoutGroup.horizontal(
      size: size(50, 30), subitems: [item(.absolute(50), .absolute(30))])
    let short = LayoutSection(
      group: group, contentInsets: DirectionalEdgeInsets(top: -40),
      orthogonalScrollingBehavior: behavior)
    let solution = try CompositionalLayout(sections: [short, LayoutSection(group: group)]).solve(
      in: phone, itemCounts: [1, 1])
    #expect(solution.frame(ofSection: 0) == Rect(x: 0, y: 0, width: 320, height: 0))
    #expect(solution.frame(ofSection: 1) == Rect(x: 0, y: 0, width: 320, height: 30))
  }
}
