import RMLayout
import RMLayoutRecipes
import RMLayoutTesting
import Testing

@Suite("Shelf of columns")
struct ColumnShelfTests {
  @Test("items fill columns of three from the top, and the next column peeks in")
  func columns() throws {
    let shelf = try ColumnShelf(
      rows: 3, rowHeight: 50, spacing: 10, rowSpacing: 4, peek: 25,
      contentInsets: DirectionalEdgeInsets(leading: 15, trailing: 15), headerHeight: 40)
    let solution = try shelf.layout.solve(in: .plain, itemCounts: [7])
    #expect(
      solution.frames() == [
        Rect(x: 15, y: 40, width: 250, height: 50), Rect(x: 15, y: 94, width: 250, height: 50),
        Rect(x: 15, y: 148, width: 250, height: 50), Rect(x: 275, y: 40, width: 250, height: 50),
        Rect(x: 275, y: 94, width: 250, height: 50), Rect(x: 275, y: 148, width: 250, height: 50),
        Rect(x: 535, y: 40, width: 250, height: 50),
      ])
    #expect(solution.contentSize.height == 198)
    let row = try #require(solution.row(inSection: 0))
    #expect(row.behavior == .groupPaging)
  }

  @Test("whatever the width and the direction, exactly the peek of the next column shows")
  func peek() throws {
    for seed in 0..<100 {
      var numbers = SplitMix64(seed: UInt64(seed))
      let environment = LayoutEnvironment.random(using: &numbers)
      let shelf = try ColumnShelf(
        rows: numbers.whole(in: 1...4), rowHeight: 40, spacing: numbers.number(in: 0...12),
        peek: numbers.number(in: 0...20))
      let solution = try shelf.layout.solve(in: environment, itemCounts: [20])
      let next = solution.frames()[shelf.rows]
      let edge = environment.size.width - environment.safeArea.trailing
      #expect(abs(edge - next.minX - shelf.peek) < 2 / environment.scale, "seed \(seed)")
    }
  }

  @Test("a column has at least one row")
  func errors() {
    let error = #expect(throws: SpecificationError.self) { try ColumnShelf(rows: 0, rowHeight: 1) }
    #expect(error?.path == "rows")
  }
}
