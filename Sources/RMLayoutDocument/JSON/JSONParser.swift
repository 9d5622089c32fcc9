extension JSONValue {
  /// Reads a text in UTF-8, with or without a byte order mark; members come in its order.
  /// - Throws: `DocumentError` with line and column where the text is not JSON.
  package init(json bytes: [UInt8]) throws(DocumentError) {
    self = try JSONParser.value(of: bytes)
  }
}

/// Reads JSON in one pass, and finds the first place at which a text stops being JSON.
///
/// The decoders of Foundation tell no line and column, let repeated keys pass, and take several
/// times the memory and the time to start.
struct JSONParser {
  /// The deepest nesting, which bounds how deep the parser calls itself.
  static let deepest = 512

  static func value(of bytes: [UInt8]) throws(DocumentError) -> JSONValue {
    var parser = JSONParser(bytes: bytes)
    do throws(Fault) {
      return try parser.document()
    } catch {
      let before = bytes[..<min(parser.position, bytes.count)]
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

  private mutating func document() throws(Fault) -> JSONValue {
    let value = try value()
    guard current == nil else { throw expected("nothing after the value") }
    return value
  }

  private mutating func value() throws(Fault) -> JSONValue {
    skipSpace()
    let value: JSONValue
    switch current.map({ Unicode.Scalar($0) }) {
    case "{": value = .object(try nested { (parser) throws(Fault) in try parser.members() })
    case "[": value = .array(try nested { (parser) throws(Fault) in try parser.elements() })
    case "\"": value = .string(try string())
    case "t": value = try word("true", .bool(true))
    case "f": value = try word("false", .bool(false))
    case "n": value = try word("null", .null)
    case "-", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9": value = .number(try number())
    default: throw expected("a value")
    }
    skipSpace()
    return value
  }

  private mutating func nested<Content>(
    _ body: (inout JSONParser) throws(Fault) -> Content
  ) throws(Fault) -> Content {
    guard depth < Self.deepest else {
      throw Fault(problem: "nested more than \(Self.deepest) deep")
    }
    position += 1
    depth += 1
    let content = try body(&self)
    depth -= 1
    return content
  }

  private mutating func members() throws(Fault) -> [JSONMember] {
    skipSpace()
    var members: [JSONMember] = []
    if skip("}") { return members }
    var keys = JSONKeys()
    repeat {
      skipSpace()
      let start = position
      guard current == UInt8(ascii: "\"") else { throw expected("a key in quotes") }
      let key = try string()
      guard keys.insert(key, among: members) else {
        throw fault(at: start, "the key \(JSONValue.quoted(key).shortened()) stands here again")
      }
      skipSpace()
      guard skip(":") else { throw expected("\":\"") }
      members.append(JSONMember(key: key, value: try value()))
    } while skip(",")
    guard skip("}") else { throw expected("\",\" or \"}\"") }
    return members
  }

  private mutating func elements() throws(Fault) -> [JSONValue] {
    skipSpace()
    var elements: [JSONValue] = []
    if skip("]") { return elements }
    repeat { elements.append(try value()) } while skip(",")
    guard skip("]") else { throw expected("\",\" or \"]\"") }
    return elements
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(Fault) -> JSONValue {
    guard bytes[position...].starts(with: word.utf8) else { throw expected("a value") }
    position += word.utf8.count
    return value
  }
}

/// The keys of an object while it is read.
private struct JSONKeys {
  /// Up to how many keys comparing one by one is faster than a set.
  private static var few: Int { 12 }

  private var known: Set<String> = []

  /// Adds the key of the next member; false if it is there already.
  mutating func insert(_ key: String, among members: [JSONMember]) -> Bool {
    guard members.count >= Self.few else { return !members.contains { $0.key == key } }
    if known.isEmpty { known = Set(members.map(\.key)) }
    return known.insert(key).inserted
  }
}
