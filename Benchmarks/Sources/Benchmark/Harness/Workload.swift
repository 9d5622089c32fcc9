/// One measure of the project's performance, named as in the list of targets.
struct Workload: Sendable {
  let id: String
  /// What of the measure this is, where it has several parts.
  var part: String?
  let title: String
  let unit: String
  var targets = Targets()
  /// Why there is no comparison where the measure returns none.
  var lacking: String?
  let measure: @Sendable (BlackHole) throws(BenchmarkError) -> Comparison?

  static let all =
    [gridFrames] + nestedFrames + [uniformSection] + measuredLists
    + [changedRow, insertedRow, deletedRow, visibleElements, visibleRows] + memory
    + [precision, instructions] + manySections + [visibleCells, programStart, drawing]
    + uikitNames + [terminalFrames]
}

/// What was measured, beside what the same run measured for comparison, in the workload's unit.
struct Comparison {
  let value: Double
  let baseline: Double
  /// What the targets allow on top, such as for each of the elements that were found.
  var allowance = 0.0

  var ratio: Double { value / baseline }
}

extension Comparison {
  /// Both figures in another unit, or for one operation of many.
  func scaled(by factor: Double) -> Comparison {
    Comparison(value: value * factor, baseline: baseline * factor)
  }
}
