/// The demonstration data: as many characters and episodes as the app of the two screens shows.
///
/// The first twenty characters and the first ten episodes are facts; the rest are made up from
/// their number, always the same.
package enum Catalog {
  /// How many characters there are; more can be asked for.
  package static let characterCount = 826
  /// How many characters come with one page of the list.
  package static let pageLength = 20
  /// How many episodes there are: 11 in the first season, 10 in each of the four others.
  package static let episodeCount = 51

  /// The character whose detail screen is shown.
  package static let rickSanchez = CatalogCharacter(
    name: "Rick Sanchez", status: .alive, gender: "Male", type: "", species: "Human",
    origin: "Earth (C-137)", location: "Citadel of Ricks", created: "2017-11-04T18:48:46.250Z",
    episodeCount: episodeCount)

  /// The name and the status of the character at a place in the list, from 0.
  ///
  /// - Precondition: `index >= 0`.
  package static func entry(at index: Int) -> (name: String, status: CatalogCharacter.Status) {
    precondition(index >= 0, "The list of characters starts at 0")
    guard index >= knownCharacters.count else { return knownCharacters[index] }
    return (madeUpName(index), madeUpStatus(index))
  }

  /// The episode at a place in the order of broadcast, from 0.
  ///
  /// - Precondition: `index >= 0`.
  package static func episode(at index: Int) -> CatalogEpisode {
    precondition(index >= 0, "The list of episodes starts at 0")
    guard index >= knownEpisodes.count else {
      let (name, airDate) = knownEpisodes[index]
      return CatalogEpisode(code: code(ofEpisode: index), name: name, airDate: airDate)
    }
    return CatalogEpisode(
      code: code(ofEpisode: index), name: madeUpTitle(index), airDate: madeUpAirDate(index))
  }

  private static func code(ofEpisode index: Int) -> String {
    let inFirstSeason = index < 11
    let season = inFirstSeason ? 1 : 2 + (index - 11) / 10
    let number = inFirstSeason ? index + 1 : (index - 11) % 10 + 1
    return "S\(twoDigits(season))E\(twoDigits(number))"
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
