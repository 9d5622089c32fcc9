/// Widths of texts in a generic sans-serif font: those of a wide one, so that labels fit in others.
package enum LabelMetrics {
  /// Advances of the characters from U+0020 to U+007E, in hundredths of the font size.
  private static let advances: [UInt8] = [
    32, 40, 46, 84, 64, 95, 78, 28, 39, 39, 50, 84, 32, 36, 32, 34,  // space to /
    64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 34, 34, 84, 84, 84, 53,  // 0 to ?
    100, 69, 69, 70, 77, 64, 58, 78, 76, 30, 30, 66, 56, 87, 75, 79,  // @ to O
    61, 79, 70, 64, 62, 74, 69, 99, 69, 62, 69, 39, 34, 39, 84, 50,  // P to _
    50, 62, 64, 55, 64, 62, 36, 64, 64, 28, 28, 58, 28, 98, 64, 62,  // ` to o
    64, 64, 42, 53, 40, 64, 60, 82, 60, 60, 53, 64, 34, 64, 84,  // p to ~
  ]

  /// The advance of one character, in hundredths of the font size.
  private static func advance(_ scalar: Unicode.Scalar) -> Double {
    let value = scalar.value
    if value >= 0x20, value < 0x7F { return Double(advances[Int(value) - 0x20]) }
    switch TerminalWidth.columns(of: scalar) {
    case 0: return 0
    case 2: return 105
    default: return scalar == "…" ? 100 : 72
    }
  }

  /// The width of a text, in points.
  package static func width(of text: String, size: Double, isHeavy: Bool) -> Double {
    advance(text) * factor(size: size, isHeavy: isHeavy)
  }

  /// The advance of a text, in hundredths of the font size.
  private static func advance(_ text: String) -> Double {
    var total = 0
    for byte in text.utf8 {
      guard byte >= 0x20, byte < 0x7F else {
        return text.unicodeScalars.reduce(0) { $0 + advance($1) }
      }
      total += Int(advances[Int(byte) - 0x20])
    }
    return Double(total)
  }

  private static func factor(size: Double, isHeavy: Bool) -> Double {
    size / 100 * (isHeavy ? 1.12 : 1)
  }

  /// A text that fits into a width: whole, or cut and ending in `…`, or empty.
  package static func shortened(
    _ text: String, to width: Double, size: Double, isHeavy: Bool
  ) -> String {
    let room = width / factor(size: size, isHeavy: isHeavy)
    guard advance(text) > room else { return text }
    var total = 0.0
    var kept = text.startIndex
    for index in text.indices {
      if total + 100 <= room { kept = index }
      for scalar in text[index].unicodeScalars { total += advance(scalar) }
      if total > room {
        let start = text[..<kept].trimmingLastSpaces
        return start.isEmpty ? "" : start + "…"
      }
    }
    return text
  }

  /// A text as lines that fit into a width, broken between words; the last may end in `…`.
  package static func wrapped(
    _ text: String, to width: Double, size: Double, lines limit: Int
  ) -> [String] {
    var lines: [String] = []
    var line = ""
    let words = text.split(separator: " ")
    for (number, word) in words.enumerated() {
      let longer = line.isEmpty ? String(word) : line + " " + word
      if line.isEmpty || Self.width(of: longer, size: size, isHeavy: false) <= width {
        line = longer
      } else if lines.count + 1 == limit {
        line = ([line] + words[number...].map { String($0) }).joined(separator: " ")
        break
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    lines.append(line)
    return lines.map { shortened($0, to: width, size: size, isHeavy: false) }
  }
}

extension Substring {
  /// The text without spaces at its end.
  var trimmingLastSpaces: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
