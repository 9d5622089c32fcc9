/// How far down the columns of a waterfall are filled, and which of them comes next.
struct LaneFilling {
  /// Where the next item of each column would start.
  private var ends: [Double]
  private let tolerance: Double
  /// The column behind the item before.
  private var cursor = 0

  init(count: Int, placement: Waterfall.Placement) {
    ends = Array(repeating: 0, count: count)
    tolerance =
      switch placement {
      case .shortestLane(let tolerance): tolerance
      case .readingOrder: .infinity
      }
  }

  /// Where the longest column ends.
  var longest: Double { ends.max() ?? 0 }

  /// The columns that an item goes to, and where it starts there.
  /// - Complexity: O(number of columns).
  func nextPlace(span: Int) -> (lanes: Range<Int>, top: Double) {
    let tops = tops(span: span)
    let limit = (tops.min() ?? 0) + tolerance
    let first =
      tops.indices.dropFirst(cursor).first { tops[$0] <= limit }
      ?? tops.firstIndex { $0 <= limit } ?? 0
    return (first..<first + span, tops[first])
  }

  /// Notes that an item lies in some columns, with the space that follows it.
  mutating func fill(_ lanes: Range<Int>, to end: Double) {
    for lane in lanes { ends[lane] = end }
    cursor = lanes.upperBound
  }

  /// Where an item of a span would start in each column in which it could begin.
  private func tops(span: Int) -> [Double] {
    guard span > 1 else { return ends }
    // The columns of the window that may still be its longest, from longest to shortest.
    var candidates: [Int] = []
    var first = 0
    var tops: [Double] = []
    for lane in ends.indices {
      while candidates.count > first, let last = candidates.last, ends[last] <= ends[lane] {
        candidates.removeLast()
      }
      candidates.append(lane)
      let start = lane - span + 1
      guard start >= 0 else { continue }
      if candidates[first] < start { first += 1 }
      tops.append(ends[candidates[first]])
    }
    return tops
  }
}
