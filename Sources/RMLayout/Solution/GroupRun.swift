/// Groups that follow each other at a fixed pitch: frames by arithmetic, none stored.
struct GroupRun: Hashable, Sendable {
  /// The group that repeats.
  let template: GroupTemplate
  /// The last group where it has fewer items than the others.
  let last: GroupTemplate?
  let itemCount: Int
  let groupCount: Int
  /// The axis along which the groups follow each other.
  let axis: Axis
  /// The corner of the first group; along the scroll axis from the section's start.
  var origin: Point
  /// The distance from one group's start to the next.
  let pitch: Double

  func template(of group: Int) -> GroupTemplate {
    if group == groupCount - 1, let last { return last }
    return template
  }

  func origin(of group: Int) -> Point {
    var result = origin
    result[axis] += Double(group) * pitch
    return result
  }

  /// The unrounded frame of an item, from the section's start.
  func slot(of item: Int) -> Slot {
    let group = item / template.slots.count
    var slot = template(of: group).slots[item % template.slots.count]
    slot.frame = slot.frame.offset(by: origin(of: group))
    return slot
  }

  /// The numbers of the groups that may meet an interval along the run, one more on each side.
  func groups(from low: Double, to high: Double) -> Range<Int> {
    let length = template.size[axis]
    guard pitch > 0 else { return 0..<groupCount }
    let first = clampedIndex((low - origin[axis] - length) / pitch - 1, below: groupCount)
    let end = clampedIndex((high - origin[axis]) / pitch + 2, below: groupCount)
    return first..<max(first, end)
  }
}

/// A whole number from 0 to a bound out of any floating-point number.
func clampedIndex(_ value: Double, below bound: Int) -> Int {
  guard value > 0 else { return 0 }
  return value >= Double(bound) ? bound : Int(value)
}
