/// What a section needs to know of its groups: how many there are and how far they go.
struct RunExtent {
  let axis: Axis
  let groupCount: Int
  /// The corner of the first group.
  let origin: Point
  /// Where the last group starts, from the first one's start.
  let lastStart: Double
  /// The size of the last group.
  let last: Size
  /// The length of every other group along the run, and from one to the next.
  let length: Double
  let pitch: Double
  /// The greatest extent across the run (O12).
  let thickness: Double
  /// The greatest extent across the run of any group (C8).
  let widest: Double
  /// The start and length of each group where they follow no arithmetic; nil otherwise.
  var groups: [RowGroup]?

  init(_ run: GroupRun) {
    axis = run.axis
    groupCount = run.groupCount
    origin = run.origin
    lastStart = Double(run.groupCount - 1) * run.pitch
    last = run.template(of: run.groupCount - 1).size
    length = run.template.size[axis]
    pitch = run.pitch
    // The first group is as high as any, unless the only one is partial and trimmed.
    let tallest = run.groupCount == 1 ? last[axis.cross] : run.template.size[axis.cross]
    thickness = max(tallest, last[axis.cross])
    widest = max(run.template.size[axis.cross], last[axis.cross])
  }

  init(_ run: borrowing MeasuredRun, isRow: Bool, origin: Point) {
    axis = run.axis
    groupCount = run.groupCount
    self.origin = origin
    (lastStart, last) = run.lastGroup
    length = run.plan.template.size[axis]
    pitch = run.plan.pitch
    thickness = run.thickness
    widest =
      run.measuredCount == run.groupCount
      ? run.thickness : max(run.thickness, run.plan.template.size[axis.cross])
    guard isRow, run.measuredCount > 0, run.plan.axes.contains(run.axis) || run.plan.isPacking
    else { return }
    var groups: [RowGroup] = []
    groups.reserveCapacity(run.groupCount)
    run.visitGroups(from: -.infinity, to: .infinity) { place, _ in
      groups.append(RowGroup(start: place.start, length: place.size[run.axis]))
      return true
    }
    self.groups = groups
  }
}

/// Where a group of a row lies along it, from the first group's start.
struct RowGroup: Hashable, Sendable {
  var start: Double
  var length: Double
}
