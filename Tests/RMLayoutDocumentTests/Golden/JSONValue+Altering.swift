import RMLayoutDocument

extension JSONValue {
  /// One step from a value to something in it.
  enum Step: Hashable {
    case key(String)
    case index(Int)

    /// Whether the step goes to a member of an object.
    var isKey: Bool {
      switch self {
      case .key: true
      case .index: false
      }
    }
  }

  /// The places of all values in this one, outermost first, with what stands there.
  var places: [(path: [Step], value: JSONValue)] {
    let inner: [(Step, JSONValue)] =
      switch self {
      case .null, .bool, .number, .string: []
      case .array(let elements): elements.enumerated().map { (.index($0), $1) }
      case .object(let members): members.map { (.key($0.key), $0.value) }
      }
    return [([], self)]
      + inner.flatMap { step, value in value.places.map { ([step] + $0.path, $0.value) } }
  }

  /// The value with another one at a place; nil takes the member or element out.
  func replacing(_ path: some Collection<Step>, by replacement: JSONValue?) -> JSONValue? {
    guard let step = path.first else { return replacement }
    let rest = path.dropFirst()
    switch (self, step) {
    case (.array(let elements), .index(let index)):
      return .array(
        elements.enumerated().compactMap { position, element in
          position == index ? element.replacing(rest, by: replacement) : element
        })
    case (.object(let members), .key(let key)):
      return .object(
        of: members.map { member in
          let isMeant = member.key == key
          return (
            member.key, isMeant ? member.value.replacing(rest, by: replacement) : member.value
          )
        })
    default:
      return self
    }
  }

  /// The object with one more member.
  func adding(_ key: String, _ value: JSONValue) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members + [JSONMember(key: key, value: value)])
  }
}
