/// Finds the first place at which a text stops being JSON, or at which no value can hold it.
///
/// `JSONDecoder` of FoundationEssentials gives no position, and lets trailing commas and repeated
/// keys pass. It therefore sees only text that has been checked here, and does all the converting.
struct JSONSyntax {
  /// The deepest nesting that `JSONDecoder` accepts.
  static let deepest = 512
  /// The most values in a text: with the decoder each takes up to 75 bytes of memory.
  static let mostValues = 4_000_000

  /// Passes text that is one JSON value in UTF-8, with or without a byte order mark.
  static func outline(of bytes: [UInt8]) throws(DocumentError) -> JSONOutline {
    var syntax = JSONSyntax(bytes: bytes)
    do throws(Fault) {
      try syntax.document()
      return syntax.outline
    } catch {
      let before = bytes[..<min(syntax.position, bytes.count)]
      let line = before.count { $0 == UInt8(ascii: "\n") } + 1
      let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      let column = before[start...].count { $0 & 0xC0 != 0x80 } + 1
      throw DocumentError(
        path: "", reason: .syntax(line: line, column: column, problem: error.problem))
    }
  }

  struct Fault: Error {
    var problem: String
  }

  let bytes: [UInt8]
  var position = 0
  private var depth = 0
  private var count = 0
  private var outline = JSONOutline()

  private init(bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  func expected(_ what: String) -> Fault {
    guard let byte = current else { return Fault(problem: "expected \(what), the text ends") }
    guard byte > 0x20, byte < 0x7F else { return Fault(problem: "expected \(what)") }
    return Fault(problem: "expected \(what), found \(Character(Unicode.Scalar(byte)))")
  }

  /// A fault at a place further back.
  mutating func fault(at place: Int, _ problem: String) -> Fault {
    position = place
    return Fault(problem: problem)
  }

  private mutating func skipSpace() {
    while let byte = current, byte == 0x20 || (0x09...0x0D).contains(byte) && byte != 0x0B {
      position += 1
    }
  }

  mutating func skip(_ character: Unicode.Scalar) -> Bool {
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
    count += 1
    guard count <= Self.mostValues else {
      throw Fault(problem: "more than \(Self.mostValues) values")
    }
    switch current.map({ Unicode.Scalar($0) }) {
    case "{": try nested(.object) { (syntax) throws(Fault) in try syntax.object() }
    case "[": try nested(.array) { (syntax) throws(Fault) in try syntax.array() }
    case "\"":
      outline.marks.append(.string)
      _ = try string()
    case "t": try word("true", .bool)
    case "f": try word("false", .bool)
    case "n": try word("null", .null)
    case "-", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9":
      outline.marks.append(.number)
      try number()
    default: throw expected("a value")
    }
    skipSpace()
  }

  private mutating func nested(
    _ mark: JSONOutline.Mark, _ body: (inout JSONSyntax) throws(Fault) -> Void
  ) throws(Fault) {
    guard depth < Self.deepest else {
      throw Fault(problem: "nested more than \(Self.deepest) deep")
    }
    position += 1
    depth += 1
    outline.marks.append(mark)
    try body(&self)
    outline.marks.append(.end)
    depth -= 1
  }

  private mutating func object() throws(Fault) {
    skipSpace()
    if skip("}") { return }
    var keys: Set<String> = []
    repeat {
      skipSpace()
      let start = position
      guard current == UInt8(ascii: "\"") else { throw expected("a key in quotes") }
      let key = try string().text()
      guard keys.insert(key).inserted else {
        throw fault(at: start, "the key \(JSONValue.quoted(key).shortened()) stands here again")
      }
      outline.keys.append(key)
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

  private mutating func word(_ word: String, _ mark: JSONOutline.Mark) throws(Fault) {
    guard bytes[position...].starts(with: word.utf8) else { throw expected("a value") }
    position += word.utf8.count
    outline.marks.append(mark)
  }
}
