/// What can stand on the command line of a command, without what it does: for completions.
struct CommandOutline: Hashable, Sendable {
  /// An option of a command.
  struct Option: Hashable, Sendable {
    /// The long name, and the short one if there is one.
    let names: [String]
    /// What it does, in a few words.
    let brief: String
    /// What the help shows for the value; nil where the option takes none.
    let placeholder: String?
    /// What the value may be, as far as that is known.
    let words: [String]

    /// Whether the value is the name of a file.
    var takesFile: Bool { placeholder == "FILE" }
  }

  /// The word that is typed to run it; empty for what the program does without one.
  let name: String
  let brief: String
  let options: [Option]
  /// What can stand there beside options; nil where nothing can.
  let operand: String?
  /// What the operand may be; empty stands for files.
  let operandWords: [String]
}

extension CommandOutline {
  init<Found: ProgramCommand>(of command: Found.Type) {
    let line = Found.Settings.command
    name = Found.name
    brief = line.brief
    options = line.options.map(Option.init)
    operand = line.operand?.placeholder
    operandWords = line.operand?.words ?? []
  }
}

extension CommandOutline.Option {
  fileprivate init<Settings>(_ option: Option<Settings>) {
    names = [option.name] + [option.short].compactMap { $0 }
    // The help says more; beside a list of choices there is room for a line.
    let start = option.summary.prefix { !"(;:".contains($0) }
    brief = String(start.last == " " ? start.dropLast() : start)
    placeholder = option.argument.placeholder
    words =
      switch option.argument {
      case .none: []
      case .value(_, let words), .choice(let words): words
      }
  }
}

extension CommandTable {
  /// The outlines of all commands by name.
  static var outlines: [CommandOutline] { commands.map { outline(of: $0) } }

  /// The outline of what the program does without the name of a command.
  static var unnamedOutline: CommandOutline { outline(of: unnamed) }

  private static func outline(of command: any ProgramCommand.Type) -> CommandOutline {
    func open<Found: ProgramCommand>(_ command: Found.Type) -> CommandOutline {
      CommandOutline(of: command)
    }
    return open(command)
  }
}
