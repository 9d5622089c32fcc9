/// Puts solved sections one after the other and finds the content size (C2, C8, F11b).
struct SolutionAssembly {
  let scrollAxis: Axis
  let spacing: Double
  private var sections: [SectionSolution] = []
  private var starts: [Double] = []
  private var cursor = 0.0
  private var crossLength = 0.0
  private var diagnostics: [LayoutDiagnostic] = []
  /// Headers, footers and side items of the whole content.
  private var boundary: [BoundaryElement] = []

  init(scrollAxis: Axis, spacing: Double) {
    self.scrollAxis = scrollAxis
    self.spacing = spacing
  }

  /// Where the section added last starts.
  var lastStart: Double { starts.last ?? 0 }

  /// Adds a section behind the others.
  mutating func append(_ section: SectionSolution) {
    if !sections.isEmpty { cursor += spacing }
    starts.append(cursor)
    sections.append(section)
    cursor += section.length
    crossLength = max(crossLength, section.crossLength)
  }

  /// Keeps a finding, up to a thousand of them.
  mutating func report(_ finding: LayoutDiagnostic.Finding, path: String) {
    guard diagnostics.count < 1_000 else { return }
    diagnostics.append(LayoutDiagnostic(finding, path: path))
  }

  /// Keeps the findings of a section, up to a thousand in all.
  mutating func report(
    _ findings: [LayoutDiagnostic], within component: @autoclosure () -> String
  ) {
    guard !findings.isEmpty else { return }
    let component = component()
    for finding in findings.prefix(1_000 - diagnostics.count) {
      diagnostics.append(finding.within(component))
    }
  }

  /// Puts boundary items around all sections (B10).
  mutating func surround(
    with items: [LayoutBoundarySupplementaryItem], in environment: LayoutEnvironment,
    on grid: PixelGrid
  ) {
    for (index, item) in items.enumerated() where item.alignment == .none {
      report(.boundaryItemWithoutPlace, path: "configuration.boundaryItems[\(index)]")
    }
    let solver = BoundarySolver(
      scrollAxis: scrollAxis, container: environment.container(.none, along: scrollAxis),
      insets: .zero, grid: grid)
    let placed = solver.place(items, regionLength: cursor, padding: 0)
    boundary = placed.elements.sorted { $0.kind < $1.kind }
    cursor = placed.growthAtStart + placed.regionLength + placed.growthAtEnd
    guard placed.growthAtStart != 0 else { return }
    for index in starts.indices { starts[index] += placed.growthAtStart }
  }

  /// The finished compositional layout.
  func solution(
    in environment: LayoutEnvironment, grid: PixelGrid, isMirrored: Bool
  ) -> LayoutSolution {
    let across = max(environment.size[scrollAxis.cross], crossLength)
    let size = Size(
      along: scrollAxis, grid.contentLength(max(0, cursor)), across: grid.contentLength(across))
    return solution(in: environment, grid: grid, isMirrored: isMirrored, contentSize: size)
  }

  /// The finished flow layout, whose content is narrowed by the content inset.
  func flowSolution(
    in environment: LayoutEnvironment, grid: PixelGrid, isMirrored: Bool
  ) -> LayoutSolution {
    let cross = scrollAxis.cross
    let across = environment.size[cross] - environment.contentInset.total(along: cross)
    let length = max(0, cursor)
    let size = Size(
      along: scrollAxis, grid.profile == .exact ? length : grid.floored(length),
      across: max(0, across))
    return solution(in: environment, grid: grid, isMirrored: isMirrored, contentSize: size)
  }

  private func solution(
    in environment: LayoutEnvironment, grid: PixelGrid, isMirrored: Bool, contentSize: Size
  ) -> LayoutSolution {
    LayoutSolution(
      environment: environment, scrollDirection: scrollAxis, contentSize: contentSize,
      diagnostics: diagnostics, grid: grid, isMirrored: isMirrored, sections: sections,
      boundary: boundary, starts: starts,
      reach: SectionReach(sections, starts: starts, along: scrollAxis))
  }
}
