import RMLayout
import RMLayoutBrowse
import RMLayoutRendering
import Testing

@Suite("The list on a terminal")
struct GridScreenTests {
  private func solution(
    count: Int = 826, columns: Int = 80, rows: Int = 24,
    direction: LayoutDirection = .leftToRight, hasNextPage: Bool = false
  ) throws(SpecificationError) -> LayoutSolution {
    let environment = TerminalStage.environment(columns: columns, rows: rows, direction)
    return try TerminalStage.grid(in: environment, hasNextPage: hasNextPage).solve(
      in: environment, itemCounts: [count])
  }

  /// Goes on until nothing moves; returns the offsets on the way.
  private func settle(_ screen: inout GridScreen) -> [Double] {
    var offsets: [Double] = []
    while screen.scroll.isMoving {
      screen.step()
      offsets.append(screen.scroll.offset)
    }
    return offsets
  }

  @Test(
    "as many cards stand beside each other as there is room for",
    arguments: [(40, 2), (74, 2), (80, 4), (118, 4), (120, 5), (200, 8)])
  func columns(columns: Int, cards: Int) throws {
    let solution = try solution(columns: columns)
    let first = solution.attributes(
      intersecting: Rect(x: 0, y: 0, width: 10_000, height: 1))
    #expect(first.count == cards)
  }

  @Test("arrow keys go to the cards beside, above and below, in either direction of reading")
  func moves() throws {
    for (direction, ahead) in [
      (LayoutDirection.leftToRight, FocusDirection.right), (.rightToLeft, .left),
    ] {
      let solution = try solution(direction: direction)
      var screen = GridScreen()
      screen.move(ahead, in: solution)
      #expect(screen.focus == 1)
      screen.move(.down, in: solution)
      #expect(screen.focus == 5)
      screen.move(ahead.opposite, in: solution)
      #expect(screen.focus == 4)
      screen.move(ahead.opposite, in: solution)
      #expect(screen.focus == 4)
      screen.move(.up, in: solution)
      #expect(screen.focus == 0)
    }
  }

  @Test("scrolling goes by whole cells, first fast and then slowly, and the card ends in view")
  func scrolls() throws {
    let solution = try solution()
    var screen = GridScreen()
    for _ in 0..<3 { screen.move(.down, in: solution) }
    let offsets = settle(&screen)
    #expect(offsets.count >= 5)
    #expect(offsets.allSatisfy { $0.truncatingRemainder(dividingBy: 16) == 0 })
    let steps = zip([0] + offsets, offsets).map { $1 - $0 }
    #expect(steps == steps.sorted(by: >))
    let frame = try #require(solution.frame(forItemAt: ItemPath(section: 0, item: 12)))
    let visible = screen.visibleRect(in: solution)
    #expect(frame.minY >= visible.minY)
    #expect(frame.maxY <= visible.maxY)
  }

  @Test("below the last line down shows the footer, above the first up shows the top")
  func ends() throws {
    let solution = try solution(count: 20, hasNextPage: true)
    var screen = GridScreen()
    screen.goToEnd(isLast: true, in: solution)
    screen.move(.down, in: solution)
    #expect(screen.focus == 19)
    _ = settle(&screen)
    let shown = screen.cells(in: solution).elements
    #expect(shown.contains { $0.attributes.kind == "footer" })
    #expect(screen.visibleRect(in: solution).maxY >= solution.contentSize.height)
    screen.goToEnd(isLast: false, in: solution)
    screen.move(.up, in: solution)
    #expect(screen.scroll.target == 0)
  }

  @Test("page keys keep the column, and reach both ends")
  func pages() throws {
    let solution = try solution()
    var screen = GridScreen()
    screen.move(.right, in: solution)
    var seen = [screen.focus]
    for _ in 0..<200 {
      screen.turnPage(isForward: true, in: solution)
      _ = settle(&screen)
      #expect(screen.focus % 4 == 1 || screen.focus >= 824)
      seen.append(screen.focus)
    }
    #expect(seen == seen.sorted())
    #expect(seen.last.map { $0 >= 821 } == true)
    for _ in 0..<200 { screen.turnPage(isForward: false, in: solution) }
    #expect(screen.focus < 4)
    #expect(screen.scroll.target == 0)
  }

  @Test("the wheel takes the keys along, to a card in view")
  func wheel() throws {
    let solution = try solution()
    var screen = GridScreen()
    for _ in 0..<40 {
      screen.wheel(isForward: true, in: solution)
      _ = settle(&screen)
      let frame = try #require(
        solution.frame(forItemAt: ItemPath(section: 0, item: screen.focus)))
      #expect(frame.intersects(screen.visibleRect(in: solution)))
    }
    #expect(screen.scroll.offset == 40 * 48)
    #expect(screen.focus > 20)
  }

  @Test("a click finds the card under it, and nothing between cards")
  func clicks() throws {
    let solution = try solution()
    let screen = GridScreen()
    #expect(screen.element(atColumn: 3, row: 3, in: solution)?.path.item == 0)
    #expect(screen.element(atColumn: 30, row: 20, in: solution)?.path.item == 5)
    #expect(screen.element(atColumn: 0, row: 3, in: solution) == nil)
  }

  @Test("a list of a million is as near as one of twenty")
  func many() throws {
    let solution = try solution(count: 1_000_000, columns: 200, rows: 60)
    var screen = GridScreen()
    screen.goToEnd(isLast: true, in: solution)
    #expect(settle(&screen).count < 30)
    #expect(screen.focus == 999_999)
    #expect((8...40).contains(screen.cells(in: solution).elements.count))
  }

  @Test("an empty list takes all keys")
  func empty() throws {
    let solution = try solution(count: 0)
    var screen = GridScreen()
    for direction in FocusDirection.allCases { screen.move(direction, in: solution) }
    screen.turnPage(isForward: true, in: solution)
    screen.goToEnd(isLast: true, in: solution)
    screen.wheel(isForward: true, in: solution)
    screen.adjust(by: 100, in: solution)
    #expect(screen == GridScreen())
  }
}
