/// What a person can ask the program to do, and everything that its help says.
struct Command<Settings: Sendable>: Sendable {
  /// What the command line of a command says to do.
  enum Request: Sendable {
    case run(Settings)
    case help
    case version
  }

  /// A file or the like, named without an option.
  struct Operand: Sendable {
    let placeholder: String
    let isOptional: Bool
    let summary: String
    let set: Option<Settings>.Setter

    init(
      placeholder: String, isOptional: Bool = false, summary: String,
      set: @escaping Option<Settings>.Setter
    ) {
      self.placeholder = placeholder
      self.isOptional = isOptional
      self.summary = summary
      self.set = set
    }

    /// How the usage line shows it.
    var usage: String { isOptional ? "[\(placeholder)]" : placeholder }
  }

  /// What is typed to run the command, with the program's name.
  let invocation: String
  /// What the command does, in one sentence.
  let summary: String
  let operand: Operand?
  let options: [Option<Settings>]
  /// Command lines to try, each with what it does.
  let examples: [(line: String, effect: String)]

  init(
    _ invocation: String, summary: String, operand: Operand? = nil, options: [Option<Settings>],
    examples: [(line: String, effect: String)]
  ) {
    self.invocation = invocation
    self.summary = summary
    self.operand = operand
    self.options = options + Self.everywhere
    self.examples = examples
  }

  private static var everywhere: [Option<Settings>] {
    [
      Option("--help", short: "-h", "print this help") { _, _ in },
      Option("--version", "print the version") { _, _ in },
    ]
  }
}
