import RMLayout
import RMLayoutRendering
import Testing

@Suite("Cell grid")
struct CellGridTests {
  private func thirds(
    _ direction: LayoutDirection = .leftToRight, count: Int = 6, rows: Double = 20
  ) throws(SpecificationError) -> LayoutSolution {
    let item = LayoutItem(
      size: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1)))
    let line = LayoutGroup.horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(rows)),
      subitem: .item(item), count: 3)
    return try CompositionalLayout(section: LayoutSection(group: line)).solve(
      in: LayoutEnvironment(
        size: Size(width: 100, height: 60), scale: 3, layoutDirection: direction),
      itemCounts: [count])
  }

  private let screen = Rect(x: 0, y: 0, width: 100, height: 60)

  @Test("thirds of ten columns take 3, 4 and 3 of them, and touch")
  func sharesEdges() throws {
    let grid = CellGrid(
      try thirds(), showing: screen, cellSize: Size(width: 10, height: 20))
    #expect(grid.columns == 10)
    #expect(grid.rows == 3)
    #expect(grid.elements.prefix(3).map(\.cells.columns) == [0..<3, 3..<7, 7..<10])
    #expect(
      grid.elements.map(\.cells.rows) == Array(repeating: 0..<1, count: 3)
        + Array(repeating: 1..<2, count: 3))
  }

  @Test("from right to left the first third is at the right end")
  func rightToLeft() throws {
    let grid = CellGrid(
      try thirds(.rightToLeft), showing: screen, cellSize: Size(width: 10, height: 20))
    #expect(grid.elements.prefix(3).map(\.cells.columns) == [7..<10, 3..<7, 0..<3])
  }

  @Test("what is left over of a row is told in columns and points")
  func leftOver() throws {
    let solution = try thirds(count: 2)
    let grid = CellGrid(solution, showing: screen, cellSize: Size(width: 8, height: 20))
    // 12.5 columns; two cells of 33 1/3 points take 4 columns each.
    #expect(grid.columns == 13)
    #expect(grid.elements.map(\.cells.columns) == [0..<4, 4..<8])
    let row = grid.leftOver(inRow: 0)
    #expect(row.coveredColumns == 8)
    #expect(row.blankColumns == 5)
    #expect(abs(row.covered - (200.0 / 3 - 64)) < 0.01)
    #expect(abs(row.blank - (100.0 / 3 - 40)) < 0.01)
    #expect(abs(row.total + 4) < 1e-9)
    let empty = grid.leftOver(inRow: 2)
    #expect(empty.coveredColumns == 0)
    #expect(empty.blankLength == 100)
  }

  @Test("an element cut by the grid keeps the cells of its whole frame")
  func cut() throws {
    let grid = CellGrid(
      try thirds(count: 30), showing: screen.offset(by: Point(x: 0, y: 30)),
      cellSize: Size(width: 10, height: 10))
    let first = try #require(grid.elements.first)
    #expect(first.attributes.path == ItemPath(section: 0, item: 3))
    #expect(first.frame.rows == -1..<1)
    #expect(first.cells.rows == 0..<1)
  }

  @Test("a scrolled row is cut at its viewport, its header is not")
  func clipsRows() throws {
    let item = LayoutItem(
      size: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1)))
    let group = LayoutGroup.horizontal(
      size: LayoutSize(width: .absolute(40), height: .absolute(20)), subitems: [.item(item)])
    let header = LayoutBoundarySupplementaryItem(
      kind: "header", size: LayoutSize(width: .fractionalWidth(1), height: .absolute(10)),
      alignment: .top)
    let section = LayoutSection(
      group: group, contentInsets: DirectionalEdgeInsets(leading: 10, trailing: 10),
      orthogonalScrollingBehavior: .continuous,
      boundarySupplementaryItems: [header])
    let solution = try CompositionalLayout(section: section).solve(
      in: LayoutEnvironment(size: Size(width: 100, height: 60)), itemCounts: [9])
    let grid = CellGrid(
      solution, showing: screen, at: ScrollPosition(rowOffsets: [0: 25]),
      cellSize: Size(width: 5, height: 10))
    let row = try #require(solution.row(inSection: 0))
    let viewport = grid.cells(of: row.frame)
    let cells = grid.elements.filter { $0.attributes.category == .cell }
    #expect(cells.allSatisfy { $0.cells == $0.frame.clamped(to: viewport) })
    #expect(cells.contains { $0.cells != $0.frame })
    #expect(
      grid.elements.first { $0.attributes.category == .supplementary }?.cells
        == CellRect(columns: 2..<18, rows: 0..<1))
  }

  @Test("a pinned header stands above the cells that scroll beneath it, and a click meets it")
  func pinned() throws {
    let item = LayoutItem(
      size: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1)))
    let group = LayoutGroup.horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(20)), subitems: [.item(item)])
    var header = LayoutBoundarySupplementaryItem(
      kind: "header", size: LayoutSize(width: .fractionalWidth(1), height: .absolute(10)),
      alignment: .top)
    header.pinToVisibleBounds = true
    let solution = try CompositionalLayout(
      section: LayoutSection(group: group, boundarySupplementaryItems: [header])
    ).solve(in: LayoutEnvironment(size: Size(width: 100, height: 60)), itemCounts: [9])
    let position = ScrollPosition(offset: Point(x: 0, y: 45))
    let grid = CellGrid(
      solution, showing: screen.offset(by: position.offset), at: position,
      cellSize: Size(width: 10, height: 5))
    let last = try #require(grid.elements.last)
    #expect(last.attributes.isPinned)
    #expect(last.cells == CellRect(columns: 0..<10, rows: 0..<2))
    #expect(grid.element(atColumn: 4, row: 1)?.attributes.kind == "header")
    #expect(grid.element(atColumn: 4, row: 2)?.attributes.path.item == 2)
    #expect(grid.element(atColumn: 10, row: 2) == nil)
  }

  @Test("two edges that differ by the last bits of a sum fall on one boundary")
  func toleratesSums() {
    let edges = CellEdges(from: 0, to: 800, unit: 8)
    #expect(edges.boundary(at: 0.1 * 3 + 11.7) == edges.boundary(at: 12))
    #expect(edges.boundary(at: 4 - 1e-12) == 1)
    #expect(edges.boundary(at: -1e300) == -1_000_000_000)
  }
}
