/// One entry of the catalogue, as the API sends it.
package protocol CatalogRecord: Codable, Hashable, Sendable, Identifiable where ID == Int {
  /// The collection that it belongs to.
  static var endpoint: Endpoint { get }
  /// The number in the collection, the only key: names repeat.
  var id: Int { get }
  var name: String { get }
  /// Where the entry itself can be asked for.
  var url: String { get }
}

/// The collections of the API.
package enum Endpoint: String, Hashable, Sendable, CaseIterable {
  case character
  case location
  case episode
}
