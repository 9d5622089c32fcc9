import RMLayout
import RMLayoutDocument

/// Solves layout documents and prints their frames documents.
struct FramesCommand: ProgramCommand {
  static let name = "frames"

  let settings: FramesSettings

  func run(in world: some Surroundings) throws(Failure) -> ExitStatus {
    var output = Output(path: settings.path, in: world)
    var list = DocumentList(of: settings.input.sources)
    let status = try settings.input.forEachSource(in: world) { source throws(Failure) in
      let solved = try settings.input.solvedDocument(from: source, in: world)
      if settings.rect == nil, settings.limit == nil {
        try requireWritable(solved.solution, remedy: "give --rect or --limit")
      }
      try list.write(to: &output, for: source) { sink throws(Failure) in
        try solved.solution.writeFrames(
          at: solved.position, intersecting: settings.rect, limit: settings.limit, to: sink)
      }
    }
    try list.finish(&output)
    return try output.finish(status)
  }
}
