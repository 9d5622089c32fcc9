import RMLayout
import RMLayoutTesting
import Testing

/// Ends a walk over elements that may be without end.
private struct EnoughSeen: Error {}

@Suite("Degenerate layouts")
struct DegenerateTests {
  @Test("a layout that makes no sense gives frames or one clear error, and never traps")
  func neverTraps() {
    var refused = 0
    var shown = 0
    for seed in 0..<3000 as Range<UInt64> {
      let sample = LayoutSample.degenerate(seed: seed)
      do {
        let solution = try sample.solve()
        shown += query(solution, at: sample.position)
      } catch {
        refused += 1
        #expect(!error.description.contains("\n"), "\(sample.name)")
      }
    }
    // The numbers are those of the seeds: layouts must get as far as frames.
    #expect(refused > 100 && refused < 600, "\(refused)")
    #expect(shown > 10_000, "\(shown)")
  }

  @Test("its traps are told, and why an item is where it is or not there")
  func explanations() throws {
    for seed in 0..<300 as Range<UInt64> {
      let sample = LayoutSample.degenerate(seed: seed)
      guard let solution = try? sample.solve() else { continue }
      #expect(try sample.lint().count <= 1_000)
      for section in 0..<min(3, solution.sectionCount)
      where solution.itemCount(inSection: section) > 0 {
        let path = ItemPath(section: section, item: solution.itemCount(inSection: section) - 1)
        let why = solution.explanation(ofItemAt: path)
        #expect((why.frame == nil) == (solution.frame(forItemAt: path) == nil), "\(sample.name)")
      }
    }
  }

  /// Asks everything that can be asked; returns how many elements were seen.
  private func query(_ solution: LayoutSolution, at position: ScrollPosition) -> Int {
    let window = Rect(x: -10, y: -10, width: 400, height: 500)
    var seen = count(upTo: 100) { body throws(EnoughSeen) in
      try solution.forEachAttributes(at: position, body)
    }
    let found = count(upTo: 100) { body throws(EnoughSeen) in
      try solution.forEachAttributes(intersecting: window, at: position, body)
    }
    seen += found
    if found < 100 { _ = solution.hitTest(Point(x: 5, y: 5), at: position) }
    _ = solution.elementCount
    for section in 0..<solution.sectionCount {
      _ = solution.frame(ofSection: section)
      let items = solution.itemCount(inSection: section)
      for item in [0, items / 2, items - 1] where item >= 0 && item < items {
        let path = ItemPath(section: section, item: item)
        _ = solution.frame(forItemAt: path)
        for alignment in ScrollAlignment.allCases {
          _ = solution.contentOffset(showing: path, aligned: alignment, from: position)
          _ = solution.rowOffset(showing: path, aligned: alignment, from: position)
        }
      }
      if let row = solution.row(inSection: section) { query(row) }
      if items <= 1000 { _ = solution.visibleItems(inRow: section, at: 12) }
    }
    return seen
  }

  private func query(_ row: LayoutRow) {
    _ = (row.range, row.initialOffset, row.pageIndex(at: 7))
    let count = row.restingOffsetCount
    if count > 0 { _ = (row.restingOffset(at: 0), row.restingOffset(at: count - 1)) }
    for offset in [-1e12, 0, 33.3, 1e12] {
      _ = row.targetOffset(proposed: offset)
      _ = row.targetOffset(from: offset, velocity: -3)
    }
  }

  private func count(
    upTo limit: Int,
    _ walk: ((LayoutAttributes) throws(EnoughSeen) -> Void) throws(EnoughSeen) -> Void
  ) -> Int {
    var seen = 0
    try? walk { (_) throws(EnoughSeen) in
      seen += 1
      if seen == limit { throw EnoughSeen() }
    }
    return seen
  }
}

extension LayoutSample {
  fileprivate func lint() throws(SpecificationError) -> [LintFinding] {
    switch layout {
    case .compositional(let layout):
      try layout.lint(in: environment, sectionCount: itemCounts.count)
    case .flow(let layout):
      try layout.lint(in: environment, sectionCount: itemCounts.count)
    }
  }
}
