import RMLayout
import RMLayoutDocument

/// A layout document with its solution, as most commands want it.
struct SolvedDocument: Sendable {
  /// How messages name the file.
  let file: String
  let document: LayoutDocument
  let solution: LayoutSolution

  /// How far the document says that the content and its rows are scrolled.
  var position: ScrollPosition { document.scrollPosition(in: solution) }
}

extension DocumentInput {
  /// The bytes of an input; one that is greater than the limit is a failure.
  func bytes(of source: Source, in world: some Surroundings) throws(Failure) -> [UInt8] {
    if source == .standardInput, world.inputIsTerminal {
      world.report(Report(.note, "reading a document from the terminal; Ctrl-D ends it"))
    }
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try world.contents(of: source.path, limit: limit)
    } catch {
      throw Failure(.noInput, "cannot read \(source.name): \(error.message)")
    }
    guard bytes.count <= limit else {
      throw Failure(
        .badData, at: Place(file: source.name),
        "an input may have \(Value.text(ofByteCount: limit)), this one has more; give --max-input")
    }
    return bytes
  }

  /// The layout document that stands in an input.
  func document(
    from source: Source, in world: some Surroundings
  ) throws(Failure) -> LayoutDocument {
    let bytes = try bytes(of: source, in: world)
    do throws(DocumentError) {
      return try LayoutDocument(json: bytes, lenient: isLenient)
    } catch {
      throw Failure(error, in: source.name)
    }
  }

  /// The layout document that stands in an input, solved.
  func solvedDocument(
    from source: Source, in world: some Surroundings
  ) throws(Failure) -> SolvedDocument {
    let document = try document(from: source, in: world)
    do throws(SpecificationError) {
      return SolvedDocument(
        file: source.name, document: document, solution: try document.solve())
    } catch {
      throw Failure(error, in: source.name)
    }
  }
}

extension Failure {
  /// A document that cannot be read.
  init(_ error: DocumentError, in file: String) {
    var place = Place(file: file)
    switch error.reason {
    case .syntax(let line, let column, _): place = Place(file: file, line: line, column: column)
    default: place.path = error.path.isEmpty ? "document" : error.path.shortened()
    }
    let way = error.reason == .unknownKey(nearest: nil) ? ", or give --lenient" : ""
    self.init(.badData, at: place, error.message + way)
  }

  /// A layout that cannot be solved.
  init(_ error: SpecificationError, in file: String) {
    let path = error.path.isEmpty ? nil : error.path.shortened()
    self.init(.badData, at: Place(file: file, path: path), error.message)
  }
}
