/// Reads a text as JSON in one pass, or finds the first place at which it stops being JSON.
///
/// Foundation's decoder gives no position, lets trailing commas and repeated keys pass, forgets the
/// order of keys, and took six times as long.
struct JSONReader {
  /// The deepest nesting that is read, so that no text can exhaust the stack.
  static let deepest = 512

  /// The one value of a text in UTF-8, with or without a byte order mark.
  static func value(of bytes: [UInt8]) throws(DocumentError) -> JSONValue {
    var reader = JSONReader(bytes: bytes)
    do throws(Fault) {
      return try reader.document()
    } catch {
      throw reader.documentError(error)
    }
  }

  /// What is wrong at the place that was reached.
  enum Fault: Error {
    case syntax(String)
    /// A number or string that nothing can hold, with the steps from there to the outermost value.
    case scalar(steps: [Step])

    func within(_ step: Step) -> Fault {
      switch self {
      case .syntax: self
      case .scalar(let steps): .scalar(steps: steps + [step])
      }
    }
  }

  enum Step {
    case key(String)
    case index(Int)
  }

  let bytes: [UInt8]
  var position = 0
  private var depth = 0

  private init(bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  private func documentError(_ fault: Fault) -> DocumentError {
    switch fault {
    case .scalar(let steps):
      let path = steps.reversed().reduce("") { path, step in
        switch step {
        case .key(let key): path.appending(key: key)
        case .index(let index): "\(path)[\(index)]"
        }
      }
      return DocumentError(path: path, reason: .unreadableScalar)
    case .syntax(let problem):
      let before = bytes[..<min(position, bytes.count)]
      let line = before.count { $0 == UInt8(ascii: "\n") } + 1
      let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      let column = before[start...].count { $0 & 0xC0 != 0x80 } + 1
      return DocumentError(
        path: "", reason: .syntax(line: line, column: column, problem: problem))
    }
  }

  var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  func expected(_ what: String) -> Fault {
    guard let byte = current else { return .syntax("expected \(what), the text ends") }
    guard byte > 0x20, byte < 0x7F else { return .syntax("expected \(what)") }
    return .syntax("expected \(what), found \(Character(Unicode.Scalar(byte)))")
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
    let value = try anyValue()
    skipSpace()
    return value
  }

  private mutating func anyValue() throws(Fault) -> JSONValue {
    switch current.map({ Unicode.Scalar($0) }) {
    case "{": return .object(try nested { (reader) throws(Fault) in try reader.members() })
    case "[": return .array(try nested { (reader) throws(Fault) in try reader.elements() })
    case "\"": return .string(try string())
    case "t": return .bool(try word("true", true))
    case "f": return .bool(try word("false", false))
    case "n": return try word("null", .null)
    case "-", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9": return .number(try number())
    default: throw expected("a value")
    }
  }

  private mutating func word<Value>(_ word: String, _ value: Value) throws(Fault) -> Value {
    guard bytes[position...].starts(with: word.utf8) else { throw expected("a value") }
    position += word.utf8.count
    return value
  }

  private mutating func nested<Content>(
    _ content: (inout JSONReader) throws(Fault) -> Content
  ) throws(Fault) -> Content {
    guard depth < Self.deepest else {
      throw .syntax("nested more than \(Self.deepest) deep")
    }
    position += 1
    depth += 1
    defer { depth -= 1 }
    skipSpace()
    return try content(&self)
  }

  private mutating func elements() throws(Fault) -> [JSONValue] {
    var elements: [JSONValue] = []
    if skip("]") { return elements }
    repeat {
      do throws(Fault) {
        elements.append(try value())
      } catch {
        throw error.within(.index(elements.count))
      }
    } while skip(",")
    guard skip("]") else { throw expected("\",\" or \"]\"") }
    return elements
  }

  private mutating func members() throws(Fault) -> [JSONMember] {
    var members: [JSONMember] = []
    var keys: Set<String> = []
    if skip("}") { return members }
    repeat {
      skipSpace()
      let start = position
      guard current == UInt8(ascii: "\"") else { throw expected("a key in quotes") }
      let key = try string()
      guard keys.insert(key).inserted else {
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        position = start
        throw .syntax("the key \(text) stands here again")
      }
      skipSpace()
      guard skip(":") else { throw expected("\":\"") }
      do throws(Fault) {
        members.append(JSONMember(key: key, value: try value()))
      } catch {
        throw error.within(.key(key))
      }
    } while skip(",")
    guard skip("}") else { throw expected("\",\" or \"}\"") }
    return members
  }
}
