import RMLayout
import RMLayoutTesting
import Testing

@Suite("Lists of measured rows that hold nothing else")
struct PlainRowTests {
  /// Rows with space around them, in and between them.
  private func list(_ random: inout SplitMix64) -> CompositionalLayout {
    let height = LayoutDimension.estimated(Double.random(in: 10...90, using: &random))
    let row = LayoutItem(
      size: LayoutSize(width: .fractionalWidth(1), height: height),
      contentInsets: Bool.random(using: &random) ? .zero : DirectionalEdgeInsets(leading: 5.5),
      edgeSpacing: LayoutEdgeSpacing(
        top: Bool.random(using: &random)
          ? .fixed(0) : .fixed(Double.random(in: 0...7, using: &random)),
        bottom: Bool.random(using: &random) ? .fixed(0) : .fixed(2.25)))
    return CompositionalLayout(
      section: LayoutSection(
        group: .horizontal(
          size: LayoutSize(width: .fractionalWidth(1), height: height), subitems: [.item(row)]),
        contentInsets: DirectionalEdgeInsets(
          top: Double.random(in: 0...30, using: &random), leading: 7.3, bottom: 11),
        interGroupSpacing: Double.random(in: -1...9, using: &random)))
  }

  private func environment(
    _ profile: PixelProfile, _ random: inout SplitMix64
  ) -> LayoutEnvironment {
    LayoutEnvironment(
      size: Size(width: 393, height: 852), scale: Double(Int.random(in: 1...3, using: &random)),
      profile: profile)
  }

  /// A list of which none, some or all rows were measured.
  private func measured(
    _ layout: CompositionalLayout, in environment: LayoutEnvironment, _ random: inout SplitMix64
  ) throws -> LayoutSolution {
    let count = Int.random(in: 1...300, using: &random)
    var solution = try layout.solve(in: environment, itemCounts: [count])
    let share = Double.random(in: 0...1, using: &random)
    for item in 0..<count where share > 0.7 || Double.random(in: 0...1, using: &random) < share {
      solution.setPreferredSize(
        PreferredSize(height: Double.random(in: 0...120, using: &random)),
        forItemAt: ItemPath(section: 0, item: item))
    }
    return solution
  }

  @Test(
    "the query that is inlined finds what the other one finds, in the same order",
    arguments: PixelProfile.allCases)
  func sameElements(profile: PixelProfile) throws {
    var random = SplitMix64(seed: 11)
    var found = 0
    for _ in 0..<60 {
      let layout = list(&random)
      let solution = try measured(layout, in: environment(profile, &random), &random)
      for _ in 0..<20 {
        let rect = Rect(
          x: Double.random(in: -50...400, using: &random),
          y: Double.random(in: -100...12_000, using: &random),
          width: Double.random(in: -100...400, using: &random),
          height: Double.random(in: -300...900, using: &random))
        var elements: [LayoutElement] = []
        solution.forEachElement(intersecting: rect) { element, kind in
          #expect(kind == nil)
          elements.append(element)
        }
        let others = solution.attributes(intersecting: rect).map(\.element)
        #expect(elements == others, "\(rect) of \(solution.frameText())")
        found += elements.count
        if elements != others { return }
      }
    }
    #expect(found > 3_000)
  }

  @Test(
    "a row that changes gives the frames of a fresh solve, and keeps what is seen still",
    arguments: PixelProfile.allCases)
  func changedRows(profile: PixelProfile) throws {
    var random = SplitMix64(seed: 12)
    for _ in 0..<20 {
      let layout = list(&random)
      let environment = environment(profile, &random)
      let count = Int.random(in: 1...200, using: &random)
      var sizes = (0..<count).map { _ in
        Size(width: 300, height: Double.random(in: 1...99, using: &random))
      }
      let start = ItemPath(section: 0, item: 0)
      var solution = try layout.solve(in: environment, itemCounts: [count])
      solution.setPreferredSizes(sizes, forItemsFrom: start)
      for _ in 0..<20 {
        let item = Int.random(in: 0..<count, using: &random)
        sizes[item].height = Double.random(in: 1...99, using: &random)
        let seen = Int.random(in: 0..<count, using: &random)
        let before = try #require(solution.frame(forItemAt: ItemPath(section: 0, item: seen)))
        let copy = solution
        let change = solution.setPreferredSize(
          PreferredSize(height: sizes[item].height),
          forItemAt: ItemPath(section: 0, item: item), contentOffset: before.origin)
        let after = try #require(solution.frame(forItemAt: ItemPath(section: 0, item: seen)))
        #expect(abs(after.minY - before.minY - change.contentOffsetAdjustment.y) <= 1.001)
        #expect(copy.frame(forItemAt: ItemPath(section: 0, item: seen)) == before)
        #expect(
          change.contentSizeAdjustment.height
            == solution.contentSize.height - copy.contentSize.height)
      }
      var fresh = try layout.solve(in: environment, itemCounts: [count])
      fresh.setPreferredSizes(sizes, forItemsFrom: start)
      #expect(solution.contentSize == fresh.contentSize)
      #expect(solution.frameText() == fresh.frameText())
    }
  }

  @Test("a million rows of which three were measured are found where they are")
  func fewMeasured() throws {
    let row = LayoutSize(width: .fractionalWidth(1), height: .estimated(44))
    let layout = CompositionalLayout(
      section: LayoutSection(
        group: .horizontal(size: row, subitems: [.item(LayoutItem(size: row))])))
    var solution = try layout.solve(
      in: LayoutEnvironment(size: Size(width: 320, height: 480)), itemCounts: [1_000_000])
    for item in [0, 500_000, 999_999] {
      solution.setPreferredSize(
        PreferredSize(height: 60), forItemAt: ItemPath(section: 0, item: item))
    }
    var frames: [Rect] = []
    solution.forEachElement(
      intersecting: Rect(x: 0, y: 22_000_000, width: 320, height: 100)
    ) { element, _ in frames.append(element.frame) }
    #expect(
      frames == [
        Rect(x: 0, y: 21_999_972, width: 320, height: 44),
        Rect(x: 0, y: 22_000_016, width: 320, height: 60),
        Rect(x: 0, y: 22_000_076, width: 320, height: 44),
      ])
  }
}
