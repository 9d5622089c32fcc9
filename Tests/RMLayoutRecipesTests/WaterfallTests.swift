import RMLayout
import RMLayoutRecipes
import RMLayoutTesting
import Testing

@Suite("Waterfall")
struct WaterfallTests {
  private static func items(_ heights: [Double], spans: [Int: Int] = [:]) -> [Waterfall.Item] {
    heights.enumerated().map { Waterfall.Item(.points($1), span: spans[$0] ?? 1) }
  }

  private static func solved(_ waterfall: Waterfall) throws -> LayoutSolution {
    try waterfall.layout.solve(in: .plain, itemCounts: [waterfall.items.count])
  }

  @Test(
    "an item goes to the shortest column, and where columns tie to the one behind the last item")
  func shortestLane() throws {
    let waterfall = try Waterfall(
      items: Self.items([100, 40, 80, 20, 60]), lanes: .count(3), spacing: 6)
    #expect(
      try Self.solved(waterfall).frames() == [
        Rect(x: 0, y: 0, width: 96, height: 100), Rect(x: 102, y: 0, width: 96, height: 40),
        Rect(x: 204, y: 0, width: 96, height: 80), Rect(x: 102, y: 46, width: 96, height: 20),
        Rect(x: 102, y: 72, width: 96, height: 60),
      ])
  }

  @Test(
    "a column that is longer by no more than the tolerance counts as short",
    arguments: [
      (.shortestLane(tolerance: 4.9), [0, 100, 200, 0, 0]),
      (.shortestLane(tolerance: 5), [0, 100, 200, 0, 200]),
      (.shortestLane(tolerance: 10), [0, 100, 200, 0, 100]),
      (.readingOrder, [0, 100, 200, 0, 100]),
    ] as [(Waterfall.Placement, [Double])])
  func tolerance(placement: Waterfall.Placement, starts: [Double]) throws {
    let waterfall = try Waterfall(
      items: Self.items([40, 60, 55, 10, 5]), lanes: .count(3), placement: placement, spacing: 0)
    #expect(try Self.solved(waterfall).frames().map(\.minX) == starts)
  }

  @Test("a wide item lies below the longest of its columns; one wider than all takes all")
  func spans() throws {
    let waterfall = try Waterfall(
      items: Self.items([50, 30, 20, 40, 10], spans: [3: 2, 4: 9]), lanes: .count(3), spacing: 0)
    let frames = try Self.solved(waterfall).frames()
    #expect(frames[3] == Rect(x: 100, y: 30, width: 200, height: 40))
    #expect(frames[4] == Rect(x: 0, y: 70, width: 300, height: 10))
  }

  @Test("ratios make heights, and as many columns come as fit")
  func ratios() throws {
    let waterfall = try Waterfall(
      items: [0.5, 2, 1].map { Waterfall.Item(.aspectRatio($0)) }, lanes: .minimumWidth(100),
      spacing: 0)
    let frames = try Self.solved(waterfall).frames()
    #expect(frames.map(\.minX) == [0, 100, 200])
    #expect(frames.map(\.height) == [200, 50, 100])
    let wide = try Waterfall(items: waterfall.items, lanes: .minimumWidth(100.1), spacing: 0)
    #expect(try Self.solved(wide).frames().map(\.width) == [150, 150, 150])
  }

  @Test("items lie in a column within the tolerance, the first behind the last; none overlap")
  func properties() throws {
    for seed in 0..<200 {
      var numbers = SplitMix64(seed: UInt64(seed))
      let environment = LayoutEnvironment.random(using: &numbers)
      let tolerance = numbers.one(of: 0.0, 0, 5, 30, 200)
      let count = numbers.whole(in: 1...7)
      let items = (0..<numbers.whole(in: 1...70)).map { _ in
        Waterfall.Item(
          numbers.one(
            of: .points(numbers.number(in: 0...200)), .aspectRatio(numbers.number(in: 0.4...3))),
          span: numbers.one(of: 1, 1, 1, numbers.whole(in: 1...8)))
      }
      let waterfall = try Waterfall(
        items: items, lanes: .count(count), placement: .shortestLane(tolerance: tolerance),
        spacing: numbers.one(of: 0, 8, 2.7), lineSpacing: numbers.one(of: nil, 0, 11))
      let solution = try waterfall.layout.solve(in: environment, itemCounts: [items.count])
      let frames = solution.frames()
      #expect(frames.count == items.count, "seed \(seed)")
      #expect(frames.firstOverlap == nil, "seed \(seed)")
      let check = WaterfallCheck(
        frames: frames, items: items, laneCount: count, tolerance: tolerance,
        environment: environment, spacing: waterfall.spacing, lineSpacing: waterfall.lineSpacing)
      #expect(check.misplaced == nil, "seed \(seed)")
      let bottom = (frames.map(\.maxY).max() ?? 0)
      #expect(abs(solution.contentSize.height - bottom) < 1 / environment.scale, "seed \(seed)")
    }
  }

  @Test("in reading order items take the columns in turn")
  func readingOrder() throws {
    var numbers = SplitMix64(seed: 7)
    let heights = (0..<40).map { _ in numbers.number(in: 10...90) }
    let waterfall = try Waterfall(
      items: Self.items(heights), lanes: .count(4), placement: .readingOrder, spacing: 0)
    let starts = try Self.solved(waterfall).frames().map(\.minX)
    #expect(starts == (0..<40).map { Double($0 % 4) * 75 })
  }

  @Test(
    "what means nothing is refused with its place",
    arguments: [
      (0, 1, 1, "lanes: a repeating group needs a count between 1 and 1000000000000, has 0"),
      (
        1, 0, 1, "items[0].span: a repeating group needs a count between 1 and 1000000000000, has 0"
      ),
      (
        1, 1, 0, "items[0].aspectRatio: the scale must be above 0 and at most 1000000, is 0"
      ),
    ] as [(Int, Int, Double, String)])
  func errors(lanes: Int, span: Int, ratio: Double, message: String) {
    let error = #expect(throws: SpecificationError.self) {
      try Waterfall(items: [.init(.aspectRatio(ratio), span: span)], lanes: .count(lanes))
    }
    #expect(error?.description == message)
  }
}

/// Follows the frames of a waterfall and asks of each whether it lies where the rules want it.
private struct WaterfallCheck {
  var frames: [Rect]
  var items: [Waterfall.Item]
  var laneCount: Int
  var tolerance: Double
  var environment: LayoutEnvironment
  var spacing: Double
  var lineSpacing: Double

  /// The first item in the wrong place and why, counting to a pixel.
  var misplaced: String? {
    let pixel = 1 / environment.scale
    let low = environment.safeArea.leading
    let pitch = (environment.size.width - 2 * low + spacing) / Double(laneCount)
    var ends = Array(repeating: 0.0, count: laneCount)
    var cursor = 0
    for (index, frame) in frames.enumerated() {
      let span = min(items[index].span, laneCount)
      let lane = Int(((frame.minX - low) / pitch + 0.5).rounded(.down))
      let tops = (0...laneCount - span).map { ends[$0..<$0 + span].max() ?? 0 }
      let least = tops.min() ?? 0
      guard tops.indices.contains(lane) else { return "\(index): no column \(lane)" }
      guard abs(frame.minY - tops[lane]) <= 2 * pixel else { return "\(index): not at the end" }
      guard tops[lane] <= least + tolerance + 2 * pixel else { return "\(index): not short" }
      let before = cursor <= lane ? Array(cursor..<lane) : Array(cursor..<laneCount) + (0..<lane)
      let passed = before.filter {
        $0 < tops.count && tops[$0] < least + tolerance - 2 * pixel
      }
      guard passed.isEmpty else { return "\(index): passed \(passed)" }
      for lane in lane..<lane + span { ends[lane] = frame.maxY + lineSpacing }
      cursor = lane + span
    }
    return nil
  }
}
