/// Medians of repeated timings, in seconds.
enum Timing {
  /// Times two pieces of work by turns, so that a change of the machine's speed meets both.
  ///
  /// Each returns its own seconds: what it prepares for a run does not count.
  static func medians<E: Error>(
    runs: Int = 9, warmUps: Int = 2, _ subject: () throws(E) -> Double,
    baseline: () throws(E) -> Double
  ) throws(E) -> Comparison {
    for _ in 0..<warmUps {
      _ = try subject()
      _ = try baseline()
    }
    var subjects: [Double] = []
    var baselines: [Double] = []
    for _ in 0..<runs {
      subjects.append(try subject())
      baselines.append(try baseline())
    }
    return Comparison(value: median(subjects), baseline: median(baselines))
  }

  /// The median of what one piece of work takes, which returns its own seconds.
  static func median<E: Error>(runs: Int = 5, _ seconds: () throws(E) -> Double) throws(E) -> Double
  {
    _ = try seconds()
    var all: [Double] = []
    for _ in 0..<runs { all.append(try seconds()) }
    return median(all)
  }

  static func seconds<E: Error>(_ work: () throws(E) -> Void) throws(E) -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    try work()
    return seconds(from: start, to: clock.now)
  }

  static func seconds(
    from start: ContinuousClock.Instant, to end: ContinuousClock.Instant
  ) -> Double {
    let parts = start.duration(to: end).components
    return Double(parts.seconds) + Double(parts.attoseconds) * 1e-18
  }

  static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2)
      ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }
}
