import RMLayout
import Testing

@Suite("Compositional layouts")
struct CompositionalTests {
  private let phone = LayoutEnvironment(size: Size(width: 320, height: 480))

  private func row(
    _ width: LayoutDimension, height: LayoutDimension = .absolute(50),
    spacing: LayoutSpacing = .fixed(0)
  ) -> LayoutGroup {
    .horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(50)),
      subitems: [.item(LayoutItem(size: LayoutSize(width: width, height: height)))],
      interItemSpacing: spacing)
  }

  private func frames(
    _ section: LayoutSection, count: Int, in environment: LayoutEnvironment? = nil
  ) throws -> [Rect] {
    let solution = try CompositionalLayout(section: section).solve(
      in: environment ?? phone, itemCounts: [count])
    return solution.attributes(
      intersecting: Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
    ).map(\.frame)
  }

  @Test("a subitem repeats until no further one fits, on a base less the spacing (D5, G2)")
  func fillsLines() throws {
    let quarters = try frames(
      LayoutSection(group: row(.fractionalWidth(0.25), spacing: .fixed(10))), count: 5)
    #expect(quarters.map(\.minX) == [0, 82.5, 165, 247.5, 0])
    #expect(quarters.map(\.width) == [72.5, 72.5, 72.5, 72.5, 72.5])
    #expect(quarters[4].minY == 50)
    let halves = try frames(
      LayoutSection(group: row(.fractionalWidth(0.5), spacing: .fixed(10))), count: 2)
    #expect(halves.map(\.minX) == [0, 165])
    #expect(halves.map(\.width) == [155, 155])
  }

  @Test("flexible gaps share what a full line leaves over (S4, S6)")
  func sharesFreeSpace() throws {
    let found = try frames(
      LayoutSection(group: row(.absolute(90), spacing: .flexible(10))), count: 3)
    #expect(found.map(\.minX) == [0, 115, 230])
  }

  @Test("section insets, group spacing and thirds add up as in rule G13")
  func addsUp() throws {
    let section = LayoutSection(
      group: row(.fractionalWidth(1.0 / 3), spacing: .fixed(10)),
      contentInsets: DirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8),
      interGroupSpacing: 4)
    let solution = try CompositionalLayout(section: section).solve(in: phone, itemCounts: [7])
    let found = (0..<7).compactMap { solution.frame(forItemAt: ItemPath(section: 0, item: $0)) }
    #expect(found.map(\.minX) == [6, 111, 216, 6, 111, 216, 6])
    #expect(found.map(\.minY) == [5, 5, 5, 59, 59, 59, 113])
    #expect(found.map(\.width) == Array(repeating: 95, count: 7))
    #expect(solution.contentSize == Size(width: 320, height: 170))
  }

  @Test("a partial last column is trimmed to its items and the rest of a full one (G9)")
  func trimsPartialGroups() throws {
    let item = LayoutSubitem.item(
      LayoutItem(size: LayoutSize(width: .fractionalWidth(1), height: .absolute(30))))
    let size = LayoutSize(width: .fractionalWidth(1), height: .absolute(100))
    let plain = LayoutSection(group: .vertical(size: size, subitems: [item]))
    let tight = try CompositionalLayout(section: plain).solve(in: phone, itemCounts: [5])
    #expect(tight.contentSize.height == 170)
    let spaced = LayoutSection(
      group: .vertical(size: size, subitems: [item], interItemSpacing: .fixed(10)))
    let loose = try CompositionalLayout(section: spaced).solve(in: phone, itemCounts: [5])
    #expect(loose.contentSize.height == 260)
    let flexible = LayoutSection(
      group: .vertical(size: size, subitems: [item], interItemSpacing: .flexible(10)))
    let shared = try CompositionalLayout(section: flexible).solve(in: phone, itemCounts: [5])
    #expect(shared.contentSize.height == 230)
  }

  @Test("items that cannot fit leave the section empty with a diagnostic (G8, M3)")
  func reportsMisfits() throws {
    let solution = try CompositionalLayout(section: LayoutSection(group: row(.absolute(330))))
      .solve(in: phone, itemCounts: [3])
    #expect(solution.elementCount == 0)
    #expect(solution.contentSize.height == 0)
    #expect(solution.diagnostics.map(\.code) == ["groupCannotFitItem"])
    #expect(solution.diagnostics.map(\.path) == ["sections[0].group"])
  }

  @Test("insets that exceed an item turn its frame over and are reported once for each place (S1)")
  func reportsExcessiveInsets() throws {
    let item = LayoutItem(
      size: LayoutSize(width: .absolute(9.5), height: .absolute(20)),
      contentInsets: DirectionalEdgeInsets(leading: 7, trailing: 7))
    let column = LayoutGroup.vertical(
      size: LayoutSize(width: .absolute(10), height: .absolute(40)), subitems: [.item(item)])
    let group = LayoutGroup.horizontal(
      size: LayoutSize(width: .absolute(10), height: .absolute(40)), subitems: [.group(column)])
    let solution = try CompositionalLayout(section: LayoutSection(group: group)).solve(
      in: phone, itemCounts: [4])
    #expect(
      solution.frame(forItemAt: ItemPath(section: 0, item: 0))
        == Rect(x: 2.5, y: 0, width: 4.5, height: 20))
    #expect(
      solution.diagnostics.map(\.path) == ["sections[0].group.subitems[0].subitems[0]"])
    #expect(solution.diagnostics.map(\.code) == ["insetsExceedItem"])
  }

  @Test("each of two sections that are alike reports its own misfit")
  func reportsEachSection() throws {
    let solution = try CompositionalLayout(section: LayoutSection(group: row(.absolute(330))))
      .solve(in: phone, itemCounts: [3, 3])
    #expect(solution.diagnostics.map(\.path) == ["sections[0].group", "sections[1].group"])
  }

  @Test("a part that sticks out of its group is not found by a rectangle (Q1)")
  func clipsToGroups() throws {
    let group = LayoutGroup.horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(20)),
      subitems: [
        .item(LayoutItem(size: LayoutSize(width: .fractionalWidth(1), height: .absolute(100))))
      ])
    let solution = try CompositionalLayout(section: LayoutSection(group: group)).solve(
      in: phone, itemCounts: [2])
    let inside = solution.attributes(intersecting: Rect(x: 0, y: 10, width: 10, height: 5))
    #expect(inside.map(\.path.item) == [0])
    let below = solution.attributes(intersecting: Rect(x: 0, y: 25, width: 10, height: 10))
    #expect(below.map(\.path.item) == [1])
  }

  @Test("right to left mirrors every frame (T1)")
  func mirrors() throws {
    var turned = phone
    turned.layoutDirection = .rightToLeft
    let section = LayoutSection(group: row(.absolute(160)))
    #expect(try frames(section, count: 1, in: turned).map(\.minX) == [160])
  }

  @Test("a NaN, an empty group and a count of 0 are refused with their path (D7, G12)")
  func refusesNonsense() {
    let bad = LayoutSection(group: row(.fractionalWidth(.nan)))
    let error = #expect(throws: SpecificationError.self) {
      try CompositionalLayout(section: bad).solve(in: phone, itemCounts: [1])
    }
    #expect(error?.path == "sections[0].group.subitems[0].width")
    let empty = LayoutGroup.vertical(
      size: LayoutSize(width: .absolute(1), height: .absolute(1)), subitems: [])
    let second = #expect(throws: SpecificationError.self) {
      try CompositionalLayout(section: LayoutSection(group: empty)).solve(
        in: phone, itemCounts: [1])
    }
    #expect(second?.description == "sections[0].group: a group needs at least 1 subitem, has none")
  }
}

@Suite("Orthogonal rows")
struct RowTests {
  private func row(
    _ behavior: OrthogonalScrollingBehavior, width: LayoutDimension, count: Int
  ) throws -> LayoutRow {
    let group = LayoutGroup.horizontal(
      size: LayoutSize(width: width, height: .absolute(50)),
      subitems: [
        .item(
          LayoutItem(size: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1))))
      ])
    let section = LayoutSection(
      group: group,
      contentInsets: DirectionalEdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 6),
      interGroupSpacing: 8, orthogonalScrollingBehavior: behavior)
    let solution = try CompositionalLayout(section: section).solve(
      in: LayoutEnvironment(size: Size(width: 320, height: 480)), itemCounts: [count])
    return try #require(solution.row(inSection: 0))
  }

  @Test("a row is as wide as its insets leave and ends with its last group (O1, O2)")
  func geometry() throws {
    let found = try row(.continuous, width: .absolute(100), count: 8)
    #expect(found.frame == Rect(x: 4, y: 3, width: 310, height: 50))
    #expect(found.contentLength == 856)
    #expect(found.range == 0...546)
    #expect(found.restingOffsets == [])
    #expect(found.targetOffset(proposed: 123.4) == 123.4)
    #expect(found.targetOffset(proposed: 700) == 546)
  }

  @Test("group boundaries, pages and centred groups are where rows rest (O4-O7)")
  func rests() throws {
    let leading = try row(.continuousGroupLeadingBoundary, width: .absolute(100), count: 8)
    #expect([40, 130, 200, 700].map { leading.targetOffset(proposed: $0) } == [0, 108, 216, 546])
    #expect(leading.restingOffsets == [0, 108, 216, 324, 432, 540, 546])
    let paging = try row(.paging, width: .absolute(100), count: 8)
    #expect([40, 200, 700].map { paging.targetOffset(proposed: $0) } == [0, 310, 546])
    #expect(paging.restingOffsets == [0, 310, 546])
    let groups = try row(.groupPaging, width: .fractionalWidth(0.8), count: 3)
    #expect([130, 200, 700].map { groups.targetOffset(proposed: $0) } == [0, 264, 474])
    let centred = try row(.groupPagingCentered, width: .fractionalWidth(0.8), count: 4)
    #expect(centred.restingOffsets == [-27, 237, 501, 765])
    #expect(centred.initialOffset == -27)
  }

  @Test("a fling of a paging row goes one page in its direction")
  func flings() throws {
    let groups = try row(.groupPaging, width: .absolute(100), count: 8)
    #expect(groups.targetOffset(from: 108, velocity: 3) == 216)
    #expect(groups.targetOffset(from: 120, velocity: -3) == 108)
    #expect(groups.targetOffset(from: 546, velocity: 3) == 546)
    #expect(groups.pageIndex(at: 700) == 6)
  }
}

@Suite("Work of a solve")
struct WorkTests {
  @Test("a section of a thousand million equal items is solved without looking at one of them")
  func countsNothing() throws {
    let cell = LayoutItem(
      size: LayoutSize(width: .fractionalWidth(0.5), height: .fractionalHeight(1)))
    let group = LayoutGroup.horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(50)), subitems: [.item(cell)])
    var statistics = SolveStatistics()
    let solution = try CompositionalLayout(section: LayoutSection(group: group)).solve(
      in: LayoutEnvironment(size: Size(width: 320, height: 480)), itemCounts: [1_000_000_001],
      recorder: &statistics)
    #expect(statistics.itemsVisited == 0)
    #expect(statistics.groupsSolved == 2)
    #expect(statistics.slotsPlaced == 3)
    #expect(
      solution.frame(forItemAt: ItemPath(section: 0, item: 999_999_999))
        == Rect(x: 160, y: 24_999_999_950, width: 160, height: 50))
  }

  @Test("a group of a thousand different subitems places each of them once")
  func countsSlots() throws {
    let cells = (1...1_000).map { number in
      LayoutSubitem.item(
        LayoutItem(size: LayoutSize(width: .absolute(Double(number) / 1e4), height: .absolute(5))))
    }
    var statistics = SolveStatistics()
    let group = LayoutGroup.horizontal(
      size: LayoutSize(width: .absolute(51), height: .absolute(50)), subitems: cells)
    _ = try CompositionalLayout(section: LayoutSection(group: group)).solve(
      in: LayoutEnvironment(size: Size(width: 320, height: 480)), itemCounts: [1_000],
      recorder: &statistics)
    #expect(statistics.slotsPlaced == 1_000)
    #expect(statistics.groupsSolved == 1)
  }

  @Test("a flow section of equal items is solved without looking at one of them")
  func countsNoFlowItem() throws {
    var statistics = SolveStatistics()
    _ = try FlowLayout().solve(
      in: LayoutEnvironment(size: Size(width: 320, height: 480)), itemCounts: [1_000],
      recorder: &statistics)
    #expect(statistics.itemsVisited == 0)
  }

  @Test("a flow section with a thousand sizes looks at each of them once")
  func countsEach() throws {
    let sizes = (0..<1_000).map { Size(width: Double(40 + $0 % 30), height: 50) }
    var statistics = SolveStatistics()
    _ = try FlowLayout(section: FlowSection(itemSizes: .perItem(sizes))).solve(
      in: LayoutEnvironment(size: Size(width: 320, height: 480)), itemCounts: [1_000],
      recorder: &statistics)
    #expect(statistics.itemsVisited == 1_000)
  }
}

@Suite("Flow layouts")
struct FlowTests {
  @Test("equal items stretch the gap on every line, a lone one is centred (F3)")
  func grid() throws {
    let section = FlowSection(
      itemSizes: .uniform(Size(width: 70, height: 70)),
      sectionInset: DirectionalEdgeInsets(leading: 12, trailing: 16), minimumInteritemSpacing: 7)
    let solution = try FlowLayout(section: section).solve(
      in: LayoutEnvironment(size: Size(width: 375, height: 480)), itemCounts: [5])
    let found = (0..<5).compactMap { solution.frame(forItemAt: ItemPath(section: 0, item: $0)) }
    #expect(found.map(\.minX) == [12, 104.5, 196.5, 289, 12])
    #expect(found[4].minY == 80)
  }

  @Test("unequal items fill lines greedily; all but the last are justified (F4, F5)")
  func lines() throws {
    let widths = [60.0, 70, 80, 60, 70, 80, 60]
    let section = FlowSection(
      itemSizes: .perItem(widths.map { Size(width: $0, height: 40) }),
      sectionInset: DirectionalEdgeInsets(leading: 6, trailing: 10), minimumInteritemSpacing: 7)
    let solution = try FlowLayout(section: section).solve(
      in: LayoutEnvironment(size: Size(width: 320, height: 480)), itemCounts: [7])
    let found = (0..<7).compactMap { solution.frame(forItemAt: ItemPath(section: 0, item: $0)) }
    #expect(found.map(\.minX) == [6, 77.5, 158.5, 250, 6, 83, 170])
  }

  @Test("header, insets, lines and footer follow each other (F6)")
  func assembly() throws {
    let section = FlowSection(
      itemSizes: .uniform(Size(width: 200, height: 50)),
      sectionInset: DirectionalEdgeInsets(top: 5, bottom: 5),
      headerReferenceSize: Size(width: 1, height: 30),
      footerReferenceSize: Size(width: 1, height: 20))
    let solution = try FlowLayout(section: section).solve(
      in: LayoutEnvironment(size: Size(width: 320, height: 480)), itemCounts: [2])
    #expect(solution.contentSize == Size(width: 320, height: 170))
    let found = solution.attributes(intersecting: Rect(x: 0, y: 0, width: 320, height: 480))
    #expect(found.map(\.frame.minY) == [35, 95, 150, 0])
    #expect(found.map(\.kind) == [nil, nil, "footer", "header"])
  }
}

@Suite("Infinite scrolling")
struct InfiniteScrollTests {
  @Test("the next page is due 20 points before the footer shows, and asked for once")
  func asksOnce() {
    var trigger = InfiniteScrollTrigger()
    func test(_ offset: Double, items: Int = 20, next: Bool = true) -> Bool {
      trigger.test(
        offset: offset, viewportLength: 619.333, contentLength: 2922.5, itemCount: items,
        hasNextPage: next)
    }
    #expect(!test(2183.1))
    #expect(!test(2183.2, items: 0))
    #expect(!test(2183.2, next: false))
    #expect(test(2183.2))
    #expect(!test(2183.2))
    trigger.finish()
    #expect(test(2183.2))
  }
}

@Suite("Estimates before measuring")
struct EstimateTests {
  private let phone = LayoutEnvironment(size: Size(width: 320, height: 480))

  private func frames(_ group: LayoutGroup, count: Int) throws -> [Rect] {
    let solution = try CompositionalLayout(section: LayoutSection(group: group)).solve(
      in: phone, itemCounts: [count])
    return (0..<count).compactMap { solution.frame(forItemAt: ItemPath(section: 0, item: $0)) }
  }

  @Test("a divided subitem is no longer estimated: its insets count (G5, S1)")
  func divided() throws {
    let item = LayoutItem(
      size: LayoutSize(width: .estimated(10), height: .absolute(20)),
      contentInsets: DirectionalEdgeInsets(all: 5))
    let group = LayoutGroup.horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(50)), subitem: .item(item),
      count: 2)
    #expect(
      try frames(group, count: 2) == [
        Rect(x: 5, y: 5, width: 150, height: 10), Rect(x: 165, y: 5, width: 150, height: 10),
      ])
  }

  @Test("fixed edge spacing lengthens a group estimated across its line, flexible does not (G7)")
  func edgesAcross() throws {
    func item(_ edges: LayoutEdgeSpacing, height: Double) -> LayoutSubitem {
      .item(
        LayoutItem(
          size: LayoutSize(width: .fractionalWidth(0.5), height: .absolute(height)),
          edgeSpacing: edges))
    }
    let row = LayoutSize(width: .fractionalWidth(1), height: .estimated(10))
    let fixed = try frames(
      .horizontal(size: row, subitems: [item(LayoutEdgeSpacing(top: .fixed(7)), height: 30)]),
      count: 3)
    #expect(fixed.map(\.minY) == [7, 7, 44])
    let flexible = try frames(
      .horizontal(
        size: row,
        subitems: [
          item(.zero, height: 50), item(LayoutEdgeSpacing(top: .flexible(7)), height: 30),
        ]), count: 3)
    #expect(flexible.map(\.minY) == [0, 20, 50])
  }

  @Test("a group estimated along its line places each subitem once, a partial one is shorter (G6)")
  func alongLine() throws {
    let row = LayoutItem(size: LayoutSize(width: .fractionalWidth(1), height: .absolute(30)))
    let group = LayoutGroup.vertical(
      size: LayoutSize(width: .fractionalWidth(1), height: .estimated(100)),
      subitems: [.item(row), .item(row)], interItemSpacing: .fixed(5))
    let section = LayoutSection(group: group)
    let solution = try CompositionalLayout(section: section).solve(in: phone, itemCounts: [3])
    #expect(solution.contentSize.height == 95)
  }
}
