extension Catalog {
  /// Everything about the character at a place in the list, from 0.
  ///
  /// - Precondition: `index >= 0`.
  package static func character(at index: Int) -> CatalogCharacter {
    let (name, status) = entry(at: index)
    let known = index < knownCharacters.count ? knownCharacters[index] : nil
    let places = places(ofCharacterAt: index)
    return CatalogCharacter(
      name: name, status: status, gender: known?.gender ?? madeUpGender(index),
      type: known?.type ?? "", species: known?.species ?? madeUpSpecies(index),
      origin: placeName(places.origin), location: placeName(places.location),
      created: created(afterEntries: index),
      episodeCount: episodeNumbers(ofCharacterAt: index).count)
  }

  /// The location at a place in the list, from 0.
  ///
  /// - Precondition: `index >= 0`.
  package static func location(at index: Int) -> CatalogLocation {
    precondition(index >= 0, "The list of locations starts at 0")
    return index < knownLocations.count ? knownLocations[index] : madeUpLocation(index)
  }

  /// The numbers of the locations where a character comes from and is, from 1; 0 is unknown.
  package static func places(ofCharacterAt index: Int) -> (origin: Int, location: Int) {
    guard index >= knownCharacters.count else {
      return (knownCharacters[index].origin, knownCharacters[index].location)
    }
    return (index * 17 % (locationCount + 1), index * 29 % (locationCount + 1))
  }

  /// The numbers of the episodes that a character is in, from 1 and ascending.
  package static func episodeNumbers(ofCharacterAt index: Int) -> [Int] {
    switch index {
    case 0, 1: return Array(1...episodeCount)
    case 2...4: return (1...episodeCount).filter { $0 % (index + 4) != 5 }
    default:
      let numbers = (0...index % 3).map { (index * 13 + $0 * 17) % episodeCount + 1 }
      return numbers.sorted()
    }
  }

  /// The moment at which an entry was made, as ISO 8601: the first on November 4, 2017.
  package static func created(afterEntries index: Int) -> String {
    let seconds = 1_509_821_326 + index * 17_389
    let day = CivilDay(number: seconds.quotient(flooredBy: 86_400))
    let time = seconds - day.number * 86_400
    let date = "\(day.year)-\(twoDigits(day.month))-\(twoDigits(day.day))"
    return "\(date)T\(twoDigits(time / 3_600)):\(twoDigits(time / 60 % 60)):"
      + "\(twoDigits(time % 60)).250Z"
  }

  private static func placeName(_ number: Int) -> String {
    number == 0 ? "unknown" : location(at: number - 1).name
  }
}
