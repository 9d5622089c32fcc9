import RMLayout

extension Workload {
  /// T3: solving a uniform section of 10^9 items, against one of 10.
  static let uniformSection = Workload(
    id: "T3", title: "solving a section of 10^9 uniform items; baseline: 10 items", unit: "us",
    targets: Targets(must: 5, stretch: 1)
  ) { blackHole throws(BenchmarkError) in
    let grid = TwoColumnGrid(width: 390, itemHeight: 150)
    let solves = 2000
    func seconds(itemCount: Int) throws(BenchmarkError) -> Double {
      try Timing.seconds { () throws(BenchmarkError) in
        for _ in 0..<solves {
          blackHole.take(try grid.solve(itemCount: itemCount).contentSize.height)
        }
      }
    }
    let comparison = try Timing.medians { () throws(BenchmarkError) in
      try seconds(itemCount: 1_000_000_000)
    } baseline: { () throws(BenchmarkError) in
      try seconds(itemCount: 10)
    }
    return comparison.scaled(by: 1e6 / Double(solves))
  }
}
