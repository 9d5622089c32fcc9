/// One option of a command: what it is called, what it takes, and what it sets.
///
/// Parsing and help both read the commands' tables of these.
struct Option<Settings: Sendable>: Sendable {
  /// What follows the name of an option.
  enum Argument: Hashable, Sendable {
    case none
    /// Any text; the help shows the word given here for it, and completions know some texts.
    case value(String, [String] = [])
    /// One of a few words.
    case choice([String])

    /// What the help shows behind the name.
    var placeholder: String? {
      switch self {
      case .none: nil
      case .value(let word, _): word
      case .choice(let words): words.joined(separator: "|")
      }
    }
  }

  /// What setting an option does; it receives an empty text where the option takes no value.
  typealias Setter = @Sendable (inout Settings, String) throws(ValueProblem) -> Void

  /// The long name, such as `--device`.
  let name: String
  /// The short name, such as `-o`.
  let short: String?
  let argument: Argument
  let summary: String
  let set: Setter

  init(
    _ name: String, short: String? = nil, takes argument: Argument = .none,
    _ summary: String, set: @escaping Setter
  ) {
    self.name = name
    self.short = short
    self.argument = argument
    self.summary = summary
    self.set = set
  }
}

/// A value that an option cannot take: what it needs instead.
struct ValueProblem: Error, Hashable, Sendable {
  var needs: String

  /// The end of a run whose command line gives the value to an option.
  func failure(of option: String, value: String) -> Failure {
    Failure(.usage, "\(option): needs \(needs), has '\(value)'")
  }
}
