import RMLayout
import Testing

/// What is shared between tasks is read by all and changed by none.
///
/// The gate runs these under the thread sanitizer.
@Suite("Solutions shared between tasks")
struct SharedSolutionTests {
  private static let environment = LayoutEnvironment(size: Size(width: 320, height: 480))

  /// Lists of which some rows are measured, with a header each, in neighbouring sections.
  private static func solution() throws -> LayoutSolution {
    let row = LayoutSize(width: .fractionalWidth(1), height: .estimated(44))
    let header = LayoutBoundarySupplementaryItem(
      kind: "header", size: row, alignment: .top, pinToVisibleBounds: true)
    let section = LayoutSection(
      group: .horizontal(size: row, subitems: [.item(LayoutItem(size: row))]),
      boundarySupplementaryItems: [header])
    var solution = try CompositionalLayout(section: section).solve(
      in: environment, itemCounts: [2_000, 50, 50, 50])
    let sizes = (0..<1_000).map { Size(width: 320, height: Double(30 + $0 % 40)) }
    solution.setPreferredSizes(sizes, forItemsFrom: ItemPath(section: 0, item: 500))
    return solution
  }

  private static func frames(_ solution: LayoutSolution) -> [Rect] {
    solution.attributes(
      intersecting: Rect(x: 0, y: 20_000, width: 320, height: 5_000),
      at: ScrollPosition(offset: Point(x: 0, y: 20_000))
    ).map(\.frame)
  }

  /// Changes rows, counts and sections of a copy in a way that a number decides.
  private static func change(_ solution: inout LayoutSolution, by number: Int) throws {
    for step in 0..<20 {
      let item = (number * 397 + step * 71) % 1_900
      let path = ItemPath(section: 0, item: item)
      solution.setPreferredSize(
        PreferredSize(height: Double(50 + number + step)), forItemAt: path,
        contentOffset: Point(x: 0, y: 20_000))
      solution.insertItems(2, at: path)
      solution.deleteItems(item..<item + 1, inSection: 0)
      solution.moveItem(at: path, to: ItemPath(section: 1 + step % 3, item: number % 40))
      solution.setPreferredSize(
        PreferredSize(height: Double(20 + number)), forBoundaryItemOfKind: "header", inSection: 2)
    }
    try solution.insertSections(itemCounts: [number + 1], at: 1)
    try solution.resize(to: LayoutEnvironment(size: Size(width: 320, height: 700)))
  }

  @Test("many tasks ask one solution and get what one alone gets")
  func concurrentQueries() async throws {
    let shared = try Self.solution()
    let expected = Self.frames(shared)
    #expect(expected.count > 80)
    await withTaskGroup(of: [Rect].self) { group in
      for number in 0..<16 {
        group.addTask {
          for item in stride(from: number, to: 2_000, by: 37) {
            _ = shared.frame(forItemAt: ItemPath(section: 0, item: item))
          }
          _ = shared.hitTest(Point(x: 5, y: 20_000 + Double(number)))
          return Self.frames(shared)
        }
      }
      for await found in group { #expect(found == expected) }
    }
  }

  @Test("copies that tasks change are theirs alone; the shared one and snapshots stay as they were")
  func changedCopies() async throws {
    let shared = try Self.solution()
    let before = Self.frames(shared)
    let alone = try (0..<8).map { number in
      var copy = try Self.solution()
      try Self.change(&copy, by: number)
      return Self.frames(copy)
    }
    try await withThrowingTaskGroup(of: (Int, [Rect], [Rect], [Rect]).self) { group in
      for number in 0..<8 {
        group.addTask {
          var copy = shared
          let snapshot = copy
          try Self.change(&copy, by: number)
          return (number, Self.frames(copy), Self.frames(snapshot), Self.frames(shared))
        }
      }
      for try await (number, changed, snapshot, kept) in group {
        #expect(changed == alone[number])
        #expect(changed != before)
        #expect(snapshot == before)
        #expect(kept == before)
      }
    }
    #expect(Self.frames(shared) == before)
  }

  @Test("a solution handed on from task to task keeps each state that was kept of it")
  func handedOn() async throws {
    var solution = try Self.solution()
    var states: [(LayoutSolution, [Rect])] = []
    for number in 0..<6 {
      states.append((solution, Self.frames(solution)))
      let current = solution
      async let asked = Self.frames(current)
      solution = try await Task {
        var next = current
        try Self.change(&next, by: number)
        return next
      }.value
      #expect(await asked == states[number].1)
    }
    for (state, frames) in states { #expect(Self.frames(state) == frames) }
  }
}
