import RMLayout

extension Workload {
  /// T11: instructions per frame of T1, counted by callgrind, against those of the bare loop.
  static let instructions = Workload(
    id: "T11", title: "instructions per frame of the two-column grid (callgrind)",
    unit: "instructions", targets: Targets(must: 40, stretch: 25),
    lacking: "valgrind is not installed"
  ) { _ throws(BenchmarkError) in
    // One pass more of the same work shows what a pass costs, whatever the start costs.
    func perFrame(_ kind: FrameWork) throws(BenchmarkError) -> Double? {
      guard
        let once = try Callgrind.instructions(of: [FrameWork.option, kind.rawValue, "1"]),
        let twice = try Callgrind.instructions(of: [FrameWork.option, kind.rawValue, "2"])
      else { return nil }
      return Double(twice - once) / Double(FrameWork.itemCount)
    }
    guard let value = try perFrame(.engine), let baseline = try perFrame(.loop) else { return nil }
    return Comparison(value: value, baseline: baseline)
  }
}

/// The work of T1 alone, for a child of this program that runs under an instruction counter.
enum FrameWork: String {
  case engine
  case loop

  /// The hidden option that runs it: `--frame-work KIND PASSES`.
  static let option = "--frame-work"
  static let itemCount = 1_000_000

  func run(passes: Int, _ blackHole: BlackHole) throws(BenchmarkError) {
    let grid = TwoColumnGrid(width: 390, itemHeight: 150)
    let solution = try grid.solve(itemCount: Self.itemCount)
    var frames = [Rect](repeating: .zero, count: Self.itemCount)
    for _ in 0..<passes {
      switch self {
      case .engine: solution.copyFrames(into: &frames)
      case .loop: grid.writeFrames(into: &frames)
      }
      blackHole.take(frames[Self.itemCount / 3].maxY)
    }
  }
}
