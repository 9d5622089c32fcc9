import RMLayout
import RMLayoutGallery
package import RMLayoutRendering

/// What the program that browses does beyond reading its command line.
package protocol BrowseHost {
  /// The scene that the settings ask for, and a line for each part that could not be loaded.
  func scene(
    for settings: BrowseSettings
  ) async throws(Failure) -> (scene: LayoutScene, warnings: [String])

  /// How long frames of a list of so many characters take, as a line for scripts.
  func frameTimes(itemCount: Int) async throws(Failure) -> String

  /// Lets a person look around in a terminal until they leave; the status for the shell.
  func browse(_ settings: BrowseSettings) async throws(Failure) -> Int32
}

/// The program `rmlayout-browse`: reads its command line, then draws or lets look around.
package enum BrowseProgram {
  /// What is typed to run the program.
  package static let name = "rmlayout-browse"

  /// Runs the process's own command line and ends the process.
  package static func main(_ host: some BrowseHost) async -> Never {
    Platform.reportFullFiles()
    let words = Array(CommandLine.arguments.dropFirst())
    let status = await run(words, in: ProcessSurroundings(), host)
    Platform.exit(status)
  }

  /// Runs a command line without the program's name.
  package static func run(
    _ words: [String], in surroundings: some Surroundings, _ host: some BrowseHost
  ) async -> Int32 {
    var world = surroundings
    world.reporting = Reporting(words: words)
    do throws(Failure) {
      switch try BrowseSettings.command.parse(words, into: BrowseSettings()) {
      case .run(let settings): return try await run(settings, in: world, host)
      case .help: try print(BrowseSettings.command.help, in: world)
      case .version: try print("\(name) \(Program.version)\n", in: world)
      }
      return ExitStatus.success.rawValue
    } catch {
      if error.status != .closedPipe { world.report(Report(error)) }
      return error.status.rawValue
    }
  }

  private static func print(_ text: String, in world: some Surroundings) throws(Failure) {
    var output = Output(path: nil, in: world)
    try output.write(text)
    try output.finish()
  }

  private static func run(
    _ settings: BrowseSettings, in world: some Surroundings, _ host: some BrowseHost
  ) async throws(Failure) -> Int32 {
    try settings.requireMatchingScreen()
    if let count = settings.timedItemCount {
      try print(await host.frameTimes(itemCount: count) + "\n", in: world)
      return ExitStatus.success.rawValue
    }
    guard settings.asksForDrawing || !world.outputIsTerminal || !world.inputIsTerminal else {
      return try await host.browse(settings)
    }
    let writer = try SceneWriter(settings.drawing)
    var (scene, warnings) = try await host.scene(for: settings)
    if let page = settings.episodePage {
      let section = CharacterDetail.Section.episodes.rawValue
      scene.position.rowOffsets[section] = try scene.solution.rowOffset(
        ofPage: page, inSection: section)
    }
    try writer.write([scene], in: world)
    for warning in warnings { world.report(Report(.warning, warning)) }
    return ExitStatus.success.rawValue
  }
}
