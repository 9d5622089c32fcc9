/// Groups of which some were measured, one after the other, with offsets in a tree (E1, E4).
struct MeasuredRun: Sendable {
  typealias Tree = OffsetTree<GroupStretch>

  /// The last group where the items end before it is full (G9).
  struct Tail: Sendable {
    /// The measured lengths of its items.
    var sizes: [Size]
    var template: GroupTemplate
    var isMeasured: Bool { sizes.contains { !$0.isUnmeasured } }
  }

  /// How groups are solved.
  let plan: MeasuringPlan
  /// The full groups.
  var tree: Tree
  var tail: Tail?
  /// The corner of the first group; along the scroll axis from the section's start.
  var origin: Point

  var axis: Axis { plan.axis }
  var fullItemCount: Int { tree.summary.items }
  var itemCount: Int { fullItemCount + (tail?.sizes.count ?? 0) }
  var groupCount: Int { tree.summary.elements + (tail == nil ? 0 : 1) }
  /// The number of measured groups.
  var measuredCount: Int { tree.summary.measured + (tail?.isMeasured == true ? 1 : 0) }

  /// The interval from the first group's start in which all groups lie.
  var reach: ClosedRange<Double> {
    var low = tree.summary.low
    var high = tree.summary.high
    if let tail {
      let reach = tail.template.reach(along: axis)
      low = min(low, tree.summary.length + reach.start)
      high = max(high, tree.summary.length + reach.end)
    }
    return low <= high ? low...high : 0...0
  }

  /// The interval from the section's start in which all groups lie along the scroll axis.
  func reach(along scrollAxis: Axis) -> ClosedRange<Double> {
    let near = origin[scrollAxis]
    guard axis == scrollAxis else { return near...max(near, near + thickness) }
    return near + reach.lowerBound...near + reach.upperBound
  }

  /// The greatest extent across the run: of measured groups if there are any (O12).
  var thickness: Double {
    var thickness = tree.summary.thickness
    if let tail, tail.isMeasured { thickness = max(thickness, tail.template.size[axis.cross]) }
    if measuredCount > 0 { return thickness }
    return tree.summary.elements > 0
      ? plan.template.size[axis.cross] : tail?.template.size[axis.cross] ?? 0
  }
}

/// Where a group of a run lies, and what it holds.
struct GroupPlace {
  /// The group's number.
  var group: Int
  /// Its first item.
  var item: Int
  /// Where it starts along the run, from the first group's start.
  var start: Double
  /// Its outer size.
  var size: Size
  /// Its corner from the section's start, once that is known.
  var origin = Point.zero
}

extension MeasuredRun {
  /// The unrounded place of an item, from the section's start.
  /// - Complexity: O(log measured groups + size of a group).
  func slot(of item: Int) -> Slot {
    if item >= fullItemCount, let tail {
      var slot = tail.template.slots[item - fullItemCount]
      slot.frame = slot.frame.offset(by: origin(atStart: tree.summary.length))
      return slot
    }
    guard let (entry, place) = tree.find(.item(item)),
      let part = entry.leaf.part(ofItem: item - place.item, plan)
    else { return Slot(frame: .zero, zIndex: 0) }
    return slot(item - place.item, in: part, of: entry.leaf, at: place)
  }

  private func slot(
    _ item: Int, in part: GroupStretch.Part, of stretch: GroupStretch, at place: Tree.Place
  ) -> Slot {
    let offset = item - part.item
    var slot: Slot
    var position = place.start + part.start
    if part.measured == nil {
      position += Double(offset / plan.perGroup) * plan.pitch
      slot = plan.template.slots[offset % plan.perGroup]
    } else if plan.shape != nil {
      slot = plan.template.slots[offset]
      let length = stretch.values[part.value + offset]
      if !length.isNaN, slot.isEstimated { slot.frame.size[axis] = length }
    } else {
      slot = solved(part, of: stretch, at: place).slots[offset]
    }
    slot.frame = slot.frame.offset(by: origin(atStart: position))
    return slot
  }

  /// The corner of a group from the section's start.
  func origin(atStart start: Double) -> Point {
    var corner = origin
    corner[axis] += start
    return corner
  }

  /// Where the last group starts, from the first one's start, and its size.
  /// - Precondition: the run has items.
  var lastGroup: (start: Double, size: Size) {
    if let tail { return (tree.summary.length, tail.template.size) }
    let plan = plan
    let size =
      tree.readLast { entries, index in entries[index].leaf.lastSize(plan) } ?? .zero
    return (tree.summary.length - (size[axis] + plan.gap).summable, size)
  }

  /// What was measured of an item, and where its group starts, from the first one's start.
  /// - Complexity: O(log measured groups + size of a stretch).
  func measurement(of item: Int) -> (size: Size, start: Double) {
    if item >= fullItemCount, let tail {
      return (tail.sizes[item - fullItemCount], tree.summary.length)
    }
    guard let (entry, place) = tree.find(.item(item)),
      let part = entry.leaf.part(ofItem: item - place.item, plan)
    else { return (.unmeasured, 0) }
    let offset = item - place.item - part.item
    guard part.measured != nil else {
      return (
        .unmeasured, place.start + part.start + Double(offset / plan.perGroup) * plan.pitch
      )
    }
    return (
      entry.leaf.size(at: part.value + offset * plan.axes.count, plan), place.start + part.start
    )
  }

  /// The group that holds an item, and where it lies.
  /// - Precondition: the run has items.
  func place(ofItem item: Int) -> GroupPlace {
    if item >= fullItemCount, let tail {
      return GroupPlace(
        group: tree.summary.elements, item: fullItemCount, start: tree.summary.length,
        size: tail.template.size)
    }
    guard let (entry, place) = tree.find(.item(item)),
      let part = entry.leaf.part(ofItem: item - place.item, plan)
    else { return GroupPlace(group: 0, item: 0, start: 0, size: .zero) }
    let ahead = part.measured == nil ? (item - place.item - part.item) / plan.perGroup : 0
    return GroupPlace(
      group: place.element + part.group + ahead,
      item: place.item + part.item + ahead * plan.perGroup,
      start: place.start + part.start + Double(ahead) * plan.pitch,
      size: size(of: part, in: entry.leaf))
  }

  private func size(of part: GroupStretch.Part, in stretch: GroupStretch) -> Size {
    guard let index = part.measured else { return plan.template.size }
    var size = plan.template.size
    size[axis] = stretch.length(of: index, value: part.value, plan)
    if !stretch.solved.isEmpty { size[axis.cross] = stretch.solved[index].cross }
    return size
  }

  /// The first group that ends behind an offset from the run's origin; nil if none does.
  /// - Complexity: O(log measured groups + size of a stretch).
  func firstGroup(endingBehind offset: Double) -> GroupPlace? {
    guard let (entry, place) = tree.find(.end(behind: offset)) else {
      guard let tail, tree.summary.length + tail.template.size[axis] > offset else { return nil }
      return self.place(ofItem: fullItemCount)
    }
    var found: GroupPlace?
    entry.leaf.visitParts(plan) { part in
      let size = size(of: part, in: entry.leaf)
      let start = place.start + part.start
      var ahead = 0
      if part.measured == nil, plan.pitch > 0 {
        ahead = clampedIndex(
          ((offset - start - size[axis]) / plan.pitch).flooredWhole + 1, below: part.groupCount)
      }
      let near = start + Double(ahead) * plan.pitch
      guard ahead < part.groupCount, near + size[axis] > offset else { return true }
      found = GroupPlace(
        group: place.element + part.group + ahead,
        item: place.item + part.item + ahead * plan.perGroup, start: near, size: size)
      return false
    }
    return found
  }

  /// Visits each group that may meet an interval along the run, from its origin; false ends it.
  @discardableResult
  func visitGroups(
    from low: Double, to high: Double, _ visit: (GroupPlace, GroupTemplate) -> Bool
  ) -> Bool {
    let goesOn = tree.visitEntries(from: low, to: high) { entry, place in
      entry.leaf.visitParts(plan) { part in
        visitGroups(of: part, in: entry.leaf, at: place, from: low, to: high, visit)
      }
    }
    let end = tree.summary.length
    guard goesOn, let tail else { return goesOn }
    let reach = tail.template.reach(along: axis)
    guard end + reach.start <= high, end + reach.end >= low else { return true }
    return visit(
      GroupPlace(
        group: tree.summary.elements, item: fullItemCount, start: end, size: tail.template.size),
      tail.template)
  }

  private func visitGroups(
    of part: GroupStretch.Part, in stretch: GroupStretch, at place: Tree.Place,
    from low: Double, to high: Double, _ visit: (GroupPlace, GroupTemplate) -> Bool
  ) -> Bool {
    let start = place.start + part.start
    let size = size(of: part, in: stretch)
    if let index = part.measured {
      let reach = stretch.reach(of: index, length: size[axis])
      guard start + reach.start <= high, start + reach.end >= low else { return true }
      return visit(
        GroupPlace(
          group: place.element + part.group, item: place.item + part.item, start: start, size: size),
        template(of: part, in: stretch, at: place))
    }
    let near = Progression(
      origin: start + plan.reach.start, step: plan.pitch,
      length: plan.reach.end - plan.reach.start, count: part.groupCount
    ).indices(from: low, to: high, slack: 0)
    for index in near {
      let isWanted = visit(
        GroupPlace(
          group: place.element + part.group + index,
          item: place.item + part.item + index * plan.perGroup,
          start: start + Double(index) * plan.pitch, size: size),
        plan.template)
      guard isWanted else { return false }
    }
    return true
  }

  /// The template of the group that holds an item.
  func template(ofGroupWithItem item: Int) -> GroupTemplate {
    if item >= fullItemCount, let tail { return tail.template }
    guard let (entry, place) = tree.find(.item(item)),
      let part = entry.leaf.part(ofItem: item - place.item, plan), part.measured != nil
    else { return plan.template }
    return template(of: part, in: entry.leaf, at: place)
  }

  /// The template of a measured group.
  private func template(
    of part: GroupStretch.Part, in stretch: GroupStretch, at place: Tree.Place
  ) -> GroupTemplate {
    guard plan.shape != nil else { return solved(part, of: stretch, at: place) }
    var template = plan.template
    for index in template.slots.indices {
      let length = stretch.values[part.value + index]
      if !length.isNaN, template.slots[index].isEstimated {
        template.slots[index].frame.size[axis] = length
      }
    }
    template.size = size(of: part, in: stretch)
    return template
  }

  /// Calls a function with the measured lengths of stretches of items, in order: so many items that
  /// were not measured, or those of a group.
  func forEachMeasurement(_ body: (_ unmeasured: Int, _ sizes: [Size]) -> Void) {
    tree.forEachEntry { entry, _ in
      entry.leaf.visitParts(plan) { part in
        if part.measured == nil {
          body(part.itemCount, [])
        } else {
          body(0, entry.leaf.sizes(of: part, plan))
        }
        return true
      }
    }
    if let tail { body(0, tail.sizes) }
  }

  /// The measured lengths of an item.
  func measuredSize(of item: Int) -> Size {
    if item >= fullItemCount, let tail { return tail.sizes[item - fullItemCount] }
    guard let (entry, place) = tree.find(.item(item)) else { return .unmeasured }
    let offset = item - place.item
    return entry.leaf.measuredSize(ofItem: offset, plan)
  }
}
