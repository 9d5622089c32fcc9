/// A question to the API: a collection, what follows it in the path, and a query.
///
/// ```swift
/// var request = CatalogRequest(.character, query: [QueryItem("name", "ants in")])
/// request.text  // https://rickandmortyapi.com/api/character?name=ants%20in
/// ```
package struct CatalogRequest: Hashable, Sendable {
  package var base: CatalogBase
  package var endpoint: Endpoint
  /// What follows the collection, not encoded.
  package var path: [String]
  /// The query in its order.
  package var query: [QueryItem]

  package init(
    _ endpoint: Endpoint, path: [String] = [], query: [QueryItem] = [],
    base: CatalogBase = .publicAPI
  ) {
    self.base = base
    self.endpoint = endpoint
    self.path = path
    self.query = query
  }

  /// The whole address, encoded; two requests with the same meaning have the same one.
  package var text: String {
    let components = [endpoint.rawValue] + path.map { $0.percentEncoded(keeping: ",") }
    let address = base.text + "/" + components.joined(separator: "/")
    guard !query.isEmpty else { return address }
    return address + "?" + query.map(\.encoded).joined(separator: "&")
  }

  /// The same question for another page of the answer.
  package func page(_ number: Int) -> CatalogRequest {
    var request = self
    request.query.removeAll { $0.name == "page" }
    if number > 1 { request.query.insert(QueryItem("page", "\(number)"), at: 0) }
    return request
  }
}

// MARK: - From an address

extension CatalogRequest {
  /// Reads an address of the API; nil if it is one of another server or collection.
  ///
  /// Slashes at the end of the path and what follows a `#` mean nothing and are dropped.
  package init?(_ address: String, base: CatalogBase = .publicAPI) {
    guard address.hasPrefix(base.text + "/") else { return nil }
    let rest = address.dropFirst(base.text.count).prefix { $0 != "#" }
    let parts = rest.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let path = parts[0].split(separator: "/").map { String($0).percentDecoded() }
    guard let name = path.first, let endpoint = Endpoint(rawValue: name) else { return nil }
    let query = parts.count == 2 ? parts[1].split(separator: "&") : []
    self.init(
      endpoint, path: Array(path.dropFirst()), query: query.compactMap(QueryItem.init(encoded:)),
      base: base)
  }

  /// Reads an address that an answer refers to, and asks this server for it.
  ///
  /// Copies of the API send addresses of the original; only the collection and the number count.
  package init?(referenceTo address: String, base: CatalogBase) {
    if let request = CatalogRequest(address, base: base) {
      self = request
      return
    }
    let words = address.split(separator: "/").suffix(2)
    guard words.count == 2, let word = words.first, let number = words.last,
      let endpoint = Endpoint(rawValue: String(word)), Int(number) != nil
    else { return nil }
    self.init(endpoint, path: [String(number)], base: base)
  }
}
