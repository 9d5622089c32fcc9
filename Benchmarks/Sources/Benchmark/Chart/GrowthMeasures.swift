import RMLayout

/// How long the engine's main operations take for more and more items.
enum GrowthMeasures {
  private static let upToMillion = powersOfTen(1...6)
  private static let upToBillion = powersOfTen(1...9)

  private static func powersOfTen(_ exponents: ClosedRange<Int>) -> [Int] {
    exponents.map { exponent in (0..<exponent).reduce(1) { power, _ in power * 10 } }
  }

  /// All lines of the chart.
  static func lines(_ blackHole: BlackHole) throws(BenchmarkError) -> [LineChart.Line] {
    [
      try line("solve, every row measured", upToMillion) { count throws(BenchmarkError) in
        try solvingMeasured(count, blackHole)
      },
      try line("insert a row", upToMillion) { count throws(BenchmarkError) in
        try inserting(count, blackHole)
      },
      try line("change a row", upToMillion) { count throws(BenchmarkError) in
        try changing(count, blackHole)
      },
      try line("visible rows, measured", upToMillion) { count throws(BenchmarkError) in
        let list = MeasuredList(count: count)
        return querying(try list.measured(), list.windows().map(\.window), blackHole)
      },
      try line("solve, uniform", upToBillion, isDashed: true) { count throws(BenchmarkError) in
        try solvingUniform(count, blackHole)
      },
      try line("visible cells, uniform", upToBillion, isDashed: true) {
        count throws(BenchmarkError) in
        let grid = TwoColumnGrid(width: 390, itemHeight: 150)
        let windows = (0..<4096).map { number in
          Rect(
            x: 0, y: Double(number &* 2_654_435_761 % (count * 75)) + 0.5, width: 390, height: 600)
        }
        return querying(try grid.solve(itemCount: count), windows, blackHole)
      },
    ]
  }

  private static func line(
    _ name: String, _ counts: [Int], isDashed: Bool = false,
    _ seconds: (Int) throws(BenchmarkError) -> Double
  ) throws(BenchmarkError) -> LineChart.Line {
    var samples: [LineChart.Sample] = []
    for count in counts {
      samples.append(LineChart.Sample(count: count, seconds: try seconds(count)))
    }
    return LineChart.Line(name: name, samples: samples, isDashed: isDashed)
  }

  private static func solvingMeasured(
    _ count: Int, _ blackHole: BlackHole
  ) throws(BenchmarkError) -> Double {
    let list = MeasuredList(count: count)
    let repetitions = max(1, 100_000 / count)
    return try Timing.median { () throws(BenchmarkError) in
      try Timing.seconds { () throws(BenchmarkError) in
        for _ in 0..<repetitions { blackHole.take(try list.measured().contentSize.height) }
      } / Double(repetitions)
    }
  }

  private static func solvingUniform(
    _ count: Int, _ blackHole: BlackHole
  ) throws(BenchmarkError) -> Double {
    let grid = TwoColumnGrid(width: 390, itemHeight: 150)
    let repetitions = 500
    return try Timing.median { () throws(BenchmarkError) in
      try Timing.seconds { () throws(BenchmarkError) in
        for _ in 0..<repetitions {
          blackHole.take(try grid.solve(itemCount: count).contentSize.height)
        }
      } / Double(repetitions)
    }
  }

  private static func querying(
    _ solution: LayoutSolution, _ windows: [Rect], _ blackHole: BlackHole
  ) -> Double {
    Timing.median {
      Timing.seconds {
        var sum = 0.0
        for window in windows {
          solution.forEachElement(intersecting: window) { element, _ in sum += element.frame.minY }
        }
        blackHole.take(sum)
      } / Double(windows.count)
    }
  }

  private static func changing(
    _ count: Int, _ blackHole: BlackHole
  ) throws(BenchmarkError) -> Double {
    let list = MeasuredList(count: count)
    let windows = list.windows()
    var solution = try list.measured()
    var height = 60.0
    return Timing.median {
      // As many rows as there are windows, each of which takes another height every time.
      Timing.seconds {
        for (row, window) in windows {
          height = height < 80 ? height + 1 : 60
          solution.setPreferredSize(
            PreferredSize(height: height), forItemAt: ItemPath(section: 0, item: row),
            contentOffset: window.origin)
        }
        blackHole.take(solution.contentSize.height)
      } / Double(windows.count)
    }
  }

  private static func inserting(
    _ count: Int, _ blackHole: BlackHole
  ) throws(BenchmarkError) -> Double {
    let list = MeasuredList(count: count)
    var solution = try list.measured()
    let rows = (0..<200).map { count / 2 + $0 % max(1, count / 10) }
    return Timing.median {
      var seconds = 0.0
      // At most a tenth more rows at a time.
      for batch in stride(from: 0, to: rows.count, by: max(1, count / 10)) {
        let batchRows = rows[batch..<min(rows.count, batch + max(1, count / 10))]
        seconds += Timing.seconds {
          for row in batchRows { solution.insertItems(at: ItemPath(section: 0, item: row)) }
        }
        for row in batchRows.reversed() { solution.deleteItems(row..<row + 1, inSection: 0) }
      }
      blackHole.take(solution.contentSize.height)
      return seconds / Double(rows.count)
    }
  }
}
