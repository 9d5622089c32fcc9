/// Hands over to `rmlayout-browse`, the app on a terminal, which stands in the program's own folder.
///
/// A program of its own, because what it loads to reach servers would slow down every start of this one.
struct BrowseCommand: ProgramCommand {
  static let name = "browse"

  let settings: BrowseSettings

  func run(in world: some Surroundings) throws(Failure) -> ExitStatus {
    try Self.run([], in: world)
  }

  /// All words are the other program's, `--help` too.
  static func run(_ words: [String], in world: some Surroundings) throws(Failure) -> ExitStatus {
    do throws(SystemError) {
      try world.becomeProgram(BrowseProgram.name, arguments: words)
      return .success
    } catch {
      throw Failure(
        .noInput,
        "\(BrowseProgram.name) cannot be started beside \(Program.name): \(error.message); "
          + "swift build makes both")
    }
  }
}
