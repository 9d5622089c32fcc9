/// Fits texts into terminal columns, with the mark that shortened ones end in.
struct TextFitting {
  /// What a shortened text ends in.
  let ellipsis: String

  init(_ characters: TextRenderer.Characters) {
    ellipsis = characters == .unicode ? "…" : "..."
  }

  /// A text that is at most so many columns wide: whole, or cut and ending in the mark.
  func shortened(_ text: String, to columns: Int) -> String {
    guard TerminalWidth.columns(of: text) > columns else { return text }
    let room = columns - ellipsis.count
    guard room > 0 else { return String(ellipsis.prefix(max(0, columns))) }
    return TerminalWidth.prefix(of: text, columns: room).trimmingLastSpaces + ellipsis
  }

  /// A text on one line if it fits into so many columns, else on several lines with blanks at their
  /// ends if the words allow it.
  func fitted(_ text: String, to columns: Int, lines limit: Int) -> [String] {
    guard TerminalWidth.columns(of: text) > columns else { return [text] }
    let roomy = max(columns - 2, min(columns, Self.longestWord(of: text)))
    return wrapped(text, to: roomy, lines: limit)
  }

  /// The columns of the longest word.
  static func longestWord(of text: String) -> Int {
    text.split(separator: " ").map { TerminalWidth.columns(of: String($0)) }.max() ?? 0
  }

  /// A text broken between words into lines of at most so many columns; the last may be shortened.
  func wrapped(_ text: String, to columns: Int, lines limit: Int) -> [String] {
    guard limit > 0 else { return [] }
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      let longer = line.isEmpty ? String(word) : line + " " + word
      if !line.isEmpty, lines.count + 1 < limit, TerminalWidth.columns(of: longer) > columns {
        lines.append(line)
        line = String(word)
      } else {
        line = longer
      }
    }
    lines.append(line)
    return lines.map { shortened($0, to: columns) }
  }
}

extension String {
  /// The text in 7-bit characters: common signs are spelled out, other ones become `?`.
  var sevenBit: String {
    guard utf8.contains(where: { $0 >= 0x80 }) else { return self }
    var text = ""
    for character in self {
      switch character {
      case "×": text += "x"
      case "·": text += "-"
      case "–", "—": text += "-"
      case "‘", "’": text += "'"
      case "“", "”": text += "\""
      case "…": text += "..."
      case "‹": text += "<"
      case "›": text += ">"
      case "\u{A0}": text += " "
      default:
        let columns = TerminalWidth.columns(of: character)
        text += character.isASCII ? String(character) : String(repeating: "?", count: columns)
      }
    }
    return text
  }
}
