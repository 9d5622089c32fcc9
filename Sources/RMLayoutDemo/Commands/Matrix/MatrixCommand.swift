import RMLayout
import RMLayoutDocument
import RMLayoutRendering

/// Solves layout documents in many environments, and shows what comes of it.
struct MatrixCommand: ProgramCommand {
  static let name = "matrix"

  let settings: MatrixSettings

  func run(in world: some Surroundings) throws(Failure) -> ExitStatus {
    let format = try settings.drawing.resolvedFormat()
    guard format != .html else {
      throw Failure(.usage, "a matrix has no pages; write it as text, .svg or .json")
    }
    var output = Output(path: settings.path, in: world)
    var list = DocumentList(of: settings.input.sources)
    var scenes: [LayoutScene] = []
    let status = try settings.input.forEachSource(in: world) { source throws(Failure) in
      let document = try settings.input.document(from: source, in: world)
      let cells = try cells(of: document, in: source.name)
      switch format {
      case .svg: scenes += self.scenes(of: cells, source)
      case .json:
        try list.write(to: &output, for: source) { sink throws(Failure) in
          try sink(json(of: cells))
        }
      case .text, .ascii, .html:
        if settings.input.sources.count > 1 { try output.write("\(source.name):\n") }
        try output.write(TextTable.text(of: [MatrixCell.heading] + cells.map(\.row)))
      }
    }
    if format == .json { try list.finish(&output) }
    if format == .svg, !scenes.isEmpty { try output.write(sheet(of: scenes)) }
    return try output.finish(status)
  }

  private func cells(
    of document: LayoutDocument, in file: String
  ) throws(Failure) -> [MatrixCell] {
    try settings.variants(of: document.environment).map { (variant) throws(Failure) in
      let moved = document.moved(to: variant.environment(from: document.environment))
      do throws(SpecificationError) {
        let solved = SolvedDocument(file: file, document: moved, solution: try moved.solve())
        return MatrixCell(variant: variant, solved: solved)
      } catch {
        throw Failure(error, in: file)
      }
    }
  }

  private func json(of cells: [MatrixCell]) -> String {
    let lines = cells.map { "\n    " + $0.json.text }.joined(separator: ",")
    return "{\n  \"version\": \(LayoutDocument.version),\n  \"variants\": [\(lines)\n  ]\n}\n"
  }

  private func scenes(
    of cells: [MatrixCell], _ source: DocumentInput.Source
  ) -> [LayoutScene] {
    cells.map { $0.scene(titled: $0.solved.document.name ?? source.title, id: source.title) }
  }

  private func sheet(of scenes: [LayoutScene]) -> [UInt8] {
    var renderer = settings.drawing.picture.renderer
    // What lies below the fold has no room on a sheet of many.
    renderer.details.subtract(.ghosts)
    renderer.columns = settings.columns ?? settings.usualColumns
    var titles: [String] = []
    for scene in scenes where titles.last != scene.title { titles.append(scene.title) }
    renderer.title = titles.joined(separator: ", ")
    return renderer.render(scenes)
  }
}
