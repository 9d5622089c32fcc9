import RMLayout
import Testing

@Suite("The work of updates")
struct UpdateWorkTests {
  private static let full = LayoutDimension.fractionalWidth(1)

  /// A group and the work that measuring one of its items takes.
  struct Shape: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let group: LayoutGroup
    let itemsPerGroup: Int
    /// The slots that are placed again; none where the frame follows from the length.
    let slotsPlaced: Int
  }

  static let shapes = [
    Shape(
      testDescription: "rows of one",
      group: .horizontal(
        size: LayoutSize(width: full, height: .estimated(44)),
        subitems: [.item(LayoutItem(size: LayoutSize(width: full, height: .estimated(44))))]),
      itemsPerGroup: 1, slotsPlaced: 0),
    Shape(
      testDescription: "rows of four",
      group: .horizontal(
        size: LayoutSize(width: full, height: .estimated(44)),
        subitems: [
          .item(
            LayoutItem(size: LayoutSize(width: .fractionalWidth(0.25), height: .estimated(44))))
        ]),
      itemsPerGroup: 4, slotsPlaced: 0),
    Shape(
      testDescription: "columns of three, one below the other",
      group: .vertical(
        size: LayoutSize(width: full, height: .estimated(132)),
        subitems: (0..<3).map { _ in
          .item(LayoutItem(size: LayoutSize(width: full, height: .estimated(44))))
        }),
      itemsPerGroup: 3, slotsPlaced: 3),
  ]

  private func list(of shape: Shape, itemCount: Int) throws -> LayoutSolution {
    try CompositionalLayout(section: LayoutSection(group: shape.group)).solve(
      in: LayoutEnvironment(size: Size(width: 320, height: 480)), itemCounts: [itemCount])
  }

  @Test(
    "one measured size solves its group again and visits no other item, of 3,000 or of 3,000,000",
    arguments: shapes, [3_000, 3_000_000])
  func solvesOneGroup(_ shape: Shape, itemCount: Int) throws {
    var solution = try list(of: shape, itemCount: itemCount)
    let measured = Array(repeating: Size(width: 320, height: 60), count: 999)
    solution.setPreferredSizes(measured, forItemsFrom: ItemPath(section: 0, item: 0))
    for item in [0, 500, 998, itemCount / 2] {
      var work = SolveStatistics()
      solution.setPreferredSize(
        PreferredSize(height: 71), forItemAt: ItemPath(section: 0, item: item), recorder: &work)
      #expect(work.groupsSolved == 1)
      #expect(work.slotsPlaced == shape.slotsPlaced)
      #expect(work.itemsVisited == 0)
    }
  }

  @Test("a tag's length fills the lines around it anew, and no others of 100,000")
  func packing() throws {
    let tag = LayoutItem(size: LayoutSize(width: .estimated(80), height: .absolute(30)))
    let section = LayoutSection(
      group: .horizontal(
        size: LayoutSize(width: Self.full, height: .absolute(30)), subitems: [.item(tag)]))
    var solution = try CompositionalLayout(section: section).solve(
      in: LayoutEnvironment(size: Size(width: 320, height: 480)), itemCounts: [100_000])
    var work = SolveStatistics()
    solution.setPreferredSize(
      PreferredSize(width: 100), forItemAt: ItemPath(section: 0, item: 50_000), recorder: &work)
    #expect(work.groupsSolved == 3)
    // The line before is one of them: it may have room for the tag now.
    #expect(work.itemsVisited == 26)
  }

  @Test("a size that is known already is no work")
  func sameSize() throws {
    var solution = try list(of: Self.shapes[0], itemCount: 1_000)
    let path = ItemPath(section: 0, item: 7)
    solution.setPreferredSize(PreferredSize(height: 60), forItemAt: path)
    var work = SolveStatistics()
    solution.setPreferredSize(PreferredSize(height: 60), forItemAt: path, recorder: &work)
    #expect(work == SolveStatistics())
  }
}
