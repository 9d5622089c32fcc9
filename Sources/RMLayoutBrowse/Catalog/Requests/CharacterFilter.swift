/// What a search for characters asks for; empty texts ask for nothing.
package struct CharacterFilter: Hashable, Sendable {
  package var name: String
  package var status: String
  package var species: String
  package var type: String
  package var gender: String

  package init(
    name: String = "", status: String = "", species: String = "", type: String = "",
    gender: String = ""
  ) {
    self.name = name
    self.status = status
    self.species = species
    self.type = type
    self.gender = gender
  }

  /// Whether everything matches.
  package var isEmpty: Bool { query.isEmpty }

  /// The query, in the order of the API's documentation.
  package var query: [QueryItem] {
    let values = [
      ("name", name), ("status", status), ("species", species), ("type", type), ("gender", gender),
    ]
    return values.filter { !$0.1.isEmpty }.map { QueryItem($0.0, $0.1) }
  }
}
