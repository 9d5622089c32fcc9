/// The cells of a group as they show on the pixel grid, but for where the group starts along the run.
///
/// Made once for all groups that are alike, so that a query rounds one number for each line of cells.
final class GroupImages: Sendable {
  /// One cell.
  struct Image: Sendable {
    /// Where the cell starts along the run, from the group's start, not rounded.
    let offset: Double
    /// Its length along the run.
    let length: Double
    /// Where it lies across the run.
    let crossNear: Double
    let crossLength: Double
    let zIndex: Int
    /// Whether measuring replaces its length along the run.
    let isEstimated: Bool
  }

  let images: [Image]
  /// The group's own length along the run, and where it lies across it.
  let length: Double
  let crossLow: Double
  let crossHigh: Double
  /// Finds the cells near an interval; nil in small groups.
  let order: SlotOrder?

  init(_ template: GroupTemplate, origin: Point, along axis: Axis, on grid: PixelGrid) {
    let cross = axis.cross
    images = template.slots.map { slot in
      Image(
        offset: slot.frame.origin[axis], length: grid.length(slot.frame.size[axis]),
        crossNear: grid.origin(slot.frame.origin[cross] + origin[cross]),
        crossLength: grid.length(slot.frame.size[cross]), zIndex: slot.zIndex,
        isEstimated: slot.isEstimated(along: axis))
    }
    length = grid.length(template.size[axis])
    crossLow = grid.origin(origin[cross])
    crossHigh = crossLow + grid.length(template.size[cross])
    order = template.slots.count > SlotOrder.leastCount ? SlotOrder(template, along: axis) : nil
  }
}

/// The numbers of slots that a query looks at, ascending: a range, or a list of as many.
struct SlotNumbers {
  let range: Range<Int>
  var list: [Int]?

  var count: Int { range.count }

  @inline(__always)
  subscript(index: Int) -> Int { list.map { $0[index] } ?? range.lowerBound + index }
}

/// Finds the slots of a large group that lie near an interval along the run.
struct SlotOrder: Sendable {
  /// Groups up to this size are looked through.
  static var leastCount: Int { 32 }

  private let order: IntervalOrder
  /// The numbers of the slots by where they start; nil where their own order does as well.
  private let numbers: [Int]?

  init(_ template: GroupTemplate, along axis: Axis) {
    let intervals = template.slots.map { slot in
      (start: slot.frame.min(along: axis), end: slot.frame.max(along: axis))
    }
    let natural = IntervalOrder(intervals)
    guard natural.waste(of: intervals) > 16 else {
      order = natural
      numbers = nil
      return
    }
    let sorted = intervals.indices.sorted {
      intervals[$0].start == intervals[$1].start
        ? $0 < $1 : intervals[$0].start < intervals[$1].start
    }
    order = IntervalOrder(sorted.map { intervals[$0] })
    numbers = sorted
  }

  /// The numbers of slots that may meet an interval from the group's start, ascending.
  func slots(from low: Double, to high: Double) -> SlotNumbers {
    let near = order.range(from: low, to: high)
    return SlotNumbers(range: near, list: numbers.map { $0[near].sorted() })
  }
}

extension IntervalOrder {
  /// How many intervals on average a range holds for each that it should, at a few points.
  fileprivate func waste(of intervals: [(start: Double, end: Double)]) -> Double {
    var found = 0
    var wanted = 0
    for sample in 0..<16 {
      let interval = intervals[intervals.count * sample / 16]
      let near = range(from: interval.start, to: interval.end)
      found += near.count
      wanted += near.reduce(0) { count, index in
        let meets =
          intervals[index].start <= interval.end && intervals[index].end >= interval.start
        return count + (meets ? 1 : 0)
      }
    }
    return Double(found) / Double(max(1, wanted))
  }
}
