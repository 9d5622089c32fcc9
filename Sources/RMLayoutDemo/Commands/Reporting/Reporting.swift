/// How much is told beside the result, and in which form.
package struct Reporting: Hashable, Sendable {
  /// The form of errors and warnings.
  enum Form: String, Hashable, Sendable, CaseIterable {
    case text
    case json
  }

  var form = Form.text
  /// Whether errors alone are told.
  var isQuiet = false

  package init() {}

  /// What a command line asks for, wherever on it: an error about the line itself obeys it too.
  init(words: [String]) {
    var rest = words.prefix { $0 != "--" }
    while let word = rest.popFirst() {
      switch word {
      case "--quiet", "-q": isQuiet = true
      case "--errors": form = rest.first.flatMap(Form.init) ?? form
      case _ where word.hasPrefix("--errors="):
        form = Form(rawValue: String(word.dropFirst(9))) ?? form
      default: break
      }
    }
  }

  /// The options of every command; they were read before the others.
  static func options<Settings>() -> [Option<Settings>] {
    [
      Option("--quiet", short: "-q", "tell errors alone: no warnings, notes or progress") {
        _, _ in
      },
      Option(
        "--errors", takes: .choice(Form.allCases.map(\.rawValue)),
        "how errors and warnings are told (otherwise text); json is an object a line"
      ) { _, text throws(ValueProblem) in _ = try Value.choice(text, as: Form.self) },
    ]
  }
}

extension Surroundings {
  /// Tells something on the standard error, as the command line asks for.
  func report(_ report: Report) {
    guard !reporting.isQuiet || report.severity == .error else { return }
    writeError(reporting.form == .json ? report.json : report.line)
  }
}
