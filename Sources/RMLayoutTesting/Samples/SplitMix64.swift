/// A small generator of pseudo-random numbers: the same numbers for a seed on every system.
///
/// The picks below are spelt out, because the standard library may change how it draws.
public struct SplitMix64: RandomNumberGenerator, Hashable, Sendable {
  private var state: UInt64

  /// Creates the generator of a seed; neighbouring seeds give unrelated numbers.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  /// A whole number of a range, its ends included.
  public mutating func whole(in range: ClosedRange<Int>) -> Int {
    let count = UInt64(range.upperBound - range.lowerBound) + 1
    return range.lowerBound + Int(next() % count)
  }

  /// A number of a range, of 2^53 that lie evenly in it.
  public mutating func number(in range: ClosedRange<Double>) -> Double {
    let unit = Double(next() >> 11) * 0x1p-53
    return range.lowerBound + unit * (range.upperBound - range.lowerBound)
  }

  /// Whether something that happens in so many of a hundred cases happens.
  public mutating func chance(percent: Int) -> Bool { whole(in: 1...100) <= percent }

  /// One of several values.
  public mutating func one<Value>(of first: Value, _ others: Value...) -> Value {
    let index = whole(in: 0...others.count)
    return index == 0 ? first : others[index - 1]
  }

  /// One of the cases of an enumeration.
  public mutating func anyCase<Value: CaseIterable>(of type: Value.Type) -> Value
  where Value.AllCases == [Value] {
    let cases = type.allCases
    return cases[whole(in: 0...cases.count - 1)]
  }
}
