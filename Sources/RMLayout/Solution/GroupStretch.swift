/// Neighbouring groups of a run, of which a few were measured; the others follow by arithmetic.
///
/// Only measured groups are stored: the lengths of their items, and what they came to.
struct GroupStretch: Sendable {
  /// The number of groups.
  private(set) var groupCount: Int
  /// The measured groups, counted from the first of the stretch, ascending.
  private(set) var numbers: [Int32] = []
  /// The measured lengths, item by item, one for each estimated axis; NaN where not measured.
  private(set) var values: [Double] = []
  /// What measured groups came to; empty where that follows from the values.
  private(set) var solved: [Solved] = []
  /// How far views of measured groups are found along the run; empty where there are none (Q1).
  private(set) var reaches: [GroupReach] = []

  /// What a measured group came to.
  struct Solved: Sendable {
    /// The length along the run.
    var length: Double
    /// The extent across it.
    var cross: Double
    /// The number of items (E7).
    var count: Int

    init(_ template: GroupTemplate, along axis: Axis) {
      length = template.size[axis]
      cross = template.size[axis.cross]
      count = template.slots.count
    }
  }

  /// The most measured groups of a stretch: half as many cost a tenth more memory and take a tenth less
  /// time to find and to change.
  static var capacity: Int { 32 }

  /// The most groups of a stretch with measured ones, whose numbers are 32 bits wide.
  static var mostGroups: Int { 1 << 30 }

  /// Groups of which none was measured.
  init(unmeasured groupCount: Int) { self.groupCount = groupCount }

  /// The number of measured groups.
  var measuredCount: Int { numbers.count }

  /// A part of a stretch: groups that follow by arithmetic, or a single measured one.
  struct Part {
    /// The first group, counted from the first of the stretch.
    var group: Int
    var groupCount: Int
    /// The first item, counted from the first of the stretch.
    var item: Int
    var itemCount: Int
    /// Where the first group starts, from the stretch's start.
    var start: Double
    /// The place of a measured group among those that are stored; nil for the others.
    var measured: Int?
    /// The place of the first value of a measured group.
    var value = 0
  }

  /// Visits each part in order; false ends it.
  @inline(__always)
  @discardableResult
  func visitParts(_ plan: MeasuringPlan, _ visit: (Part) -> Bool) -> Bool {
    let pitch = plan.pitch
    let perGroup = plan.perGroup
    var part = Part(group: 0, groupCount: 0, item: 0, itemCount: 0, start: 0)
    for index in numbers.indices {
      let number = Int(numbers[index])
      if number > part.group {
        part.groupCount = number - part.group
        part.itemCount = part.groupCount * perGroup
        part.measured = nil
        guard visit(part) else { return false }
        part.start += Double(part.groupCount) * pitch
        part.item += part.itemCount
        part.group = number
      }
      part.groupCount = 1
      part.itemCount = solved.isEmpty ? perGroup : solved[index].count
      part.measured = index
      guard visit(part) else { return false }
      part.start += advance(of: index, value: part.value, plan)
      part.item += part.itemCount
      part.group += 1
      part.value += part.itemCount * plan.axes.count
    }
    guard part.group < groupCount else { return true }
    part.groupCount = groupCount - part.group
    part.itemCount = part.groupCount * perGroup
    part.measured = nil
    return visit(part)
  }

  /// From the start of a measured group to the next one's.
  @inline(__always)
  func advance(of index: Int, value: Int, _ plan: MeasuringPlan) -> Double {
    (length(of: index, value: value, plan) + plan.gap).summable
  }

  /// The length of a measured group along the run.
  @inline(__always)
  func length(of index: Int, value: Int, _ plan: MeasuringPlan) -> Double {
    guard let shape = plan.shape else { return solved[index].length }
    if shape.isFixed { return plan.template.size[plan.axis] }
    var length = 0.0
    for slot in shape.extras.indices {
      let measured = values[value + slot] + shape.extras[slot]
      length = max(length, measured.isNaN ? shape.extents[slot] : measured)
    }
    return length
  }

  /// The size of the last group.
  func lastSize(_ plan: MeasuringPlan) -> Size {
    var size = plan.template.size
    guard let index = numbers.indices.last, Int(numbers[index]) == groupCount - 1 else {
      return size
    }
    let value = solved.isEmpty ? index * plan.perGroup * plan.axes.count : 0
    size[plan.axis] = length(of: index, value: value, plan)
    if !solved.isEmpty { size[plan.axis.cross] = solved[index].cross }
    return size
  }

  /// How far a measured group of a length can be found along the run, from its start.
  func reach(of index: Int, length: Double) -> GroupReach {
    reaches.isEmpty ? GroupReach(start: 0, end: max(0, length)) : reaches[index]
  }

  /// The measured lengths of a measured group's items.
  func sizes(of part: Part, _ plan: MeasuringPlan) -> [Size] {
    (0..<part.itemCount).map { item in size(at: part.value + item * plan.axes.count, plan) }
  }

  /// The measured lengths of an item whose first value lies at a place.
  @inline(__always)
  func size(at value: Int, _ plan: MeasuringPlan) -> Size {
    var size = Size.unmeasured
    for (index, axis) in plan.axes.enumerated() { size[axis] = values[value + index] }
    return size
  }

  /// The measured lengths of an item, counted from the first of the stretch.
  func measuredSize(ofItem item: Int, _ plan: MeasuringPlan) -> Size {
    if solved.isEmpty {
      // Groups take as many items each, so that no offset is needed.
      let group = Int32(truncatingIfNeeded: item / plan.perGroup)
      guard let index = numbers.firstIndex(of: group) else { return .unmeasured }
      return size(at: (index * plan.perGroup + item % plan.perGroup) * plan.axes.count, plan)
    }
    guard let part = part(ofItem: item, plan), part.measured != nil else { return .unmeasured }
    return size(at: part.value + (item - part.item) * plan.axes.count, plan)
  }

  /// The part that holds an item, counted from the first of the stretch.
  func part(ofItem item: Int, _ plan: MeasuringPlan) -> Part? {
    if let shape = plan.shape, isSingles(plan, shape) {
      var part = Part(
        group: item, groupCount: 1, item: item, itemCount: 1, start: 0, measured: item,
        value: item)
      let extra = shape.extras[0]
      for value in values[..<item] { part.start += (value + extra + plan.gap).summable }
      return part
    }
    var found: Part?
    visitParts(plan) { part in
      guard item < part.item + part.itemCount else { return true }
      found = part
      return false
    }
    return found
  }
}

// MARK: - Changing

extension GroupStretch {
  /// Adds groups of which none was measured.
  mutating func append(unmeasured count: Int) { groupCount += count }

  /// Adds the groups of another stretch.
  mutating func append(_ other: GroupStretch) {
    numbers += other.numbers.map { $0 + Int32(truncatingIfNeeded: groupCount) }
    values += other.values
    solved += other.solved
    reaches += other.reaches
    groupCount += other.groupCount
  }

  /// Measured groups of one item each, whose lengths follow from their values.
  init(singles: [Double]) {
    groupCount = singles.count
    numbers = singles.count == Self.capacity ? Self.all : Array(Self.all.prefix(singles.count))
    values = singles
  }

  /// The numbers of a stretch of which all groups were measured, shared by most.
  private static let all: [Int32] = (0..<Int32(capacity)).map { $0 }

  /// Adds a measured group of one item, whose length follows from its value.
  mutating func append(single value: Double) {
    if numbers.isEmpty {
      numbers.reserveCapacity(Self.capacity)
      values.reserveCapacity(Self.capacity)
    }
    numbers.append(Int32(truncatingIfNeeded: groupCount))
    values.append(value)
    groupCount += 1
  }

  /// Adds a measured group; what it came to is kept unless it follows from the values.
  mutating func append(
    _ sizes: ArraySlice<Size>, solved template: GroupTemplate?, _ plan: MeasuringPlan
  ) {
    numbers.append(Int32(truncatingIfNeeded: groupCount))
    groupCount += 1
    for size in sizes {
      for axis in plan.axes { values.append(size[axis]) }
    }
    keep(template, at: numbers.count - 1, isNew: true, plan)
  }

  /// Keeps what a measured group came to.
  private mutating func keep(
    _ template: GroupTemplate?, at index: Int, isNew: Bool, _ plan: MeasuringPlan
  ) {
    guard let template else { return }
    let result = Solved(template, along: plan.axis)
    if isNew { solved.insert(result, at: index) } else { solved[index] = result }
    guard plan.hasAttachedViews else { return }
    let reach = template.reach(along: plan.axis)
    if isNew { reaches.insert(reach, at: index) } else { reaches[index] = reach }
  }

  /// Keeps the measured lengths of an item of a group that is measured or not, in place.
  ///
  /// Only where the number of items of groups is fixed. `solve` gives what the group comes to.
  mutating func set(
    _ size: Size, of item: Int, in part: Part, _ plan: MeasuringPlan,
    solve: ([Size]) -> GroupTemplate?
  ) {
    let perGroup = plan.perGroup
    let group = part.group + (item - part.item) / perGroup
    let slot = (item - part.item) % perGroup
    if let index = part.measured {
      write(size, at: part.value + slot * plan.axes.count, plan)
      let isOpen = values[part.value..<part.value + perGroup * plan.axes.count].allSatisfy {
        $0.isNaN
      }
      if isOpen { remove(index, value: part.value, plan) }
      if !isOpen, plan.shape == nil {
        keep(solve(sizes(of: part, plan)), at: index, isNew: false, plan)
      }
      return
    }
    guard !size.isUnmeasured else { return }
    let index = numbers.firstIndex { Int($0) > group } ?? numbers.count
    let value = index * perGroup * plan.axes.count
    numbers.insert(Int32(truncatingIfNeeded: group), at: index)
    values.insert(
      contentsOf: repeatElement(.nan, count: perGroup * plan.axes.count), at: value)
    write(size, at: value + slot * plan.axes.count, plan)
    guard plan.shape == nil else { return }
    var sizes = Array(repeating: Size.unmeasured, count: perGroup)
    sizes[slot] = size
    keep(solve(sizes), at: index, isNew: true, plan)
  }

  /// Keeps another length of a measured group of one item; nil in stretches of which not all are.
  mutating func lengthenSingle(
    _ index: Int, to length: Double, _ plan: MeasuringPlan
  ) -> RowGrowth? {
    guard let shape = plan.shape, isSingles(plan, shape) else { return nil }
    let extra = shape.extras[0]
    let gap = plan.gap
    var start = 0.0
    for row in 0..<index { start += (values[row] + extra + gap).summable }
    let before = values[index]
    values[index] = length
    let growth = (length + extra + gap).summable - (before + extra + gap).summable
    return RowGrowth(before: before, start: start, growth: growth)
  }

  private mutating func write(_ size: Size, at value: Int, _ plan: MeasuringPlan) {
    for (index, axis) in plan.axes.enumerated() { values[value + index] = size[axis] }
  }

  /// Forgets a measured group.
  private mutating func remove(_ index: Int, value: Int, _ plan: MeasuringPlan) {
    numbers.remove(at: index)
    values.removeSubrange(value..<value + plan.perGroup * plan.axes.count)
    if !solved.isEmpty { solved.remove(at: index) }
    if !reaches.isEmpty { reaches.remove(at: index) }
  }

  /// Puts unmeasured groups of one item before a group.
  mutating func insert(unmeasured count: Int, at group: Int) {
    groupCount += count
    for index in numbers.indices.reversed() where Int(numbers[index]) >= group {
      numbers[index] += Int32(truncatingIfNeeded: count)
    }
  }

  /// Takes groups of one item away.
  mutating func remove(_ groups: Range<Int>, _ plan: MeasuringPlan) {
    let gone = numbers.indices.filter { groups.contains(Int(numbers[$0])) }
    if let first = gone.first {
      let stored = first..<first + gone.count
      numbers.removeSubrange(stored)
      values.removeSubrange(
        first * plan.axes.count..<(first + gone.count) * plan.axes.count)
      if !solved.isEmpty { solved.removeSubrange(stored) }
      if !reaches.isEmpty { reaches.removeSubrange(stored) }
    }
    for index in numbers.indices where Int(numbers[index]) >= groups.upperBound {
      numbers[index] -= Int32(truncatingIfNeeded: groups.count)
    }
    groupCount -= groups.count
  }

  /// The stretch in two, the second from a measured group on.
  func halved(at index: Int, _ plan: MeasuringPlan) -> [GroupStretch] {
    let value =
      solved.isEmpty
      ? index * plan.perGroup * plan.axes.count
      : solved[..<index].reduce(0) { $0 + $1.count } * plan.axes.count
    var first = self
    var second = self
    first.groupCount = Int(numbers[index])
    second.groupCount -= first.groupCount
    first.numbers = Array(numbers[..<index])
    second.numbers = numbers[index...].map { $0 - numbers[index] }
    first.values = Array(values[..<value])
    second.values = Array(values[value...])
    if !solved.isEmpty {
      first.solved = Array(solved[..<index])
      second.solved = Array(solved[index...])
    }
    if !reaches.isEmpty {
      first.reaches = Array(reaches[..<index])
      second.reaches = Array(reaches[index...])
    }
    return [first, second]
  }
}
