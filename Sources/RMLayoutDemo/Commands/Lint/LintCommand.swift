import RMLayout
import RMLayoutDocument

/// Looks for known traps in layout documents, and for what a solve reports.
struct LintCommand: ProgramCommand {
  static let name = "lint"

  let settings: LintSettings

  func run(in world: some Surroundings) throws(Failure) -> ExitStatus {
    var output = Output(path: settings.path, in: world)
    var list = DocumentList(of: settings.input.sources)
    var isClean = true
    let status = try settings.input.forEachSource(in: world) { source throws(Failure) in
      let remarks = try remarks(on: source, in: world)
      if !remarks.isEmpty { isClean = false }
      if settings.isJSON {
        try list.write(to: &output, for: source) { sink throws(Failure) in
          try sink(LintRemark.json(of: remarks))
        }
      } else {
        try output.write(LintRemark.text(of: remarks, in: source.name))
      }
    }
    if settings.isJSON { try list.finish(&output) }
    let isFinding = status == .success && settings.isStrict && !isClean
    return try output.finish(isFinding ? .finding : status)
  }

  private func remarks(
    on source: DocumentInput.Source, in world: some Surroundings
  ) throws(Failure) -> [LintRemark] {
    let solved = try settings.input.solvedDocument(from: source, in: world)
    do throws(SpecificationError) {
      return LintRemark.all(
        findings: try solved.document.lint(), diagnostics: solved.solution.diagnostics)
    } catch {
      throw Failure(error, in: source.name)
    }
  }
}
