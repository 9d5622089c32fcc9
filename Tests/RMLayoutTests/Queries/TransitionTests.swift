import RMLayout
import Testing

@Suite("Transitions")
struct TransitionTests {
  private func path(_ section: Int, _ item: Int) -> ItemPath {
    ItemPath(section: section, item: item)
  }

  private func list(_ count: Int) throws -> LayoutSolution {
    try SampleSections.solve([SampleSections.grid(columns: 1)], counts: [count])
  }

  private func transition(
    _ old: LayoutSolution, _ new: LayoutSolution, from start: ScrollPosition = ScrollPosition(),
    to end: ScrollPosition = ScrollPosition(), _ mapping: TransitionMapping = TransitionMapping()
  ) -> LayoutTransition {
    old.transition(
      in: old.viewport(at: start), to: new, in: new.viewport(at: end), mapping: mapping)
  }

  @Test(
    "between equal solutions nothing moves, wherever each is scrolled",
    arguments: LayoutDirection.allCases)
  func identical(direction: LayoutDirection) throws {
    var environment = SampleSections.phone
    environment.layoutDirection = direction
    environment.scale = 3
    let solution = try SampleSections.solve(
      [
        SampleSections.row(), SampleSections.grid(columns: 3, header: "h"), SampleSections.mosaic,
        SampleSections.row(stacked: 3),
      ], counts: [20, 8, 5, 31], in: environment)
    let start = ScrollPosition(rowOffsets: [0: 100.3, 3: 17.7])
    let end = ScrollPosition(offset: Point(x: 0, y: 460), rowOffsets: [0: 100.3, 3: 17.7])
    let found = transition(solution, solution, from: start, to: end).elements
    #expect(found.count == 23)
    #expect(found.allSatisfy { $0.change == .unchanged && $0.start == $0.end })
    let shown =
      solution.attributes(intersecting: solution.viewport(at: start).rect, at: start)
      + solution.attributes(intersecting: solution.viewport(at: end).rect, at: end)
    #expect(Set(shown.map { "\($0.kind ?? "")\($0.path)" }).count == 23)
  }

  @Test("an item inserted at the front fades in while the others make room")
  func insertion() throws {
    let found = transition(
      try list(10), try list(11), TransitionMapping(insertedItems: [path(0, 0)])
    ).elements
    #expect(found.map(\.end.path.item) == [0, 1, 2, 3, 4, 5, 6])
    #expect(found.map(\.start.path.item) == [0, 0, 1, 2, 3, 4, 5])
    #expect(found.map(\.start.frame.minY) == [0, 0, 90, 180, 270, 360, 450])
    #expect(found.map(\.end.frame.minY) == [0, 90, 180, 270, 360, 450, 540])
    #expect(found.map(\.change) == [.appearing] + Array(repeating: .moved, count: 6))
    #expect(found.map(\.startAlpha) == [0, 1, 1, 1, 1, 1, 1])
    #expect(found.allSatisfy { $0.endAlpha == 1 })
  }

  @Test("a deleted item fades out where it was, and an item from below slides in")
  func deletion() throws {
    let found = transition(
      try list(10), try list(9), TransitionMapping(deletedItems: [path(0, 2)])
    ).elements
    #expect(found.map(\.change).prefix(3) == [.disappearing, .unchanged, .unchanged])
    #expect(found.map(\.start.path.item) == [2, 0, 1, 3, 4, 5, 6])
    #expect(found.map(\.start.frame.minY) == [180, 0, 90, 270, 360, 450, 540])
    #expect(found.map(\.end.frame.minY) == [180, 0, 90, 180, 270, 360, 450])
    #expect(found.map(\.endAlpha) == [0, 1, 1, 1, 1, 1, 1])
  }

  @Test("without a mapping the same path is the same item, and what has none fades")
  func byPath() throws {
    let found = transition(try list(2), try list(3)).elements
    #expect(found.map(\.change) == [.unchanged, .unchanged, .appearing])
    let back = transition(try list(3), try list(2)).elements
    #expect(back.map(\.change) == [.disappearing, .unchanged, .unchanged])
    #expect(back.first?.start.path == path(0, 2))
  }

  @Test("a rotation gives new sizes, and lets in and out what one side does not show")
  func rotation() throws {
    let sections = [SampleSections.grid(columns: 2)]
    let old = try SampleSections.solve(sections, counts: [40])
    let new = try SampleSections.solve(
      sections, counts: [40], in: LayoutEnvironment(size: Size(width: 480, height: 320)))
    let found = transition(old, new, to: ScrollPosition(offset: Point(x: 0, y: 270))).elements
    // Items 0 to 11 were visible; 6 to 13 are now.
    #expect(found.map(\.end.path.item) == Array(0..<14))
    #expect(found.allSatisfy { $0.change == .resized })
    #expect(found[13].start.frame == Rect(x: 165, y: 540, width: 155, height: 80))
    #expect(found[13].end.frame == Rect(x: 245, y: 540, width: 235, height: 80))
    #expect(found[1].frame(at: 0.5) == Rect(x: 205, y: 0, width: 195, height: 80))
  }

  @Test("headers and backgrounds go with their section, in view or not")
  func sectionElements() throws {
    var section = SampleSections.grid(columns: 1, header: "h")
    section.decorationItems = [LayoutDecorationItem(kind: "bg", zIndex: -1)]
    let old = try SampleSections.solve([section, section], counts: [2, 2])
    let new = try SampleSections.solve([section, section, section], counts: [9, 2, 2])
    let mapping = TransitionMapping(insertedSections: [0])
    let found = transition(old, new, mapping).elements
    func way(_ kind: String, _ section: Int) -> ElementTransition? {
      found.first { $0.end.kind == kind && $0.end.path.section == section }
    }
    // Nine lines and a header are 840 high, two lines and a header 210.
    #expect(way("h", 0)?.change == .appearing)
    #expect(way("h", 1)?.start.frame.minY == 0)
    #expect(way("h", 1)?.end.frame.minY == 840)
    #expect(way("h", 2)?.start.frame.minY == 210)
    #expect(way("h", 2)?.end.frame.minY == 1_050)
    #expect(way("bg", 0)?.change == .appearing)
    #expect(way("bg", 1)?.change == .moved)
    #expect(way("bg", 2)?.end.frame == Rect(x: 0, y: 1_050, width: 320, height: 210))
    let back = new.transition(
      in: new.viewport(at: ScrollPosition()), to: old, in: old.viewport(at: ScrollPosition()),
      mapping: TransitionMapping(deletedSections: [0]))
    #expect(back.elements.filter { $0.change == .disappearing }.count == 7)
    #expect(back.elements.filter { $0.change == .moved }.count == 8)
    #expect(back.elements.allSatisfy { $0.change != .appearing })
  }

  @Test("views that stand on items go with them, in rows out of view too")
  func itemViews() throws {
    let badge = LayoutSupplementaryItem(
      kind: "badge", size: LayoutSize(width: .absolute(20), height: .absolute(20)),
      containerAnchor: LayoutAnchor(edges: [.top, .trailing]))
    var cell = SampleSections.item(.fractionalWidth(1))
    cell.supplementaryItems = [badge]
    let section = LayoutSection(
      group: .horizontal(
        size: LayoutSize(width: .absolute(200), height: .absolute(100)), subitems: [.item(cell)]),
      orthogonalScrollingBehavior: .continuous)
    for direction in LayoutDirection.allCases {
      var environment = SampleSections.phone
      environment.layoutDirection = direction
      let old = try SampleSections.solve([section], counts: [5], in: environment)
      let new = try SampleSections.solve([section], counts: [8], in: environment)
      let mapping = TransitionMapping(
        insertedItems: [path(0, 0), path(0, 1), path(0, 2)], itemKinds: ["badge"])
      let found = transition(old, new, mapping).elements
      let badges = found.filter { $0.end.kind == "badge" }
      #expect(badges.map(\.change) == [.appearing, .moved])
      #expect(badges.map(\.end.path.item) == [0, 3])
      #expect(badges.map(\.start.path.item) == [0, 0])
      let edges = badges.map {
        direction == .leftToRight ? $0.end.frame.maxX : 320 - $0.end.frame.minX
      }
      #expect(edges == [200, 800])
    }
  }

  @Test("cells of a row start where they show")
  func rows() throws {
    let solution = try SampleSections.solve([SampleSections.row()], counts: [9])
    let found = transition(
      solution, solution, from: ScrollPosition(rowOffsets: [0: 630]),
      to: ScrollPosition(rowOffsets: [0: 0])
    ).elements
    #expect(found.map(\.end.path.item) == [0, 1, 3, 4])
    #expect(found.map(\.start.frame.minX) == [-630, -420, 0, 210])
    #expect(found.map(\.end.frame.minX) == [0, 210, 630, 840])
  }

  @Test("seen from the new offset, what a correction keeps in place does not move")
  func correction() throws {
    let whole = transition(
      try list(20), try list(21), from: ScrollPosition(offset: Point(x: 0, y: 90)),
      to: ScrollPosition(offset: Point(x: 0, y: 180)),
      TransitionMapping(insertedItems: [path(0, 0)]))
    #expect(whole.elements.count == 6)
    #expect(whole.elements.allSatisfy { $0.change == .moved })
    #expect(whole.contentOffset(at: 0.5) == Point(x: 0, y: 135))
    let still = whole.withoutScrolling
    #expect(still.elements.allSatisfy { $0.change == .unchanged })
    #expect(still.contentOffset(at: 0) == Point(x: 0, y: 180))
    let fading = transition(
      try list(20), try list(2), from: ScrollPosition(offset: Point(x: 0, y: 90))
    ).withoutScrolling.elements
    #expect(fading.first?.change == .disappearing)
    // The third line showed 90 below the top of the bounds, and does to the end.
    #expect(fading.first?.end.frame.minY == 90)
    #expect(fading.last?.start.path.item == 1)
    #expect(fading.last?.start.frame.minY == 0)
  }

  @Test("where a row above is measured, a corrected offset lets the rest stand still")
  func measured() throws {
    let size = LayoutSize(width: .fractionalWidth(1), height: .estimated(80))
    let section = LayoutSection(
      group: .vertical(size: size, subitems: [.item(LayoutItem(size: size))]))
    let old = try SampleSections.solve([section], counts: [1_000])
    var new = old
    let start = ScrollPosition(offset: Point(x: 0, y: 100))
    let change = new.setPreferredSize(
      PreferredSize(height: 100), forItemAt: path(0, 0), contentOffset: start.offset)
    #expect(change.contentOffsetAdjustment == Point(x: 0, y: 20))
    let inPlace = transition(old, new).elements
    #expect(inPlace.map(\.change) == [.resized] + Array(repeating: .moved, count: 5))
    #expect(inPlace.last?.start.frame.minY == 400)
    #expect(inPlace.last?.end.frame.minY == 420)
    let corrected = transition(
      old, new, from: start, to: ScrollPosition(offset: Point(x: 0, y: 120)))
    #expect(corrected.withoutScrolling.elements.map(\.end.path.item) == Array(1...7))
    #expect(corrected.withoutScrolling.elements.allSatisfy { $0.change == .unchanged })
  }

  @Test("a mapping that contradicts itself makes elements fade, each of them once")
  func contradiction() throws {
    let first = path(0, 0)
    let found = transition(
      try list(3), try list(3), TransitionMapping(newItem: { _ in first }, oldItem: { $0 })
    ).elements
    #expect(
      found.map(\.change)
        == [.disappearing, .disappearing, .unchanged, .appearing, .appearing])
    #expect(found.map(\.start.path.item) == [1, 2, 0, 1, 2])
    let beyond = transition(
      try list(2), try list(2),
      TransitionMapping(
        newItem: { ItemPath(section: $0.section + 5, item: -1) },
        oldItem: { _ in ItemPath(section: -1, item: 99) },
        newSection: { _ in Int.max - 1 }, oldSection: { _ in -7 })
    ).elements
    #expect(beyond.map(\.change) == [.disappearing, .disappearing, .appearing, .appearing])
  }

  @Test("a progress gives the exact ends, goes on beyond them and never turns a length over")
  func progress() throws {
    let sections = [SampleSections.grid(columns: 3)]
    let old = try SampleSections.solve(sections, counts: [3])
    let new = try SampleSections.solve(
      sections, counts: [3], in: LayoutEnvironment(size: Size(width: 50, height: 480)))
    let way = try #require(transition(old, new).elements.last)
    #expect(way.start.frame == Rect(x: 220, y: 0, width: 100, height: 80))
    #expect(way.end.frame == Rect(x: 40, y: 0, width: 10, height: 80))
    #expect(way.attributes(at: 0) == way.start)
    #expect(way.attributes(at: 1) == way.end)
    #expect(way.frame(at: 0.25) == Rect(x: 175, y: 0, width: 77.5, height: 80))
    #expect(way.frame(at: 1.0625) == Rect(x: 28.75, y: 0, width: 4.375, height: 80))
    #expect(way.frame(at: 2) == Rect(x: -140, y: 0, width: 0, height: 80))
    #expect(way.frame(at: .nan) == way.end.frame)
    #expect(way.frame(at: .infinity) == way.end.frame)
    #expect(way.frame(at: -.infinity) == way.start.frame)
    let fading = try #require(transition(try list(1), try list(0)).elements.first)
    #expect([-1, 0, 0.25, 1, 2].map(fading.alpha) == [1, 1, 0.75, 0, 0])
  }

  @Test("a screenful of a thousand million items is all that is asked for")
  func large() throws {
    let old = try list(1_000_000_000)
    let new = try list(1_000_000_001)
    let found = transition(
      old, new, from: ScrollPosition(offset: Point(x: 0, y: 45_000_000_000)),
      to: ScrollPosition(offset: Point(x: 0, y: 90)),
      TransitionMapping(insertedItems: [path(0, 1)])
    ).elements
    #expect(found.map(\.end.path.item) == Array(1...6) + Array(500_000_001...500_000_006))
    #expect(found.first?.change == .appearing)
  }
}
