/// Solves one section of a compositional layout: groups, then what surrounds them (section 16).
struct SectionSolver<Recorder: SolveRecorder> {
  let environment: LayoutEnvironment
  let configuration: LayoutConfiguration
  let grid: PixelGrid
  var recorder: Recorder
  /// Findings with paths from the section.
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

  /// The findings since the last call.
  mutating func takeDiagnostics() -> [LayoutDiagnostic] {
    defer { diagnostics = [] }
    return diagnostics
  }

  /// Solves a validated section whose custom frames are lists.
  mutating func solve(_ section: LayoutSection, itemCount: Int) -> SectionSolution {
    let container = environment.container(
      section.contentInsetsReference == .automatic
        ? configuration.contentInsetsReference : section.contentInsetsReference,
      along: scrollAxis)
    let run = itemCount > 0 ? groups(of: section, itemCount: itemCount, in: container) : nil
    let region = SectionRegion(section, run: run, container: container, scrollAxis: scrollAxis)
    let length = region?.length ?? emptyLength(of: section, in: container)
    let surroundings = boundary(of: section, in: container, regionLength: length)
    let extent = surroundings.growthAtStart + surroundings.regionLength + surroundings.growthAtEnd
    var row = region?.row
    row?.frame.origin[scrollAxis] += surroundings.growthAtStart
    var cells = SectionCells.none
    if var run {
      run.origin[scrollAxis] += surroundings.growthAtStart
      cells = .groups(run)
    }
    return SectionSolution(
      itemCount: itemCount, length: extent, crossLength: region?.crossLength ?? 0, cells: cells,
      decorations: decorations(of: section, in: container, length: extent),
      boundary: surroundings.elements, row: row)
  }

  /// The groups of a section that has items; nil where it cannot hold one (G8, M3, M4).
  private mutating func groups(
    of section: LayoutSection, itemCount: Int, in container: SectionContainer
  ) -> GroupRun? {
    let axis = section.groupAxis(along: scrollAxis)
    let insetAxis = axis.cross
    var base = container.size
    let taken = section.contentInsets.total(along: insetAxis)
    base[insetAxis] -= taken
    guard taken <= 0 || base[insetAxis] > 0 || section.group.size[insetAxis].isEstimated else {
      report(.insetsLeaveNoRoom(insets: section.contentInsets, size: container.size), path: "")
      return nil
    }
    let size = section.group.size.resolved(in: base, on: grid)
    var solver = GroupSolver(grid: grid, trimAxis: axis, recorder: recorder)
    defer { recorder = solver.recorder }
    let full = solver.template(for: section.group, size: size, base: base, limit: itemCount)
    guard var template = full else {
      if let misfit = solver.misfit(of: section.group, size: size) {
        report(misfit.finding, path: misfit.path.isEmpty ? "group" : "group.\(misfit.path)")
      }
      return nil
    }
    let remainder = itemCount % template.slots.count
    var last =
      remainder == 0
      ? nil : solver.template(for: section.group, size: size, base: base, limit: remainder)
    if solver.hitLimit { report(.groupHoldsTooManyItems, path: "group") }
    template.finish(after: nil, isRaised: !section.decorationItems.isEmpty)
    last?.finish(after: template, isRaised: !section.decorationItems.isEmpty)
    let edges = section.group.edgeSpacing
    var origin = Point(
      x: section.contentInsets.leading + edges.leading.value,
      y: section.contentInsets.top + edges.top.value)
    origin[scrollAxis.cross] += container.start
    return GroupRun(
      template: template, last: last, itemCount: itemCount,
      groupCount: (itemCount - 1) / template.slots.count + 1, axis: axis, origin: origin,
      pitch: template.size[axis] + edges.start(along: axis).value
        + edges.end(along: axis).value + section.interGroupSpacing)
  }

  /// The length of a section without cells; 0 without boundary items on current systems (B9, 0.1b).
  private func emptyLength(of section: LayoutSection, in container: SectionContainer) -> Double {
    let insets = section.contentInsets.total(along: scrollAxis)
    guard grid.profile == .legacy else {
      return section.boundarySupplementaryItems.isEmpty ? 0 : insets
    }
    guard section.orthogonalScrollingBehavior != .none else {
      return insets - section.interGroupSpacing
    }
    let base = container.size.replacing(scrollAxis, with: container.size[scrollAxis] - insets)
    return insets + section.group.size[scrollAxis].resolved(in: base, on: grid)
  }

  private mutating func boundary(
    of section: LayoutSection, in container: SectionContainer, regionLength: Double
  ) -> BoundarySolver.Placed {
    for (index, item) in section.boundarySupplementaryItems.enumerated()
    where item.alignment == .none {
      report(.boundaryItemWithoutPlace, path: "boundaryItems[\(index)]")
    }
    let reference = section.supplementaryContentInsetsReference
    let solver = BoundarySolver(
      scrollAxis: scrollAxis,
      container: reference == .automatic
        ? container : environment.container(reference, along: scrollAxis),
      insets: section.supplementariesFollowContentInsets ? section.contentInsets : .zero,
      grid: grid)
    return solver.place(
      section.boundarySupplementaryItems, regionLength: regionLength,
      padding: section.headerTopPadding)
  }

  /// Backgrounds over the whole extent; a section without length has none (K1, K2).
  private func decorations(
    of section: LayoutSection, in container: SectionContainer, length: Double
  ) -> [DecorationElement] {
    guard length > 0 else { return [] }
    let extent = Rect(
      origin: Point(along: scrollAxis, 0, across: container.start),
      size: Size(along: scrollAxis, length, across: container.size[scrollAxis.cross]))
    return section.decorationItems.map {
      DecorationElement(
        kind: $0.kind, frame: extent.inset(by: $0.contentInsets), zIndex: $0.zIndex)
    }
  }

  private mutating func report(_ finding: LayoutDiagnostic.Finding, path: String) {
    diagnostics.append(LayoutDiagnostic(finding, path: path))
  }
}

extension LayoutSection {
  /// The axis along which the groups follow each other (G13, O1).
  func groupAxis(along scrollAxis: Axis) -> Axis {
    orthogonalScrollingBehavior == .none ? scrollAxis : scrollAxis.cross
  }
}

extension GroupTemplate {
  /// Numbers the attached views; cells over a background are raised to at least 1 (A4, K2).
  fileprivate mutating func finish(after full: GroupTemplate?, isRaised: Bool) {
    numberSupplementaries(after: full)
    guard isRaised else { return }
    for index in slots.indices { slots[index].zIndex = max(1, slots[index].zIndex) }
  }
}
