import RMLayout

/// Positions of numbers on a logarithmic axis that begins and ends at powers of ten.
struct LogScale {
  let exponents: ClosedRange<Int>
  /// Where the axis begins and ends, in the picture.
  let start: Double
  let end: Double

  /// The powers of ten between which all numbers lie.
  static func exponents(around values: [Double]) -> ClosedRange<Int> {
    var low = 0
    var high = 0
    guard let least = values.min(), let greatest = values.max(), least > 0 else { return 0...1 }
    while power(low) > least { low -= 1 }
    while power(low + 1) <= least { low += 1 }
    high = low + 1
    while power(high) < greatest { high += 1 }
    return low...high
  }

  static func power(_ exponent: Int) -> Double {
    var power = 1.0
    for _ in 0..<abs(exponent) { power *= 10 }
    return exponent < 0 ? 1 / power : power
  }

  func position(of value: Double) -> Double {
    let share =
      (decimalLogarithm(value) - Double(exponents.lowerBound)) / Double(exponents.count - 1)
    return start + share * (end - start)
  }

  func position(ofExponent exponent: Int) -> Double {
    let share = Double(exponent - exponents.lowerBound) / Double(exponents.count - 1)
    return start + share * (end - start)
  }
}
