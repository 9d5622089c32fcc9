/// Lines of equal items in a flow layout: frames by arithmetic, none stored (F3).
struct FlowGrid: Hashable, Sendable {
  let itemCount: Int
  /// Items of a full line.
  let perLine: Int
  let itemSize: Size
  /// The axis along which the lines follow each other.
  let axis: Axis
  /// The corner of the first item, from the section's start.
  let origin: Point
  let itemPitch: Double
  let linePitch: Double

  var lineCount: Int { itemCount == 0 ? 0 : (itemCount - 1) / perLine + 1 }

  func frame(of item: Int) -> Rect {
    var corner = origin
    corner[axis] += Double(item / perLine) * linePitch
    corner[axis.cross] += Double(item % perLine) * itemPitch
    return Rect(origin: corner, size: itemSize)
  }

  /// The numbers of the items whose lines may meet an interval along the scroll axis.
  func items(from low: Double, to high: Double) -> Range<Int> {
    guard linePitch > 0 else { return 0..<itemCount }
    let first = clampedIndex(
      (low - origin[axis] - itemSize[axis]) / linePitch - 1, below: lineCount)
    let end = clampedIndex((high - origin[axis]) / linePitch + 2, below: lineCount)
    return min(
      itemCount, first * perLine)..<max(
        min(itemCount, first * perLine), min(itemCount, end * perLine))
  }
}

/// Lines of unequal items in a flow layout, with the corner of each item (F4).
struct FlowLines: Hashable, Sendable {
  /// The first item of a line and where the line lies along the scroll axis.
  struct Line: Hashable, Sendable {
    var firstItem: Int
    var start: Double
    var length: Double
  }

  let sizes: [Size]
  let origins: [Point]
  let lines: [Line]

  func frame(of item: Int) -> Rect { Rect(origin: origins[item], size: sizes[item]) }

  /// The numbers of the items whose lines may meet an interval along the scroll axis.
  func items(from low: Double, to high: Double) -> Range<Int> {
    var first = 0
    var end = lines.count
    while first < end {
      let middle = (first + end) / 2
      if lines[middle].start + lines[middle].length < low {
        first = middle + 1
      } else {
        end = middle
      }
    }
    guard first < lines.count else { return 0..<0 }
    var after = first
    while after < lines.count, lines[after].start <= high { after += 1 }
    let start = lines[first].firstItem
    let bound = after < lines.count ? lines[after].firstItem : origins.count
    return start..<max(start, bound)
  }
}
