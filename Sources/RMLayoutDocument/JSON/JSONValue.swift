#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Any JSON value, with members in order: what is read before it has a meaning, and what is written.
package indirect enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([JSONMember])

  /// An object of those members that have a value.
  package static func object(of members: [(String, JSONValue?)]) -> JSONValue {
    var present: [JSONMember] = []
    for (key, value) in members {
      guard let value else { continue }
      present.append(JSONMember(key: key, value: value))
    }
    return .object(present)
  }

  /// The value of a member, nil if this is no object or has no such key.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// What the value is, for messages.
  package var typeName: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

/// A key of an object and what stands there.
package struct JSONMember: Hashable, Sendable {
  package var key: String
  package var value: JSONValue

  package init(key: String, value: JSONValue) {
    self.key = key
    self.value = value
  }
}

extension JSONValue {
  /// Reads a text in UTF-8.
  /// - Throws: `DocumentError` with line and column where the text is not JSON.
  package init(json bytes: [UInt8]) throws(DocumentError) {
    try JSONSyntax.check(bytes)
    do {
      self = try JSONDecoder().decode(JSONValue.self, from: Data(bytes))
    } catch let error as DocumentError {
      throw error
    } catch {
      throw DocumentError(path: "", reason: .unreadableScalar)
    }
  }
}

extension JSONValue: Decodable {
  package init(from decoder: any Decoder) throws {
    let single = try decoder.singleValueContainer()
    if single.decodeNil() {
      self = .null
    } else if let number = try? single.decode(Double.self) {
      self = .number(number)
    } else if let string = try? single.decode(String.self) {
      self = .string(string)
    } else if let keyed = try? decoder.container(keyedBy: AnyKey.self) {
      self = .object(try Self.members(of: keyed))
    } else if let list = try? decoder.unkeyedContainer() {
      self = .array(try Self.elements(of: list))
    } else if let bool = try? single.decode(Bool.self) {
      self = .bool(bool)
    } else {
      throw DocumentError(path: Self.path(decoder.codingPath), reason: .unreadableScalar)
    }
  }

  // The decoder forgets the order of keys; sorting them keeps the choice of the first error stable.
  private static func members(
    of container: KeyedDecodingContainer<AnyKey>
  ) throws -> [JSONMember] {
    try container.allKeys.sorted { $0.stringValue < $1.stringValue }.map { key in
      JSONMember(
        key: key.stringValue, value: try container.decode(JSONValue.self, forKey: key))
    }
  }

  private static func elements(of container: any UnkeyedDecodingContainer) throws -> [JSONValue] {
    var container = container
    var elements: [JSONValue] = []
    elements.reserveCapacity(container.count ?? 0)
    while !container.isAtEnd { elements.append(try container.decode(JSONValue.self)) }
    return elements
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    var path = ""
    for key in keys {
      path = key.intValue.map { "\(path)[\($0)]" } ?? path.appending(key: key.stringValue)
    }
    return path
  }
}

/// Whatever key an object has.
private struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
