/// An object of a document while it is read: it notes each key asked for, and names the others.
package struct DocumentObject {
  private let value: DocumentValue
  private let members: [JSONMember]
  private var asked: [String] = []

  init(_ value: DocumentValue, members: [JSONMember]) {
    self.value = value
    self.members = members
  }

  /// The object's place.
  package var path: String { value.path }

  /// Whether a key is there; does not count as asking for it.
  package func has(_ key: String) -> Bool { members.contains { $0.key == key } }

  /// What stands at a key, or nil.
  package mutating func optional(_ key: String) -> DocumentValue? {
    asked.append(key)
    return members.first { $0.key == key }.map { member($0.key, $0.value) }
  }

  /// What stands at a key that must be there.
  package mutating func required(_ key: String) throws(DocumentError) -> DocumentValue {
    guard let found = optional(key) else {
      throw misspelling(of: [key]) ?? member(key, .null).error(.missingKey)
    }
    return found
  }

  /// The one of several keys that must be there; none and two are errors.
  package mutating func requiredChoice(of keys: [String]) throws(DocumentError) -> String {
    guard let key = try choice(of: keys) else {
      throw misspelling(of: keys) ?? value.error(.missingOneOf(keys))
    }
    return key
  }

  /// The one of several keys that is there, if any; two are an error.
  package mutating func choice(of keys: [String]) throws(DocumentError) -> String? {
    asked += keys
    let found = keys.filter { has($0) }
    guard found.count <= 1 else { throw value.error(.conflictingKeys(found)) }
    return found.first
  }

  /// Puts what stands at a key in the place of something; leaves it where the key is missing.
  package mutating func replace<Part>(
    _ part: inout Part, _ key: String,
    _ read: (DocumentValue) throws(DocumentError) -> Part
  ) throws(DocumentError) {
    if let value = optional(key) { part = try read(value) }
  }

  /// Puts the word that stands at a key in the place of another.
  package mutating func replace<Word: DocumentWord>(
    _ part: inout Word, _ key: String
  ) throws(DocumentError) {
    if let value = optional(key) { part = try value.word() }
  }

  /// Refuses a key that most likely means one that is missing, before what follows from that is found.
  package func refuseMisspelling(of key: String) throws(DocumentError) {
    guard !value.lenient, !has(key), let error = misspelling(of: [key]) else { return }
    throw error
  }

  /// The first key not asked for yet that most likely means one of those missing.
  private func misspelling(of missing: [String]) -> DocumentError? {
    // Nobody misspells a key behind a thousand others.
    for found in members.prefix(1000) where !asked.contains(found.key) {
      guard let meant = found.key.nearest(among: missing) else { continue }
      return member(found.key, found.value).error(.unknownKey(nearest: meant))
    }
    return nil
  }

  private func member(_ key: String, _ json: JSONValue) -> DocumentValue {
    DocumentValue(json, at: .key(key, of: value.place), lenient: value.lenient)
  }

  /// Throws on the first key that nobody asked for.
  func finish() throws(DocumentError) {
    guard !value.lenient else { return }
    for found in members where !asked.contains(found.key) {
      let nearest = found.key.nearest(among: asked.filter { !has($0) })
      throw member(found.key, found.value).error(.unknownKey(nearest: nearest))
    }
  }
}
