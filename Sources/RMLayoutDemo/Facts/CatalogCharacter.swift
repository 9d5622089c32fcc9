/// What the catalogue knows about a character; the name is no key, several share one.
package struct CatalogCharacter: Hashable, Sendable {
  /// Whether a character lives, in the words of the source of the data, also in new ones.
  package struct Status: RawRepresentable, Hashable, Sendable, Codable {
    package let rawValue: String

    package init(rawValue: String) {
      self.rawValue = rawValue
    }

    package static let alive = Status(rawValue: "Alive")
    package static let dead = Status(rawValue: "Dead")
    package static let unknown = Status(rawValue: "unknown")

    /// The status as it is shown: capitalised, also where the data are not.
    package var text: String { self == .unknown ? "Unknown" : rawValue }

    /// The second line of a cell in the list.
    package var line: String { "Status: \(text)" }
  }

  package var name: String
  package var status: Status
  package var gender: String
  /// Free text, often empty.
  package var type: String
  package var species: String
  package var origin: String
  package var location: String
  /// The moment the entry was made, as ISO 8601 in UTC with milliseconds.
  package var created: String
  package var episodeCount: Int

  package init(
    name: String, status: Status, gender: String, type: String, species: String, origin: String,
    location: String, created: String, episodeCount: Int
  ) {
    self.name = name
    self.status = status
    self.gender = gender
    self.type = type
    self.species = species
    self.origin = origin
    self.location = location
    self.created = created
    self.episodeCount = episodeCount
  }
}
