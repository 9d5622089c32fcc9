/// Solves one section of a compositional layout: groups, then what surrounds them (section 16).
struct SectionSolver<Recorder: SolveRecorder> {
  let environment: LayoutEnvironment
  let configuration: LayoutConfiguration
  let grid: PixelGrid
  var recorder: Recorder
  /// The findings of the section being solved, with paths from it.
  private var diagnostics: [LayoutDiagnostic] = []

  init(
    environment: LayoutEnvironment, configuration: LayoutConfiguration, grid: PixelGrid,
    recorder: Recorder
  ) {
    self.environment = environment
    self.configuration = configuration
    self.grid = grid
    self.recorder = recorder
  }

  private var scrollAxis: Axis { configuration.scrollDirection }

  /// Solves a validated section whose custom frames are lists.
  mutating func solve(
    _ section: LayoutSection, itemCount: Int, warnings: [LayoutDiagnostic] = [],
    boundarySizes: [String: Size] = [:]
  ) -> SectionSolution {
    diagnostics = warnings
    let container = environment.container(of: section, in: configuration)
    recorder.note(.container(container.size, start: container.start), "C3")
    var plan: MeasuringPlan?
    let run =
      itemCount > 0 ? groups(of: section, itemCount: itemCount, in: container, plan: &plan) : nil
    reportBoundaryItems(of: section, in: container)
    let source = SectionSource(
      section, environment: environment, configuration: configuration, grid: grid,
      container: container,
      plan: plan, warnings: warnings, findings: diagnostics)
    let solution = source.surround(run, itemCount: itemCount, boundarySizes: boundarySizes)
    for element in solution.boundary {
      recorder.note(.boundary(kind: element.kind, frame: element.frame), "B2")
    }
    return solution
  }

  /// The groups of a section that has items; nil where it cannot hold one (G8, M3, M4).
  private mutating func groups(
    of section: LayoutSection, itemCount: Int, in container: SectionContainer,
    plan: inout MeasuringPlan?
  ) -> GroupRun? {
    let axis = section.groupAxis(along: scrollAxis)
    let insetAxis = axis.cross
    let base = section.groupBase(in: container, along: axis)
    let taken = section.contentInsets.total(along: insetAxis)
    guard taken <= 0 || base[insetAxis] > 0 || section.group.size[insetAxis].isEstimated else {
      report(
        .insetsLeaveNoRoom(insets: section.contentInsets, size: container.size), path: "",
        in: container)
      return nil
    }
    let size = section.group.size.resolved(in: base, on: grid)
    recorder.note(
      .base(base, insets: section.contentInsets), axis == scrollAxis ? "D3" : "D4")
    recorder.enter("group")
    defer { recorder.leave() }
    let templates = templates(
      of: section, size: size, base: base, itemCount: itemCount, in: container)
    guard let templates else { return nil }
    plan = self.plan(of: section, size: size, base: base, full: templates.full)
    let run = GroupRun(
      of: section, templates: templates, itemCount: itemCount, axis: axis,
      container: container, grid: grid)
    recorder.note(
      .repeated(groups: run.groupCount, origin: run.origin, pitch: run.pitch, axis: axis),
      axis == scrollAxis ? "G13" : "O1")
    return run
  }

  /// The group solved when full, and as its last instance where that has fewer items.
  private mutating func templates(
    of section: LayoutSection, size: Size, base: Size, itemCount: Int,
    in container: SectionContainer
  ) -> GroupRun.Templates? {
    let axis = section.groupAxis(along: scrollAxis)
    var solver = GroupSolver(grid: grid, trimAxis: axis, recorder: recorder)
    let full = solver.template(for: section.group, size: size, base: base, limit: itemCount)
    guard var full else {
      let misfit = solver.misfit(of: section.group, size: size, limit: itemCount)
      recorder = solver.recorder
      if let misfit {
        let path = misfit.path.isEmpty ? "group" : "group.\(misfit.path)"
        report(misfit.finding, path: path, in: container)
      }
      return nil
    }
    let remainder = itemCount % full.slots.count
    var last =
      remainder == 0
      ? nil : solver.template(for: section.group, size: size, base: base, limit: remainder)
    recorder = solver.recorder
    if solver.hasFindings {
      reportFindings(of: section, size: size, base: base, itemCount: itemCount, in: container)
    }
    if solver.hitLimit { report(.groupHoldsTooManyItems, path: "group", in: container) }
    full.finish(after: nil, isRaised: !section.decorationItems.isEmpty)
    last?.finish(after: full, isRaised: !section.decorationItems.isEmpty)
    return GroupRun.Templates(full: full, last: last)
  }

  /// Solves the group once more, to learn where in it the findings were made.
  private mutating func reportFindings(
    of section: LayoutSection, size: Size, base: Size, itemCount: Int,
    in container: SectionContainer
  ) {
    var solver = GroupSolver(
      grid: grid, trimAxis: section.groupAxis(along: scrollAxis), recorder: FindingCollector())
    _ = solver.template(for: section.group, size: size, base: base, limit: itemCount)
    for (path, finding) in solver.recorder.findings {
      report(finding, path: path.isEmpty ? "group" : "group.\(path)", in: container)
    }
  }

  /// How the groups are solved again once their cells are measured; nil where none sizes itself.
  private func plan(
    of section: LayoutSection, size: Size, base: Size, full: GroupTemplate
  ) -> MeasuringPlan? {
    guard full.slots.contains(where: { $0.isEstimated }) else { return nil }
    let axis = section.groupAxis(along: scrollAxis)
    var template = full
    if full.isPartial {
      // What a group holds must not depend on the number of items that there happen to be.
      var solver = GroupSolver(grid: grid, trimAxis: axis, recorder: NoRecorder())
      let limit = max(full.slots.count, MeasuringPlan.slotsOfOpenGroups)
      template =
        solver.template(for: section.group, size: size, base: base, limit: limit) ?? full
      template.finish(after: nil, isRaised: !section.decorationItems.isEmpty)
    }
    return MeasuringPlan(
      of: section, size: size, base: base, grid: grid, axis: axis, template: template)
  }

  private mutating func reportBoundaryItems(
    of section: LayoutSection, in container: SectionContainer
  ) {
    for (index, item) in section.boundarySupplementaryItems.enumerated()
    where item.alignment == .none {
      report(.boundaryItemWithoutPlace, path: "boundaryItems[\(index)]", in: container)
    }
  }

  private mutating func report(
    _ finding: LayoutDiagnostic.Finding, path: String, in container: SectionContainer
  ) {
    recorder.note(.finding(finding), finding.rule)
    diagnostics.append(LayoutDiagnostic(finding, path: path, container: container.size))
  }
}

extension LayoutSection {
  /// The axis along which the groups follow each other (G13, O1, O11).
  func groupAxis(along scrollAxis: Axis) -> Axis {
    orthogonalScrollingBehavior == .none ? scrollAxis : scrollAxis.cross
  }

  /// What fractions of the outermost group are taken of: insets across the groups are off (D3, D4).
  func groupBase(in container: SectionContainer, along groupAxis: Axis) -> Size {
    let axis = groupAxis.cross
    return container.size.replacing(
      axis, with: container.size[axis] - contentInsets.total(along: axis))
  }
}

extension GroupRun {
  /// A group when full, and its last instance where that has fewer items.
  fileprivate struct Templates {
    var full: GroupTemplate
    var last: GroupTemplate?
  }

  /// Groups one after the other from the section's leading corner (G13, S3, S7, O1).
  fileprivate convenience init(
    of section: LayoutSection, templates: Templates, itemCount: Int, axis: Axis,
    container: SectionContainer, grid: PixelGrid
  ) {
    let edges = section.group.edgeSpacing
    let scrollAxis = section.orthogonalScrollingBehavior == .none ? axis : axis.cross
    let origin = section.groupOrigin(in: container, along: scrollAxis)
    func image(_ template: GroupTemplate) -> GroupImages? {
      guard axis == scrollAxis else { return nil }
      return GroupImages(template, origin: origin, along: axis, on: grid)
    }
    var reach = templates.full.reach(along: axis)
    if let last = templates.last { reach.formUnion(last.reach(along: axis)) }
    self.init(
      template: templates.full, last: templates.last, itemCount: itemCount,
      groupCount: (itemCount - 1) / templates.full.slots.count + 1, axis: axis, origin: origin,
      pitch: templates.full.size[axis] + edges.start(along: axis).value
        + edges.end(along: axis).value + section.interGroupSpacing,
      reach: reach, images: image(templates.full), lastImages: templates.last.flatMap(image))
  }
}

extension GroupTemplate {
  /// Numbers the attached views; cells over a background are raised to at least 1 (A4, K2).
  mutating func finish(after full: GroupTemplate?, isRaised: Bool) {
    numberSupplementaries(after: full)
    guard isRaised else { return }
    for index in slots.indices { slots[index].zIndex = max(1, slots[index].zIndex) }
  }
}
