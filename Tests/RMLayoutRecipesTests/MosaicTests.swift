import RMLayout
import RMLayoutRecipes
import RMLayoutTesting
import Testing

@Suite("Mosaic")
struct MosaicTests {
  @Test("a large square lies beside two small ones, above a row; then the pattern comes again")
  func pattern() throws {
    let mosaic = try Mosaic(pattern: [.largeLeading, .row(3)], spacing: 6)
    let solution = try mosaic.layout.solve(in: .plain, itemCounts: [7])
    #expect(
      solution.frames() == [
        Rect(x: 0, y: 0, width: 198, height: 198), Rect(x: 204, y: 0, width: 96, height: 96),
        Rect(x: 204, y: 102, width: 96, height: 96), Rect(x: 0, y: 204, width: 96, height: 96),
        Rect(x: 102, y: 204, width: 96, height: 96), Rect(x: 204, y: 204, width: 96, height: 96),
        Rect(x: 0, y: 306, width: 198, height: 198),
      ])
  }

  @Test("the large square may come last, and a tile may go from side to side")
  func blocks() throws {
    let mosaic = try Mosaic(pattern: [.largeTrailing, .full(aspectRatio: 3)], spacing: 0)
    let solution = try mosaic.layout.solve(in: .plain, itemCounts: [4])
    #expect(
      solution.frames() == [
        Rect(x: 0, y: 0, width: 100, height: 100), Rect(x: 0, y: 100, width: 100, height: 100),
        Rect(x: 100, y: 0, width: 200, height: 200), Rect(x: 0, y: 200, width: 300, height: 100),
      ])
  }

  @Test("tiles never overlap and fill their area but for the space between them")
  func properties() throws {
    for seed in 0..<150 {
      var numbers = SplitMix64(seed: UInt64(seed))
      let environment = LayoutEnvironment.random(using: &numbers)
      let blocks: [Mosaic.Block] = [
        .largeLeading, .largeTrailing, .row(numbers.whole(in: 1...6)), .full(aspectRatio: 1.7),
      ]
      let pattern = (0..<numbers.whole(in: 1...5)).map { _ in
        blocks[numbers.whole(in: 0...blocks.count - 1)]
      }
      let mosaic = try Mosaic(pattern: pattern, spacing: 0)
      let solution = try mosaic.layout.solve(in: environment, itemCounts: [60])
      let frames = solution.frames()
      #expect(frames.firstOverlap == nil, "seed \(seed)")
      let whole = pattern.map(\.tileCount).reduce(0, +)
      let cycles = frames.prefix(60 / whole * whole)
      let tiles = cycles.map { $0.width * $0.height }.reduce(0, +)
      let bottom = cycles.map(\.maxY).max() ?? 0
      let width = environment.size.width - 2 * environment.safeArea.leading
      #expect(tiles <= width * bottom + 1e-6, "seed \(seed)")
      #expect(tiles >= (width - 8 / environment.scale) * bottom, "seed \(seed)")
    }
  }

  @Test("ten thousand million tiles are solved as one pattern")
  func scale() throws {
    let solution = try Mosaic().layout.solve(in: .plain, itemCounts: [10_000_000_000])
    #expect(solution.elementCount == 10_000_000_000)
  }

  @Test("a pattern has blocks and a row has tiles")
  func errors() {
    let none = #expect(throws: SpecificationError.self) { try Mosaic(pattern: []) }
    #expect(none?.description == "pattern: a group needs at least 1 subitem, has none")
    let empty = #expect(throws: SpecificationError.self) { try Mosaic(pattern: [.row(0)]) }
    #expect(empty?.path == "pattern[0].row")
  }
}

extension Mosaic.Block {
  fileprivate var tileCount: Int {
    switch self {
    case .row(let count): count
    case .full: 1
    case .largeLeading, .largeTrailing: 3
    }
  }
}
