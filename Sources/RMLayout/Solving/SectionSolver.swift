/// Solves one section of a compositional layout: its group once, then the repetition (G13, O1).
struct SectionSolver<Recorder: SolveRecorder> {
  let environment: LayoutEnvironment
  let scrollAxis: Axis
  let grid: PixelGrid
  var recorder: Recorder
  /// Findings with paths from the section.
  private var diagnostics: [LayoutDiagnostic] = []

  init(environment: LayoutEnvironment, scrollAxis: Axis, grid: PixelGrid, recorder: Recorder) {
    self.environment = environment
    self.scrollAxis = scrollAxis
    self.grid = grid
    self.recorder = recorder
  }

  /// The findings since the last call.
  mutating func takeDiagnostics() -> [LayoutDiagnostic] {
    defer { diagnostics = [] }
    return diagnostics
  }

  /// Solves a validated section whose custom frames are lists.
  mutating func solve(_ section: LayoutSection, itemCount: Int) -> SectionSolution {
    let empty = SectionSolution(itemCount: itemCount, length: 0, cells: .none)
    guard itemCount > 0 else { return empty }
    let isRow = section.orthogonalScrollingBehavior != .none
    let axis = isRow ? scrollAxis.cross : scrollAxis
    let insetAxis = axis.cross
    var base = environment.size
    let taken = section.contentInsets.total(along: insetAxis)
    base[insetAxis] -= taken
    guard taken <= 0 || base[insetAxis] > 0 || section.group.size[insetAxis].isEstimated else {
      report(
        .insetsLeaveNoRoom(insets: section.contentInsets, size: environment.size),
        path: "")
      return empty
    }
    let size = section.group.size.resolved(in: base, on: grid)
    var solver = GroupSolver(grid: grid, trimAxis: axis, recorder: recorder)
    defer { recorder = solver.recorder }
    guard let template = solver.template(for: section.group, size: size, limit: itemCount) else {
      if let misfit = solver.misfit(of: section.group, size: size) {
        let path = misfit.path.isEmpty ? "" : "." + misfit.path
        report(misfit.finding, path: "group\(path)")
      }
      return empty
    }
    let remainder = itemCount % template.slots.count
    let last =
      remainder == 0 ? nil : solver.template(for: section.group, size: size, limit: remainder)
    if solver.hitLimit { report(.groupHoldsTooManyItems, path: "group") }
    let pitch =
      template.size[axis] + section.group.edgeSpacing.start(along: axis).value
      + section.group.edgeSpacing.end(along: axis).value + section.interGroupSpacing
    let insets = section.contentInsets
    let edges = section.group.edgeSpacing
    let run = GroupRun(
      template: template, last: last, itemCount: itemCount,
      groupCount: (itemCount - 1) / template.slots.count + 1, axis: axis,
      origin: Point(
        x: insets.leading + edges.leading.value, y: insets.top + edges.top.value),
      pitch: pitch)
    return isRow ? rowSection(section, run: run) : columnSection(section, run: run)
  }

  /// Groups along the scroll axis (G13, S3, S7).
  private func columnSection(_ section: LayoutSection, run: GroupRun) -> SectionSolution {
    let final = run.template(of: run.groupCount - 1).size
    let end =
      run.origin(of: run.groupCount - 1)[scrollAxis] + final[scrollAxis]
      + section.group.edgeSpacing.end(along: scrollAxis).value
    return SectionSolution(
      itemCount: run.itemCount, length: end + section.contentInsets.end(along: scrollAxis),
      crossLength: max(run.template.size[scrollAxis.cross], final[scrollAxis.cross]),
      cells: .groups(run))
  }

  /// Groups in a row across the scroll axis (O1).
  private func rowSection(_ section: LayoutSection, run: GroupRun) -> SectionSolution {
    let axis = run.axis
    let insets = section.contentInsets
    let edges = section.group.edgeSpacing
    let final = run.template(of: run.groupCount - 1).size
    let thickness =
      edges.start(along: scrollAxis).value
      + max(
        run.groupCount > 1 || run.last == nil ? run.template.size[scrollAxis] : 0, final[scrollAxis]
      )
      + edges.end(along: scrollAxis).value
    let firstStart = edges.start(along: axis).value
    let lastStart = firstStart + Double(run.groupCount - 1) * run.pitch
    let row = LayoutRow(
      section: 0, axis: axis, behavior: section.orthogonalScrollingBehavior,
      frame: Rect(
        origin: Point(x: insets.leading, y: insets.top),
        size: Size(
          along: axis, max(0, environment.size[axis] - insets.total(along: axis)),
          across: thickness)),
      contentLength: lastStart + final[axis] + edges.end(along: axis).value,
      groupCount: run.groupCount, firstStart: firstStart, pitch: run.pitch,
      groupLength: run.template.size[axis], lastLength: final[axis])
    return SectionSolution(
      itemCount: run.itemCount, length: insets.total(along: scrollAxis) + thickness,
      cells: .groups(run), row: row)
  }

  private mutating func report(_ finding: LayoutDiagnostic.Finding, path: String) {
    diagnostics.append(LayoutDiagnostic(finding, path: path))
  }
}
