import RMLayout

extension Workload {
  /// T1: all frames of a million-item grid of two columns into one buffer, against a bare loop.
  static let gridFrames = Workload(
    id: "T1", title: "all frames of a grid of 1,000,000 items in two columns", unit: "ns/item",
    targets: Targets(must: 3, stretch: 3, mustRatio: 2, stretchRatio: 1.3)
  ) { blackHole throws(BenchmarkError) in
    let grid = TwoColumnGrid(width: 390, itemHeight: 150)
    let count = 1_000_000
    let solution = try grid.solve(itemCount: count)
    var frames = [Rect](repeating: .zero, count: count)
    var loopFrames = frames

    solution.copyFrames(into: &frames)
    grid.writeFrames(into: &loopFrames)
    if let index = frames.indices.first(where: { frames[$0] != loopFrames[$0] }) {
      throw BenchmarkError(
        message: "T1: frame \(index) is \(frames[index]), by arithmetic \(loopFrames[index])")
    }
    let seconds = Timing.medians {
      let seconds = Timing.seconds { solution.copyFrames(into: &frames) }
      blackHole.take(frames[count / 3].maxY)
      return seconds
    } baseline: {
      let seconds = Timing.seconds { grid.writeFrames(into: &loopFrames) }
      blackHole.take(loopFrames[count / 3].maxY)
      return seconds
    }
    return seconds.scaled(by: 1e9 / Double(count))
  }
}

/// A compositional grid of two columns whose edges all lie on pixels.
struct TwoColumnGrid {
  let width: Double
  let itemHeight: Double

  func solve(itemCount: Int) throws(BenchmarkError) -> LayoutSolution {
    let cell = LayoutItem(
      size: LayoutSize(width: .fractionalWidth(0.5), height: .fractionalHeight(1)))
    let row = LayoutGroup.horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(itemHeight)),
      subitems: [.item(cell)])
    return try CompositionalLayout(section: LayoutSection(group: row)).solved(
      width: width, itemCounts: [itemCount])
  }

  /// The same frames by nothing but arithmetic: what no layout engine can beat.
  @inline(never)
  func writeFrames(into frames: inout [Rect]) {
    let columnWidth = width / 2
    var span = frames.mutableSpan
    for index in span.indices {
      span[index] = Rect(
        x: Double(index & 1) * columnWidth, y: Double(index >> 1) * itemHeight,
        width: columnWidth, height: itemHeight)
    }
  }
}

extension CompositionalLayout {
  /// The layout solved on a phone's screen of a given width.
  func solved(
    width: Double, itemCounts: [Int], profile: PixelProfile = .modern
  ) throws(BenchmarkError) -> LayoutSolution {
    do {
      return try solve(
        in: LayoutEnvironment(
          size: Size(width: width, height: 844), scale: 3, profile: profile),
        itemCounts: itemCounts)
    } catch {
      throw BenchmarkError(message: "\(error)")
    }
  }
}

extension LayoutSolution {
  /// Writes all frames of the first section.
  @inline(never)
  func copyFrames(into frames: inout [Rect]) {
    var span = frames.mutableSpan
    copyFrames(inSection: 0, items: 0..<span.count, into: &span)
  }
}
