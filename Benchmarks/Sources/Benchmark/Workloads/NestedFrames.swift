import RMLayout

extension Workload {
  /// T2: all frames of nested groups, an item beside a column of two, against a bare loop.
  static let nestedFrames = [("10,000 items", 10_000), ("1,000,000 items", 1_000_000)].map {
    name, count in
    Workload(
      id: "T2", part: name, title: "all frames of items in nested groups of three",
      unit: "ns/item", targets: Targets(must: 4, stretch: 2)
    ) { blackHole throws(BenchmarkError) in try nestedFrames(count, blackHole) }
  }

  private static func nestedFrames(
    _ count: Int, _ blackHole: BlackHole
  ) throws(BenchmarkError) -> Comparison {
    let sample = NestedSample(width: 390, groupHeight: 300)
    let passes = 1_000_000 / count
    let solution = try sample.solve(itemCount: count)
    var frames = [Rect](repeating: .zero, count: count)
    var loopFrames = frames

    solution.copyFrames(into: &frames)
    sample.writeFrames(into: &loopFrames)
    if let index = frames.indices.first(where: { frames[$0] != loopFrames[$0] }) {
      throw BenchmarkError(
        message: "T2: frame \(index) is \(frames[index]), by arithmetic \(loopFrames[index])")
    }
    let seconds = Timing.medians {
      let seconds = Timing.seconds {
        for _ in 0..<passes { solution.copyFrames(into: &frames) }
      }
      blackHole.take(frames[count / 3].maxY)
      return seconds
    } baseline: {
      let seconds = Timing.seconds {
        for _ in 0..<passes { sample.writeFrames(into: &loopFrames) }
      }
      blackHole.take(loopFrames[count / 3].maxY)
      return seconds
    }
    return seconds.scaled(by: 1e9 / Double(count * passes))
  }
}

/// Rows of one wide item beside a column of two, whose edges all lie on pixels.
struct NestedSample {
  let width: Double
  let groupHeight: Double

  func solve(itemCount: Int) throws(BenchmarkError) -> LayoutSolution {
    let half = LayoutSize(width: .fractionalWidth(0.5), height: .fractionalHeight(1))
    let cell = LayoutItem(
      size: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(0.5)))
    let row = LayoutGroup.horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(groupHeight)),
      subitems: [
        .item(LayoutItem(size: half)), .group(.vertical(size: half, subitems: [.item(cell)])),
      ])
    return try CompositionalLayout(section: LayoutSection(group: row)).solved(
      width: width, itemCounts: [itemCount])
  }

  /// The same frames by nothing but arithmetic.
  @inline(never)
  func writeFrames(into frames: inout [Rect]) {
    let half = width / 2
    var span = frames.mutableSpan
    var group = 0
    var slot = 0
    for index in span.indices {
      let top = Double(group) * groupHeight
      span[index] =
        slot == 0
        ? Rect(x: 0, y: top, width: half, height: groupHeight)
        : Rect(
          x: half, y: slot == 1 ? top : top + groupHeight / 2, width: half,
          height: groupHeight / 2)
      slot += 1
      if slot == 3 {
        slot = 0
        group += 1
      }
    }
  }
}
