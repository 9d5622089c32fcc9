import RMLayout
import Testing

@Suite("Absurd layouts")
struct DegenerateTests {
  private let phone = LayoutEnvironment(size: Size(width: 320, height: 480))
  private let everything = Rect(x: 0, y: 0, width: 1e6, height: 1e6)

  private func row(_ subitems: [LayoutSubitem], spacing: Double = 0) -> LayoutGroup {
    .horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(50)), subitems: subitems,
      interItemSpacing: .fixed(spacing))
  }

  private func item(_ width: LayoutDimension, _ height: LayoutDimension) -> LayoutSubitem {
    .item(LayoutItem(size: LayoutSize(width: width, height: height)))
  }

  private func solve(_ group: LayoutGroup, count: Int) throws -> LayoutSolution {
    try CompositionalLayout(section: LayoutSection(group: group)).solve(
      in: phone, itemCounts: [count])
  }

  @Test("a hundred nested groups that hold nothing are told in no time (G8)")
  func nestedMisfit() throws {
    var subitem = item(.absolute(1000), .absolute(10))
    let full = LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1))
    for _ in 0..<98 { subitem = .group(.horizontal(size: full, subitems: [subitem])) }
    let solution = try solve(row([subitem]), count: 1)
    #expect(solution.elementCount == 0)
    let path = "sections[0].group" + String(repeating: ".subitems[0]", count: 98)
    #expect(solution.diagnostics.map(\.path) == [path])
  }

  @Test("groups nested more than a hundred deep are refused before anything follows them")
  func nestedTooDeep() {
    var subitem = item(.absolute(1), .absolute(1))
    let full = LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1))
    for _ in 0..<100 { subitem = .group(.horizontal(size: full, subitems: [subitem])) }
    let error = #expect(throws: SpecificationError.self) { try solve(row([subitem]), count: 1) }
    #expect(error?.reason == .nestedTooDeep)
    #expect(error?.path == "sections[0].group")
  }

  @Test("spacing that leaves no base for fractions across the line is told, never silent (G3)")
  func crowded() throws {
    let solution = try solve(
      row([item(.absolute(10), .fractionalWidth(0.25))], spacing: 12), count: 9)
    #expect(solution.elementCount == 0)
    #expect(solution.diagnostics.map(\.code) == ["spacingLeavesNoRoom"])
  }

  @Test("lengths multiplied by nested fractions stay finite, and are reported")
  func finite() throws {
    var subitem = item(.fractionalWidth(1), .fractionalHeight(1))
    let huge = LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1e12))
    for _ in 0..<40 { subitem = .group(.horizontal(size: huge, subitems: [subitem])) }
    let solution = try solve(row([subitem]), count: 2)
    let frame = try #require(solution.frame(forItemAt: ItemPath(section: 0, item: 1)))
    #expect(frame.height == 1e12)
    #expect(solution.diagnostics.contains { $0.code == "lengthTooGreat" })
  }

  @Test("a group of more than a million items ends there, with a diagnostic")
  func cutGroup() throws {
    let group = LayoutGroup.vertical(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(100)),
      repeatingSubitem: item(.fractionalWidth(1), .absolute(1)), count: 2_000_000)
    let solution = try solve(group, count: 3_000_000)
    #expect(solution.diagnostics.map(\.code) == ["groupHoldsTooManyItems"])
    #expect(solution.elementCount == 3_000_000)
  }

  @Test("nested groups of estimated size are not filled without end")
  func boundedWork() throws {
    let column = LayoutGroup.vertical(
      size: LayoutSize(width: .absolute(1), height: .estimated(10)),
      repeatingSubitem: item(.absolute(0), .absolute(0)), count: 1_000_000_000_000)
    let solution = try solve(row(Array(repeating: .group(column), count: 100)), count: 1)
    #expect(solution.diagnostics.map(\.code) == ["groupHoldsTooManyItems"])
  }

  @Test("a list of many subitems is searched by arithmetic (G2)")
  func longList() throws {
    let many = Array(repeating: item(.absolute(0.002), .absolute(1)), count: 60_000)
    let solution = try solve(row(many), count: 200_000)
    #expect(solution.frame(forItemAt: ItemPath(section: 0, item: 160_001))?.minY == 50)
  }

  @Test("negative edge spacing does not take the base below 0 (G2)")
  func negativeEdges() throws {
    let narrow = LayoutItem(
      size: LayoutSize(width: .absolute(10), height: .absolute(10)),
      edgeSpacing: LayoutEdgeSpacing(leading: .fixed(-15)))
    let solution = try solve(row([.item(narrow)], spacing: 10), count: 40)
    #expect(solution.frame(forItemAt: ItemPath(section: 0, item: 31))?.minY == 0)
    #expect(solution.frame(forItemAt: ItemPath(section: 0, item: 32))?.minY == 50)
  }

  @Test("groups that run backwards are found where they are, and sections end at 0")
  func backwards() throws {
    let size = LayoutSize(width: .fractionalWidth(1), height: .absolute(100))
    let column = LayoutGroup.vertical(
      size: size, subitems: [item(.fractionalWidth(1), .absolute(50))])
    let sections = [
      LayoutSection(group: column, interGroupSpacing: -90),
      LayoutSection(
        group: .vertical(size: size, subitems: [item(.fractionalWidth(1), .absolute(100))])),
    ]
    let solution = try CompositionalLayout(sections: sections).solve(
      in: phone, itemCounts: [5, 5])
    let found = solution.attributes(intersecting: Rect(x: 0, y: 103, width: 10, height: 3))
    #expect(found.map(\.path).contains(ItemPath(section: 0, item: 3)))
    let reversed = LayoutSection(group: column, interGroupSpacing: -200)
    let short = try CompositionalLayout(sections: [reversed, sections[1]]).solve(
      in: phone, itemCounts: [6, 1])
    #expect(short.frame(ofSection: 0).height == 0)
    #expect(short.frame(ofSection: 1).minY == 0)
  }

  @Test("a side item that leaves its section is found there (B5, Q1)")
  func overhangingSideItem() throws {
    let size = LayoutSize(width: .fractionalWidth(1), height: .absolute(80))
    let side = LayoutBoundarySupplementaryItem(
      kind: "s", size: LayoutSize(width: .absolute(20), height: .absolute(200)),
      alignment: .trailing, extendsBoundary: false)
    let section = LayoutSection(
      group: .horizontal(size: size, subitems: [item(.fractionalWidth(1), .absolute(80))]),
      boundarySupplementaryItems: [side])
    let plain = LayoutSection(group: section.group)
    let solution = try CompositionalLayout(sections: [section, plain]).solve(
      in: phone, itemCounts: [1, 1])
    let found = solution.attributes(intersecting: Rect(x: 310, y: 110, width: 5, height: 5))
    #expect(found.compactMap(\.kind) == ["s"])
  }

  @Test(
    "a query of a thousand million equal lines at one place looks at none that it does not meet")
  func flatGrid() throws {
    let flat = FlowSection(
      itemSizes: .uniform(Size(width: 320, height: 0)), minimumLineSpacing: 0)
    let tall = FlowSection(itemSizes: .uniform(Size(width: 320, height: 40)))
    let solution = try FlowLayout(sections: [tall, flat]).solve(
      in: phone, itemCounts: [1, 1_000_000_000])
    let found = solution.attributes(intersecting: Rect(x: 0, y: 0, width: 320, height: 30))
    #expect(found.map(\.path) == [ItemPath(section: 0, item: 0)])
  }

  @Test("flow lines that overlap are all found; a rounded edge is found by hit test (X2)")
  func flowLines() throws {
    func solve(_ heights: [Double], spacing: Double) throws -> LayoutSolution {
      let section = FlowSection(
        itemSizes: .perItem(heights.map { Size(width: 300, height: $0) }),
        minimumLineSpacing: spacing)
      return try FlowLayout(section: section).solve(in: phone, itemCounts: [heights.count])
    }
    let overlapping = try solve([100, 10, 10, 200], spacing: -50)
    func items(_ y: Double, _ height: Double) -> [Int] {
      overlapping.attributes(intersecting: Rect(x: 0, y: y, width: 320, height: height))
        .map(\.path.item)
    }
    #expect(items(90, 5) == [0, 3])
    #expect(items(0, 15) == [0, 2, 3])
    let rounded = try solve([50.3, 50.2, 50.2], spacing: 50)
    #expect(rounded.hitTest(Point(x: 100, y: 150.6))?.path.item == 1)
  }

  @Test("tiny groups below a pixel are all found")
  func belowPixels() throws {
    var coarse = phone
    coarse.scale = 1
    let size = LayoutSize(width: .absolute(320), height: .absolute(0.1))
    let section = LayoutSection(
      group: .horizontal(size: size, subitems: [item(.absolute(320), .absolute(0.1))]))
    let solution = try CompositionalLayout(section: section).solve(in: coarse, itemCounts: [40])
    let found = solution.attributes(intersecting: Rect(x: 0, y: 1.01, width: 5, height: 0.01))
    #expect(found.map(\.path.item) == Array(5...14))
  }

  @Test("an endless rectangle finds all there is, in both directions")
  func endlessRectangle() throws {
    var turned = phone
    turned.layoutDirection = .rightToLeft
    for environment in [phone, turned] {
      let solution = try CompositionalLayout(
        section: LayoutSection(group: row([item(.absolute(100), .absolute(10))]))
      ).solve(in: environment, itemCounts: [3])
      let endless = Rect(x: 0, y: 0, width: .infinity, height: .infinity)
      #expect(solution.attributes(intersecting: endless).count == 3)
    }
  }
}

@Suite("Rows at their limits")
struct RowLimitTests {
  private func row(
    _ behavior: OrthogonalScrollingBehavior, width: Double, spacing: Double = 0, count: Int,
    edges: LayoutEdgeSpacing = .zero, container: Double = 320
  ) throws -> LayoutRow {
    let cell = LayoutItem(
      size: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1)))
    let group = LayoutGroup.horizontal(
      size: LayoutSize(width: .absolute(width), height: .absolute(50)), subitems: [.item(cell)],
      edgeSpacing: edges)
    let section = LayoutSection(
      group: group, interGroupSpacing: spacing, orthogonalScrollingBehavior: behavior)
    let solution = try CompositionalLayout(section: section).solve(
      in: LayoutEnvironment(size: Size(width: container, height: 480)), itemCounts: [count])
    return try #require(solution.row(inSection: 0))
  }

  @Test("offsets clamped to the same end of the range are one stop (H3)")
  func clampedStops() throws {
    let edges = LayoutEdgeSpacing(leading: .fixed(-150), trailing: .fixed(150))
    let shifted = try row(.groupPaging, width: 100, count: 8, edges: edges)
    #expect(shifted.restingOffsets == [0, 50, 150, 250, 350, 450, 480])
    let still = try row(.groupPaging, width: 50, count: 3)
    #expect(still.restingOffsets == [0])
    #expect(still.pageIndex(at: 70) == 0)
  }

  @Test("a row whose groups run backwards has ascending stops (H3)")
  func backwards() throws {
    let edges = LayoutEdgeSpacing(leading: .fixed(300), trailing: .fixed(300))
    let row = try row(.groupPaging, width: 50, spacing: -700, count: 4, edges: edges)
    #expect(row.restingOffsets == [150, 180])
    let centred = try self.row(.groupPagingCentered, width: 100, spacing: -150, count: 3)
    #expect(centred.restingOffsets == centred.restingOffsets.sorted())
  }

  @Test("stops that only the noise of a sum tells apart are one (H3)")
  func noise() throws {
    // Ten thirds of 844: the eighth begins at 1969.3333333333333, the range ends 2e-13 later.
    let row = try row(.groupPaging, width: 844.0 / 3, count: 10, container: 844)
    #expect(row.restingOffsetCount == 8)
    #expect(row.pageIndex(at: 5000) == 7)
    let pages = try self.row(.paging, width: 844.0 / 3, count: 6, container: 844)
    #expect(pages.restingOffsets.map { ($0 * 1e6).rounded() } == [0, 844_000_000])
  }

  @Test("a single group in the middle has one stop (O7)")
  func single() throws {
    let row = try row(.groupPagingCentered, width: 100, count: 1)
    #expect(row.restingOffsets == [-110])
    #expect(row.targetOffset(proposed: 500) == -110)
  }
}

@Suite("Scrolling to items")
struct ScrollingTests {
  private let window = LayoutEnvironment(
    size: Size(width: 320, height: 800),
    contentInset: DirectionalEdgeInsets(top: 50, bottom: 30))

  private func list(_ count: Int, in environment: LayoutEnvironment) throws -> LayoutSolution {
    let size = LayoutSize(width: .fractionalWidth(1), height: .absolute(100))
    let section = LayoutSection(
      group: .horizontal(size: size, subitems: [.item(LayoutItem(size: size))]))
    return try CompositionalLayout(section: section).solve(in: environment, itemCounts: [count])
  }

  @Test("an item is aligned in the bounds less the inset, clamped to what the content allows (H2)")
  func alignments() throws {
    let solution = try list(20, in: window)
    func y(_ item: Int, _ alignment: ScrollAlignment, from offset: Double = 0) -> Double {
      solution.contentOffset(
        showing: ItemPath(section: 0, item: item), aligned: alignment,
        from: ScrollPosition(offset: Point(x: 0, y: offset))
      ).y
    }
    #expect(y(5, .start) == 450)
    #expect(y(15, .start) == 1230)
    #expect(y(5, .end) == -50)
    #expect(y(10, .end) == 330)
    #expect(y(10, .center) == 640)
    #expect(y(7, .nearest, from: 100) == 100)
    #expect(y(12, .nearest, from: 100) == 530)
    #expect(y(1, .nearest, from: 600) == 50)
    let bare = try list(20, in: LayoutEnvironment(size: Size(width: 320, height: 800)))
    #expect(
      bare.contentOffset(
        showing: ItemPath(section: 0, item: 15), aligned: .start, from: ScrollPosition()
      ).y == 1200)
  }

  @Test("an item of a row is shown by the row's own offset, at rest (H2)")
  func rows() throws {
    let cell = LayoutItem(
      size: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1)))
    let group = LayoutGroup.horizontal(
      size: LayoutSize(width: .absolute(100), height: .absolute(50)), subitems: [.item(cell)])
    let section = LayoutSection(
      group: group, interGroupSpacing: 8, orthogonalScrollingBehavior: .groupPaging)
    let solution = try CompositionalLayout(section: section).solve(in: window, itemCounts: [8])
    func offset(_ item: Int, _ alignment: ScrollAlignment) -> Double? {
      solution.rowOffset(
        showing: ItemPath(section: 0, item: item), aligned: alignment, from: ScrollPosition())
    }
    #expect(offset(3, .start) == 324)
    #expect(offset(7, .start) == 536)
    #expect(offset(1, .nearest) == 0)
    #expect(offset(4, .nearest) == 216)
  }

  @Test("a horizontal right-to-left layout starts at its right end (T1, H2)")
  func rightToLeft() throws {
    let size = LayoutSize(width: .absolute(100), height: .fractionalHeight(1))
    let section = LayoutSection(
      group: .horizontal(size: size, subitems: [.item(LayoutItem(size: size))]))
    let solution = try CompositionalLayout(
      section: section, configuration: LayoutConfiguration(scrollDirection: .horizontal)
    ).solve(
      in: LayoutEnvironment(size: Size(width: 300, height: 100), layoutDirection: .rightToLeft),
      itemCounts: [10])
    let first = solution.contentOffset(
      showing: ItemPath(section: 0, item: 0), aligned: .start, from: ScrollPosition())
    #expect(first.x == 700)
    #expect(solution.initialContentOffset == Point(x: 700, y: 0))
    #expect(solution.frame(forItemAt: ItemPath(section: 0, item: 0))?.minX == 900)
  }
}
