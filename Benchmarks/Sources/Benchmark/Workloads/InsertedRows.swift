import RMLayout

extension Workload {
  /// T6: a row put into the middle of a million measured ones, against an array of lengths.
  static let insertedRow = inTheMiddle("insert") { solution, rows in
    for row in rows { solution.insertItems(at: ItemPath(section: 0, item: row)) }
  } after: { solution, rows in
    for row in rows.reversed() { solution.deleteItems(row..<row + 1, inSection: 0) }
  } baseline: { lengths, rows in
    for row in rows { lengths.insert(44, at: row) }
  } afterBaseline: { lengths, rows in
    for row in rows.reversed() { lengths.remove(at: row) }
  }

  /// T6: a row taken out of the middle of a million measured ones, against an array of lengths.
  static let deletedRow = inTheMiddle("delete") { solution, rows in
    for row in rows { solution.deleteItems(row..<row + 1, inSection: 0) }
  } after: { solution, rows in
    for row in rows.reversed() {
      let path = ItemPath(section: 0, item: row)
      solution.insertItems(at: path)
      solution.setPreferredSize(PreferredSize(height: 50), forItemAt: path)
    }
  } baseline: { lengths, rows in
    for row in rows { lengths.remove(at: row) }
  } afterBaseline: { lengths, rows in
    for row in rows.reversed() { lengths.insert(44, at: row) }
  }

  /// A workload in the middle of a list that is made good after each run, out of time.
  private static func inTheMiddle(
    _ part: String, _ body: @escaping @Sendable (inout LayoutSolution, [Int]) -> Void,
    after: @escaping @Sendable (inout LayoutSolution, [Int]) -> Void,
    baseline: @escaping @Sendable (inout [Double], [Int]) -> Void,
    afterBaseline: @escaping @Sendable (inout [Double], [Int]) -> Void
  ) -> Workload {
    Workload(
      id: "T6", part: part,
      title: "one row in the middle of 1,000,000 measured rows", unit: "us",
      targets: Targets(must: 20, stretch: 2)
    ) { blackHole throws(BenchmarkError) in
      let list = MeasuredList(count: 1_000_000)
      var solution = try list.measured()
      var lengths = list.sizes.map(\.height)
      let rows = (0..<500).map { 490_000 + $0 &* 7919 % 20_000 }
      let fewRows = Array(rows.prefix(20))
      return Timing.medians {
        let seconds = Timing.seconds { body(&solution, rows) }
        blackHole.take(solution.contentSize.height)
        after(&solution, rows)
        return seconds / Double(rows.count)
      } baseline: {
        let seconds = Timing.seconds { baseline(&lengths, fewRows) }
        blackHole.take(lengths[500_000])
        afterBaseline(&lengths, fewRows)
        return seconds / Double(fewRows.count)
      }.scaled(by: 1e6)
    }
  }
}
