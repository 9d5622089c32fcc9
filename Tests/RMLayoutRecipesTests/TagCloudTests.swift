import RMLayout
import RMLayoutRecipes
import RMLayoutTesting
import Testing

@Suite("Tag cloud")
struct TagCloudTests {
  @Test(
    "a line takes as many tags as fit, and stands where it is asked to",
    arguments: [
      (.leading, [0, 110, 0, 210]), (.center, [45, 155, 0, 210]), (.trailing, [90, 200, 0, 210]),
    ] as [(TagCloud.Alignment, [Double])])
  func lines(alignment: TagCloud.Alignment, starts: [Double]) throws {
    let cloud = try TagCloud(
      tagWidths: [100, 100, 200, 90], tagHeight: 30, alignment: alignment, spacing: 10,
      lineSpacing: 5)
    let solution = try cloud.layout.solve(in: .plain, itemCounts: [4])
    #expect(solution.frames().map(\.minX) == starts)
    #expect(solution.frames().map(\.minY) == [0, 0, 35, 35])
    #expect(solution.contentSize.height == 65)
  }

  @Test("what fits exactly fits, and a tag wider than a line takes the line")
  func borders() throws {
    let cloud = try TagCloud(tagWidths: [100.1, 99.8, 100.1, 500, 10], spacing: 0)
    let fine = LayoutEnvironment(size: Size(width: 300, height: 600), profile: .exact)
    let solution = try cloud.layout.solve(in: fine, itemCounts: [5])
    #expect(solution.frames().map(\.minY) == [0, 0, 0, 40, 80])
    #expect(solution.frames()[3].width == 300)
  }

  @Test("no two tags overlap, none leaves its line, lines break late, and all stand aligned")
  func properties() throws {
    for seed in 0..<200 {
      var numbers = SplitMix64(seed: UInt64(seed))
      let environment = LayoutEnvironment.random(using: &numbers)
      let insets = DirectionalEdgeInsets(
        leading: numbers.number(in: 0...20), trailing: numbers.number(in: 0...9))
      let cloud = try TagCloud(
        tagWidths: (0..<numbers.whole(in: 1...60)).map { _ in numbers.number(in: 0...180) },
        tagHeight: numbers.number(in: 10...50),
        alignment: numbers.anyCase(of: TagCloud.Alignment.self),
        spacing: numbers.one(of: 0, 8, 3.3), lineSpacing: numbers.one(of: 0, 8, 0.7),
        contentInsets: insets)
      let solution = try cloud.layout.solve(
        in: environment, itemCounts: [cloud.tagWidths.count])
      let frames = solution.frames()
      #expect(frames.count == cloud.tagWidths.count, "seed \(seed)")
      #expect(frames.firstOverlap == nil, "seed \(seed)")
      check(frames, of: cloud, in: environment, seed: seed)
    }
  }

  // A line may end a pixel early: tags are rounded up to pixels, and so is the space between.
  private func check(
    _ frames: [Rect], of cloud: TagCloud, in environment: LayoutEnvironment, seed: Int
  ) {
    let pixel = 1 / environment.scale
    let low = environment.safeArea.leading + cloud.contentInsets.leading
    let high =
      environment.size.width - environment.safeArea.trailing - cloud.contentInsets.trailing
    var starts = frames.indices.filter { $0 == 0 || frames[$0].minY > frames[$0 - 1].minY }
    starts.append(frames.count)
    for (first, end) in zip(starts, starts.dropFirst()) {
      let before = frames[first].minX - low
      let after = high - frames[end - 1].maxX
      #expect(before > -pixel && after > -pixel, "seed \(seed), tag \(first)")
      switch cloud.alignment {
      case .leading: #expect(before < pixel, "seed \(seed), tag \(first)")
      case .center: #expect(abs(before - after) < 3 * pixel, "seed \(seed), tag \(first)")
      case .trailing: #expect(after < 2 * pixel, "seed \(seed), tag \(first)")
      }
      guard end < frames.count else { continue }
      let wanted = cloud.spacing + frames[end].width
      #expect(before + after < wanted + 3 * pixel, "seed \(seed), tag \(end)")
    }
  }

  @Test("widths are refused by their number in the list, and no tags are no trouble")
  func edges() throws {
    let error = #expect(throws: SpecificationError.self) { try TagCloud(tagWidths: [1, -2]) }
    #expect(error?.description == "tagWidths[1]: the size must not be negative, is -2")
    let empty = try TagCloud(tagWidths: []).layout.solve(in: .plain, itemCounts: [0])
    #expect(empty.contentSize.height == 0)
  }
}
