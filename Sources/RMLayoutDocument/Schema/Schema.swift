/// The parts of which JSON Schemas are made (draft 2020-12).
enum Schema {
  typealias Properties = [(String, JSONValue)]

  /// A whole schema: the root's own keys behind its name, then the definitions it refers to.
  static func document(
    _ title: String, description: String, root: JSONValue, definitions: Properties
  ) -> JSONValue {
    let start: Properties = [
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("title", .string(title)), ("description", .string(description)),
    ]
    let members = start.map { JSONMember(key: $0, value: $1) } + root.members
    return .object(members + [JSONMember(key: "$defs", value: .object(of: definitions))])
  }

  /// An object with no other keys than these.
  static func object(
    _ properties: Properties, required: [String] = [], and more: Properties = []
  ) -> JSONValue {
    .object(
      of: [
        ("type", .string("object")), ("properties", .object(of: properties)),
        ("required", required.isEmpty ? nil : names(required)),
        ("additionalProperties", .bool(false)),
      ] + more.map { ($0, $1) })
  }

  /// An object with exactly one of some keys.
  static func choice(_ properties: Properties) -> JSONValue {
    object(
      properties, and: [("minProperties", .number(1)), ("maxProperties", .number(1))])
  }

  /// A condition: an object does not have both keys.
  static func not(both first: String, and second: String) -> (String, JSONValue) {
    ("not", required([first, second]))
  }

  /// A condition: an object has these keys.
  static func required(_ keys: [String]) -> JSONValue {
    .object(of: [("required", names(keys))])
  }

  static func list(of element: JSONValue, atLeast least: Int = 0) -> JSONValue {
    .object(of: [
      ("type", .string("array")), ("items", element),
      ("minItems", least == 0 ? nil : .number(Double(least))),
    ])
  }

  /// A list of so many equal elements.
  static func list(of count: Int, _ element: JSONValue) -> JSONValue {
    .object(of: [
      ("type", .string("array")), ("items", element), ("minItems", .number(Double(count))),
      ("maxItems", .number(Double(count))),
    ])
  }

  /// A number of the range that layouts accept.
  static let number = JSONValue.object(of: [
    ("type", .string("number")), ("minimum", .number(-1e12)), ("maximum", .number(1e12)),
  ])

  /// A number of at least 0.
  static let length = JSONValue.object(of: [
    ("type", .string("number")), ("minimum", .number(0)), ("maximum", .number(1e12)),
  ])

  /// Any number that a solution has.
  static let anyNumber = JSONValue.object(of: [("type", .string("number"))])

  static func whole(atLeast least: Double = -1e12) -> JSONValue {
    .object(of: [
      ("type", .string("integer")), ("minimum", .number(least)), ("maximum", .number(1e12)),
    ])
  }

  static let bool = JSONValue.object(of: [("type", .string("boolean"))])
  static let string = JSONValue.object(of: [("type", .string("string"))])

  static func constant(_ value: JSONValue) -> JSONValue { .object(of: [("const", value)]) }

  static func words(_ words: [String]) -> JSONValue {
    .object(of: [("enum", names(words))])
  }

  static func words<Word: DocumentWord>(of type: Word.Type) -> JSONValue {
    words(Word.allCases.map(\.word))
  }

  static func reference(_ name: String) -> JSONValue {
    .object(of: [("$ref", .string("#/$defs/\(name)"))])
  }

  private static func names(_ names: [String]) -> JSONValue { .array(names.map(JSONValue.string)) }
}

extension JSONValue {
  fileprivate var members: [JSONMember] {
    if case .object(let members) = self { members } else { [] }
  }
}
