import RMLayout

/// Work that another layout engine does as well, for the script in `Peers` that compares both.
enum PeerWork: String {
  case grid
  case nested
  case list

  /// The hidden option that runs it: `--peer-work KIND COUNT`.
  static let option = "--peer-work"

  /// The row that changes, counted from the first.
  private static func changedRow(of count: Int) -> Int { count / 2 }
  private static let changedHeight = 123.0

  /// Prints a line with the nanoseconds that a layout and a changed row take, then all frames.
  func run(count: Int, _ blackHole: BlackHole) throws(BenchmarkError) {
    let seconds = try Timing.median { () throws(BenchmarkError) in
      try Timing.seconds { () throws(BenchmarkError) in
        let frames = try solve(count).allFrames(count)
        blackHole.take(frames[count / 3].maxY)
      }
    }
    let change = self == .list ? try changing(count, blackHole) : nil
    print((seconds * 1e9).decimalText, change.map { ($0 * 1e9).decimalText } ?? "none")
    for frame in try solve(count).allFrames(count) {
      print(
        frame.minX.decimalText, frame.minY.decimalText, frame.size.width.decimalText,
        frame.size.height.decimalText)
    }
  }

  /// What a layout takes from the specification on.
  private func solve(_ count: Int) throws(BenchmarkError) -> LayoutSolution {
    switch self {
    case .grid:
      return try TwoColumnGrid(width: 390, itemHeight: 150).solve(itemCount: count)
    case .nested:
      return try NestedSample(width: 390, groupHeight: 300).solve(itemCount: count)
    case .list:
      return try MeasuredList(count: count).measured()
    }
  }

  /// A row in the middle takes another height, then what shows of the list is asked for.
  private func changing(_ count: Int, _ blackHole: BlackHole) throws(BenchmarkError) -> Double {
    var solution = try solve(count)
    let path = ItemPath(section: 0, item: Self.changedRow(of: count))
    let window = Rect(
      x: 0, y: solution.frame(forItemAt: path)?.minY ?? 0, width: 390, height: 600)
    let repetitions = 1000
    return Timing.median {
      Timing.seconds {
        for repetition in 0..<repetitions {
          solution.setPreferredSize(
            PreferredSize(height: Self.changedHeight - Double(repetition % 2)), forItemAt: path,
            contentOffset: window.origin)
          var sum = solution.contentSize.height
          solution.forEachElement(intersecting: window) { element, _ in sum += element.frame.minY }
          blackHole.take(sum)
        }
      } / Double(repetitions)
    }
  }
}

extension LayoutSolution {
  /// The frames of the first section, in fresh memory.
  @inline(never)
  fileprivate func allFrames(_ count: Int) -> [Rect] {
    var frames = [Rect](repeating: .zero, count: count)
    copyFrames(into: &frames)
    return frames
  }
}
