import RMLayout
import RMLayoutTesting
import Testing

@Suite("Parts of a layout")
struct LayoutPartTests {
  private func parts(
    of section: LayoutSection, count: Int, holding item: Int,
    in environment: LayoutEnvironment = SampleSections.phone
  ) throws -> [LayoutPart] {
    try SampleSections.solve([section], counts: [count], in: environment)
      .parts(ofGroupHolding: ItemPath(section: 0, item: item), at: ScrollPosition())
  }

  @Test("a group comes before its items, a slot with the frame that its insets leave (S1, S2)")
  func groupAndItems() throws {
    var cell = SampleSections.item(.fractionalWidth(0.5))
    cell.contentInsets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let section = LayoutSection(
      group: .horizontal(
        size: LayoutSize(width: .fractionalWidth(1), height: .absolute(80)),
        subitems: [.item(cell)],
        contentInsets: DirectionalEdgeInsets(all: 10)), interGroupSpacing: 7)
    let found = try parts(of: section, count: 6, holding: 3)
    #expect(found.map(\.depth) == [1, 2, 2])
    #expect(
      found.map(\.role) == [
        .group(1), .item(ItemPath(section: 0, item: 2)), .item(ItemPath(section: 0, item: 3)),
      ])
    #expect(found[0].axis == .horizontal)
    #expect(found[0].frame == Rect(x: 0, y: 87, width: 320, height: 80))
    #expect(found[0].content == Rect(x: 10, y: 97, width: 300, height: 60))
    #expect(found[2].frame == Rect(x: 160, y: 97, width: 150, height: 60))
    #expect(found[2].content == Rect(x: 162, y: 98, width: 144, height: 56))
  }

  @Test("nested groups lie between the group and their items")
  func nestedGroups() throws {
    let found = try parts(of: SampleSections.mosaic, count: 6, holding: 4)
    #expect(found.map(\.depth) == [1, 2, 2, 3, 3])
    #expect(found.map(\.axis) == [.horizontal, nil, .vertical, nil, nil])
    #expect(found[2].role == .nestedGroup)
    #expect(found[2].frame == Rect(x: 160, y: 200, width: 160, height: 200))
    #expect(found[4].role == .item(ItemPath(section: 0, item: 5)))
  }

  @Test("a partial last group is as long as it was trimmed to (G9)")
  func partialGroups() throws {
    let found = try parts(of: SampleSections.row(stacked: 2), count: 3, holding: 2)
    #expect(found.map(\.role) == [.group(1), .item(ItemPath(section: 0, item: 2))])
    #expect(found[0].frame == Rect(x: 210, y: 0, width: 200, height: 120))
  }

  @Test("what a section's insets leave lies between its header and its end (S3)")
  func sections() throws {
    var section = SampleSections.grid(columns: 3, header: "title")
    section.contentInsets = DirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
    let solution = try SampleSections.solve([section, section], counts: [2, 0])
    let part = try #require(solution.part(ofSection: 0))
    #expect(part.frame == Rect(x: 0, y: 40, width: 320, height: 92))
    #expect(part.content == Rect(x: 6, y: 45, width: 306, height: 80))
    #expect(solution.part(ofSection: 1) == nil)
  }

  @Test("right to left all parts are mirrored")
  func mirroring() throws {
    var environment = SampleSections.phone
    environment.layoutDirection = .rightToLeft
    let found = try parts(of: SampleSections.mosaic, count: 3, holding: 0, in: environment)
    #expect(found[1].frame == Rect(x: 160, y: 0, width: 160, height: 200))
    #expect(found[2].frame == Rect(x: 0, y: 0, width: 160, height: 200))
  }

  @Test("lines of a flow layout are its groups, its insets those of the section (F4, F6)")
  func flow() throws {
    let sizes = [100.0, 150, 120, 300].map { Size(width: $0, height: 40) }
    let layout = FlowLayout(
      section: FlowSection(
        itemSizes: .perItem(sizes), sectionInset: DirectionalEdgeInsets(all: 5),
        headerReferenceSize: Size(width: 0, height: 30)))
    let solution = try layout.solve(in: SampleSections.phone, itemCounts: [4])
    let numbers = (0..<4).map { solution.group(ofItemAt: ItemPath(section: 0, item: $0)) }
    #expect(numbers == [0, 0, 1, 2])
    let line = solution.parts(
      ofGroupHolding: ItemPath(section: 0, item: 1), at: ScrollPosition())
    #expect(line.map(\.depth) == [1, 2, 2])
    #expect(line[0].frame == Rect(x: 5, y: 35, width: 310, height: 40))
    let part = try #require(solution.part(ofSection: 0))
    #expect(part.frame == Rect(x: 0, y: 30, width: 320, height: 150))
    #expect(part.content == Rect(x: 5, y: 35, width: 310, height: 140))
  }

  @Test("an element that keeps in view has its natural place and depth, the others stay (B7)")
  func unpinned() throws {
    var section = SampleSections.grid(columns: 2, header: "title")
    section.boundarySupplementaryItems[0].pinToVisibleBounds = true
    let solution = try SampleSections.solve([section, section], counts: [20, 20])
    let position = ScrollPosition(offset: Point(x: 0, y: 1_100))
    let shown = solution.attributes(
      intersecting: Rect(x: 0, y: 1_100, width: 320, height: 480), at: position)
    let header = try #require(shown.first { $0.isPinned })
    #expect(header.frame.minY == 1_100)
    let natural = solution.unpinned(header)
    #expect(natural.frame == Rect(x: 0, y: 930, width: 320, height: 40))
    #expect(!natural.isPinned)
    #expect(solution.unpinned(shown[0]) == shown[0])
  }

  @Test("the parts of 300 layouts, measured ones too, end in the frames of their cells")
  func agreement() throws {
    for seed in 0..<300 {
      let sample =
        seed % 2 == 0
        ? LayoutSample.random(seed: UInt64(seed)) : .randomMeasured(seed: UInt64(seed))
      let solution = try sample.solve()
      for section in 0..<solution.sectionCount {
        try #require(faults(of: solution, section: section, at: sample.position) == [], "\(seed)")
      }
    }
  }

  /// Where the parts of a section's groups are not those of its cells, in order.
  private func faults(
    of solution: LayoutSolution, section: Int, at position: ScrollPosition
  ) -> [String] {
    var item = 0
    var group = 0
    var faults: [String] = []
    let count = solution.itemCount(inSection: section)
    while item < count, faults.isEmpty {
      let path = ItemPath(section: section, item: item)
      let parts = solution.parts(ofGroupHolding: path, at: position)
      guard let first = parts.first else {
        return solution.frame(forItemAt: path) == nil ? [] : ["\(item) has no parts"]
      }
      if first.role != .group(group) { faults.append("\(item) is in \(first.role)") }
      for case (.item(let path), let content) in parts.map({ ($0.role, $0.content) }) {
        // A scrolled row's frames may differ in their last bits.
        let frame = solution.attributes(forItemAt: path, at: position)?.frame
        let isNear = frame.map { $0.isNear(content) } ?? false
        if path.item != item { faults.append("\(path.item) for \(item)") }
        if !isNear { faults.append("\(path.item): \(content) is not \(frame as Any)") }
        if solution.group(ofItemAt: path) != group { faults.append("\(path.item): not \(group)") }
        item += 1
      }
      group += 1
      if parts.count == 1 { return faults + ["group \(group) is empty"] }
    }
    return faults
  }
}

extension Rect {
  fileprivate func isNear(_ other: Rect) -> Bool {
    abs(minX - other.minX) < 1e-9 && abs(minY - other.minY) < 1e-9
      && abs(width - other.width) < 1e-9 && abs(height - other.height) < 1e-9
  }
}
