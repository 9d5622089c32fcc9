/// Fills groups with items one after the other and keeps what was measured of them (E1, E7).
struct MeasuredRunBuilder<Recorder: SolveRecorder> {
  private let plan: MeasuringPlan
  private var recorder: Recorder
  private var entries: [MeasuredRun.Tree.Entry] = []
  private var stretch = GroupStretch(unmeasured: 0)
  /// The items that do not fill a group yet.
  private var pending: [Size] = []
  /// Where those that have not been used begin.
  private var first = 0
  /// With so many pending items a group is tried, if lengths decide how many it takes.
  private var lineLimit: Int

  init(_ plan: MeasuringPlan, recorder: Recorder) {
    self.plan = plan
    self.recorder = recorder
    lineLimit = Self.leastLimit(plan)
  }

  /// Whether the next item begins a group.
  var isAtBoundary: Bool { first == pending.count }

  /// Adds a finished stretch; only at the boundary of a group.
  mutating func append(_ finished: MeasuredRun.Tree.Entry) {
    let groups = stretch.groupCount + finished.leaf.groupCount
    if stretch.groupCount > 0, groups < GroupStretch.mostGroups,
      stretch.measuredCount + finished.leaf.measuredCount <= plan.stretchCapacity
    {
      stretch.append(finished.leaf)
    } else {
      closeStretch()
      entries.append(finished)
    }
  }

  /// Adds items of which nothing was measured.
  mutating func append(unmeasured count: Int) {
    var left = count
    while left > 0, !isAtBoundary {
      // Items of which nothing was measured begin groups that follow by arithmetic.
      if pending[first...].allSatisfy({ $0.isUnmeasured }) {
        left += pending.count - first
        pending = []
        first = 0
      } else {
        append(.unmeasured)
        left -= 1
      }
    }
    // The last line may have room for what is measured behind it.
    let groups = max(0, left / plan.perGroup - (plan.isPacking ? 1 : 0))
    if groups > 0 {
      if stretch.groupCount + groups > GroupStretch.mostGroups { closeStretch() }
      stretch.append(unmeasured: groups)
    }
    for _ in 0..<left - groups * plan.perGroup { append(.unmeasured) }
  }

  /// Adds an item with its measured lengths.
  mutating func append(_ size: Size) {
    recorder.record(.itemVisited)
    if plan.perGroup == 1, !plan.isPacking, isAtBoundary {
      guard plan.shape != nil, !size.isUnmeasured else {
        appendGroup([size][...], items: 1)
        return
      }
      closeFullStretch()
      recorder.record(.groupSolved)
      stretch.append(single: size[plan.axis])
      return
    }
    pending.append(size)
    // A packing line is known to be full once an item was left over.
    if plan.isPacking {
      guard pending.count - first > lineLimit else { return }
      lineLimit = fillGroup(isLast: false) ? Self.leastLimit(plan) : lineLimit * 2
    } else if pending.count - first == plan.perGroup {
      let sizes = pending[first...]
      pending = []
      first = 0
      appendGroup(sizes, items: plan.perGroup)
    }
  }

  /// Adds items with their measured lengths.
  mutating func append(_ sizes: [Size]) {
    let axis = plan.axis
    guard plan.perGroup == 1, !plan.isPacking, let shape = plan.shape, !shape.isFixed,
      isAtBoundary, plan.stretchCapacity == GroupStretch.capacity
    else {
      for size in sizes { append(plan.takenOver(size.lengths)) }
      return
    }
    closeStretch()
    entries.reserveCapacity(entries.count + sizes.count / GroupStretch.capacity + 1)
    let greatest = LayoutDimension.greatest
    for first in stride(from: 0, to: sizes.count, by: GroupStretch.capacity) {
      let end = min(first + GroupStretch.capacity, sizes.count)
      let values =
        axis.isHorizontal
        ? sizes[first..<end].map { min(greatest, max(0, $0.width)) }
        : sizes[first..<end].map { min(greatest, max(0, $0.height)) }
      closeStretch()
      let singles = GroupStretch(singles: values)
      let summary = singles.summary(plan)
      // A single length that is not a number makes none of the sum.
      guard summary.length.isFinite, !values.contains(where: { $0.isNaN }) else {
        for size in sizes[first..<end] { append(plan.takenOver(size.lengths)) }
        continue
      }
      entries.append(MeasuredRun.Tree.Entry(leaf: singles, summary: summary))
    }
  }

  /// More items than a group usually takes: enough to know where it ends.
  private static func leastLimit(_ plan: MeasuringPlan) -> Int { max(plan.perGroup * 2, 16) }

  /// Solves the group that the pending items begin; false where they may not fill it.
  private mutating func fillGroup(isLast: Bool) -> Bool {
    let sizes = Array(pending[first...])
    let (solved, looksAt) = plan.solved(sizes, taking: sizes.count, recorder: &recorder)
    let count = solved.slots.count
    guard isLast || (count < sizes.count && looksAt <= sizes.count) else { return false }
    if solved.isPartial { return false }
    let taken = pending[first..<first + count]
    first += count
    if first > 64 {
      pending.removeSubrange(..<first)
      first = 0
    }
    if taken.allSatisfy({ $0.isUnmeasured }), count == plan.perGroup {
      stretch.append(unmeasured: 1)
    } else {
      closeFullStretch()
      stretch.append(taken, solved: solved, plan)
    }
    return true
  }

  private mutating func appendGroup(_ sizes: ArraySlice<Size>, items: Int) {
    guard sizes.contains(where: { !$0.isUnmeasured }) else {
      stretch.append(unmeasured: 1)
      return
    }
    closeFullStretch()
    if plan.shape != nil { recorder.record(.groupSolved) }
    stretch.append(
      sizes, solved: plan.shape == nil ? plan.solved(Array(sizes), recorder: &recorder) : nil,
      plan)
  }

  private mutating func closeFullStretch() {
    if stretch.measuredCount >= plan.stretchCapacity
      || stretch.groupCount >= GroupStretch.mostGroups
    {
      closeStretch()
    }
  }

  private mutating func closeStretch() {
    guard stretch.groupCount > 0 else { return }
    entries.append(MeasuredRun.Tree.Entry(leaf: stretch, summary: stretch.summary(plan)))
    stretch = GroupStretch(unmeasured: 0)
  }

  /// Adds the full lines of what is left by arithmetic; false where something of it was measured.
  private mutating func appendUnmeasuredRest() -> Bool {
    guard pending[first...].allSatisfy({ $0.isUnmeasured }) else { return false }
    let groups = (pending.count - first) / plan.perGroup
    stretch.append(unmeasured: groups)
    first += groups * plan.perGroup
    return true
  }

  /// The run of all that was added, from a corner.
  mutating func finish(origin: Point) -> (MeasuredRun, Recorder) {
    if plan.isPacking {
      while !appendUnmeasuredRest(), !isAtBoundary, fillGroup(isLast: true) {}
    }
    closeStretch()
    var tail: MeasuredRun.Tail?
    if !isAtBoundary {
      let sizes = Array(pending[first...])
      tail = MeasuredRun.Tail(sizes: sizes, template: plan.solved(sizes, recorder: &recorder))
    }
    let run = MeasuredRun(plan: plan, tree: OffsetTree(entries), tail: tail, origin: origin)
    return (run, recorder)
  }
}
