import RMLayout
import Testing

@Suite("Boundary items and their ways")
struct BoundaryItemsTests {
  private let size = LayoutSize(width: .fractionalWidth(1), height: .absolute(88))

  private func bar(
    _ kind: String, _ alignment: RectAlignment, height: Double, pins: Bool = true
  ) -> LayoutBoundarySupplementaryItem {
    LayoutBoundarySupplementaryItem(
      kind: kind, size: LayoutSize(width: .fractionalWidth(1), height: .absolute(height)),
      alignment: alignment, pinToVisibleBounds: pins)
  }

  /// The two sections of the example of B7.
  private func solution(
    contentInset: DirectionalEdgeInsets = .zero,
    _ items: [LayoutBoundarySupplementaryItem]
  ) throws -> LayoutSolution {
    let section = LayoutSection(
      group: .horizontal(size: size, subitems: [.item(LayoutItem(size: size))]),
      boundarySupplementaryItems: items)
    return try CompositionalLayout(section: section).solve(
      in: LayoutEnvironment(size: Size(width: 320, height: 100), contentInset: contentInset),
      itemCounts: [1, 1])
  }

  @Test("a header goes from its place to the end of the region, a footer from its start (B7)")
  func ways() throws {
    let solution = try solution([
      bar("footer", .bottom, height: 20), bar("header", .top, height: 30),
    ])
    #expect(solution.boundaryItems(inSection: 0).map(\.frame.minY) == [118, 0])
    #expect(solution.boundaryItems(inSection: 1).map(\.frame.minY) == [256, 138])
    let travels = solution.pinnedTravels(inSection: 0)
    #expect(travels.map(\.kind) == ["footer", "header"])
    #expect(travels.map(\.first.minY) == [30, 0])
    #expect(travels.map(\.last.minY) == [118, 88])
    #expect(travels.map(\.distance) == [80, 0])
    #expect(travels.map(\.zIndex) == [1_000_000_001, 1_000_000_001])
    #expect(solution.pinnedTravels(inSection: 1).map(\.first.minY) == [168, 138])
  }

  @Test("between its ends an element keeps its distance from the offset, content inset included")
  func distance() throws {
    let solution = try solution(
      contentInset: DirectionalEdgeInsets(top: 12, bottom: 7),
      [bar("footer", .bottom, height: 20), bar("header", .top, height: 30)])
    for travel in solution.pinnedTravels(inSection: 0) {
      for offset in stride(from: -150.0, through: 250, by: 12.5) {
        let position = ScrollPosition(offset: Point(x: 0, y: offset))
        var shown: Rect?
        solution.forEachAttributes(at: position) { element in
          if element.kind == travel.kind, element.path.section == 0 { shown = element.frame }
        }
        let y = min(max(offset + travel.distance, travel.first.minY), travel.last.minY)
        #expect(shown?.minY == y)
      }
    }
  }

  @Test("elements that scroll with the content have no way, those of the whole layout have one")
  func others() throws {
    let still = try solution([bar("header", .top, height: 30, pins: false)])
    #expect(still.pinnedTravels(inSection: 0).isEmpty)
    #expect(still.pinnedTravels(inSection: ItemPath.layoutSection).isEmpty)
    let layout = CompositionalLayout(
      section: LayoutSection(
        group: .horizontal(size: size, subitems: [.item(LayoutItem(size: size))])),
      configuration: LayoutConfiguration(
        boundarySupplementaryItems: [bar("banner", .top, height: 40)]))
    let solution = try layout.solve(
      in: LayoutEnvironment(size: Size(width: 320, height: 100)), itemCounts: [3])
    let travels = solution.pinnedTravels(inSection: ItemPath.layoutSection)
    #expect(travels.map(\.first) == [Rect(x: 0, y: 0, width: 320, height: 40)])
    #expect(travels.map(\.last.maxY) == [304])
  }

  @Test("from right to left the way of a side-scrolling list is seen from the left (T1)")
  func mirrored() throws {
    let column = LayoutSize(width: .absolute(88), height: .fractionalHeight(1))
    let header = LayoutBoundarySupplementaryItem(
      kind: "header", size: LayoutSize(width: .absolute(30), height: .fractionalHeight(1)),
      alignment: .leading, pinToVisibleBounds: true)
    let layout = CompositionalLayout(
      section: LayoutSection(
        group: .vertical(size: column, subitems: [.item(LayoutItem(size: column))]),
        boundarySupplementaryItems: [header]),
      configuration: LayoutConfiguration(scrollDirection: .horizontal))
    let solution = try layout.solve(
      in: LayoutEnvironment(
        size: Size(width: 100, height: 50), layoutDirection: .rightToLeft), itemCounts: [5])
    // 470 wide: the header starts at the right end and is pushed to the left.
    let travel = try #require(solution.pinnedTravels(inSection: 0).first)
    #expect(travel.first == Rect(x: 0, y: 0, width: 30, height: 50))
    #expect(travel.last == Rect(x: 440, y: 0, width: 30, height: 50))
    #expect(travel.distance == 70)
    let position = ScrollPosition(offset: Point(x: 200, y: 0))
    let shown = solution.attributes(
      intersecting: Rect(x: 200, y: 0, width: 100, height: 50), at: position)
    #expect(shown.last?.frame.minX == 270)
  }
}
