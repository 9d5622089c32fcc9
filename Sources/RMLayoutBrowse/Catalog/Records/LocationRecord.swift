/// A location as the API sends it.
package struct LocationRecord: CatalogRecord {
  package static var endpoint: Endpoint { .location }

  package var id: Int
  package var name: String
  /// The kind of place, such as `Planet`.
  package var type: String
  package var dimension: String
  package var residents: [String]
  package var url: String
  package var created: String

  package init(
    id: Int, name: String, type: String, dimension: String, residents: [String] = [],
    url: String = "", created: String = ""
  ) {
    self.id = id
    self.name = name
    self.type = type
    self.dimension = dimension
    self.residents = residents
    self.url = url
    self.created = created
  }
}
