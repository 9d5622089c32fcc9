/// What the catalogue knows about a place.
package struct CatalogLocation: Hashable, Sendable {
  package var name: String
  /// The kind of place, such as `Planet`.
  package var type: String
  package var dimension: String

  package init(name: String, type: String, dimension: String) {
    self.name = name
    self.type = type
    self.dimension = dimension
  }
}
