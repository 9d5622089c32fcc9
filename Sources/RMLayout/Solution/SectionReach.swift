/// Finds the sections near an interval, also where sections overlap or run backwards.
struct SectionReach: Sendable {
  /// The greatest end of a section and all before it.
  private var ends: [Double] = []
  /// The least start of a section and all behind it.
  private var starts: [Double] = []

  /// - Parameter extents: for each section the interval in which its groups and headers lie.
  init(extents: [(start: Double, end: Double)]) {
    ends.reserveCapacity(extents.count)
    var greatest = -Double.infinity
    for extent in extents {
      greatest = max(greatest, extent.end)
      ends.append(greatest)
    }
    starts = extents.map { $0.start }
    for index in starts.indices.reversed().dropFirst() {
      starts[index] = min(starts[index], starts[index + 1])
    }
  }

  /// A range that holds all sections which reach into an interval.
  /// - Complexity: O(log sections).
  func sections(from low: Double, to high: Double) -> Range<Int> {
    let first = partition(ends) { $0 >= low }
    let end = partition(starts) { $0 > high }
    return first..<max(first, end)
  }

  /// The first index of an ascending list whose value passes the test.
  private func partition(_ values: [Double], _ passes: (Double) -> Bool) -> Int {
    var low = 0
    var high = values.count
    while low < high {
      let middle = (low + high) / 2
      if passes(values[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension SectionSolution {
  /// The interval along the scroll axis in which the section's groups and headers lie.
  func extent(from start: Double, along scrollAxis: Axis) -> (start: Double, end: Double) {
    var low = 0.0
    var high = max(0, length)
    if case .groups(let run) = cells {
      for group in [0, run.groupCount - 1] {
        let near = run.origin(of: group)[scrollAxis]
        low = min(low, near)
        high = max(high, near + run.template(of: group).size[scrollAxis])
      }
    }
    return (start + min(low, length), start + high)
  }
}
