/// Stands in help texts between words that belong on one line; it prints as a space.
let noBreakSpace: Character = "\u{A0}"

extension Command {
  /// The whole help, no line over 80 columns: usage, options, exit statuses and examples.
  var help: String {
    let usage = ["usage: \(invocation) [options]", operand?.usage].compactMap { $0 }
    let operandRows = operand.map { [(left: $0.placeholder, right: $0.summary)] } ?? []
    let statuses = ExitStatus.allCases.map { (left: "\($0.rawValue)", right: $0.meaning) }
    return [
      usage.joined(separator: " ") + "\n" + wrapped(summary, indent: 0, width: 79) + "\n",
      table(operandRows, column: 28),
      "\noptions:\n" + table(options.map(Self.row), column: 28),
      "\nexit status:\n" + table(statuses, column: 8),
      "\nexamples:\n" + examples.map { "  \($0.line)\n      \($0.effect)\n" }.joined(),
    ].joined()
  }

  private static func row(for option: Option<Settings>) -> (left: String, right: String) {
    let names = [option.short, option.name].compactMap { $0 }.joined(separator: ", ")
    return switch option.argument {
    case .none: (names, option.summary)
    case .value(let word): ("\(names) \(word)", option.summary)
    case .choice(let words): (names, "\(words.joined(separator: ", ")): \(option.summary)")
    }
  }

  private func table(_ rows: [(left: String, right: String)], column: Int) -> String {
    rows.map { left, right in
      let start = "  " + left
      let body = wrapped(right, indent: column, width: 79)
      let padding = column - start.count
      return padding > 1
        ? start + String(repeating: " ", count: padding) + body.dropFirst(column) + "\n"
        : start + "\n" + body + "\n"
    }.joined()
  }

  private func wrapped(_ text: String, indent: Int, width: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    var lines = [margin]
    for word in text.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.count + word.count + 1 > width, last != margin {
        lines.append(margin + word)
      } else {
        lines[lines.count - 1] = last == margin ? margin + word : "\(last) \(word)"
      }
    }
    return String(lines.joined(separator: "\n").map { $0 == noBreakSpace ? " " : $0 })
  }
}
