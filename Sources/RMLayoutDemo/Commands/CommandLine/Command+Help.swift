extension Command {
  /// The whole help, no line over 80 columns: usage, options, exit statuses and examples.
  var help: String {
    let usage = ["usage: \(invocation) [options]", operand?.usage].compactMap { $0 }
    let operandRows = operand.map { [(left: $0.placeholder, right: $0.summary)] } ?? []
    return [
      usage.joined(separator: " ") + "\n" + HelpText.wrapped(summary, indent: 0) + "\n",
      HelpText.table(operandRows, column: 28),
      "\noptions:\n" + HelpText.table(options.map(Self.row), column: 28),
      "\nexit status:\n" + HelpText.table(statusRows, column: 8),
      "\nexamples:\n" + examples.map { "  \($0.line)\n      \($0.effect)\n" }.joined(),
    ].joined()
  }

  private var statusRows: [(left: String, right: String)] {
    ExitStatus.allCases.compactMap { status in
      let meaning = status == .finding ? finding : status.meaning
      return meaning.map { (left: "\(status.rawValue)", right: $0) }
    }
  }

  private static func row(for option: Option<Settings>) -> (left: String, right: String) {
    let names = [option.short, option.name].compactMap { $0 }.joined(separator: ", ")
    return switch option.argument {
    case .none: (names, option.summary)
    case .value(let word, _): ("\(names) \(word)", option.summary)
    case .choice(let words): (names, "\(words.joined(separator: ", ")): \(option.summary)")
    }
  }
}
