extension SwiftValue {
  /// A number, exactly: `44`, `0.5`, `1 / 3`.
  static func number(_ value: Double) -> SwiftValue {
    let text = JSONValue.exact(value)
    guard text.utf8.count > 10, let fraction = fraction(equalTo: value) else { return .code(text) }
    return .code(fraction)
  }

  static func number(_ value: Int) -> SwiftValue { .code(String(value)) }

  static func bool(_ value: Bool) -> SwiftValue { .code(value ? "true" : "false") }

  /// A case without values, by its name.
  static func word(_ value: some Hashable) -> SwiftValue { .code(".\(value)") }

  /// A list; equal elements from four on are written once.
  static func elements(_ elements: [SwiftValue]) -> SwiftValue {
    guard elements.count > 3, let first = elements.first, elements.allSatisfy({ $0 == first })
    else { return .list(elements) }
    return .call("Array", ["repeating": first, "count": .number(elements.count)])
  }

  /// A string in quotes.
  static func string(_ text: String) -> SwiftValue {
    var code = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": code += "\\\""
      case "\\": code += "\\\\"
      case "\n": code += "\\n"
      case "\t": code += "\\t"
      case "\r": code += "\\r"
      case _ where scalar.isInvisible: code += "\\u{\(String(scalar.value, radix: 16))}"
      default: code.unicodeScalars.append(scalar)
      }
    }
    return .code(code + "\"")
  }

  // People write thirds and sevenths as such, and the division gives the same number.
  private static func fraction(equalTo value: Double) -> String? {
    for divisor in 3...12 {
      let dividend = (value * Double(divisor)).rounded()
      if dividend / Double(divisor) == value, abs(dividend) < 10_000 {
        return "\(JSONValue.exact(dividend)) / \(divisor)"
      }
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// Whether a reader of the code would not see it, or see others in another order.
  fileprivate var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      true
    default: false
    }
  }
}

/// Names for types and constants, out of words for people.
package enum SwiftName {
  /// The name of a type that holds a layout, such as `TwoColumnsLayout`.
  package static func type(for title: String) -> String {
    var name = ""
    // A whole sentence says too much for a name.
    for word in words(of: title) {
      guard name.count + word.count <= 40 || name.isEmpty else { break }
      name += word.prefix(1).uppercased() + word.dropFirst()
    }
    if name.first?.isNumber == true { name = "Layout" + name }
    if !name.hasSuffix("Layout") { name += "Layout" }
    // These are layouts of the package itself.
    return ["FlowLayout", "CompositionalLayout"].contains(name) ? "My" + name : name
  }

  /// Whether a type may have a name that somebody chose.
  package static func isType(_ name: String) -> Bool {
    guard let first = name.first, first.isASCII, first.isUppercase else { return false }
    return words(of: name) == [name] && !["Any", "Self", "Type", "Protocol"].contains(name)
  }

  /// The name of a constant, such as `header`; the other name where there are no letters in the text.
  static func constant(for text: String, otherwise usual: String) -> String {
    let words = words(of: text)
    guard let first = words.first, first.first?.isLetter == true else { return usual }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let name = first.prefix(1).lowercased() + first.dropFirst() + rest.joined()
    return keywords.contains(name) ? usual : name
  }

  // Other letters may stand in names too; a reader types these.
  private static func words(of text: String) -> [String] {
    text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map(String.init)
  }

  private static let keywords: Set<String> = [
    "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "some", "static", "struct", "subscript",
    "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
