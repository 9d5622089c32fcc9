/// Neighbouring sections that are alike: one solution for all of them.
struct SectionRun: Sendable {
  var solution: SectionSolution
  /// The groups of a section of which some were measured; such a section stands alone.
  ///
  /// One or none: an array is a box that is copied only when it is shared and changed.
  var runs: [MeasuredRun] = []
  /// The number of sections.
  var count: Int

  /// What the sections come to, each followed by a space.
  func summary(spacing: Double, along scrollAxis: Axis) -> OffsetSummary {
    var sum = OffsetSummary()
    let groups = runs.isEmpty ? nil : runs.span[0].reach(along: scrollAxis)
    let reach = solution.isEmpty ? nil : solution.reach(groups, along: scrollAxis)
    sum.append(
      elements: count, items: solution.itemCount, step: (solution.length + spacing).summable,
      low: reach?.lowerBound ?? .infinity, high: reach?.upperBound ?? -.infinity)
    sum.thickness = solution.crossLength
    return sum
  }
}

/// A section where it lies.
struct PlacedSection {
  /// The section's number.
  let number: Int
  /// Where it starts along the scroll axis.
  let start: Double
  let solution: SectionSolution
  let runs: [MeasuredRun]

  /// The groups of which some were measured.
  var run: MeasuredRun? { runs.first }

  /// The unrounded place of an item, from the section's start.
  func slot(of item: Int) -> Slot? {
    switch solution.cells {
    case .none: nil
    case .groups(let groups): groups.slot(of: item)
    case .measured: run?.slot(of: item)
    case .grid(let grid): Slot(frame: grid.frame(of: item), zIndex: 0)
    case .lines(let lines): Slot(frame: lines.frame(of: item), zIndex: 0)
    }
  }
}

extension SectionSolution {
  /// The interval from the section's start in which all groups, headers and backgrounds lie; that of
  /// groups of which some were measured is given.
  func reach(_ measured: ClosedRange<Double>?, along scrollAxis: Axis) -> ClosedRange<Double> {
    var low = min(0, length)
    var high = max(0, length)
    if let groups = groups?.reach(along: scrollAxis) {
      low = min(low, groups.start)
      high = max(high, groups.end)
    } else if let measured {
      low = min(low, measured.lowerBound)
      high = max(high, measured.upperBound)
    }
    for element in boundary {
      // Insets beyond its size turn an element out of its own frame (S1).
      let shown = element.frame.inset(by: element.contentInsets)
      let near = shown.min(along: scrollAxis)
      let lead = near - element.frame.min(along: scrollAxis)
      let lowest = element.pin.map { $0.lowest + lead } ?? near
      let highest = element.pin.map { $0.highest + lead } ?? near
      low = min(low, near, lowest, highest)
      high = max(high, max(near, lowest, highest) + shown.size[scrollAxis])
    }
    return low...high
  }
}
