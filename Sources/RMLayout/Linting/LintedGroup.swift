/// A section where lint looks at it, with what it lies in.
struct LintedSection {
  let section: LayoutSection
  let path: String
  /// The axis along which the content scrolls, and that along which the groups follow each other.
  let scrollAxis: Axis
  let groupAxis: Axis
  let container: SectionContainer
  let outermostGroup: LintedGroup

  init(
    _ section: LayoutSection, path: String, environment: LayoutEnvironment,
    configuration: LayoutConfiguration, grid: PixelGrid
  ) {
    self.section = section
    self.path = path
    scrollAxis = configuration.scrollDirection
    groupAxis = section.groupAxis(along: scrollAxis)
    container = environment.container(of: section, in: configuration)
    let size = section.group.size.resolved(
      in: section.groupBase(in: container, along: groupAxis), on: grid)
    outermostGroup = LintedGroup(section.group, path: "\(path).group", size: size, grid: grid)
  }
}

/// A group where lint looks at it, with the lengths that it resolved to.
struct LintedGroup {
  /// A subitem as the group lists it, in the slot that it has on a full line.
  struct Part {
    let subitem: LayoutSubitem
    let path: String
    let size: Size
  }

  let group: LayoutGroup
  let path: String
  /// The outer size, and what the insets leave of it.
  let size: Size
  let inner: Size
  let grid: PixelGrid
  /// What is listed; a divided subitem has its share of the line for its length (G5).
  let parts: [Part]
  /// The number of subitems on a full line; 0 without one.
  let lineCount: Int

  init(_ group: LayoutGroup, path: String, size: Size, grid: PixelGrid) {
    self.group = group
    self.path = path
    self.size = size
    self.grid = grid
    let inner = size.less(group.size.effective(group.contentInsets))
    self.inner = inner
    let (listed, count, axis) = group.listed(inner: inner, on: grid)
    guard let axis else {
      parts = []
      lineCount = 0
      return
    }
    var solver = GroupSolver(grid: grid, trimAxis: axis, recorder: NoRecorder())
    let limit = MeasuringPlan.slotsOfOpenGroups
    let line =
      count.map {
        solver.countedLine(
          of: group, subitem: listed[0], count: $0, along: axis, inner: inner, limit: limit)
      }
      ?? solver.cyclicLine(of: group, subitems: listed, along: axis, inner: inner, limit: limit)
    lineCount = line.count
    parts = listed.indices.map { index in
      let fits = index < line.entries.count && index < line.count
      return Part(
        subitem: listed[index], path: "\(path).\(group.arrangement.name(ofSubitem: index))",
        size: fits
          ? line.entries[index].resolvedSize : listed[index].size.resolved(in: inner, on: grid))
    }
  }

  /// The axis of the group's line; nil for custom groups.
  var axis: Axis? { group.arrangement.axis }
}

extension LayoutGroup {
  /// The subitems of a group as a line takes them, with the count and the axis where it has one.
  fileprivate func listed(
    inner: Size, on grid: PixelGrid
  ) -> (subitems: [LayoutSubitem], count: Int?, axis: Axis?) {
    switch arrangement {
    case .custom: return ([], nil, nil)
    case .subitems(let subitems, let axis): return (subitems, nil, axis)
    case .repeating(let subitem, let count, let axis): return ([subitem], count, axis)
    case .dividing(let subitem, let count, let axis):
      let solver = GroupSolver(grid: grid, trimAxis: axis, recorder: NoRecorder())
      let part = solver.divided(subitem, of: self, count: count, along: axis, inner: inner)
      return ([part], count, axis)
    }
  }
}

extension LayoutGroup.Arrangement {
  /// The axis of the line; nil for custom groups.
  var axis: Axis? {
    switch self {
    case .custom: nil
    case .subitems(_, let axis), .dividing(_, _, let axis), .repeating(_, _, let axis): axis
    }
  }
}
