/// What the catalogue knows about an episode.
package struct CatalogEpisode: Hashable, Sendable {
  /// The season and the episode, such as `S01E01`.
  package var code: String
  package var name: String
  /// The day in English words, such as `December 2, 2013`.
  package var airDate: String

  package init(code: String, name: String, airDate: String) {
    self.code = code
    self.name = name
    self.airDate = airDate
  }

  /// The three lines of a cell, from the top.
  package var lines: [String] { ["Episode \(code)", name, "Aired on \(airDate)"] }
}
