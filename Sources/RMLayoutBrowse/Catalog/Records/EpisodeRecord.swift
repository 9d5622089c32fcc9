package import RMLayoutFacts

/// An episode as the API sends it.
package struct EpisodeRecord: CatalogRecord {
  package static var endpoint: Endpoint { .episode }

  package var id: Int
  package var name: String
  /// The day in English words, such as `December 2, 2013`.
  package var airDate: String
  /// The season and the episode, such as `S01E01`.
  package var code: String
  package var characters: [String]
  package var url: String
  package var created: String

  package init(
    id: Int, name: String, airDate: String, code: String, characters: [String] = [],
    url: String = "", created: String = ""
  ) {
    self.id = id
    self.name = name
    self.airDate = airDate
    self.code = code
    self.characters = characters
    self.url = url
    self.created = created
  }

  enum CodingKeys: String, CodingKey {
    case id
    case name
    case airDate = "air_date"
    case code = "episode"
    case characters
    case url
    case created
  }

  /// What a cell shows of the episode.
  package var facts: CatalogEpisode {
    CatalogEpisode(code: code, name: name, airDate: airDate)
  }
}
