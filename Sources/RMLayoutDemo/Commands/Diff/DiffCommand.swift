import RMLayout
import RMLayoutDocument
import RMLayoutRendering

/// Compares two documents, of layouts or of frames.
struct DiffCommand: ProgramCommand {
  static let name = "diff"

  /// The most elements of a document: two of them and what differs are held at once.
  private static let elementLimit = 250_000

  let settings: DiffSettings

  func run(in world: some Surroundings) throws(Failure) -> ExitStatus {
    let sides = try settings.input.sources.map { (source) throws(Failure) in
      try side(source, in: world)
    }
    let difference = DocumentDifference(
      from: sides[0], to: sides[1], tolerance: settings.tolerance)
    let scale = settings.scale ?? sides[0].scale ?? sides[1].scale ?? 1
    var output = Output(path: settings.path, in: world)
    switch settings.form {
    case .table: try output.write(difference.table)
    case .byRule: try output.write(difference.causes(scale: scale))
    case .json: try output.write(difference.json)
    case .sideBySide: try output.write(difference.picture(.sideBySide))
    case .overlay: try output.write(difference.picture(.overlaid))
    }
    return try output.finish(difference.isEmpty ? .success : .finding)
  }

  private func side(
    _ source: DocumentInput.Source, in world: some Surroundings
  ) throws(Failure) -> DocumentDifference.Side {
    let bytes = try settings.input.bytes(of: source, in: world)
    switch try read(bytes, from: source) {
    case .frames(let frames):
      try checkCount(frames.elements.count, of: source)
      return DocumentDifference.Side(name: source.name, frames: frames, scale: nil)
    case .layout(let document):
      let solution: LayoutSolution
      do throws(SpecificationError) {
        solution = try document.solve()
      } catch {
        throw Failure(error, in: source.name)
      }
      try checkCount(solution.elementCount, of: source)
      return DocumentDifference.Side(
        name: source.name,
        frames: FramesDocument(solution, at: document.scrollPosition(in: solution)),
        scale: document.environment.scale)
    }
  }

  private func checkCount(
    _ count: Int, of source: DocumentInput.Source
  ) throws(Failure) {
    guard count > Self.elementLimit else { return }
    throw Failure(
      .badData, at: Place(file: source.name),
      "\(count) elements are more than \(Self.elementLimit); compare fewer items")
  }

  /// The two sorts of documents.
  private enum Document {
    case layout(LayoutDocument)
    case frames(FramesDocument)
  }

  private func read(
    _ bytes: [UInt8], from source: DocumentInput.Source
  ) throws(Failure) -> Document {
    do throws(DocumentError) {
      let value = DocumentValue(
        try JSONValue(json: bytes), lenient: settings.input.isLenient)
      return FramesDocument.isMeant(by: value.json)
        ? .frames(try FramesDocument(reading: value))
        : .layout(try LayoutDocument(reading: value))
    } catch {
      throw Failure(error, in: source.name)
    }
  }
}
