package import RMLayoutFacts

/// A character as the API sends it; words that are new to us are kept as they come.
package struct CharacterRecord: CatalogRecord {
  package static var endpoint: Endpoint { .character }

  package var id: Int
  package var name: String
  package var status: CatalogCharacter.Status
  package var species: String
  /// Free text, often empty.
  package var type: String
  /// `Male`, `Female`, `Genderless`, `unknown`, or a word to come.
  package var gender: String
  package var origin: PlaceReference
  package var location: PlaceReference
  /// Where the picture is.
  package var image: String
  /// Where the episodes are that the character is in.
  package var episode: [String]
  package var url: String
  package var created: String

  package init(
    id: Int, name: String, status: CatalogCharacter.Status, species: String = "",
    type: String = "", gender: String = "unknown", origin: PlaceReference = .unknown,
    location: PlaceReference = .unknown, image: String = "", episode: [String] = [],
    url: String = "", created: String = ""
  ) {
    self.id = id
    self.name = name
    self.status = status
    self.species = species
    self.type = type
    self.gender = gender
    self.origin = origin
    self.location = location
    self.image = image
    self.episode = episode
    self.url = url
    self.created = created
  }

  /// What the detail screen shows of the character.
  package var facts: CatalogCharacter {
    CatalogCharacter(
      name: name, status: status, gender: gender, type: type, species: species,
      origin: origin.name, location: location.name, created: created,
      episodeCount: episode.count)
  }
}

/// A place by name, and where it can be asked for.
package struct PlaceReference: Codable, Hashable, Sendable {
  package var name: String
  /// Empty where the place is unknown.
  package var url: String

  package init(name: String, url: String) {
    self.name = name
    self.url = url
  }

  package static let unknown = PlaceReference(name: "unknown", url: "")
}
