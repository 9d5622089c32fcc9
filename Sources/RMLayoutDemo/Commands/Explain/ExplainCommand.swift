import RMLayout
import RMLayoutDocument

/// Tells why an element of a layout document is where it is, and what lies at a point.
struct ExplainCommand: ProgramCommand {
  static let name = "explain"

  let settings: ExplainSettings

  func run(in world: some Surroundings) throws(Failure) -> ExitStatus {
    guard let source = settings.input.sources.first,
      settings.element != nil || settings.point != nil
    else { throw Failure(.usage, "needs an ITEM, such as 1.4 or header:1, or --point") }
    guard settings.element == nil || settings.point == nil else {
      throw Failure(.usage, "needs an ITEM or --point, has both; drop one of them")
    }
    let solved = try settings.input.solvedDocument(from: source, in: world)
    var position = solved.position
    if let offset = settings.offset { position.offset = offset }
    let answer = try answer(in: solved.solution, at: position)
    var output = Output(path: settings.path, in: world)
    try output.write(settings.isJSON ? answer.json : answer.text)
    return try output.finish(.success)
  }

  private func answer(
    in solution: LayoutSolution, at position: ScrollPosition
  ) throws(Failure) -> Explained {
    if let element = settings.element {
      return Explained(try element.explanation(in: solution, at: position))
    }
    return Explained(at: settings.point ?? .zero, in: solution, position)
  }
}
