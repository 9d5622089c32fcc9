/// One measure of the project's performance, named as in the list of targets.
struct Workload: Sendable {
  let id: String
  let title: String
  let unit: String
  /// A tool that the measure needs, and without which there is no comparison.
  var tool: String?
  let measure: @Sendable (BlackHole) throws(BenchmarkError) -> Comparison?

  static let all = [
    gridFrames, nestedFrames, uniformSection, visibleElements, precision, instructions,
    programStart,
  ]
}

/// What was measured, beside what the same run measured for comparison, in the workload's unit.
struct Comparison {
  let value: Double
  let baseline: Double

  var ratio: Double { value / baseline }
}

extension Comparison {
  /// Both figures in another unit, or for one operation of many.
  func scaled(by factor: Double) -> Comparison {
    Comparison(value: value * factor, baseline: baseline * factor)
  }
}
