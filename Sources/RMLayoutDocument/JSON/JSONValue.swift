/// Any JSON value, with members in order: what is read before it has a meaning, and what is written.
package enum JSONValue: Hashable, Sendable {
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
