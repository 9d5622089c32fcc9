import RMLayout

extension Workload {
  /// T7: the visible elements of a uniform grid of 10^9 items by callback, against arithmetic.
  static let visibleElements = Workload(
    id: "T7", title: "visible elements of a grid of 10^9 items, callback", unit: "ns",
    targets: Targets(must: 60, stretch: 25)
  ) { blackHole throws(BenchmarkError) in
    let grid = TwoColumnGrid(width: 390, itemHeight: 150)
    let solution = try grid.solve(itemCount: 1_000_000_000)
    let queries = 100_000
    let windows = (0..<64).map { number in
      Rect(x: 0, y: Double(number) * 1_234_567.25, width: 390, height: 600)
    }
    let comparison = Timing.medians {
      Timing.seconds {
        for query in 0..<queries {
          var sum = 0.0
          solution.forEachElement(intersecting: windows[query & 63]) { element, _ in
            sum += element.frame.origin.y
          }
          blackHole.take(sum)
        }
      }
    } baseline: {
      Timing.seconds {
        for query in 0..<queries {
          var sum = 0.0
          grid.forEachFrame(in: windows[query & 63]) { sum += $0.origin.y }
          blackHole.take(sum)
        }
      }
    }
    return comparison.scaled(by: 1e9 / Double(queries))
  }
}

extension TwoColumnGrid {
  /// The frames that meet a window, by nothing but arithmetic.
  @inline(never)
  func forEachFrame(in window: Rect, _ body: (Rect) -> Void) {
    let first = Int(window.minY / itemHeight)
    var row = first
    while Double(row) * itemHeight < window.maxY {
      let y = Double(row) * itemHeight
      body(Rect(x: 0, y: y, width: width / 2, height: itemHeight))
      body(Rect(x: width / 2, y: y, width: width / 2, height: itemHeight))
      row += 1
    }
  }
}
