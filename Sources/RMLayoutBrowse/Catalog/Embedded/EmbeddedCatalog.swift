import RMLayoutFacts

/// The catalogue that the program holds, which answers as the API does: errors included.
package struct EmbeddedCatalog: CatalogTransport {
  /// How many characters there are unless more are asked for.
  package static let characterCount = Catalog.characterCount

  private let base: CatalogBase
  private let characters: [CharacterRecord]
  private let locations: [LocationRecord]
  private let episodes: [EpisodeRecord]

  package init(
    base: CatalogBase = .publicAPI, characterCount: Int = EmbeddedCatalog.characterCount
  ) {
    self.base = base
    let records = EmbeddedRecords(base: base, characterCount: characterCount)
    characters = records.characters
    locations = records.locations
    episodes = records.episodes
  }

  package func response(
    to address: String, bodyLimit: Int
  ) async throws(CatalogError) -> TransportResponse {
    answer(to: address)
  }

  /// The answer to an address, at once.
  package func answer(to address: String) -> TransportResponse {
    guard let request = CatalogRequest(address, base: base) else {
      return .error(404, "There is nothing here.")
    }
    return switch request.endpoint {
    case .character: answer(to: request, echoing: address, from: characters)
    case .location: answer(to: request, echoing: address, from: locations)
    case .episode: answer(to: request, echoing: address, from: episodes)
    }
  }

  private func answer<Record: FilteredRecord>(
    to request: CatalogRequest, echoing address: String, from records: [Record]
  ) -> TransportResponse {
    switch request.path.count {
    case 0:
      let path = address.prefix { $0 != "?" }
      return list(of: records, filteredBy: request.query, at: String(path))
    case 1: return entries(request.path[0], of: records)
    default: return .error(404, "There is nothing here.")
    }
  }
}

// MARK: - Lists and entries

extension EmbeddedCatalog {
  private static let pageLength = Catalog.pageLength

  private func list<Record: FilteredRecord>(
    of records: [Record], filteredBy query: [QueryItem], at path: String
  ) -> TransportResponse {
    let filters = query.filter { item in
      Record.filters.contains { $0.name == item.name } && item.value != nil
    }
    let matches = filters.isEmpty ? records : records.filter { $0.matches(filters) }
    let asked = query.last { $0.name == "page" }?.value.flatMap { Int($0) } ?? 1
    let page = max(1, asked)
    let pages = (matches.count + Self.pageLength - 1) / Self.pageLength
    guard page <= pages else { return .error(404, "There is nothing here") }
    // As the API does: values as they were understood, without encoding.
    let rest = filters.map { "&\($0.name)=\($0.value ?? "")" }.joined()
    func place(_ number: Int) -> String? {
      (1...pages).contains(number) ? "\(path)?page=\(number)\(rest)" : nil
    }
    let first = (page - 1) * Self.pageLength
    return .json(
      Page(
        info: PageSummary(
          count: matches.count, pages: pages, next: place(page + 1), prev: place(page - 1)),
        results: Array(matches[first..<min(first + Self.pageLength, matches.count)])))
  }

  // `2` is an entry, `1,183` and `[1,183]` are lists of those that exist.
  private func entries<Record: FilteredRecord>(
    _ word: String, of records: [Record]
  ) -> TransportResponse {
    if word.hasPrefix("[") || word.contains(",") {
      let isBracketed = word.hasPrefix("[") && word.hasSuffix("]")
      let list = isBracketed ? word.dropFirst().dropLast() : word[...]
      let ids = list.split(separator: ",").map { Int($0) }
      guard !ids.isEmpty, !ids.contains(nil) else { return .error(500, "Bad... bad array :/") }
      let wanted = Set(ids)
      return .json(records.filter { wanted.contains($0.id) })
    }
    guard let id = Int(word) else { return .error(500, "Hey! you must provide an id") }
    guard let record = records.first(where: { $0.id == id }) else {
      let name = Record.endpoint.rawValue
      return .error(404, "\(name.prefix(1).uppercased())\(name.dropFirst()) not found")
    }
    return .json(record)
  }
}

extension TransportResponse {
  fileprivate static func json(_ value: some Encodable) -> TransportResponse {
    TransportResponse(body: JSON.bytes(of: value))
  }

  fileprivate static func error(_ status: Int, _ text: String) -> TransportResponse {
    TransportResponse(status: status, body: JSON.bytes(of: ErrorBody(error: text)))
  }
}
