/// Groups that follow each other at a fixed pitch: frames by arithmetic, none stored.
final class GroupRun: Sendable {
  /// The group that repeats.
  let template: GroupTemplate
  /// The last group where it has fewer items than the others.
  let last: GroupTemplate?
  let itemCount: Int
  let groupCount: Int
  /// The axis along which the groups follow each other.
  let axis: Axis
  /// The corner of the first group; along the scroll axis from the section's start.
  let origin: Point
  /// The distance from one group's start to the next.
  let pitch: Double
  /// Where along the run everything of a group can be found.
  let reach: GroupReach
  /// The cells of a full group and of the last one on the pixel grid; nil in rows.
  let images: GroupImages?
  let lastImages: GroupImages?

  init(
    template: GroupTemplate, last: GroupTemplate?, itemCount: Int, groupCount: Int, axis: Axis,
    origin: Point, pitch: Double, reach: GroupReach, images: GroupImages?,
    lastImages: GroupImages?
  ) {
    self.template = template
    self.last = last
    self.itemCount = itemCount
    self.groupCount = groupCount
    self.axis = axis
    self.origin = origin
    self.pitch = pitch
    self.reach = reach
    self.images = images
    self.lastImages = lastImages
  }

  /// The same groups for another number of items: as many as fill them, or with the same remainder.
  func counting(_ itemCount: Int) -> GroupRun {
    let isFilled = itemCount % template.slots.count == 0
    return GroupRun(
      template: template, last: isFilled ? nil : last, itemCount: itemCount,
      groupCount: (itemCount - 1) / template.slots.count + 1, axis: axis, origin: origin,
      pitch: pitch, reach: reach, images: images, lastImages: isFilled ? nil : lastImages)
  }

  /// The same groups elsewhere along the scroll axis.
  func moved(to origin: Point) -> GroupRun {
    guard origin != self.origin else { return self }
    return GroupRun(
      template: template, last: last, itemCount: itemCount, groupCount: groupCount,
      axis: axis, origin: origin, pitch: pitch, reach: reach, images: images, lastImages: lastImages
    )
  }

  func template(of group: Int) -> GroupTemplate {
    if group == groupCount - 1, let last { return last }
    return template
  }

  func origin(of group: Int) -> Point {
    var result = origin
    result[axis] += Double(group) * pitch
    return result
  }

  /// The interval from the section's start in which all groups lie along the scroll axis.
  ///
  /// Positions are linear in a group's number: the first or the last full one is the farthest.
  func reach(along scrollAxis: Axis) -> GroupReach {
    let fullCount = last == nil ? groupCount : groupCount - 1
    var whole = GroupReach(start: .infinity, end: -.infinity)
    if fullCount > 0 {
      whole.formUnion(reach(of: 0, template, along: scrollAxis))
      whole.formUnion(reach(of: fullCount - 1, template, along: scrollAxis))
    }
    if let last { whole.formUnion(reach(of: fullCount, last, along: scrollAxis)) }
    return whole
  }

  private func reach(
    of group: Int, _ template: GroupTemplate, along scrollAxis: Axis
  ) -> GroupReach {
    let near = origin(of: group)[scrollAxis]
    let own = template.reach(along: scrollAxis)
    return GroupReach(start: near + own.start, end: near + own.end)
  }

  /// The unrounded frame of an item, from the section's start.
  func slot(of item: Int) -> Slot {
    let group = item / template.slots.count
    var slot = template(of: group).slots[item % template.slots.count]
    slot.frame = slot.frame.offset(by: origin(of: group))
    return slot
  }

  /// The numbers of the groups that may meet an interval along the run.
  func groups(from low: Double, to high: Double, slack: Double) -> Range<Int> {
    Progression(
      origin: origin[axis] + reach.start, step: pitch, length: reach.end - reach.start,
      count: groupCount
    ).indices(from: low, to: high, slack: slack)
  }
}
