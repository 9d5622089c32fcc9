/// The offsets at which a row comes to rest, strictly ascending, by arithmetic (O4, O6, O7, H3).
struct RestingOffsets {
  /// The end of the range to which offsets before it were clamped.
  private let start: Double?
  /// Offsets at equal steps, and the numbers of those that count.
  private let first: Double
  private let step: Double
  private let inner: Range<Int>
  /// The end of the range to which offsets behind it were clamped, or a last offset of its own.
  private let end: Double?
  /// Offsets that follow no arithmetic; empty otherwise.
  private var list: [Double] = []

  /// Any offsets, each once.
  init(_ offsets: [Double]) {
    self.init(first: 0, step: 0, count: 0, last: 0)
    for offset in offsets.sorted() {
      if let last = list.last, offset <= last + Self.tolerance { continue }
      list.append(offset)
    }
  }

  /// Offsets nearer to each other than this are one, told apart by noise alone.
  static var tolerance: Double { 1e-6 }

  /// The offsets of a progression, clamped to a range, each once.
  init(first: Double, step: Double, count: Int, clampedTo range: ClosedRange<Double>) {
    let low = min(first, first + Double(count - 1) * step)
    let stride = abs(step)
    // Equal offsets count once.
    let count = stride == 0 ? 1 : count
    let unit = stride == 0 ? 1 : stride
    let before = clampedIndex(
      ((range.lowerBound + Self.tolerance - low) / unit).flooredWhole + 1, below: count)
    let until = clampedIndex(
      ((range.upperBound - Self.tolerance - low) / unit).ceiledWhole, below: count)
    self.first = low
    self.step = stride
    inner = before..<max(before, until)
    start = before > 0 ? range.lowerBound : nil
    let isNew = before == 0 || range.upperBound > range.lowerBound + Self.tolerance
    end = isNew && max(before, until) < count ? range.upperBound : nil
  }

  /// The offsets of a progression, then one of its own where that is greater.
  init(first: Double, step: Double, count: Int, last: Double) {
    let stride = abs(step)
    let low = min(first, first + Double(count - 1) * step)
    self.first = low
    self.step = stride
    inner = 0..<(stride == 0 ? min(count, 1) : count)
    start = nil
    let final = low + Double(inner.count - 1) * stride
    end = count == 0 || last > final + Self.tolerance ? last : nil
  }

  var count: Int {
    list.isEmpty ? arithmeticCount : list.count
  }

  private var arithmeticCount: Int { inner.count + (start == nil ? 0 : 1) + (end == nil ? 0 : 1) }

  subscript(index: Int) -> Double {
    if !list.isEmpty { return list[index] }
    if index == 0, let start { return start }
    let number = start == nil ? index : index - 1
    if number < inner.count { return first + Double(inner.lowerBound + number) * step }
    return end ?? first
  }

  /// The number of the offset nearest to another, the lesser of two that are as near.
  func nearest(to offset: Double) -> Int {
    guard list.isEmpty else { return nearestInList(to: offset) }
    let steps = step > 0 ? (offset - first) / step : 0
    let lead = start == nil ? 0 : 1
    let guess = clampedIndex(steps - Double(inner.lowerBound), below: inner.count) + lead
    var best = 0
    for index in [guess - 1, guess, guess + 1, guess + 2, count - 1]
    where index > best && index < count && abs(self[index] - offset) < abs(self[best] - offset) {
      best = index
    }
    return best
  }

  private func nearestInList(to offset: Double) -> Int {
    var low = 0
    var high = list.count
    while low < high {
      let middle = (low + high) / 2
      if list[middle] >= offset { high = middle } else { low = middle + 1 }
    }
    guard low > 0 else { return 0 }
    return low < list.count && list[low] - offset < offset - list[low - 1] ? low : low - 1
  }
}
