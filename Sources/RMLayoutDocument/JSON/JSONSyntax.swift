/// Finds the first place at which a text stops being JSON.
///
/// `JSONDecoder` of FoundationEssentials gives no position, and lets trailing commas and repeated
/// keys pass. It therefore sees only text that has been checked here, and does all the converting.
struct JSONSyntax {
  /// The deepest nesting that `JSONDecoder` accepts.
  static let deepest = 512

  /// Passes text that is one JSON value in UTF-8, with or without a byte order mark.
  static func check(_ bytes: [UInt8]) throws(DocumentError) {
    var syntax = JSONSyntax(bytes: bytes)
    do throws(Fault) {
      try syntax.document()
    } catch {
      let before = bytes[..<min(syntax.position, bytes.count)]
      let line = before.count { $0 == UInt8(ascii: "\n") } + 1
      let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      let column = before[start...].count { $0 & 0xC0 != 0x80 } + 1
      throw DocumentError(
        path: "", reason: .syntax(line: line, column: column, problem: error.problem))
    }
  }

  private struct Fault: Error {
    var problem: String
  }

  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  private init(bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func expected(_ what: String) -> Fault {
    guard let byte = current else { return Fault(problem: "expected \(what), the text ends") }
    guard byte > 0x20, byte < 0x7F else { return Fault(problem: "expected \(what)") }
    return Fault(problem: "expected \(what), found \(Character(Unicode.Scalar(byte)))")
  }

  private mutating func skipSpace() {
    while let byte = current, byte == 0x20 || (0x09...0x0D).contains(byte) && byte != 0x0B {
      position += 1
    }
  }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func document() throws(Fault) {
    try value()
    guard current == nil else { throw expected("nothing after the value") }
  }

  private mutating func value() throws(Fault) {
    skipSpace()
    switch current.map({ Unicode.Scalar($0) }) {
    case "{": try nested { (syntax) throws(Fault) in try syntax.object() }
    case "[": try nested { (syntax) throws(Fault) in try syntax.array() }
    case "\"": _ = try string()
    case "t": try word("true")
    case "f": try word("false")
    case "n": try word("null")
    case "-", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9": try number()
    default: throw expected("a value")
    }
    skipSpace()
  }

  private mutating func nested(
    _ body: (inout JSONSyntax) throws(Fault) -> Void
  ) throws(Fault) {
    guard depth < Self.deepest else {
      throw Fault(problem: "nested more than \(Self.deepest) deep")
    }
    position += 1
    depth += 1
    try body(&self)
    depth -= 1
  }

  private mutating func object() throws(Fault) {
    skipSpace()
    if skip("}") { return }
    var keys: Set<ArraySlice<UInt8>> = []
    repeat {
      skipSpace()
      let start = position
      guard current == UInt8(ascii: "\"") else { throw expected("a key in quotes") }
      let key = try string()
      guard keys.insert(key).inserted else {
        position = start
        throw Fault(problem: "the key \(String(decoding: key, as: UTF8.self)) stands here again")
      }
      skipSpace()
      guard skip(":") else { throw expected("\":\"") }
      try value()
    } while skip(",")
    guard skip("}") else { throw expected("\",\" or \"}\"") }
  }

  private mutating func array() throws(Fault) {
    skipSpace()
    if skip("]") { return }
    repeat { try value() } while skip(",")
    guard skip("]") else { throw expected("\",\" or \"]\"") }
  }

  /// Passes a string and returns its bytes with the quotes.
  private mutating func string() throws(Fault) -> ArraySlice<UInt8> {
    let start = position
    position += 1
    while !skip("\"") {
      guard let byte = current else { throw expected("a closing quote") }
      guard byte >= 0x20 else { throw Fault(problem: "a control character in a string") }
      position += 1
      if byte == UInt8(ascii: "\\") { try escape() }
    }
    return bytes[start..<position]
  }

  private mutating func escape() throws(Fault) {
    guard let byte = current, "\"\\/bfnrtu".utf8.contains(byte) else {
      throw expected("an escape such as \\n")
    }
    position += 1
    guard byte == UInt8(ascii: "u") else { return }
    for _ in 0..<4 {
      guard let digit = current, Character(Unicode.Scalar(digit)).isHexDigit else {
        throw expected("four hexadecimal digits")
      }
      position += 1
    }
  }

  private mutating func word(_ word: String) throws(Fault) {
    guard bytes[position...].starts(with: word.utf8) else { throw expected("a value") }
    position += word.utf8.count
  }

  private mutating func number() throws(Fault) {
    _ = skip("-")
    if !skip("0") { try digits() }
    if skip(".") { try digits() }
    if skip("e") || skip("E") {
      if !skip("+") { _ = skip("-") }
      try digits()
    }
  }

  private mutating func digits() throws(Fault) {
    let start = position
    while let byte = current, (0x30...0x39).contains(byte) { position += 1 }
    guard position > start else { throw expected("a digit") }
  }
}
