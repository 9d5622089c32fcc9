/// A command of the program: a name, a table of what it takes, and what it does.
///
/// A new one is a type that conforms, and a line in ``CommandTable``.
protocol ProgramCommand: Sendable {
  /// What the options and operands of the command say.
  associatedtype Settings: CommandSettings

  /// The word that is typed to run it.
  static var name: String { get }

  init(settings: Settings)

  /// Does what the settings say; the status is other than success only where something was found.
  func run(in world: some Surroundings) throws(Failure) -> ExitStatus

  /// Reads a command line and does what it says: the command itself, its help or the version.
  static func run(_ words: [String], in world: some Surroundings) throws(Failure) -> ExitStatus
}

/// The settings of a command, with the table of options that set them.
protocol CommandSettings: Sendable {
  /// Creates what holds where the command line says nothing.
  init()

  /// The options and operands, and what the help says.
  static var command: Command<Self> { get }
}

extension ProgramCommand {
  static func run(_ words: [String], in world: some Surroundings) throws(Failure) -> ExitStatus {
    let command = Settings.command
    let text: String
    switch try command.parse(words, into: Settings()) {
    case .run(let settings): return try Self(settings: settings).run(in: world)
    case .help: text = command.help + (name.isEmpty ? CommandTable.overview : "")
    case .version: text = "\(Program.name) \(Program.version)\n"
    }
    var output = Output(path: nil, in: world)
    try output.write(text)
    try output.finish()
    return .success
  }
}
