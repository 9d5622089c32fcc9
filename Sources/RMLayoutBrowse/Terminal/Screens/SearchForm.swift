/// The fields of a search, filled in by keys.
package struct SearchForm: Hashable, Sendable {
  /// What the API can be asked for.
  package enum Field: Int, Hashable, Sendable, CaseIterable {
    case name
    case status
    case species
    case type
    case gender

    package var title: String {
      switch self {
      case .name: "Name"
      case .status: "Status"
      case .species: "Species"
      case .type: "Type"
      case .gender: "Gender"
      }
    }

    /// The words among which left and right choose; empty where anything can be typed.
    package var choices: [String] {
      switch self {
      case .status: ["", "alive", "dead", "unknown"]
      case .gender: ["", "female", "male", "genderless", "unknown"]
      case .name, .species, .type: []
      }
    }
  }

  /// What a key led to.
  package enum Outcome: Hashable, Sendable {
    case editing
    case search(CharacterFilter)
    case closed
  }

  package private(set) var filter: CharacterFilter
  package private(set) var field: Field

  package init(_ filter: CharacterFilter = CharacterFilter(), at field: Field = .name) {
    self.filter = filter
    self.field = field
  }

  /// The text of a field.
  package subscript(field: Field) -> String {
    get {
      switch field {
      case .name: filter.name
      case .status: filter.status
      case .species: filter.species
      case .type: filter.type
      case .gender: filter.gender
      }
    }
    set {
      switch field {
      case .name: filter.name = newValue
      case .status: filter.status = newValue
      case .species: filter.species = newValue
      case .type: filter.type = newValue
      case .gender: filter.gender = newValue
      }
    }
  }

  /// Takes a key over.
  package mutating func press(_ key: Key) -> Outcome {
    switch key {
    case .enter: return .search(filter)
    case .escape: return .closed
    case .down, .tab: move(by: 1)
    case .up, .backTab: move(by: -1)
    case .left: choose(by: -1)
    case .right: choose(by: 1)
    case .backspace: if field.choices.isEmpty { self[field] = String(self[field].dropLast()) }
    case .delete, .control("u"): self[field] = ""
    case .character(" ") where !field.choices.isEmpty: choose(by: 1)
    case .character(let scalar): type(String(scalar))
    case .pageUp, .pageDown, .home, .end, .control: break
    }
    return .editing
  }

  /// Adds a text to the field.
  package mutating func type(_ text: String) {
    let room = Self.longestText - self[field].count
    guard field.choices.isEmpty, room > 0 else { return }
    // A control character has no place in a search, and none on a terminal.
    let clean = text.unicodeScalars.filter { $0.properties.generalCategory != .control }
    self[field] += String(String(String.UnicodeScalarView(clean)).prefix(room))
  }

  private static let longestText = 200

  private mutating func move(by step: Int) {
    let count = Field.allCases.count
    field = Field(rawValue: (field.rawValue + step + count) % count) ?? field
  }

  private mutating func choose(by step: Int) {
    let choices = field.choices
    guard !choices.isEmpty else { return }
    let index = choices.firstIndex(of: self[field]) ?? 0
    self[field] = choices[(index + step + choices.count) % choices.count]
  }
}
