/// The program `rmlayout-demo`: finds the command and turns what happens into an exit status.
package enum Program {
  /// What is typed to run the program.
  package static let name = "rmlayout-demo"
  /// The version of the program, the one place where it stands.
  package static let version = "0.1.0"

  /// Runs the process's own command line and ends the process.
  package static func main() -> Never {
    Platform.reportFullFiles()
    let status = run(Array(CommandLine.arguments.dropFirst()), in: ProcessSurroundings())
    Platform.exit(status.rawValue)
  }

  /// Runs a command line without the program's name.
  package static func run(_ words: [String], in surroundings: some Surroundings) -> ExitStatus {
    var world = surroundings
    world.reporting = Reporting(words: words)
    do throws(Failure) {
      return try start(words, in: world)
    } catch {
      if error.status != .closedPipe { world.report(Report(error)) }
      return error.status
    }
  }

  private static func start(
    _ words: [String], in world: some Surroundings
  ) throws(Failure) -> ExitStatus {
    guard let first = words.first, !first.hasPrefix("-") else {
      return try CommandTable.unnamed.run(words, in: world)
    }
    let rest = Array(words.dropFirst())
    guard first != "help" else { return try start(rest.prefix(1) + ["--help"], in: world) }
    return try CommandTable.command(named: first).run(rest, in: world)
  }
}
