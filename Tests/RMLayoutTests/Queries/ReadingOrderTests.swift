import RMLayout
import Testing

@Suite("Reading order")
struct ReadingOrderTests {
  @Test("the next item is the one behind, in the next section that shows cells at a section's end")
  func after() throws {
    let grid = SampleSections.grid(columns: 2)
    let solution = try SampleSections.solve([grid, grid, grid, grid], counts: [0, 3, 0, 2])
    #expect(solution.firstItem == ItemPath(section: 1, item: 0))
    #expect(solution.lastItem == ItemPath(section: 3, item: 1))
    var order: [ItemPath] = []
    var next = solution.firstItem
    while let path = next {
      order.append(path)
      next = solution.item(after: path)
    }
    #expect(order.map(\.section) == [1, 1, 1, 3, 3])
    #expect(order.map(\.item) == [0, 1, 2, 0, 1])
    for (earlier, later) in zip(order, order.dropFirst()) {
      #expect(solution.item(before: later) == earlier)
    }
    #expect(solution.item(before: ItemPath(section: 1, item: 0)) == nil)
  }

  @Test("a section whose cells a diagnostic takes away is skipped")
  func withoutCells() throws {
    let grid = SampleSections.grid(columns: 2)
    let flat = LayoutSection(
      group: .horizontal(
        size: LayoutSize(width: .fractionalWidth(1), height: .absolute(50)),
        subitems: [.item(SampleSections.item(.absolute(500)))]))
    let solution = try SampleSections.solve([grid, flat, grid], counts: [1, 4, 1])
    #expect(solution.attributes(forItemAt: ItemPath(section: 1, item: 0)) == nil)
    #expect(
      solution.item(after: ItemPath(section: 0, item: 0)) == ItemPath(section: 2, item: 0))
    #expect(
      solution.item(before: ItemPath(section: 2, item: 0)) == ItemPath(section: 0, item: 0))
    #expect(
      solution.item(after: ItemPath(section: 1, item: 1)) == ItemPath(section: 2, item: 0))
  }

  @Test("content without items has neither a first nor a last one")
  func empty() throws {
    let solution = try SampleSections.solve([SampleSections.grid(columns: 2)], counts: [0])
    #expect(solution.firstItem == nil)
    #expect(solution.lastItem == nil)
  }

  @Test("asking for the neighbours of an item that does not exist is a mistake of the caller")
  func preconditions() async {
    await #expect(processExitsWith: .failure) {
      let solution = try SampleSections.solve([SampleSections.grid(columns: 2)], counts: [3])
      _ = solution.item(after: ItemPath(section: 0, item: 3))
    }
    await #expect(processExitsWith: .failure) {
      let solution = try SampleSections.solve([SampleSections.grid(columns: 2)], counts: [3])
      _ = solution.item(before: ItemPath(section: 1, item: 0))
    }
    await #expect(processExitsWith: .success) {
      let solution = try SampleSections.solve([SampleSections.grid(columns: 2)], counts: [3])
      _ = solution.item(after: ItemPath(section: 0, item: 2))
    }
  }
}
