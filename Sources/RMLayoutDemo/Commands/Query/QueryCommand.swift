import RMLayout
import RMLayoutDocument

/// Finds the elements of layout documents that a rectangle meets, or that lie at a point.
struct QueryCommand: ProgramCommand {
  static let name = "query"

  let settings: QuerySettings

  func run(in world: some Surroundings) throws(Failure) -> ExitStatus {
    var output = Output(path: settings.path, in: world)
    var list = DocumentList(of: settings.input.sources)
    let status = try settings.input.forEachSource(in: world) { source throws(Failure) in
      let solved = try settings.input.solvedDocument(from: source, in: world)
      let query = try ElementQuery(settings, of: solved)
      if settings.isJSON {
        try list.write(to: &output, for: source) { sink throws(Failure) in
          try query.writeJSON(to: sink)
        }
      } else {
        if settings.input.sources.count > 1 { try output.write("\(source.name):\n") }
        try query.forEachElement { element throws(Failure) in
          try output.write("\(element.name)  \(element.placeText)\n")
        }
      }
    }
    if settings.isJSON { try list.finish(&output) }
    return try output.finish(status)
  }
}

extension LayoutAttributes {
  /// The frame, and what is unusual: `12,40 180x90 z1 pinned`.
  fileprivate var placeText: String {
    frame.placeText + (zIndex == 0 ? "" : " z\(zIndex)") + (isPinned ? " pinned" : "")
  }
}
