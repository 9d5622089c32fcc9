/// Puts solved sections one after the other and finds the content size (C2, C8, F11b).
struct SolutionAssembly {
  let scrollAxis: Axis
  let spacing: Double
  private var entries: [OffsetTree<SectionRun>.Entry] = []
  /// The last sections that are alike, not yet among the entries.
  private var last: SectionRun?
  /// Where the next section starts, and where the last one did.
  private var cursor = 0.0
  private(set) var lastStart = 0.0
  private var diagnostics: [LayoutDiagnostic] = []

  init(scrollAxis: Axis, spacing: Double) {
    self.scrollAxis = scrollAxis
    self.spacing = spacing
  }

  /// Adds sections behind the others.
  mutating func append(_ section: SectionSolution, count: Int = 1) {
    let step = (section.length + spacing).summable
    lastStart = cursor + Double(count - 1) * step
    cursor += Double(count) * step
    if let run = last, run.solution === section {
      last?.count += count
      return
    }
    close()
    last = SectionRun(solution: section, run: nil, count: count)
  }

  private mutating func close() {
    guard let last else { return }
    entries.append(
      OffsetTree.Entry(
        leaf: last, summary: last.summary(spacing: spacing, along: scrollAxis)))
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

  /// The finished solution of a layout.
  mutating func solution(
    of layout: LayoutSource, in environment: LayoutEnvironment
  ) -> LayoutSolution {
    close()
    last = nil
    return LayoutSolution(
      of: layout, in: environment, sections: OffsetTree(entries), diagnostics: diagnostics)
  }
}
