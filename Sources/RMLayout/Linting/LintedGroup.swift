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
    var solver = GroupSolver(
      grid: grid, trimAxis: group.arrangement.axis ?? .vertical, recorder: NoRecorder())
    guard let list = solver.list(of: group, inner: inner) else {
      parts = []
      lineCount = 0
      return
    }
    let line = solver.line(
      of: group, list: list, inner: inner, limit: MeasuringPlan.slotsOfOpenGroups)
    lineCount = line.count
    parts = list.subitems.indices.map { index in
      let fits = index < line.entries.count && index < line.count
      return Part(
        subitem: list.subitems[index], path: "\(path).\(group.arrangement.name(ofSubitem: index))",
        size: fits
          ? line.entries[index].resolvedSize
          : list.subitems[index].size.resolved(in: inner, on: grid))
    }
  }

  /// The axis of the group's line; nil for custom groups.
  var axis: Axis? { group.arrangement.axis }
}
