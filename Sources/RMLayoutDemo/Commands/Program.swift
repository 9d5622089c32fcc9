import RMLayoutDocument

/// The program `rmlayout-demo`: finds the command and turns what happens into an exit status.
package enum Program {
  /// The version of the program, the one place where it stands.
  package static let version = "0.1.0"

  /// Runs the process's own command line and ends the process.
  package static func main() -> Never {
    Platform.reportFullFiles()
    let status = run(Array(CommandLine.arguments.dropFirst()), in: ProcessSurroundings())
    Platform.exit(status.rawValue)
  }

  /// Runs a command line without the program's name.
  package static func run(_ words: [String], in world: some Surroundings) -> ExitStatus {
    do throws(Failure) {
      try start(words, in: world)
      return .success
    } catch {
      if error.status != .closedPipe { world.report("error: \(oneLine(error.message))") }
      return error.status
    }
  }

  private static func start(_ words: [String], in world: some Surroundings) throws(Failure) {
    guard let first = words.first, !first.hasPrefix("-") else {
      return try runScreens(words, in: world)
    }
    switch first {
    case "frames":
      try runFrames(Array(words.dropFirst()), in: world)
    case "gallery":
      try runGallery(Array(words.dropFirst()), in: world)
    case "help":
      try start(Array(words.dropFirst().prefix(1)) + ["--help"], in: world)
    default:
      let nearest = first.nearest(among: ["frames", "gallery", "help"]).map {
        "; did you mean \($0)?"
      }
      throw Failure(.usage, "unknown command '\(first)'" + (nearest ?? "; see --help"))
    }
  }

  private static func runScreens(
    _ words: [String], in world: some Surroundings
  ) throws(Failure) {
    try ScreensSettings.command.run(words, initial: ScreensSettings(), in: world) {
      settings throws(Failure) in try ScreensCommand(settings: settings).run(in: world)
    }
  }

  private static func runFrames(
    _ words: [String], in world: some Surroundings
  ) throws(Failure) {
    try FramesSettings.command.run(words, initial: FramesSettings(), in: world) {
      settings throws(Failure) in try FramesCommand(settings: settings).run(in: world)
    }
  }

  private static func runGallery(
    _ words: [String], in world: some Surroundings
  ) throws(Failure) {
    try GallerySettings.command.run(words, initial: GallerySettings(), in: world) {
      settings throws(Failure) in try GalleryCommand(settings: settings).run(in: world)
    }
  }

  // A file's name may hold a line feed; an error stays one line.
  private static func oneLine(_ text: String) -> String {
    String(text.map { $0.isNewline || $0 < " " ? "?" : $0 })
  }
}

extension Command {
  /// Reads a command line and does what it says: the command itself, its help or the version.
  func run(
    _ words: [String], initial: Settings, in world: some Surroundings,
    _ body: (Settings) throws(Failure) -> Void
  ) throws(Failure) {
    let text: String
    switch try parse(words, into: initial) {
    case .run(let settings): return try body(settings)
    case .help: text = help
    case .version: text = "rmlayout-demo \(Program.version)\n"
    }
    var output = Output(path: nil, in: world)
    try output.write(text)
    try output.finish()
  }
}
