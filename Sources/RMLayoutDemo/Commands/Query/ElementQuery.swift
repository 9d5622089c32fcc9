import RMLayout
import RMLayoutDocument

/// A question about the elements of a solved document, and how far that is scrolled.
struct ElementQuery {
  private let place: QuerySettings.Place
  private let solution: LayoutSolution
  private let position: ScrollPosition
  private let limit: Int

  /// The question that the settings ask; without a place, what is on screen.
  init(_ settings: QuerySettings, of solved: SolvedDocument) throws(Failure) {
    solution = solved.solution
    var position = solved.position
    if let offset = settings.offset { position.offset = offset }
    for (section, offset) in settings.rowOffsets {
      guard section < solution.sectionCount, solution.row(inSection: section) != nil else {
        throw Failure(
          .usage, at: Place(file: solved.file),
          "--row: section \(section) does not scroll on its own")
      }
      position.rowOffsets[section] = offset
    }
    self.position = position
    place =
      settings.place
      ?? .rect(Rect(origin: position.offset, size: solution.environment.size))
    limit = settings.limit ?? .max
  }

  /// Calls a function with each element found: those at a point from the topmost down.
  func forEachElement(
    _ body: (LayoutAttributes) throws(Failure) -> Void
  ) throws(Failure) {
    switch place {
    case .point(let point):
      for element in solution.elements(at: point, at: position).prefix(limit) {
        try body(element)
      }
    case .rect(let rect):
      var count = 0
      do throws(Stop) {
        try solution.forEachAttributes(intersecting: rect, at: position) {
          (element) throws(Stop) in
          guard count < limit else { throw .limitReached }
          count += 1
          do throws(Failure) { try body(element) } catch { throw .failed(error) }
        }
      } catch {
        if case .failed(let failure) = error { throw failure }
      }
    }
  }

  /// Writes the question and its answer as an object, an element a line.
  func writeJSON(to sink: (String) throws(Failure) -> Void) throws(Failure) {
    let offset = position.offset
    try sink("{\n  \"version\": \(LayoutDocument.version),\n")
    try sink("  \"offset\": [\(offset.x.decimalText), \(offset.y.decimalText)],\n")
    try sink("  \(place.json),\n  \"elements\": [")
    var isFirst = true
    try forEachElement { element throws(Failure) in
      try sink((isFirst ? "\n    " : ",\n    ") + element.documentText)
      isFirst = false
    }
    try sink(isFirst ? "]\n}\n" : "\n  ]\n}\n")
  }

  /// What ends a walk over elements early.
  private enum Stop: Error {
    case limitReached
    case failed(Failure)
  }
}

extension QuerySettings.Place {
  fileprivate var json: String {
    let (name, numbers) =
      switch self {
      case .rect(let rect): ("rect", [rect.minX, rect.minY, rect.width, rect.height])
      case .point(let point): ("point", [point.x, point.y])
      }
    return "\"\(name)\": [\(numbers.map(\.decimalText).joined(separator: ", "))]"
  }
}
