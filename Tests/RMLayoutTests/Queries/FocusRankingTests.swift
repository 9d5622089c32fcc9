import RMLayout
import Testing

/// The rule of focus over all items, without any query: slow and short.
private struct NaiveFocus {
  let frames: [Rect]
  let page: Double

  /// A frame turned so that the direction is that of growing x.
  private func turned(_ frame: Rect, _ direction: FocusDirection) -> Rect {
    switch direction {
    case .right: frame
    case .left: Rect(x: -frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    case .down: Rect(x: frame.minY, y: frame.minX, width: frame.height, height: frame.width)
    case .up: Rect(x: -frame.maxY, y: frame.minX, width: frame.height, height: frame.width)
    }
  }

  func next(from item: Int, _ direction: FocusDirection) -> Int? {
    let all = frames.map { turned($0, direction) }
    let start = all[item]
    let others = all.indices.filter { $0 != item }
    func sideways(_ index: Int) -> Double { abs(all[index].midY - start.midY) }
    func advance(_ index: Int) -> Double { all[index].midX - start.midX }
    func gap(_ index: Int) -> Double { all[index].minX - start.maxX }
    func isInBeam(_ index: Int) -> Bool {
      all[index].minY < start.maxY && all[index].maxY > start.minY
    }
    func best(_ items: [Int], _ distance: (Int) -> Double) -> Int? {
      items.min {
        (distance($0), sideways($0), $0) < (distance($1), sideways($1), $1)
      }
    }
    let overlapping = others.filter {
      isInBeam($0) && gap($0) < 0 && advance($0) > 0 && advance($0) >= sideways($0)
    }
    if let found = best(overlapping, advance) { return found }
    let ahead = best(others.filter { isInBeam($0) && gap($0) >= 0 }, gap)
    guard direction.axis == .vertical,
      let beside = best(others.filter { !isInBeam($0) && gap($0) >= 0 }, gap)
    else { return ahead }
    guard let ahead else { return beside }
    return gap(beside) + page < gap(ahead) ? beside : ahead
  }
}

@Suite("Ranking of focus")
struct FocusRankingTests {
  @Test(
    "queries in bands find what a look at all items finds", arguments: [UInt64](1...40))
  func equalsNaive(seed: UInt64) throws {
    var state = seed
    func even(_ range: Range<Int>) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(range.lowerBound + Int(state >> 33) % range.count) * 2
    }
    // Dense, overlapping frames for some seeds; sparse ones with long gaps for others.
    let height = seed.isMultiple(of: 2) ? 600.0 : 12_000
    let frames = (0..<40).map { _ in
      let size = Size(width: even(4..<60), height: even(4..<60))
      return Rect(
        x: even(0..<Int(320 - size.width) / 2), y: even(0..<Int(height - size.height) / 2),
        width: size.width, height: size.height)
    }
    let environment = LayoutEnvironment(size: Size(width: 320, height: 240))
    let solution = try SampleSections.solve(
      [SampleSections.custom(height: height, frames)], counts: [40], in: environment)
    let naive = NaiveFocus(frames: frames, page: 240)
    for item in frames.indices {
      for direction in FocusDirection.allCases {
        let found = solution.focus(from: ItemPath(section: 0, item: item), moving: direction)
        #expect(found?.item == naive.next(from: item, direction), "item \(item) \(direction)")
      }
    }
  }
}
