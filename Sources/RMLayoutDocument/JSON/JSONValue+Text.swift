extension JSONValue {
  /// The value on one line.
  package var text: String {
    var text = ""
    _ = write(to: &text, limit: .max)
    return text
  }

  /// The value over several lines; what fits into 100 columns stays on one.
  package func prettyText(indent: Int = 0, column: Int = 0) -> String {
    var line = ""
    let fits = write(to: &line, limit: 100 - column)
    if fits, indent > 0 || !isContainer { return line }
    let inner = String(repeating: "  ", count: indent + 1)
    let outer = String(repeating: "  ", count: indent)
    switch self {
    case .array(let elements):
      let lines = elements.map {
        inner + $0.prettyText(indent: indent + 1, column: inner.utf8.count + 1)
      }
      return "[\n" + lines.joined(separator: ",\n") + "\n\(outer)]"
    case .object(let members):
      let lines = members.map { member in
        let start = inner + Self.quoted(member.key) + ": "
        return start
          + member.value.prettyText(indent: indent + 1, column: start.utf8.count + 1)
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(outer)}"
    case .null, .bool, .number, .string:
      return text
    }
  }

  private var isContainer: Bool {
    switch self {
    case .array(let elements): !elements.isEmpty
    case .object(let members): !members.isEmpty
    case .null, .bool, .number, .string: false
    }
  }

  // Gives up once over the limit, so that a long list is not formatted at each level above it.
  private func write(to text: inout String, limit: Int) -> Bool {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value): text += Self.exact(value)
    case .string(let value): text += Self.quoted(value)
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += ", " }
        guard element.write(to: &text, limit: limit) else { return false }
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += ", " }
        text += Self.quoted(member.key) + ": "
        guard member.value.write(to: &text, limit: limit) else { return false }
      }
      text += "}"
    }
    return text.utf8.count <= limit
  }

  /// The shortest text that reads as the same number; whole numbers stand without a fraction.
  static func exact(_ value: Double) -> String {
    let text = (value + 0).description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A string in quotes, control characters escaped.
  package static func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
