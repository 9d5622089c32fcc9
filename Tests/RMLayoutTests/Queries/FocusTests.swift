import RMLayout
import Testing

@Suite("Focus")
struct FocusTests {
  private func moves(
    _ solution: LayoutSolution, from item: Int, section: Int = 0,
    at position: ScrollPosition = ScrollPosition()
  ) -> [FocusDirection: ItemPath] {
    var found: [FocusDirection: ItemPath] = [:]
    for direction in FocusDirection.allCases {
      found[direction] = solution.focus(
        from: ItemPath(section: section, item: item), moving: direction, at: position)
    }
    return found
  }

  private func path(_ section: Int, _ item: Int) -> ItemPath {
    ItemPath(section: section, item: item)
  }

  @Test("in a grid the focus moves to the neighbour, and nowhere at an edge")
  func grid() throws {
    let solution = try SampleSections.solve([SampleSections.grid(columns: 3)], counts: [9])
    #expect(
      moves(solution, from: 4)
        == [.up: path(0, 1), .down: path(0, 7), .left: path(0, 3), .right: path(0, 5)])
    #expect(moves(solution, from: 0) == [.down: path(0, 3), .right: path(0, 1)])
    #expect(moves(solution, from: 8) == [.up: path(0, 5), .left: path(0, 7)])
  }

  @Test("down from a full line steps aside to a shorter last one; right does not")
  func shortLine() throws {
    let solution = try SampleSections.solve([SampleSections.grid(columns: 3)], counts: [5])
    #expect(solution.focus(from: path(0, 2), moving: .down) == path(0, 4))
    #expect(solution.focus(from: path(0, 4), moving: .right) == nil)
  }

  @Test("what lies straight ahead in the next section comes before a short line beside it")
  func beamFirst() throws {
    let solution = try SampleSections.solve(
      [SampleSections.grid(columns: 3), SampleSections.grid(columns: 3, header: "h")],
      counts: [4, 3])
    #expect(solution.focus(from: path(0, 2), moving: .down) == path(1, 2))
    #expect(solution.focus(from: path(1, 2), moving: .up) == path(0, 2))
    #expect(solution.focus(from: path(1, 0), moving: .up) == path(0, 3))
  }

  @Test("a short line beside comes before an item straight ahead that is a page behind it")
  func pageLimit() throws {
    let near = Rect(x: 0, y: 60, width: 100, height: 50)
    func focus(farAt y: Double) throws -> ItemPath? {
      let section = SampleSections.custom(
        height: 2_000,
        [
          Rect(x: 200, y: 0, width: 100, height: 50), near,
          Rect(x: 200, y: y, width: 100, height: 50),
        ])
      return try SampleSections.solve([section], counts: [3]).focus(
        from: path(0, 0), moving: .down)
    }
    #expect(try focus(farAt: 540) == path(0, 2))
    #expect(try focus(farAt: 541) == path(0, 1))
  }

  @Test("of equally near items the one whose middle is least aside is next, then the first")
  func ties() throws {
    let sections = [1, 3, 2].map { SampleSections.grid(columns: $0) }
    let solution = try SampleSections.solve([sections[0]] + sections, counts: [1, 1, 3, 2])
    #expect(solution.focus(from: path(1, 0), moving: .down) == path(2, 1))
    #expect(solution.focus(from: path(2, 1), moving: .down) == path(3, 0))
    #expect(solution.focus(from: path(2, 2), moving: .down) == path(3, 1))
  }

  @Test("nested groups are left and entered by what lies beside")
  func nested() throws {
    let solution = try SampleSections.solve([SampleSections.mosaic], counts: [6])
    #expect(moves(solution, from: 0) == [.right: path(0, 1), .down: path(0, 3)])
    #expect(
      moves(solution, from: 2) == [.up: path(0, 1), .left: path(0, 0), .down: path(0, 4)])
    #expect(moves(solution, from: 3) == [.up: path(0, 0), .right: path(0, 4)])
  }

  @Test("overlapping frames are apart along the axis on which their middles are")
  func overlapping() throws {
    let fan = SampleSections.custom(
      height: 200,
      [
        Rect(x: 0, y: 20, width: 100, height: 100), Rect(x: 30, y: 10, width: 100, height: 120),
        Rect(x: 60, y: 0, width: 100, height: 140), Rect(x: 40, y: 100, width: 100, height: 100),
      ])
    let solution = try SampleSections.solve([fan], counts: [4])
    #expect(solution.focus(from: path(0, 0), moving: .right) == path(0, 1))
    #expect(solution.focus(from: path(0, 1), moving: .right) == path(0, 2))
    #expect(solution.focus(from: path(0, 2), moving: .left) == path(0, 1))
    #expect(solution.focus(from: path(0, 1), moving: .down) == path(0, 3))
    #expect(solution.focus(from: path(0, 3), moving: .up) == path(0, 1))
  }

  @Test(
    "each move in a uniform grid is undone by the way back, and every item is reached",
    arguments: [1, 2, 3, 5, 7], Axis.allCases)
  func grids(columns: Int, axis: Axis) throws {
    for direction in LayoutDirection.allCases {
      var environment = SampleSections.phone
      environment.layoutDirection = direction
      let section = SampleSections.grid(columns: columns)
      let solution = try SampleSections.solve(
        [section, section], counts: [columns * 3, columns * 2], axis: axis, in: environment)
      #expect(reached(solution).count == columns * 5)
      var count = 0
      solution.forEachAttributes { element in
        for way in FocusDirection.allCases {
          guard let next = solution.focus(from: element.path, moving: way) else { continue }
          count += 1
          #expect(solution.focus(from: next, moving: way.opposite) == element.path)
        }
      }
      // In a block of columns by lines each pair of neighbours is crossed in both directions.
      let lines = 5
      if axis == .vertical {
        #expect(count == 2 * ((columns - 1) * lines + columns * (lines - 1)))
      }
    }
  }

  /// The items that the focus gets to from the first one.
  private func reached(_ solution: LayoutSolution) -> Set<ItemPath> {
    var open = solution.firstItem.map { [$0] } ?? []
    var reached = Set(open)
    while let path = open.popLast() {
      for direction in FocusDirection.allCases {
        guard let next = solution.focus(from: path, moving: direction) else { continue }
        if reached.insert(next).inserted { open.append(next) }
      }
    }
    return reached
  }

  @Test("every item of a mixed page is reached, rows and short lines too")
  func mixed() throws {
    let solution = try SampleSections.solve(
      [
        SampleSections.row(), SampleSections.grid(columns: 3, header: "h"), SampleSections.mosaic,
        SampleSections.row(stacked: 3),
      ], counts: [20, 8, 5, 31])
    #expect(reached(solution).count == 64)
  }

  @Test("a mirrored layout has mirrored focus")
  func mirrored() throws {
    let sections = [
      SampleSections.row(), SampleSections.grid(columns: 3, header: "h"), SampleSections.mosaic,
      SampleSections.row(stacked: 3), SampleSections.grid(columns: 2),
    ]
    let counts = [7, 8, 5, 11, 3]
    var arabic = SampleSections.phone
    arabic.layoutDirection = .rightToLeft
    for axis in Axis.allCases {
      let plain = try SampleSections.solve(sections, counts: counts, axis: axis)
      let turned = try SampleSections.solve(sections, counts: counts, axis: axis, in: arabic)
      let position = ScrollPosition(rowOffsets: [0: 130, 3: 55])
      plain.forEachAttributes { element in
        guard element.category == .cell else { return }
        for direction in FocusDirection.allCases {
          let mirror = direction.axis == .horizontal ? direction.opposite : direction
          #expect(
            plain.focus(from: element.path, moving: direction, at: position)
              == turned.focus(from: element.path, moving: mirror, at: position))
        }
      }
    }
  }

  @Test("in a thousand million items the next one is found at once, far behind a gap too")
  func large() throws {
    let grid = SampleSections.grid(columns: 3)
    var gap = grid
    gap.contentInsets = DirectionalEdgeInsets(top: 10_000_000_000)
    let count = 1_000_000_000
    let solution = try SampleSections.solve([grid, gap], counts: [count, count])
    #expect(
      moves(solution, from: 500_000_000)
        == [
          .up: path(0, 499_999_997), .down: path(0, 500_000_003), .left: path(0, 499_999_999),
        ])
    #expect(solution.focus(from: path(0, count - 1), moving: .down) == path(1, 0))
    #expect(solution.focus(from: path(1, 0), moving: .up) == path(0, count - 1))
    #expect(solution.focus(from: path(1, 1), moving: .up) == path(0, count - 3))
    #expect(solution.focus(from: path(1, count - 1), moving: .down) == nil)
  }

  @Test("flow layouts move by lines, and a section without cells moves nowhere")
  func others() throws {
    let section = FlowSection(
      itemSizes: .uniform(Size(width: 100, height: 50)),
      headerReferenceSize: Size(width: 0, height: 30))
    let flow = try FlowLayout(sections: .same(section)).solve(
      in: SampleSections.phone, itemCounts: [7, 2])
    #expect(
      moves(flow, from: 4)
        == [.up: path(0, 1), .down: path(1, 1), .left: path(0, 3), .right: path(0, 5)])
    #expect(moves(flow, from: 6) == [.up: path(0, 3), .down: path(1, 0)])
    let flat = LayoutSection(
      group: .horizontal(
        size: LayoutSize(width: .fractionalWidth(1), height: .absolute(50)),
        subitems: [.item(SampleSections.item(.absolute(500)))]))
    let solution = try SampleSections.solve(
      [flat, SampleSections.grid(columns: 2)], counts: [3, 2])
    #expect(moves(solution, from: 0).isEmpty)
    #expect(moves(solution, from: 0, section: 1) == [.right: path(1, 1)])
  }

  @Test("moving from an item that does not exist is a mistake of the caller")
  func preconditions() async {
    await #expect(processExitsWith: .failure) {
      let solution = try SampleSections.solve([SampleSections.grid(columns: 2)], counts: [3])
      _ = solution.focus(from: ItemPath(section: 0, item: -1), moving: .down)
    }
  }

  @Test("what must be scrolled to show the new focus is known")
  func scrolling() throws {
    let solution = try SampleSections.solve(
      [SampleSections.grid(columns: 3), SampleSections.row()], counts: [15, 9])
    let position = ScrollPosition()
    let next = try #require(solution.focus(from: path(0, 13), moving: .down, at: position))
    #expect(next == path(1, 0))
    #expect(
      solution.contentOffset(showing: next, aligned: .nearest, from: position)
        == Point(x: 0, y: 80))
    let second = try #require(solution.focus(from: next, moving: .right, at: position))
    #expect(second == path(1, 1))
    #expect(solution.rowOffset(showing: second, aligned: .nearest, from: position) == 90)
  }
}
