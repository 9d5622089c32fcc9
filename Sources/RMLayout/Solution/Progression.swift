/// Intervals of one length at equal steps: groups of a run, lines of a grid, items of a line.
struct Progression {
  let origin: Double
  let step: Double
  let length: Double
  let count: Int

  /// A range that holds the numbers of all intervals that meet another, in O(1).
  ///
  /// The slack is how far rounding may move an edge.
  func indices(from low: Double, to high: Double, slack: Double) -> Range<Int> {
    let near = low - slack - length - origin
    let far = high + slack - origin
    guard step != 0 else { return near <= 0 && far >= 0 ? 0..<count : 0..<0 }
    let bounds = step > 0 ? (near / step, far / step) : (far / step, near / step)
    let first = clampedIndex((bounds.0 - 1).flooredWhole, below: count)
    let end = clampedIndex((bounds.1 + 2).flooredWhole, below: count)
    return first..<max(first, end)
  }
}

/// A whole number from 0 to a bound out of any floating-point number.
func clampedIndex(_ value: Double, below bound: Int) -> Int {
  guard value > 0 else { return 0 }
  return value >= Double(bound) ? bound : Int(value)
}
