extension Double {
  /// The number with at most four decimals, no exponent and no `-0`: the form of all our output.
  ///
  /// Halves are rounded away from zero. Values that are not finite read `nan`, `inf` and `-inf`.
  /// ```swift
  /// (196.0 + 1.0 / 3).decimalText  // "196.3333"
  /// ```
  public var decimalText: String {
    guard isFinite else { return isNaN ? "nan" : self < 0 ? "-inf" : "inf" }
    let magnitude = abs(self)
    let sign = self < 0 ? "-" : ""
    guard magnitude < 0x1p52 else { return sign + Self.wholeDigits(magnitude) }
    let whole = UInt64(magnitude)
    let fraction = UInt64((magnitude - Double(whole)) * 10_000 + 0.5)
    let carried = fraction == 10_000
    let units = carried ? whole + 1 : whole
    guard fraction > 0, !carried else { return units == 0 ? "0" : "\(sign)\(units)" }
    var digits = "\(10_000 + fraction)".dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(units).\(digits)"
  }

  /// The decimal digits of a whole number that may be beyond every integer type.
  private static func wholeDigits(_ magnitude: Double) -> String {
    guard magnitude >= 0x1p63 else { return "\(UInt64(magnitude))" }
    var digits: [UInt8] = []
    var significand = magnitude.significandBitPattern | 1 << 52
    var doublings = Int(magnitude.exponent) - 52
    while significand > 0 {
      digits.append(UInt8(significand % 10))
      significand /= 10
    }
    while doublings > 0 {
      double(&digits)
      doublings -= 1
    }
    return String(decoding: digits.reversed().map { $0 + UInt8(ascii: "0") }, as: UTF8.self)
  }

  /// Doubles a number given as decimal digits, the least one first.
  private static func double(_ digits: inout [UInt8]) {
    var carry: UInt8 = 0
    for index in digits.indices {
      let value = digits[index] * 2 + carry
      digits[index] = value % 10
      carry = value / 10
    }
    if carry > 0 { digits.append(carry) }
  }
}
