import RMLayout
import Testing

@Suite("What updates come to")
struct LayoutChangeTests {
  private let phone = LayoutEnvironment(size: Size(width: 320, height: 480))

  private func list(spacing: Double = 3) -> CompositionalLayout {
    let row = LayoutItem(size: LayoutSize(width: .fractionalWidth(1), height: .estimated(44)))
    return CompositionalLayout(
      section: LayoutSection(
        group: .horizontal(
          size: LayoutSize(width: .fractionalWidth(1), height: .estimated(44)),
          subitems: [.item(row)]),
        interGroupSpacing: spacing))
  }

  private func path(_ item: Int, _ section: Int = 0) -> ItemPath {
    ItemPath(section: section, item: item)
  }

  @Test("E8: a row above what is seen that grows by 16 moves the offset by 16")
  func above() throws {
    var solution = try list().solve(in: phone, itemCounts: [50])
    let change = solution.setPreferredSize(
      PreferredSize(height: 60), forItemAt: path(2), contentOffset: Point(x: 0, y: 500))
    #expect(change.firstChangedOffset == 94)
    #expect(change.contentSizeAdjustment == Size(width: 0, height: 16))
    #expect(change.contentOffsetAdjustment == Point(x: 0, y: 16))
  }

  @Test("E8: the first row that is partly visible grows downwards, and rows behind it are not seen")
  func partlyVisible() throws {
    var solution = try list().solve(in: phone, itemCounts: [50])
    let offset = Point(x: 0, y: 500)
    // Row 10 lies from 470 to 514.
    #expect(
      solution.setPreferredSize(
        PreferredSize(height: 99), forItemAt: path(10), contentOffset: offset
      ).contentOffsetAdjustment == .zero)
    #expect(
      solution.setPreferredSize(
        PreferredSize(height: 9), forItemAt: path(30), contentOffset: offset
      ).contentOffsetAdjustment == .zero)
  }

  @Test("rows inserted and deleted above what is seen leave the picture still")
  func insertion() throws {
    var solution = try list().solve(in: phone, itemCounts: [50])
    let offset = Point(x: 0, y: 500)
    let inserted = solution.insertItems(2, at: path(3), contentOffset: offset)
    #expect(inserted.contentOffsetAdjustment == Point(x: 0, y: 94))
    #expect(inserted.firstChangedOffset == 141)
    let deleted = solution.deleteItems(
      0..<1, inSection: 0, contentOffset: Point(x: 0, y: 594))
    #expect(deleted.contentOffsetAdjustment == Point(x: 0, y: -47))
    #expect(solution.itemCount(inSection: 0) == 51)
  }

  @Test("where all rows that are seen are deleted, the row behind them takes their place")
  func deletedView() throws {
    var solution = try list().solve(in: phone, itemCounts: [50])
    // Row 10 begins at 470; what was row 30 begins there afterwards.
    let change = solution.deleteItems(5..<30, inSection: 0, contentOffset: Point(x: 0, y: 500))
    #expect(change.contentOffsetAdjustment == Point(x: 0, y: -235))
  }

  @Test("a size that the cell has already changes nothing, nor does one of a fixed cell")
  func nothing() throws {
    var solution = try list().solve(in: phone, itemCounts: [5])
    solution.setPreferredSize(PreferredSize(height: 50), forItemAt: path(1))
    #expect(
      solution.setPreferredSize(PreferredSize(height: 50), forItemAt: path(1)) == LayoutChange())
    #expect(
      solution.setPreferredSize(PreferredSize(width: 7), forItemAt: path(2)) == LayoutChange())
    #expect(solution.preferredSize(forItemAt: path(1)) == PreferredSize(height: 50))
    #expect(solution.preferredSize(forItemAt: path(2)) == nil)
  }

  @Test("a copy is a snapshot: changes of the one do not show in the other")
  func snapshot() throws {
    var solution = try list().solve(in: phone, itemCounts: [1_000_000])
    solution.setPreferredSizes(
      Array(repeating: Size(width: 0, height: 50), count: 1_000), forItemsFrom: path(0))
    let before = solution
    solution.setPreferredSize(PreferredSize(height: 10), forItemAt: path(500))
    solution.insertItems(at: path(0))
    #expect(before.frame(forItemAt: path(501)) == Rect(x: 0, y: 26_553, width: 320, height: 50))
    #expect(solution.frame(forItemAt: path(501)) == Rect(x: 0, y: 26_547, width: 320, height: 10))
  }

  @Test("E5: another height keeps what was measured, another width forgets it, and A-B-A gives A")
  func rotation() throws {
    var solution = try list().solve(in: phone, itemCounts: [5])
    solution.setPreferredSize(PreferredSize(height: 88), forItemAt: path(0))
    let portrait = solution.environment
    var tall = portrait
    tall.size.height = 600
    try solution.resize(to: tall)
    #expect(solution.contentSize == Size(width: 320, height: 276))
    var wide = portrait
    wide.size = Size(width: 480, height: 320)
    let change = try solution.resize(to: wide)
    #expect(solution.contentSize == Size(width: 480, height: 232))
    #expect(change.contentSizeAdjustment == Size(width: 160, height: -44))
    #expect(change.firstChangedOffset == 0)
    try solution.resize(to: portrait)
    let fresh = try list().solve(in: phone, itemCounts: [5])
    #expect(solution.contentSize == fresh.contentSize)
    #expect(solution.frame(forItemAt: path(4)) == fresh.frame(forItemAt: path(4)))
  }

  @Test("rotation keeps the first row that is seen where it was")
  func rotationOffset() throws {
    let row = LayoutItem(
      size: LayoutSize(width: .fractionalWidth(1), height: .fractionalWidth(0.5)))
    var solution = try CompositionalLayout(
      section: LayoutSection(
        group: .horizontal(
          size: LayoutSize(width: .fractionalWidth(1), height: .fractionalWidth(0.5)),
          subitems: [.item(row)]))
    ).solve(in: phone, itemCounts: [50])
    var wide = phone
    wide.size = Size(width: 480, height: 320)
    // Row 3 begins at 480 and afterwards at 720.
    let change = try solution.resize(to: wide, contentOffset: Point(x: 0, y: 490))
    #expect(change.contentOffsetAdjustment == Point(x: 0, y: 240))
  }

  @Test("mirrored sideways content grows to the left: what is seen moves with it")
  func mirrored() throws {
    let row = LayoutItem(size: LayoutSize(width: .estimated(44), height: .fractionalHeight(1)))
    let layout = CompositionalLayout(
      section: LayoutSection(
        group: .vertical(
          size: LayoutSize(width: .estimated(44), height: .fractionalHeight(1)),
          subitems: [.item(row)])),
      configuration: LayoutConfiguration(scrollDirection: .horizontal))
    var environment = phone
    environment.layoutDirection = .rightToLeft
    var solution = try layout.solve(in: environment, itemCounts: [50])
    #expect(solution.contentSize.width == 2_200)
    // The leading end is seen at 1880; an offset of 880 shows what begins 1000 from there.
    let before = try #require(solution.frame(forItemAt: path(25)))
    let change = solution.setPreferredSize(
      PreferredSize(width: 60), forItemAt: path(2), contentOffset: Point(x: 880, y: 0))
    let after = try #require(solution.frame(forItemAt: path(25)))
    #expect(after.minX - before.minX == change.contentOffsetAdjustment.x)
    // Behind the row that grew, nothing seen moves where it lies before what is seen.
    let late = solution.setPreferredSize(
      PreferredSize(width: 60), forItemAt: path(45), contentOffset: Point(x: 880, y: 0))
    #expect(late.contentOffsetAdjustment == Point(x: 16, y: 0))
  }

  @Test("sections are inserted, deleted and moved with what was measured of them")
  func sections() throws {
    var solution = try list().solve(in: phone, itemCounts: [2, 3])
    solution.setPreferredSize(PreferredSize(height: 100), forItemAt: path(0, 1))
    let offset = Point(x: 0, y: 120)
    let inserted = try solution.insertSections(
      itemCounts: [10, 10], at: 1, contentOffset: offset)
    #expect(inserted.contentOffsetAdjustment == Point(x: 0, y: 934))
    #expect(inserted.firstChangedOffset == 91)
    #expect(solution.frame(forItemAt: path(0, 3))?.size.height == 100)
    try solution.moveSection(3, to: 0)
    #expect(
      solution.frame(forItemAt: path(0, 0)) == Rect(x: 0, y: 0, width: 320, height: 100))
    try solution.deleteSections(1..<3)
    #expect(solution.sectionCount == 2)
    #expect(solution.itemCount(inSection: 1) == 10)
    try solution.reloadSections(0..<1, itemCounts: [1])
    #expect(solution.frame(forItemAt: path(0, 0))?.size.height == 44)
  }

  @Test("a section defined on its own number is solved anew behind an inserted one")
  func definedByNumber() throws {
    let layout = CompositionalLayout(sectionProvider: { number, _ in
      let height = LayoutDimension.absolute(Double(10 * (number + 1)))
      let item = LayoutItem(size: LayoutSize(width: .fractionalWidth(1), height: height))
      return LayoutSection(
        group: .horizontal(
          size: LayoutSize(width: .fractionalWidth(1), height: height), subitems: [.item(item)]))
    })
    var solution = try layout.solve(in: phone, itemCounts: [1, 1])
    try solution.insertSections(itemCounts: [2], at: 0)
    #expect((0..<3).map { solution.frame(ofSection: $0).size.height } == [20, 20, 30])
    try solution.reloadSections(2..<3, itemCounts: [2])
    #expect(solution.frame(ofSection: 2).size.height == 60)
  }

  @Test("items of a flow section with sizes of their own are inserted as large as the one before")
  func flowItems() throws {
    let layout = FlowLayout(
      section: FlowSection(
        itemSizes: .perItem([Size(width: 100, height: 20), Size(width: 300, height: 30)])))
    var solution = try layout.solve(in: phone, itemCounts: [2])
    solution.insertItems(at: path(1))
    #expect(solution.frame(forItemAt: path(1))?.size == Size(width: 100, height: 20))
    solution.moveItem(at: path(2), to: path(0))
    #expect(solution.frame(forItemAt: path(0))?.size == Size(width: 300, height: 30))
    solution.deleteItems(0..<2, inSection: 0)
    #expect(solution.itemCount(inSection: 0) == 1)
    #expect(solution.frame(forItemAt: path(0))?.size == Size(width: 100, height: 20))
  }

  @Test("an update of an item that does not exist ends with a message")
  func precondition() async {
    await #expect(processExitsWith: .failure) {
      var solution = try CompositionalLayout(sections: []).solve(
        in: LayoutEnvironment(size: Size(width: 1, height: 1)), itemCounts: [3])
      solution.deleteItems(2..<4, inSection: 0)
    }
  }
}

@Suite("Keeping things where they are seen")
struct ScrollAnchorTests {
  private func chat() throws -> LayoutSolution {
    let row = LayoutItem(size: LayoutSize(width: .fractionalWidth(1), height: .estimated(100)))
    return try CompositionalLayout(
      section: LayoutSection(
        group: .vertical(
          size: LayoutSize(width: .fractionalWidth(1), height: .estimated(100)),
          subitems: [.item(row)]))
    ).solve(in: LayoutEnvironment(size: Size(width: 375, height: 600)), itemCounts: [12])
  }

  @Test("BC-124: a row that grows by 80 at the end of a chat keeps the end or the top in place")
  func end() throws {
    var solution = try chat()
    let offset = Point(x: 0, y: 600)
    let bottom = solution.bottomAnchor(at: offset)
    let top = solution.anchor(atItem: ItemPath(section: 0, item: 6), at: offset)
    let change = solution.setPreferredSize(
      PreferredSize(height: 180), forItemAt: ItemPath(section: 0, item: 10), contentOffset: offset)
    #expect(change.contentOffsetAdjustment == .zero)
    #expect(bottom == .end(distance: 0))
    #expect(solution.contentOffset(keeping: bottom, from: offset) == Point(x: 0, y: 680))
    #expect(solution.contentOffset(keeping: top, from: offset) == Point(x: 0, y: 600))
  }
}
