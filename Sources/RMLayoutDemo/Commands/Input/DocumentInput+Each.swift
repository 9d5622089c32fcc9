extension DocumentInput {
  /// Does something with each source; one that fails is reported, and the others are gone on with.
  ///
  /// With several sources a terminal shows how far the work is.
  /// - Throws: the failure of a single source, and whatever ends the writing.
  /// - Returns: how the run ends: as the first source that failed says.
  func forEachSource(
    in world: some Surroundings, _ body: (Source) throws(Failure) -> Void
  ) throws(Failure) -> ExitStatus {
    var status = ExitStatus.success
    var progress = Progress(of: sources.count, in: world)
    defer { progress.finish() }
    for source in sources {
      progress.step(source.name)
      do throws(Failure) {
        try body(source)
      } catch {
        guard sources.count > 1, error.isOfInput else { throw error }
        progress.finish()
        world.report(Report(error))
        if status == .success { status = error.status }
      }
    }
    return status
  }
}

extension Failure {
  /// Whether another input may do better.
  fileprivate var isOfInput: Bool { status == .badData || status == .noInput }
}
