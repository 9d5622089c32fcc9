/// Finds the intervals of a list near a given one, also where they overlap or run backwards.
struct IntervalOrder: Hashable, Sendable {
  /// The greatest end of an interval and all before it.
  private var ends: [Double] = []
  /// The least start of an interval and all behind it.
  private var starts: [Double] = []

  init(_ intervals: [(start: Double, end: Double)]) {
    ends.reserveCapacity(intervals.count)
    var greatest = -Double.infinity
    for interval in intervals {
      greatest = max(greatest, interval.end)
      ends.append(greatest)
    }
    starts = intervals.map { $0.start }
    for index in starts.indices.reversed().dropFirst() {
      starts[index] = min(starts[index], starts[index + 1])
    }
  }

  /// A range that holds all intervals which reach into another.
  /// - Complexity: O(log intervals).
  func range(from low: Double, to high: Double) -> Range<Int> {
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
