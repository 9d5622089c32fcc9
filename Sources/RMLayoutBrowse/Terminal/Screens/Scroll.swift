/// An offset that moves to where it should be in steps of whole cells, fast at first and then slower.
package struct Scroll: Hashable, Sendable {
  /// Where it stands, in points.
  package private(set) var offset = 0.0
  /// Where it goes to, in points.
  package private(set) var target = 0.0
  /// The length of a cell: no picture stands between cells on the way.
  private let unit: Double

  package init(unit: Double) {
    self.unit = unit
  }

  /// Whether the offset has not arrived.
  package var isMoving: Bool { offset != target }

  /// Moves on by one picture: a third of the way, at least a cell.
  package mutating func step() {
    let rest = target - offset
    let cells = max(1, (abs(rest) / unit / 3).rounded(.down))
    offset = abs(rest) <= cells * unit ? target : offset + (rest < 0 ? -cells : cells) * unit
  }

  /// Sets out for an offset within limits.
  package mutating func go(to offset: Double, upTo limit: Double) {
    target = min(max(offset, 0), limit)
    // Far away only the end of the way is seen.
    let longest = 60 * unit
    if abs(target - self.offset) > longest {
      self.offset = target > self.offset ? target - longest : target + longest
    }
  }

  /// Stands at an offset at once.
  package mutating func jump(to offset: Double, upTo limit: Double) {
    target = min(max(offset, 0), limit)
    self.offset = target
  }

  /// Whole cells, so that all pictures round edges alike; the end of the content may lie beyond.
  package func wholeCells(_ offset: Double, _ rule: FloatingPointRoundingRule) -> Double {
    (offset / unit).rounded(rule) * unit
  }
}
