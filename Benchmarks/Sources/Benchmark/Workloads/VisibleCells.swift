import RMLayout
import RMLayoutRecipes

extension Workload {
  /// T13: the visible cells of one waterfall group, against bisection in its frames.
  static let visibleCells = Workload(
    id: "T13", title: "visible cells of a waterfall of 100,000 frames in one group, callback",
    unit: "ns", targets: Targets(must: 1000, stretch: 500)
  ) { blackHole throws(BenchmarkError) in
    let count = 100_000
    let solution = try waterfall(of: count)
    let frames = (0..<count).compactMap {
      solution.frame(forItemAt: ItemPath(section: 0, item: $0))
    }
    let sorted = SortedFrames(frames)
    let windows = (0..<4096).map { number in
      Rect(
        x: 0, y: Double(number &* 2_654_435_761 % Int(solution.contentSize.height)) + 0.25,
        width: 390, height: 600)
    }
    let found = solution.visibleCells(in: windows)
    guard found == sorted.visibleCells(in: windows) else {
      throw BenchmarkError(message: "T13: the visible cells are not those of the baseline")
    }
    var comparison = Timing.medians {
      Timing.seconds { blackHole.take(solution.visibleCells(in: windows).sum) }
    } baseline: {
      Timing.seconds { blackHole.take(sorted.visibleCells(in: windows).sum) }
    }.scaled(by: 1e9 / Double(windows.count))
    comparison.allowance = 10 * Double(found.count) / Double(windows.count)
    return comparison
  }

  private static func waterfall(of count: Int) throws(BenchmarkError) -> LayoutSolution {
    let items = (0..<count).map { Waterfall.Item(.points(80 + Double($0 &* 7919 % 120))) }
    do throws(SpecificationError) {
      return try Waterfall(items: items, lanes: .count(3)).layout.solve(
        in: LayoutEnvironment(size: Size(width: 390, height: 844), scale: 3), itemCounts: [count])
    } catch {
      throw BenchmarkError(message: "\(error)")
    }
  }
}

/// Frames in ascending order of their tops, with the lowest bottom of all up to each.
private struct SortedFrames {
  private let frames: [Rect]
  private let bottoms: [Double]

  init(_ frames: [Rect]) {
    self.frames = frames.sorted { $0.minY < $1.minY }
    var bottom = 0.0
    bottoms = self.frames.map {
      bottom = max(bottom, $0.maxY)
      return bottom
    }
  }

  @inline(never)
  func visibleCells(in windows: [Rect]) -> VisibleCells {
    var visible = VisibleCells()
    for window in windows {
      var low = 0
      var high = frames.count
      while low < high {
        let middle = (low + high) / 2
        if bottoms[middle] <= window.minY { low = middle + 1 } else { high = middle }
      }
      while low < frames.count, frames[low].minY < window.maxY {
        if frames[low].maxY > window.minY { visible.add(frames[low]) }
        low += 1
      }
    }
    return visible
  }
}

/// How many cells showed, and a sum in which the order does not matter.
private struct VisibleCells: Equatable {
  var count = 0
  var sum = 0.0

  mutating func add(_ frame: Rect) {
    count += 1
    sum += frame.minX.rounded() + frame.minY.rounded()
  }
}

extension LayoutSolution {
  @inline(never)
  fileprivate func visibleCells(in windows: [Rect]) -> VisibleCells {
    var visible = VisibleCells()
    for window in windows {
      forEachElement(intersecting: window) { element, _ in visible.add(element.frame) }
    }
    return visible
  }
}
