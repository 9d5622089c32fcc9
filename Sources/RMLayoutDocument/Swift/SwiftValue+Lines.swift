extension SwiftValue {
  /// Where lines end at the latest, the margin of a body included.
  private static let width = 92

  /// The value behind the start of a line, over several lines where it does not fit on one.
  func lines(after start: String, before end: String = "", indent: Int = 0) -> [String] {
    let line = start + text + end
    let margin = String(repeating: " ", count: indent)
    guard indent + line.count > Self.width else { return [margin + line] }
    switch self {
    case .code, .constant: return [margin + line]
    case .followed(let value, let code):
      return value.lines(after: start, before: code + end, indent: indent)
    case .call(let function, let arguments):
      guard !arguments.isEmpty else { return [margin + line] }
      let inner = arguments.enumerated().flatMap { index, argument in
        argument.value.lines(
          after: argument.label.map { "\($0): " } ?? "",
          before: index + 1 == arguments.count ? ")" + end : ",", indent: indent + 2)
      }
      return [margin + start + function + "("] + inner
    case .list(let elements):
      let inner =
        elements.allSatisfy(\.isShort)
        ? Self.filled(elements.map(\.text), indent: indent + 2)
        : elements.flatMap { $0.lines(after: "", before: ",", indent: indent + 2) }
      return [margin + start + "["] + inner + [margin + "]" + end]
    case .dictionary(let entries):
      let inner = entries.flatMap {
        $0.value.lines(after: "\($0.key): ", before: ",", indent: indent + 2)
      }
      return [margin + start + "["] + inner + [margin + "]" + end]
    }
  }

  /// The value on one line.
  var text: String {
    switch self {
    case .code(let code): code
    case .call(let function, let arguments):
      function + "("
        + arguments.map { argument in
          (argument.label.map { "\($0): " } ?? "") + argument.value.text
        }.joined(separator: ", ") + ")"
    case .list(let elements): "[" + elements.map(\.text).joined(separator: ", ") + "]"
    case .dictionary([]): "[:]"
    case .dictionary(let entries):
      "[" + entries.map { "\($0.key): \($0.value.text)" }.joined(separator: ", ") + "]"
    case .followed(let value, let code): value.text + code
    case .constant(let constant): constant.value.text
    }
  }

  /// Whether many of its kind go on a line: numbers, and rows of a table of numbers.
  private var isShort: Bool {
    switch self {
    case .code(let code): code.utf8.count <= 24
    case .list(let elements): elements.count <= 6 && elements.allSatisfy(\.isShort)
    case .call, .dictionary, .followed, .constant: false
    }
  }

  private static func filled(_ texts: [String], indent: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = margin
    for text in texts {
      if line.count + text.count + 2 > width, line.count > indent {
        lines.append(line)
        line = margin
      }
      line += (line.count > indent ? " " : "") + text + ","
    }
    return lines + [line]
  }
}
