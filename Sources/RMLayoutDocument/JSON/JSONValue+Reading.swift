#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension JSONValue {
  /// Reads a text in UTF-8; members come in the order of the text.
  /// - Throws: `DocumentError` with line and column where the text is not JSON.
  package init(json bytes: [UInt8]) throws(DocumentError) {
    let outline = try JSONSyntax.outline(of: bytes)
    let decoder = JSONDecoder()
    if let key = CodingUserInfoKey.outline { decoder.userInfo[key] = outline }
    do {
      self = try decoder.decode(JSONTree.self, from: Data(bytes)).value
    } catch {
      throw DocumentError(path: "", reason: .unreadableValue)
    }
  }
}

/// A whole text as its decoder gives it.
private struct JSONTree: Decodable {
  var value: JSONValue

  init(from decoder: any Decoder) throws {
    let outline = CodingUserInfoKey.outline.flatMap { decoder.userInfo[$0] } as? JSONOutline
    guard let outline else { throw Unreadable() }
    var reader = JSONTreeReader(outline: outline)
    var whole = Whole(decoder: decoder)
    value = try reader.value(at: &whole)
  }
}

/// Asks a decoder for each value as what the outline says it is.
private struct JSONTreeReader {
  private let outline: JSONOutline
  private var mark = 0
  private var key = 0

  init(outline: JSONOutline) {
    self.outline = outline
  }

  mutating func value(at place: inout some JSONPlace) throws -> JSONValue {
    let found = outline.marks[mark]
    mark += 1
    switch found {
    case .null: return try place.null()
    case .bool: return .bool(try place.bool())
    case .number: return .number(try place.number())
    case .string: return .string(try place.string())
    case .array:
      var element = Element(list: try place.array())
      var elements: [JSONValue] = []
      while skippingEnd() { elements.append(try value(at: &element)) }
      return .array(elements)
    case .object:
      let object = try place.object()
      var members: [JSONMember] = []
      while skippingEnd() {
        var member = Member(container: object, key: AnyKey(stringValue: outline.keys[key]))
        key += 1
        members.append(JSONMember(key: member.key.stringValue, value: try value(at: &member)))
      }
      return .object(members)
    case .end: throw Unreadable()
    }
  }

  /// Whether there is another value; the end that stands in its place is passed.
  private mutating func skippingEnd() -> Bool {
    guard outline.marks[mark] == .end else { return true }
    mark += 1
    return false
  }
}

/// Where a decoder has a value.
private protocol JSONPlace {
  mutating func null() throws -> JSONValue
  mutating func bool() throws -> Bool
  mutating func number() throws -> Double
  mutating func string() throws -> String
  mutating func array() throws -> any UnkeyedDecodingContainer
  mutating func object() throws -> KeyedDecodingContainer<AnyKey>
}

private struct Whole: JSONPlace {
  let decoder: any Decoder

  func null() -> JSONValue { .null }
  func bool() throws -> Bool { try decoder.singleValueContainer().decode(Bool.self) }
  func number() throws -> Double { try decoder.singleValueContainer().decode(Double.self) }
  func string() throws -> String { try decoder.singleValueContainer().decode(String.self) }
  func array() throws -> any UnkeyedDecodingContainer { try decoder.unkeyedContainer() }
  func object() throws -> KeyedDecodingContainer<AnyKey> {
    try decoder.container(keyedBy: AnyKey.self)
  }
}

private struct Member: JSONPlace {
  let container: KeyedDecodingContainer<AnyKey>
  let key: AnyKey

  func null() -> JSONValue { .null }
  func bool() throws -> Bool { try container.decode(Bool.self, forKey: key) }
  func number() throws -> Double { try container.decode(Double.self, forKey: key) }
  func string() throws -> String { try container.decode(String.self, forKey: key) }
  func array() throws -> any UnkeyedDecodingContainer {
    try container.nestedUnkeyedContainer(forKey: key)
  }
  func object() throws -> KeyedDecodingContainer<AnyKey> {
    try container.nestedContainer(keyedBy: AnyKey.self, forKey: key)
  }
}

/// The next element of a list.
private struct Element: JSONPlace {
  var list: any UnkeyedDecodingContainer

  mutating func null() throws -> JSONValue {
    // Asking moves on to the next element.
    guard try list.decodeNil() else { throw Unreadable() }
    return .null
  }
  mutating func bool() throws -> Bool { try list.decode(Bool.self) }
  mutating func number() throws -> Double { try list.decode(Double.self) }
  mutating func string() throws -> String { try list.decode(String.self) }
  mutating func array() throws -> any UnkeyedDecodingContainer {
    try list.nestedUnkeyedContainer()
  }
  mutating func object() throws -> KeyedDecodingContainer<AnyKey> {
    try list.nestedContainer(keyedBy: AnyKey.self)
  }
}

/// What the decoder refuses although it is JSON.
private struct Unreadable: Error {}

/// Whatever key an object has.
private struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension CodingUserInfoKey {
  /// Where the outline of the text stands; not nil, though the initializer says so.
  fileprivate static var outline: CodingUserInfoKey? { CodingUserInfoKey(rawValue: "outline") }
}
