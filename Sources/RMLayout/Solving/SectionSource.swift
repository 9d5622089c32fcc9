/// What a section was solved from: enough to surround its groups again after they changed.
final class SectionSource: Sendable {
  let section: LayoutSection
  let environment: LayoutEnvironment
  let configuration: LayoutConfiguration
  let grid: PixelGrid
  /// What the section lies in (C3).
  let container: SectionContainer
  /// How its groups are solved again; nil where no cell sizes itself.
  let plan: MeasuringPlan?
  /// The cells of its full group on the pixel grid, where measuring moves none of them across (E2).
  let images: GroupImages?
  /// What validation found, whatever the section is solved for.
  let warnings: [LayoutDiagnostic]
  /// What could not be laid out as meant, with paths from the section; the warnings first.
  let findings: [LayoutDiagnostic]

  init(
    _ section: LayoutSection, environment: LayoutEnvironment, configuration: LayoutConfiguration,
    grid: PixelGrid,
    container: SectionContainer, plan: MeasuringPlan?, warnings: [LayoutDiagnostic],
    findings: [LayoutDiagnostic]
  ) {
    self.section = section
    self.environment = environment
    self.configuration = configuration
    self.grid = grid
    self.container = container
    self.plan = plan
    self.warnings = warnings
    var images: GroupImages?
    if let plan, plan.shape != nil, plan.axis == configuration.scrollDirection {
      let origin = section.groupOrigin(in: container, along: configuration.scrollDirection)
      images = GroupImages(plan.template, origin: origin, along: plan.axis, on: grid)
    }
    self.images = images
    self.findings = findings
  }

  var scrollAxis: Axis { configuration.scrollDirection }

  /// The section for another number of items, of which nothing was measured.
  func solution(itemCount: Int, boundarySizes: [String: Size] = [:]) -> SectionSolution {
    var solver = SectionSolver(
      environment: environment, configuration: configuration, grid: grid, recorder: NoRecorder())
    return solver.solve(
      section, itemCount: itemCount, warnings: warnings, boundarySizes: boundarySizes)
  }

  /// The section for another number of items, by the groups that are there if they are of the same kind.
  func solution(
    itemCount: Int, like groups: GroupRun, boundarySizes: [String: Size]
  ) -> SectionSolution {
    let perGroup = groups.template.slots.count
    let rest = itemCount % perGroup
    guard itemCount > 0, !groups.template.isPartial,
      rest == 0 || rest == groups.itemCount % perGroup
    else { return solution(itemCount: itemCount, boundarySizes: boundarySizes) }
    return surround(
      groups.counting(itemCount), itemCount: itemCount, boundarySizes: boundarySizes)
  }

  /// The axis along which the groups follow each other.
  var groupAxis: Axis { section.groupAxis(along: scrollAxis) }

  /// Whether the groups scroll on their own.
  var isRow: Bool { groupAxis != scrollAxis }

  /// The corner of the first group before headers are placed (G13, S3, S7, O1).
  var groupOrigin: Point { section.groupOrigin(in: container, along: scrollAxis) }

  /// Puts headers, footers and backgrounds around groups.
  func surround(_ groups: GroupRun?, itemCount: Int, boundarySizes: [String: Size] = [:])
    -> SectionSolution
  {
    let groups = groups?.moved(to: groupOrigin)
    let surroundings = surroundings(
      of: groups.map { RunExtent($0) }, boundarySizes: boundarySizes)
    var origin = groupOrigin
    origin[scrollAxis] += surroundings.placed.growthAtStart
    let cells = groups.map { SectionCells.groups($0.moved(to: origin)) }
    return solution(
      itemCount: itemCount, cells: cells ?? .none, surroundings, boundarySizes: boundarySizes)
  }

  /// Puts headers, footers and backgrounds around groups of which some were measured; those are to start
  /// at the origin that is returned.
  func surround(
    measured extent: RunExtent, itemCount: Int, boundarySizes: [String: Size] = [:]
  ) -> (solution: SectionSolution, origin: Point) {
    let surroundings = surroundings(of: extent, boundarySizes: boundarySizes)
    var origin = extent.origin
    origin[scrollAxis] += surroundings.placed.growthAtStart
    let solution = solution(
      itemCount: itemCount, cells: .measured, surroundings, boundarySizes: boundarySizes)
    return (solution, origin)
  }

  /// A section's region with what surrounds it.
  private struct Surroundings {
    var region: SectionRegion?
    var placed: BoundarySolver.Placed
  }

  private func surroundings(
    of groups: RunExtent?, boundarySizes: [String: Size]
  ) -> Surroundings {
    let region = groups.map {
      SectionRegion(section, groups: $0, container: container, scrollAxis: scrollAxis)
    }
    let placed = boundary(
      regionLength: region?.length ?? emptyLength, sizes: boundarySizes)
    return Surroundings(region: region, placed: placed)
  }

  private func solution(
    itemCount: Int, cells: SectionCells, _ surroundings: Surroundings,
    boundarySizes: [String: Size]
  ) -> SectionSolution {
    let placed = surroundings.placed
    let extent = placed.growthAtStart + placed.regionLength + placed.growthAtEnd
    var row = surroundings.region?.row
    row?.frame.origin[scrollAxis] += placed.growthAtStart
    return SectionSolution(
      itemCount: itemCount, length: extent, crossStart: container.start,
      crossExtent: container.size[scrollAxis.cross],
      crossLength: surroundings.region?.crossLength ?? 0, cells: cells,
      decorations: decorations(length: extent), boundary: placed.elements, row: row, source: self,
      boundarySizes: boundarySizes, findings: findings)
  }

  /// The length of a section without cells; 0 without boundary items on current systems (B9, 0.1b).
  private var emptyLength: Double {
    let insets = section.contentInsets.total(along: scrollAxis)
    guard grid.profile == .legacy else {
      return section.boundarySupplementaryItems.isEmpty ? 0 : insets
    }
    guard section.orthogonalScrollingBehavior != .none else {
      return insets - section.interGroupSpacing
    }
    let base = container.size.replacing(scrollAxis, with: container.size[scrollAxis] - insets)
    let edges = section.group.edgeSpacing
    return insets + edges.start(along: scrollAxis).value
      + section.group.size[scrollAxis].resolved(in: base, on: grid)
      + edges.end(along: scrollAxis).value
  }

  private func boundary(regionLength: Double, sizes: [String: Size]) -> BoundarySolver.Placed {
    let items = section.boundarySupplementaryItems
    guard !items.isEmpty else { return BoundarySolver.Placed(regionLength: regionLength) }
    return boundarySolver(measured: sizes).place(
      items, regionLength: regionLength, padding: section.headerTopPadding)
  }

  /// What headers, footers and side items of a section came to.
  func placedBoundary(of section: PlacedSection) -> BoundarySolver.Placed {
    surroundings(
      of: section.extent(from: groupOrigin), boundarySizes: section.solution.boundarySizes
    ).placed
  }

  /// What headers, footers and side items are placed by (B1, B8).
  func boundarySolver(measured sizes: [String: Size]) -> BoundarySolver {
    let reference = section.supplementaryContentInsetsReference
    return BoundarySolver(
      scrollAxis: scrollAxis,
      container: reference == .automatic
        ? container : environment.container(reference, along: scrollAxis),
      insets: section.supplementariesFollowContentInsets ? section.contentInsets : .zero,
      grid: grid, measured: sizes)
  }

  /// Backgrounds over the whole extent; a section without length has none (K1, K2).
  private func decorations(length: Double) -> [DecorationElement] {
    guard length > 0, !section.decorationItems.isEmpty else { return [] }
    let extent = Rect(
      origin: Point(along: scrollAxis, 0, across: container.start),
      size: Size(along: scrollAxis, length, across: container.size[scrollAxis.cross]))
    return section.decorationItems.map {
      DecorationElement(
        kind: $0.kind, frame: extent.inset(by: $0.contentInsets), zIndex: $0.zIndex)
    }
  }
}

extension LayoutSection {
  /// The corner of the first group before headers are placed (G13, S3, S7, O1).
  func groupOrigin(in container: SectionContainer, along scrollAxis: Axis) -> Point {
    let edges = group.edgeSpacing
    var origin = Point(
      x: contentInsets.leading + edges.leading.value, y: contentInsets.top + edges.top.value)
    origin[scrollAxis.cross] += container.start
    return origin
  }
}
