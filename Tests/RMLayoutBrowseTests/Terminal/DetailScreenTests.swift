import RMLayout
import RMLayoutBrowse
import RMLayoutFacts
import RMLayoutGallery
import RMLayoutRendering
import Testing

@Suite("The page on a terminal")
struct DetailScreenTests {
  private func solution(
    _ direction: LayoutDirection = .leftToRight, columns: Int = 80, rows: Int = 24
  ) throws(SpecificationError) -> LayoutSolution {
    let detail = CharacterDetail()
    return try detail.layout.solve(
      in: TerminalStage.environment(columns: columns, rows: rows, direction),
      itemCounts: detail.itemCounts)
  }

  private func settle(_ screen: inout DetailScreen) {
    while screen.isMoving { screen.step() }
  }

  @Test("swipes rest where the row of episodes does, in either direction of reading")
  func swipes() throws {
    for (direction, ahead) in [
      (LayoutDirection.leftToRight, FocusDirection.right), (.rightToLeft, .left),
    ] {
      let solution = try solution(direction)
      let row = try #require(solution.row(inSection: DetailScreen.episodes))
      var screen = DetailScreen()
      for number in 1..<row.restingOffsetCount {
        screen.swipe(ahead, in: solution)
        settle(&screen)
        #expect(screen.row.offset == row.restingOffset(at: number))
        #expect(screen.focus == ItemPath(section: 2, item: number))
      }
      #expect(screen.row.offset == row.range.upperBound)
      for _ in 0..<5 { screen.swipe(ahead, in: solution) }
      #expect(screen.focus == ItemPath(section: 2, item: 50))
      screen.swipe(ahead.opposite, in: solution)
      settle(&screen)
      #expect(screen.row.offset == row.restingOffset(at: row.restingOffsetCount - 2))
    }
  }

  @Test("up and down go through the sections and show what they come to")
  func moves() throws {
    let solution = try solution()
    var screen = DetailScreen()
    for section in [1, 1, 2, 2] {
      screen.move(.down, in: solution)
      settle(&screen)
      #expect(screen.focus.section == section)
      let shown = screen.cells(in: solution).elements
      #expect(shown.contains { $0.attributes.path == screen.focus })
    }
    for _ in 0..<4 { screen.move(.up, in: solution) }
    settle(&screen)
    #expect(screen.focus == ItemPath(section: 0, item: 0))
    #expect(screen.scroll.offset == 0)
  }

  @Test("another width keeps the page of the row")
  func keepsPage() throws {
    let narrow = try solution(columns: 60)
    let wide = try solution(columns: 150)
    var screen = DetailScreen()
    for _ in 0..<7 { screen.swipe(.right, in: narrow) }
    settle(&screen)
    screen.adjust(
      by: 0, from: narrow.row(inSection: DetailScreen.episodes), in: wide)
    #expect(screen.row.offset == wide.row(inSection: DetailScreen.episodes)?.restingOffset(at: 7))
  }

  @Test("a click takes the keys to the cell under it")
  func clicks() throws {
    let solution = try solution()
    var screen = DetailScreen()
    screen.click(column: 25, row: 15, in: solution)
    #expect(screen.focus == ItemPath(section: 1, item: 1))
    screen.click(column: 25, row: 10, in: solution)
    #expect(screen.focus == ItemPath(section: 1, item: 1))
  }
}
