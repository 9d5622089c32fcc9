/// What a person can ask the program to do, and everything that its help says.
struct Command<Settings: Sendable>: Sendable {
  /// What the command line of a command says to do.
  enum Request: Sendable {
    case run(Settings)
    case help
    case version
  }

  /// Files or the like, named without an option.
  struct Operand: Sendable {
    let placeholder: String
    /// How many there must be at least.
    let least: Int
    /// How many there may be at most; nil for any number.
    let most: Int?
    let summary: String
    /// What there is to choose from, for completions; nil stands for the names of files.
    let words: [String]?
    /// Called once for each.
    let set: Option<Settings>.Setter

    init(
      placeholder: String, least: Int = 1, most: Int? = 1, summary: String, words: [String]? = nil,
      set: @escaping Option<Settings>.Setter
    ) {
      self.placeholder = placeholder
      self.least = least
      self.most = most
      self.summary = summary
      self.words = words
      self.set = set
    }

    /// How the usage line shows it.
    var usage: String {
      guard least > 0 else { return "[\(placeholder)]" }
      let needed = Array(repeating: placeholder, count: least).joined(separator: " ")
      return most == nil ? "\(needed)..." : needed
    }
  }

  /// What is typed to run the command, with the program's name.
  let invocation: String
  /// What the command does, in a few words: its line in the list of all commands.
  let brief: String
  /// What the command does, in some sentences.
  let summary: String
  let operand: Operand?
  let options: [Option<Settings>]
  /// What the status 1 stands for; nil for a command that never ends with it.
  let finding: String?
  /// Command lines to try, each with what it does.
  let examples: [(line: String, effect: String)]

  /// Creates a command; an empty name is what the program does without one.
  init(
    _ name: String, brief: String, summary: String, operand: Operand? = nil,
    options: [Option<Settings>], finding: String? = nil,
    examples: [(line: String, effect: String)]
  ) {
    invocation = [Program.name, name].filter { !$0.isEmpty }.joined(separator: " ")
    self.brief = brief
    self.summary = summary
    self.operand = operand
    self.options = options + Reporting.options() + Self.everywhere
    self.finding = finding
    self.examples = examples
  }

  private static var everywhere: [Option<Settings>] {
    [
      Option("--help", short: "-h", "print this help") { _, _ in },
      Option("--version", "print the version") { _, _ in },
    ]
  }
}
