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
  private var lastDiagnostics: [LayoutDiagnostic] = []

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
    last = SectionRun(solution: section, count: count)
  }

  private mutating func close() {
    guard let last else { return }
    entries.append(
      OffsetTree.Entry(
        leaf: last, summary: last.summary(spacing: spacing, along: scrollAxis)))
  }

  /// Keeps findings of the whole layout, told before those of sections.
  mutating func report(_ findings: [LayoutDiagnostic]) { diagnostics += findings }

  /// Keeps findings of the whole layout, told after those of sections.
  mutating func reportAtEnd(_ findings: [LayoutDiagnostic]) { lastDiagnostics += findings }

  /// The finished solution of a layout.
  mutating func solution(
    of layout: LayoutSource, in environment: LayoutEnvironment
  ) -> LayoutSolution {
    close()
    last = nil
    return LayoutSolution(
      of: layout, in: environment, sections: OffsetTree(entries), diagnostics: diagnostics,
      lastDiagnostics: lastDiagnostics)
  }
}
