/// What the catalogue knows about a character; the name is no key, several share one.
package struct CatalogCharacter: Hashable, Sendable {
  /// Whether a character lives, in the words of the source of the data.
  package enum Status: String, Hashable, Sendable {
    case alive = "Alive"
    case dead = "Dead"
    case unknown = "unknown"

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
}

/// What the catalogue knows about an episode.
package struct CatalogEpisode: Hashable, Sendable {
  /// The season and the episode, such as `S01E01`.
  package var code: String
  package var name: String
  /// The day in English words, such as `December 2, 2013`.
  package var airDate: String

  /// The three lines of a cell, from the top.
  package var lines: [String] { ["Episode \(code)", name, "Aired on \(airDate)"] }
}
