import RMLayout
import RMLayoutRecipes
import Testing

@Suite("List of rows")
struct RowListTests {
  @Test("rows follow each other below the header, with space between and around them")
  func rows() throws {
    let list = try RowList(
      rowHeight: 40, spacing: 2,
      contentInsets: DirectionalEdgeInsets(top: 5, leading: 10, bottom: 7, trailing: 20),
      headerHeight: 30)
    let solution = try list.layout.solve(in: .plain, itemCounts: [3, 1])
    #expect(
      solution.frames() == [
        Rect(x: 10, y: 35, width: 270, height: 40), Rect(x: 10, y: 77, width: 270, height: 40),
        Rect(x: 10, y: 119, width: 270, height: 40),
      ])
    #expect(solution.frames(inSection: 1) == [Rect(x: 10, y: 201, width: 270, height: 40)])
    #expect(solution.contentSize == Size(width: 300, height: 248))
  }

  @Test(
    "the header goes from side to side and keeps in view if it is asked to",
    arguments: [true, false])
  func header(pins: Bool) throws {
    let list = try RowList(
      contentInsets: DirectionalEdgeInsets(leading: 16), headerHeight: 30, pinsHeader: pins)
    let solution = try list.layout.solve(in: .plain, itemCounts: [30])
    let shown = solution.attributes(
      intersecting: Rect(x: 0, y: 0, width: 300, height: 700),
      at: ScrollPosition(offset: Point(x: 0, y: 100))
    )
    .filter { $0.kind == "header" }
    #expect(shown.map(\.frame) == [Rect(x: 0, y: pins ? 100 : 0, width: 300, height: 30)])
  }

  @Test("without a header there are rows alone, and a thousand million are as cheap as one")
  func plainRows() throws {
    let solution = try RowList().layout.solve(in: .plain, itemCounts: [1_000_000_000])
    #expect(solution.elementCount == 1_000_000_000)
    #expect(solution.contentSize.height == 44_000_000_000)
  }

  @Test(
    "lengths that are none are refused with the name of the parameter",
    arguments: [
      (-1, 0, 0, "rowHeight: the size must not be negative, is -1"),
      (44, .nan, 0, "spacing: must be a finite number between -1e12 and 1e12, is nan"),
      (44, 0, -0.5, "headerHeight: the size must not be negative, is -0.5"),
    ] as [(Double, Double, Double, String)])
  func errors(rowHeight: Double, spacing: Double, headerHeight: Double, message: String) {
    let error = #expect(throws: SpecificationError.self) {
      try RowList(rowHeight: rowHeight, spacing: spacing, headerHeight: headerHeight)
    }
    #expect(error?.description == message)
  }
}
