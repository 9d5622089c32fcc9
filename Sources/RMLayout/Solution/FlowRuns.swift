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

  /// The lines, and the items of one, that may meet a window from the section's start.
  func part(in window: Rect, slack: Double) -> (lines: Range<Int>, columns: Range<Int>) {
    let lines = Progression(
      origin: origin[axis], step: linePitch, length: itemSize[axis], count: lineCount)
    let columns = Progression(
      origin: origin[axis.cross], step: itemPitch, length: itemSize[axis.cross],
      count: min(perLine, itemCount))
    return (
      lines.indices(from: window.min(along: axis), to: window.max(along: axis), slack: slack),
      columns.indices(
        from: window.min(along: axis.cross), to: window.max(along: axis.cross), slack: slack)
    )
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
  private let order: IntervalOrder

  init(sizes: [Size], origins: [Point], lines: [Line]) {
    self.sizes = sizes
    self.origins = origins
    self.lines = lines
    order = IntervalOrder(lines.map { ($0.start, $0.start + $0.length) })
  }

  func frame(of item: Int) -> Rect { Rect(origin: origins[item], size: sizes[item]) }

  /// The line that holds an item.
  func line(of item: Int) -> Line { lines[number(ofLineWithItem: item)] }

  /// The items of a line.
  func items(ofLine number: Int) -> Range<Int> {
    let end = number + 1 < lines.count ? lines[number + 1].firstItem : origins.count
    return lines[number].firstItem..<end
  }

  /// The number of the line that holds an item.
  func number(ofLineWithItem item: Int) -> Int {
    var low = 0
    var high = lines.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle].firstItem <= item { low = middle } else { high = middle }
    }
    return low
  }

  /// The lines that may meet an interval along the scroll axis.
  func lines(from low: Double, to high: Double) -> ArraySlice<Line> {
    lines[order.range(from: low, to: high)]
  }

  /// The numbers of the items whose lines may meet an interval along the scroll axis.
  func items(from low: Double, to high: Double, slack: Double) -> Range<Int> {
    let near = order.range(from: low - slack, to: high + slack)
    guard !near.isEmpty else { return 0..<0 }
    let end = near.upperBound < lines.count ? lines[near.upperBound].firstItem : origins.count
    return lines[near.lowerBound].firstItem..<end
  }
}
