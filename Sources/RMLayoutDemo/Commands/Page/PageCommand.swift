import RMLayout
import RMLayoutDocument

/// Tells where the rows of layout documents come to rest.
struct PageCommand: ProgramCommand {
  static let name = "page"

  let settings: PageSettings

  func run(in world: some Surroundings) throws(Failure) -> ExitStatus {
    var output = Output(path: settings.path, in: world)
    var list = DocumentList(of: settings.input.sources)
    let status = try settings.input.forEachSource(in: world) { source throws(Failure) in
      let rows = try rows(of: settings.input.solvedDocument(from: source, in: world))
      if settings.isJSON {
        try list.write(to: &output, for: source) { sink throws(Failure) in
          let lines = rows.map { "\n    " + $0.json }.joined(separator: ",")
          let body = rows.isEmpty ? "[]" : "[\(lines)\n  ]"
          try sink("{\n  \"version\": \(LayoutDocument.version),\n  \"rows\": \(body)\n}\n")
        }
      } else {
        if settings.input.sources.count > 1 { try output.write("\(source.name):\n") }
        try output.write(
          rows.isEmpty ? "no section scrolls on its own\n" : rows.map(\.text).joined())
      }
    }
    if settings.isJSON { try list.finish(&output) }
    return try output.finish(status)
  }

  private func rows(of solved: SolvedDocument) throws(Failure) -> [PagedRow] {
    let solution = solved.solution
    let position = solved.position
    let all = (0..<solution.sectionCount).compactMap { solution.row(inSection: $0) }
    let rows = settings.section.map { section in all.filter { $0.section == section } } ?? all
    if let section = settings.section, rows.isEmpty {
      let others = all.prefix(10).map { "\($0.section)" }.joined(separator: ", ")
      throw Failure(
        .usage, at: Place(file: solved.file),
        "section \(section) does not scroll on its own; "
          + (all.isEmpty ? "none does" : "those that do: \(others)"))
    }
    return rows.map { row in
      PagedRow(
        row: row,
        offset: settings.offset ?? position.rowOffsets[row.section] ?? row.initialOffset,
        settings: settings)
    }
  }
}
