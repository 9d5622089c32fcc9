/// The demonstration data: as many characters and episodes as the app of the two screens shows.
///
/// The first twenty characters and locations and the first ten episodes are facts; the rest are made
/// up from their number, always the same.
package enum Catalog {
  /// How many characters there are; more can be asked for.
  package static let characterCount = 826
  /// How many characters come with one page of the list.
  package static let pageLength = 20
  /// How many episodes there are: 11 in the first season, 10 in each of the four others.
  package static let episodeCount = 51

  /// How many locations there are.
  package static let locationCount = 126

  /// The character whose detail screen is shown.
  package static let rickSanchez = character(at: 0)

  /// The name and the status of the character at a place in the list, from 0.
  ///
  /// - Precondition: `index >= 0`.
  package static func entry(at index: Int) -> (name: String, status: CatalogCharacter.Status) {
    precondition(index >= 0, "The list of characters starts at 0")
    guard index >= knownCharacters.count else {
      return (knownCharacters[index].name, knownCharacters[index].status)
    }
    return (madeUpName(index), madeUpStatus(index))
  }

  /// The episode at a place in the order of broadcast, from 0.
  ///
  /// - Precondition: `index >= 0`.
  package static func episode(at index: Int) -> CatalogEpisode {
    precondition(index >= 0, "The list of episodes starts at 0")
    let (season, number) = place(ofEpisode: index)
    let (name, airDate) =
      index < knownEpisodes.count
      ? knownEpisodes[index] : (madeUpTitle(index), madeUpAirDate(season: season, number: number))
    return CatalogEpisode(
      code: "S\(twoDigits(season))E\(twoDigits(number))", name: name, airDate: airDate)
  }

  private static func place(ofEpisode index: Int) -> (season: Int, number: Int) {
    guard index >= 11 else { return (1, index + 1) }
    return (2 + (index - 11) / 10, (index - 11) % 10 + 1)
  }

  static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
