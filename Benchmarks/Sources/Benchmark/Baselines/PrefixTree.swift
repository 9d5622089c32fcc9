/// Lengths with their offsets in an implicit tree of prefix sums, 16 to a node.
///
/// Nothing but the structure: what changing a length and finding an offset cost without a layout.
struct PrefixTree {
  /// Sums of the siblings before each child, level by level from the lengths up.
  private var levels: [[Double]] = []
  private(set) var lengths: [Double]
  private(set) var total: Double

  private static let width = 16

  init(_ lengths: [Double]) {
    self.lengths = lengths
    var sums = lengths
    repeat {
      var prefixes = sums
      var parents: [Double] = []
      for start in stride(from: 0, to: sums.count, by: Self.width) {
        var sum = 0.0
        for index in start..<min(start + Self.width, sums.count) {
          prefixes[index] = sum
          sum += sums[index]
        }
        parents.append(sum)
      }
      levels.append(prefixes)
      sums = parents
    } while sums.count > 1
    total = sums.first ?? 0
  }

  mutating func set(_ length: Double, at index: Int) {
    let delta = length - lengths[index]
    lengths[index] = length
    total += delta
    var position = index
    for level in levels.indices {
      let end = min((position / Self.width + 1) * Self.width, levels[level].count)
      for sibling in position + 1..<max(end, position + 1) { levels[level][sibling] += delta }
      position /= Self.width
    }
  }

  /// The length that holds an offset, and where it starts.
  func find(_ offset: Double) -> (index: Int, start: Double) {
    var node = 0
    var start = 0.0
    for level in levels.reversed() {
      let first = node * Self.width
      var child = min(first + Self.width, level.count) - 1
      while child > first, start + level[child] > offset { child -= 1 }
      start += level[child]
      node = child
    }
    return (node, start)
  }
}
