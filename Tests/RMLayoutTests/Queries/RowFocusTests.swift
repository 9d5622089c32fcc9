import RMLayout
import Testing

@Suite("Focus in rows")
struct RowFocusTests {
  private func path(_ section: Int, _ item: Int) -> ItemPath {
    ItemPath(section: section, item: item)
  }

  private func page(
    _ direction: LayoutDirection = .leftToRight
  ) throws -> LayoutSolution {
    var environment = SampleSections.phone
    environment.layoutDirection = direction
    return try SampleSections.solve(
      [SampleSections.grid(columns: 2), SampleSections.row(), SampleSections.grid(columns: 2)],
      counts: [4, 9, 4], in: environment)
  }

  @Test("moving along a row goes through all of it, wherever it is scrolled, and ends at its ends")
  func along() throws {
    let solution = try page()
    for offset in [0.0, 777, 1_570] {
      let position = ScrollPosition(rowOffsets: [1: offset])
      for item in 0..<9 {
        let right = solution.focus(from: path(1, item), moving: .right, at: position)
        #expect(right == (item < 8 ? path(1, item + 1) : nil))
        let left = solution.focus(from: path(1, item), moving: .left, at: position)
        #expect(left == (item > 0 ? path(1, item - 1) : nil))
      }
    }
  }

  @Test("from right to left a row goes on to the left")
  func rightToLeft() throws {
    let solution = try page(.rightToLeft)
    #expect(solution.focus(from: path(1, 3), moving: .left) == path(1, 4))
    #expect(solution.focus(from: path(1, 3), moving: .right) == path(1, 2))
    #expect(solution.focus(from: path(1, 0), moving: .right) == nil)
    #expect(solution.focus(from: path(1, 8), moving: .left) == nil)
  }

  @Test("a row is left from where the item shows")
  func leaving() throws {
    let solution = try page()
    // The fourth cell starts at 630: it shows at 30, then at 230.
    let left = ScrollPosition(rowOffsets: [1: 600])
    #expect(solution.focus(from: path(1, 3), moving: .down, at: left) == path(2, 0))
    #expect(solution.focus(from: path(1, 3), moving: .up, at: left) == path(0, 2))
    let right = ScrollPosition(rowOffsets: [1: 400])
    #expect(solution.focus(from: path(1, 3), moving: .down, at: right) == path(2, 1))
    #expect(solution.focus(from: path(1, 3), moving: .up, at: right) == path(0, 3))
  }

  @Test("an item out of view leaves its row from the edge that it is behind")
  func outOfView() throws {
    let solution = try page()
    let position = ScrollPosition(rowOffsets: [1: 800])
    #expect(solution.focus(from: path(1, 0), moving: .down, at: position) == path(2, 0))
    #expect(solution.focus(from: path(1, 8), moving: .down, at: position) == path(2, 1))
    #expect(solution.focus(from: path(1, 8), moving: .up, at: position) == path(0, 3))
  }

  @Test("a row is entered at the item that shows nearest")
  func entering() throws {
    let solution = try page()
    #expect(solution.focus(from: path(0, 2), moving: .down) == path(1, 0))
    #expect(solution.focus(from: path(0, 3), moving: .down) == path(1, 1))
    let position = ScrollPosition(rowOffsets: [1: 640])
    #expect(solution.focus(from: path(0, 2), moving: .down, at: position) == path(1, 3))
    #expect(solution.focus(from: path(2, 1), moving: .up, at: position) == path(1, 4))
  }

  @Test("items under each other in a row are crossed before the row is left")
  func stacked() throws {
    let solution = try SampleSections.solve(
      [SampleSections.row(stacked: 3), SampleSections.grid(columns: 2)], counts: [31, 2])
    let position = ScrollPosition(rowOffsets: [0: 100])
    for first in [0, 12, 27] {
      #expect(
        solution.focus(from: path(0, first), moving: .down, at: position) == path(0, first + 1))
      #expect(
        solution.focus(from: path(0, first + 2), moving: .up, at: position) == path(0, first + 1))
      #expect(solution.focus(from: path(0, first + 2), moving: .down, at: position)?.section == 1)
    }
    // The last group holds one cell: the third one of the group before steps aside to it.
    #expect(solution.focus(from: path(0, 29), moving: .right, at: position) == path(0, 30))
    #expect(solution.focus(from: path(0, 30), moving: .down, at: position) == path(1, 1))
  }

  @Test("rows of horizontal layouts run down")
  func horizontal() throws {
    let group = LayoutGroup.horizontal(
      size: LayoutSize(width: .absolute(100), height: .absolute(200)),
      subitems: [.item(SampleSections.item(.fractionalWidth(1)))])
    let row = LayoutSection(group: group, orthogonalScrollingBehavior: .groupPaging)
    let solution = try SampleSections.solve([row, row], counts: [9, 9], axis: .horizontal)
    #expect(solution.focus(from: path(0, 4), moving: .down) == path(0, 5))
    #expect(solution.focus(from: path(0, 0), moving: .up) == nil)
    #expect(
      solution.focus(
        from: path(0, 4), moving: .right, at: ScrollPosition(rowOffsets: [0: 800, 1: 200]))
        == path(1, 1))
  }

  @Test("a row whose next item is many viewports away still gets there")
  func gaps() throws {
    var row = SampleSections.row()
    row.interGroupSpacing = 1_000_000_000
    let solution = try SampleSections.solve([row], counts: [3])
    #expect(solution.focus(from: path(0, 1), moving: .right) == path(0, 2))
    #expect(solution.focus(from: path(0, 1), moving: .left) == path(0, 0))
    #expect(solution.focus(from: path(0, 2), moving: .right) == nil)
  }
}
