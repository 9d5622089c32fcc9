/// A section's group with cells that size themselves: how any of its instances is solved again (E1).
final class MeasuringPlan: Sendable {
  let section: LayoutSection
  /// The size that the group resolved to, and the base of its own fractions (A3).
  let size: Size
  let base: Size
  let grid: PixelGrid
  /// The axis along which the groups follow each other.
  let axis: Axis
  /// From one group's end to the next one's start: edge spacing and the space between groups.
  let gap: Double
  /// The lengths that uniform items share with the whole section, NaN without (D9).
  let shared: Size
  /// The full group of which nothing was measured.
  let template: GroupTemplate
  /// Where along the run everything of an unmeasured group can be found.
  let reach: GroupReach
  /// The axes on which cells are estimated.
  let axes: [Axis]
  /// The axes on which the longest item of the section decides about all uniform ones (D9).
  let sharedAxes: [Axis]
  /// The shape of groups that need no solver; nil where measuring may move anything.
  let shape: SimpleShape?
  /// Whether the number of items of a group depends on their lengths (E7).
  let isPacking: Bool
  /// Whether views are attached to items or groups.
  let hasAttachedViews: Bool

  /// The most items for which a group is solved that would take more than there are.
  static var slotsOfOpenGroups: Int { 1 << 12 }

  /// The plan of a section whose full group is known; nil where no cell sizes itself.
  init?(
    of section: LayoutSection, size: Size, base: Size, grid: PixelGrid, axis: Axis,
    axes known: [Axis]? = nil, shared: Size = .unmeasured, template: GroupTemplate
  ) {
    let axes =
      known
      ?? Axis.allCases.filter { axis in
        template.slots.contains { $0.isEstimated(along: axis) }
      }
    guard !axes.isEmpty else { return nil }
    self.axes = axes
    sharedAxes = Axis.allCases.filter { axis in
      if case .uniformAcrossSiblings = section.group.size[axis] {
        axes.contains(axis)
      } else {
        false
      }
    }
    let edges = section.group.edgeSpacing
    self.section = section
    self.size = size
    self.base = base
    self.grid = grid
    self.axis = axis
    gap =
      edges.start(along: axis).value + edges.end(along: axis).value + section.interGroupSpacing
    self.shared = shared
    self.template = template
    reach = template.reach(along: axis)
    shape = SimpleShape(of: section.group, template: template, along: axis, measured: axes)
    isPacking = section.group.countDependsOnLengths
    hasAttachedViews = section.group.holdsAttachedViews
  }

  /// Whether items share lengths with siblings (D9).
  var hasUniformItems: Bool { shape == nil && group.holdsUniformItems }

  /// Whether a cell may be measured longer than its line has room for (E7).
  var mayCutItems: Bool { shape == nil && group.measuresAlongLines }

  var group: LayoutGroup { section.group }

  /// Whether cells are raised over a background (K2).
  var isRaised: Bool { !section.decorationItems.isEmpty }

  /// The plan with other lengths that uniform items share with the whole section (D9).
  func sharing(_ shared: Size) -> MeasuringPlan {
    var solver = GroupSolver(grid: grid, trimAxis: axis, recorder: NoRecorder())
    var solved = solver.template(
      for: group, size: size, base: base, limit: perGroup,
      measured: MeasuredItems(shared: shared))
    solved?.finish(after: nil, isRaised: isRaised)
    return MeasuringPlan(
      of: section, size: size, base: base, grid: grid, axis: axis, axes: axes, shared: shared,
      template: solved ?? template) ?? self
  }

  /// Lengths without those on axes on which no cell is estimated (E1).
  ///
  /// What is kept of a cell of fixed size has no effect, until items before it are inserted or deleted
  /// and it fills another slot.
  func takenOver(_ size: Size) -> Size {
    var taken = Size.unmeasured
    for axis in axes { taken[axis] = size[axis] }
    return taken
  }

  /// The items of a full group of which nothing was measured.
  var perGroup: Int { template.slots.count }

  /// From the start of an unmeasured group to the next one's.
  var pitch: Double { (template.size[axis] + gap).summable }

  /// How many groups of one stretch may be measured.
  var stretchCapacity: Int {
    max(1, min(GroupStretch.capacity, 128 / max(1, perGroup * axes.count)))
  }

  /// A group solved for items of which some were measured (E1).
  func solved<Recorder: SolveRecorder>(
    _ sizes: [Size], recorder: inout Recorder
  ) -> GroupTemplate {
    solved(sizes, taking: sizes.count, recorder: &recorder).template
  }

  /// A group solved for the first of some items; what follows may not have found room in it (E7).
  ///
  /// It depends on so many sizes as are looked at, which may be more than there are.
  func solved<Recorder: SolveRecorder>(
    _ sizes: [Size], taking count: Int, recorder: inout Recorder
  ) -> (template: GroupTemplate, looksAt: Int) {
    var solver = GroupSolver(grid: grid, trimAxis: axis, recorder: recorder)
    var solved = solver.template(
      for: group, size: size, base: base, limit: count,
      measured: MeasuredItems(sizes: sizes, shared: shared))
    let looksAt = solver.measured.end
    if solved == nil {
      // What was measured leaves the group no room for its first item: the estimates stand.
      solved = solver.template(for: group, size: size, base: base, limit: count)
    }
    recorder = solver.recorder
    var result = solved ?? template
    result.finish(after: template, isRaised: isRaised)
    return (result, looksAt)
  }

  /// A group solved for items of which some were measured, without a recorder.
  func solved(_ sizes: [Size]) -> GroupTemplate {
    var recorder = NoRecorder()
    return solved(sizes, recorder: &recorder)
  }
}

/// The shape of groups whose cells lie where they are, however long they are measured (E2, G7).
struct SimpleShape: Sendable {
  /// What each slot adds to its measured length; NaN where it is not measured.
  let extras: [Double]
  /// What each slot takes along the run before it is measured.
  let extents: [Double]
  /// Whether the group keeps its length (E3).
  let isFixed: Bool

  init?(of group: LayoutGroup, template: GroupTemplate, along axis: Axis, measured: [Axis]) {
    guard measured == [axis], template.supplementaries.isEmpty,
      let (subitems, line) = group.plainItems
    else { return nil }
    if line == axis {
      // A column of one item; the place of a second one would depend on the first.
      guard template.slots.count == 1, group.size[axis].isEstimated, subitems.count == 1 else {
        return nil
      }
    }
    var extras: [Double] = []
    var extents: [Double] = []
    for index in template.slots.indices {
      let item = subitems[index % subitems.count]
      let start = item.edgeSpacing.start(along: axis)
      let end = item.edgeSpacing.end(along: axis)
      guard !start.isFlexible, !end.isFlexible else { return nil }
      if case .uniformAcrossSiblings = item.size[axis] { return nil }
      let length = template.slots[index].frame.size[axis]
      let extra = start.value + end.value
      let isMeasured = template.slots[index].isEstimated(along: axis)
      extras.append(isMeasured ? extra : .nan)
      // Insets have been taken off a slot that is not measured; the whole group tells its extent.
      guard isMeasured || item.contentInsets == .zero || !group.size[axis].isEstimated else {
        return nil
      }
      extents.append(length + extra)
    }
    self.extras = extras
    self.extents = extents
    isFixed = !group.size[axis].isEstimated
  }
}

extension LayoutGroup {
  /// The items and the line of a group that holds nothing else, without attached views.
  fileprivate var plainItems: ([LayoutItem], Axis)? {
    guard supplementaryItems.isEmpty else { return nil }
    let subitems: [LayoutSubitem]
    let line: Axis
    switch arrangement {
    case .custom: return nil
    case .subitems(let list, let axis): (subitems, line) = (list, axis)
    case .dividing(let part, _, let axis), .repeating(let part, _, let axis):
      (subitems, line) = ([part], axis)
    }
    var items: [LayoutItem] = []
    for subitem in subitems {
      guard case .item(let item) = subitem, item.supplementaryItems.isEmpty else { return nil }
      items.append(item)
    }
    return (items, line)
  }

  /// Whether measured lengths decide how many items a group takes (E7).
  fileprivate var countDependsOnLengths: Bool {
    let subitems: [LayoutSubitem]
    switch arrangement {
    case .custom: return false
    case .subitems(let list, let axis):
      subitems = list
      if !size[axis].isEstimated, list.contains(where: { $0.size[axis].isEstimated }) {
        return true
      }
    // What is divided is an estimate no more (G5).
    case .dividing(let part, _, let axis): subitems = [part.replacingLength(along: axis, with: 0)]
    case .repeating(let part, _, _): subitems = [part]
    }
    return subitems.contains { subitem in
      guard case .group(let nested) = subitem else { return false }
      return nested.countDependsOnLengths
    }
  }

  /// Whether cells are measured along a line of fixed length (E7).
  fileprivate var measuresAlongLines: Bool {
    let subitems: [LayoutSubitem]
    let line: Axis
    switch arrangement {
    case .custom: return false
    case .subitems(let list, let axis): (subitems, line) = (list, axis)
    case .dividing(let part, _, let axis):
      (subitems, line) = ([part.replacingLength(along: axis, with: 0)], axis)
    case .repeating(let part, _, let axis):
      (subitems, line) = ([part], axis)
    }
    if !size[line].isEstimated, subitems.contains(where: { $0.size[line].isEstimated }) {
      return true
    }
    return subitems.contains { subitem in
      guard case .group(let nested) = subitem else { return false }
      return nested.measuresAlongLines
    }
  }

  /// Whether items share lengths with siblings (D9).
  fileprivate var holdsUniformItems: Bool {
    let subitems: [LayoutSubitem]
    switch arrangement {
    case .custom: return false
    case .subitems(let list, _): subitems = list
    case .dividing(let part, _, let axis): subitems = [part.replacingLength(along: axis, with: 0)]
    case .repeating(let part, _, _): subitems = [part]
    }
    return subitems.contains { subitem in
      for axis in Axis.allCases {
        if case .uniformAcrossSiblings = subitem.size[axis] { return true }
      }
      guard case .group(let nested) = subitem else { return false }
      return nested.holdsUniformItems
    }
  }
}
