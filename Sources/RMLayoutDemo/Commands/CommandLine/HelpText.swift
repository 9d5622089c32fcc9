/// Stands in help texts between words that belong on one line; it prints as a space.
let noBreakSpace: Character = "\u{A0}"

/// Text in columns, no line over 80 characters.
enum HelpText {
  /// Two columns; what is too long for the first starts a line of its own.
  static func table(_ rows: [(left: String, right: String)], column: Int) -> String {
    rows.map { left, right in
      let start = "  " + left
      let body = wrapped(right, indent: column)
      let padding = column - start.count
      return padding > 1
        ? start + String(repeating: " ", count: padding) + body.dropFirst(column) + "\n"
        : start + "\n" + body + "\n"
    }.joined()
  }

  /// A paragraph whose lines all start at a column.
  static func wrapped(_ text: String, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    var lines = [margin]
    for word in text.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.count + word.count + 1 > 79, last != margin {
        lines.append(margin + word)
      } else {
        lines[lines.count - 1] = last == margin ? margin + word : "\(last) \(word)"
      }
    }
    return String(lines.joined(separator: "\n").map { $0 == noBreakSpace ? " " : $0 })
  }
}
