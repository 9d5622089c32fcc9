/// What a stretch of groups or sections comes to: how many, how long, how far it reaches.
struct OffsetSummary: Hashable, Sendable {
  /// The number of groups or sections.
  var elements = 0
  /// The number of items in them.
  var items = 0
  /// The distance from the start to the start of what follows.
  var length = 0.0
  /// The interval from the start in which all of it lies, also where elements run backwards.
  var low = Double.infinity
  var high = -Double.infinity
  /// The greatest extent across of the elements that count for it, 0 without one.
  var thickness = 0.0
  /// The number of measured elements.
  var measured = 0

  /// Adds what follows.
  mutating func append(_ next: OffsetSummary) {
    low = min(low, length + next.low)
    high = max(high, length + next.high)
    thickness = max(thickness, next.thickness)
    elements += next.elements
    items += next.items
    length += next.length
    measured += next.measured
  }

  /// Adds elements of one length at equal steps.
  mutating func append(
    elements count: Int, items perElement: Int, step: Double, low first: Double, high last: Double
  ) {
    guard count > 0 else { return }
    let farthest = Double(count - 1) * step
    low = min(low, length + min(0, farthest) + first)
    high = max(high, length + max(0, farthest) + last)
    elements += count
    items += count * perElement
    length += Double(count) * step
  }
}

extension Double {
  /// The length in whole steps of 2^-26 points, so that sums do not depend on their order.
  ///
  /// Up to 2^27 points they are exact: a tree that was changed equals one that was built anew.
  @inlinable
  var summable: Double {
    // Next to 1.5 * 2^26 numbers lie 2^-26 apart: adding that rounds, taking it away brings back.
    guard abs(self) >= 0x1p25 else { return (self + 0x1.8p26) - 0x1.8p26 }
    return abs(self) < 0x1p26 ? (self * 0x1p26 + 0.5).flooredWhole * 0x1p-26 : self
  }
}
