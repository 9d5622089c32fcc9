import RMLayoutFacts

/// The facts in the shape of the API: numbered, with addresses that point at each other.
struct EmbeddedRecords {
  let base: CatalogBase
  private(set) var characters: [CharacterRecord] = []
  private(set) var locations: [LocationRecord] = []
  private(set) var episodes: [EpisodeRecord] = []

  init(base: CatalogBase, characterCount: Int) {
    self.base = base
    locations = (0..<Catalog.locationCount).map(location)
    episodes = (0..<Catalog.episodeCount).map(episode)
    characters.reserveCapacity(characterCount)
    for index in 0..<characterCount { append(characterAt: index) }
  }

  private func address(_ endpoint: Endpoint, _ id: Int) -> String {
    "\(base.text)/\(endpoint.rawValue)/\(id)"
  }

  private func location(at index: Int) -> LocationRecord {
    let facts = Catalog.location(at: index)
    return LocationRecord(
      id: index + 1, name: facts.name, type: facts.type, dimension: facts.dimension,
      url: address(.location, index + 1), created: Catalog.created(afterEntries: index))
  }

  private func episode(at index: Int) -> EpisodeRecord {
    let facts = Catalog.episode(at: index)
    return EpisodeRecord(
      id: index + 1, name: facts.name, airDate: facts.airDate, code: facts.code,
      url: address(.episode, index + 1), created: Catalog.created(afterEntries: index))
  }

  private func place(_ number: Int) -> PlaceReference {
    guard number > 0 else { return .unknown }
    return PlaceReference(name: locations[number - 1].name, url: address(.location, number))
  }

  // A character is entered where it is and in its episodes too.
  private mutating func append(characterAt index: Int) {
    let facts = Catalog.character(at: index)
    let places = Catalog.places(ofCharacterAt: index)
    let numbers = Catalog.episodeNumbers(ofCharacterAt: index)
    let url = address(.character, index + 1)
    if places.location > 0 { locations[places.location - 1].residents.append(url) }
    for number in numbers { episodes[number - 1].characters.append(url) }
    characters.append(
      CharacterRecord(
        id: index + 1, name: facts.name, status: facts.status, species: facts.species,
        type: facts.type, gender: facts.gender, origin: place(places.origin),
        location: place(places.location),
        image: "\(base.text)/character/avatar/\(index + 1).jpeg",
        episode: numbers.map { address(.episode, $0) }, url: url, created: facts.created))
  }
}
