import RMLayout
import RMLayoutDocument

/// Solves a layout document and prints its frames document.
struct FramesCommand: Sendable {
  let settings: FramesSettings

  private static let inputLimit = 256 << 20

  func run(in world: some Surroundings) throws(Failure) {
    let document = try read(in: world)
    let solution = try solve(document)
    if settings.rect == nil, settings.limit == nil {
      try requireWritable(solution, remedy: "give --rect or --limit")
    }
    var output = Output(path: settings.path, in: world)
    try solution.writeFrames(
      at: document.scrollPosition(in: solution), intersecting: settings.rect,
      limit: settings.limit
    ) { piece throws(Failure) in try output.write(piece) }
    try output.finish()
  }

  private var inputName: String { settings.inputPath ?? "the standard input" }

  private func read(in world: some Surroundings) throws(Failure) -> LayoutDocument {
    if settings.inputPath == nil, world.inputIsTerminal {
      world.report("reading a layout document from the terminal; Ctrl-D ends it")
    }
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try world.contents(of: settings.inputPath, limit: Self.inputLimit)
    } catch {
      throw Failure(.noInput, "cannot read \(inputName): \(error.message)")
    }
    guard bytes.count <= Self.inputLimit else {
      throw Failure(.badData, "\(inputName): a document may have 256 MiB, this one has more")
    }
    do throws(DocumentError) {
      return try LayoutDocument(json: bytes, lenient: settings.isLenient)
    } catch {
      throw Failure(.badData, message(for: error))
    }
  }

  private func message(for error: DocumentError) -> String {
    switch error.reason {
    case .syntax(let line, let column, _):
      // The form from which editors jump to the place.
      "\(inputName):\(line):\(column): \(error.message)"
    case .unknownKey(nearest: nil): "\(inputName): \(error), or give --lenient"
    default: "\(inputName): \(error)"
    }
  }

  private func solve(_ document: LayoutDocument) throws(Failure) -> LayoutSolution {
    do throws(SpecificationError) {
      return try document.solve()
    } catch {
      let place = error.path.isEmpty ? "" : error.path.shortened() + ": "
      throw Failure(.badData, "\(inputName): \(place)\(error.message)")
    }
  }
}
