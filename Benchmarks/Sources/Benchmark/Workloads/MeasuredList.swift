import RMLayout

/// A list whose rows size themselves, with whole points for heights: all sums are exact.
struct MeasuredList {
  let count: Int
  let width = 390.0
  let sizes: [Size]

  init(count: Int) {
    self.count = count
    sizes = (0..<count).map { Size(width: 390, height: 40 + Double($0 &* 7919 % 50)) }
  }

  /// The list before anything was measured.
  func solve() throws(BenchmarkError) -> LayoutSolution { try Self.unmeasured(count: count) }

  /// A list of so many rows that size themselves.
  static func unmeasured(count: Int) throws(BenchmarkError) -> LayoutSolution {
    let row = LayoutSize(width: .fractionalWidth(1), height: .estimated(44))
    let group = LayoutGroup.horizontal(size: row, subitems: [.item(LayoutItem(size: row))])
    return try CompositionalLayout(section: LayoutSection(group: group)).solved(
      width: 390, itemCounts: [count])
  }

  /// The list with all rows measured.
  func measured() throws(BenchmarkError) -> LayoutSolution {
    var solution = try solve()
    solution.setPreferredSizes(sizes, forItemsFrom: ItemPath(section: 0, item: 0))
    return solution
  }

  /// Rows all over the list but for its ends, each with a window in which it shows.
  func windows(_ windowCount: Int = 4096) -> [(row: Int, window: Rect)] {
    let offsets = PrefixArray(sizes.map(\.height)).offsets
    return (0..<windowCount).map { number in
      let row = count / 20 + number &* 2_654_435_761 % (count / 10 * 9)
      return (row, Rect(x: 0, y: offsets[row] - 300.5, width: width, height: 600))
    }
  }
}

extension Workload {
  /// T4: every row of a self-sizing list set and indexed, against copying and summing up sizes.
  static let measuredLists = [("100,000 rows", 100_000), ("1,000,000 rows", 1_000_000)].map {
    name, count in
    Workload(
      id: "T4", part: name, title: "every measured size of a list set and indexed",
      unit: "ns/row", targets: Targets(must: 12, stretch: 6)
    ) { blackHole throws(BenchmarkError) in
      let list = MeasuredList(count: count)
      let solution = try list.solve()
      let comparison = Timing.medians {
        var copy = solution
        let seconds = Timing.seconds {
          copy.setPreferredSizes(list.sizes, forItemsFrom: ItemPath(section: 0, item: 0))
        }
        blackHole.take(copy.contentSize.height)
        return seconds
      } baseline: {
        var sizes = [Size](repeating: .zero, count: count)
        var offsets = [Double](repeating: 0, count: count)
        let seconds = Timing.seconds { list.copySizes(into: &sizes, &offsets) }
        blackHole.take(offsets[count - 1])
        return seconds
      }
      try list.check(try list.measured(), id: "T4")
      return comparison.scaled(by: 1e9 / Double(count))
    }
  }

  /// T5: one of a million rows changes, then the content size and the visible rows are asked for.
  static let changedRow = Workload(
    id: "T5", title: "one of 1,000,000 measured rows changes, then content size and visible rows",
    unit: "ns", targets: Targets(must: 1000, stretch: 400)
  ) { blackHole throws(BenchmarkError) in
    let list = MeasuredList(count: 1_000_000)
    let windows = list.windows()
    var solution = try list.measured()
    var tree = PrefixTree(list.sizes.map(\.height))
    // Each run changes the same rows by one point more or less, in both.
    var height = 60.0
    var loopHeight = 60.0
    let comparison = Timing.medians {
      height = 121 - height
      return Timing.seconds { blackHole.take(solution.change(windows, to: height)) }
    } baseline: {
      loopHeight = 121 - loopHeight
      return Timing.seconds { blackHole.take(tree.change(windows, to: loopHeight)) }
    }
    guard solution.change(windows, to: 50) == tree.change(windows, to: 50) else {
      throw BenchmarkError(message: "T5: the visible rows are not those of the baseline")
    }
    return comparison.scaled(by: 1e9 / Double(windows.count))
  }

  /// T8: the visible rows of a measured list by callback, against bisection in an array of offsets.
  static let visibleRows = Workload(
    id: "T8", title: "visible rows of a list of 1,000,000 measured rows, callback", unit: "ns",
    targets: Targets(must: 400, stretch: 220)
  ) { blackHole throws(BenchmarkError) in
    let list = MeasuredList(count: 1_000_000)
    let windows = list.windows()
    let solution = try list.measured()
    let offsets = PrefixArray(list.sizes.map(\.height))
    guard solution.visibleRows(in: windows) == offsets.visibleRows(in: windows) else {
      throw BenchmarkError(message: "T8: the visible rows are not those of the baseline")
    }
    return Timing.medians {
      Timing.seconds { blackHole.take(solution.visibleRows(in: windows)) }
    } baseline: {
      Timing.seconds { blackHole.take(offsets.visibleRows(in: windows)) }
    }.scaled(by: 1e9 / Double(windows.count))
  }
}

extension MeasuredList {
  /// What no engine can beat: sizes copied, their heights summed up.
  @inline(never)
  func copySizes(into sizes: inout [Size], _ offsets: inout [Double]) {
    var sizeSpan = sizes.mutableSpan
    var offsetSpan = offsets.mutableSpan
    let source = self.sizes.span
    var offset = 0.0
    for index in source.indices {
      sizeSpan[index] = source[index]
      offsetSpan[index] = offset
      offset += source[index].height
    }
  }

  /// Compares frames of a solution with sums of the sizes.
  func check(_ solution: LayoutSolution, id: String) throws(BenchmarkError) {
    var offset = 0.0
    for index in 0..<count {
      let frame = Rect(x: 0, y: offset, width: width, height: sizes[index].height)
      offset += sizes[index].height
      guard index % 997 == 0 || index == count - 1 else { continue }
      let found = solution.frame(forItemAt: ItemPath(section: 0, item: index))
      guard found == frame else {
        throw BenchmarkError(
          message: "\(id): frame \(index) is \(found.map { "\($0)" } ?? "none"), by sums \(frame)")
      }
    }
  }
}

extension LayoutSolution {
  /// The sum of the visible rows' offsets and heights, after each change.
  @inline(never)
  fileprivate mutating func change(
    _ windows: [(row: Int, window: Rect)], to height: Double
  ) -> Double {
    var sum = 0.0
    for (row, window) in windows {
      setPreferredSize(
        PreferredSize(height: height), forItemAt: ItemPath(section: 0, item: row),
        contentOffset: window.origin)
      sum += contentSize.height
      forEachElement(intersecting: window) { element, _ in
        sum += element.frame.minY + element.frame.size.height
      }
    }
    return sum
  }

  /// The sum of the visible rows' offsets and heights.
  @inline(never)
  fileprivate func visibleRows(in windows: [(row: Int, window: Rect)]) -> Double {
    var sum = 0.0
    for (_, window) in windows {
      forEachElement(intersecting: window) { element, _ in
        sum += element.frame.minY + element.frame.size.height
      }
    }
    return sum
  }
}

extension PrefixTree {
  @inline(never)
  fileprivate mutating func change(
    _ windows: [(row: Int, window: Rect)], to height: Double
  ) -> Double {
    var sum = 0.0
    for (row, window) in windows {
      set(height, at: row)
      sum += total
      var (index, start) = find(window.minY)
      while start < window.maxY, index < lengths.count {
        sum += start + lengths[index]
        start += lengths[index]
        index += 1
      }
    }
    return sum
  }
}

extension PrefixArray {
  @inline(never)
  fileprivate func visibleRows(in windows: [(row: Int, window: Rect)]) -> Double {
    var sum = 0.0
    for (_, window) in windows {
      forEachRow(from: window.minY, to: window.maxY) { row, start in
        sum += start + (offsets[row + 1] - start)
      }
    }
    return sum
  }
}
