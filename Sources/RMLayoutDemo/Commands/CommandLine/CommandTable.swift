import RMLayoutDocument

/// All commands: from this one table come dispatch, suggestions, the overview and completions.
enum CommandTable {
  /// What the program does without the name of a command.
  static let unnamed: any ProgramCommand.Type = ScreensCommand.self

  /// The commands by name, in the order in which the overview lists them.
  static let commands: [any ProgramCommand.Type] = [
    RenderCommand.self,
    GalleryCommand.self,
    FramesCommand.self,
    QueryCommand.self,
    PageCommand.self,
    MatrixCommand.self,
    ExplainCommand.self,
    LintCommand.self,
    DiffCommand.self,
    SwiftCommand.self,
    BrowseCommand.self,
    SchemaCommand.self,
    CompletionsCommand.self,
  ]

  /// The command that a word stands for.
  static func command(named word: String) throws(Failure) -> any ProgramCommand.Type {
    if let command = commands.first(where: { $0.name == word }) { return command }
    let nearest = word.nearest(among: commands.map { $0.name } + ["help"])
    throw Failure(
      .usage,
      "unknown command '\(word)'" + (nearest.map { "; did you mean \($0)?" } ?? "; see --help"))
  }

  /// The commands with a line each, for the end of the program's own help.
  static var overview: String {
    let rows = commands.map { (left: $0.name, right: brief(of: $0)) }
    return "\ncommands (\(Program.name) help COMMAND says more):\n"
      + HelpText.table(rows, column: 16)
  }

  private static func brief<Found: ProgramCommand>(of command: Found.Type) -> String {
    Found.Settings.command.brief
  }
}
