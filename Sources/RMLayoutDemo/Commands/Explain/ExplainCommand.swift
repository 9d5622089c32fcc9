import RMLayout
import RMLayoutDocument

/// Tells why an element of a layout document is where it is, and what lies at a point.
struct ExplainCommand: ProgramCommand {
  static let name = "explain"

  let settings: ExplainSettings

  func run(in world: some Surroundings) throws(Failure) -> ExitStatus {
    guard let source = settings.input.sources.first, let subject = settings.subject else {
      throw Failure(.usage, "needs an ITEM, such as 1.4 or header:1, or --point")
    }
    let solved = try settings.input.solvedDocument(from: source, in: world)
    var position = solved.position
    if let offset = settings.offset { position.offset = offset }
    let answer: Explained
    switch subject {
    case .element(let name):
      answer = Explained(try name.explanation(in: solved.solution, at: position))
    case .point(let point):
      answer = Explained(at: point, in: solved.solution, position)
    }
    var output = Output(path: settings.path, in: world)
    try output.write(settings.isJSON ? answer.json : answer.text)
    return try output.finish(.success)
  }
}
