/// Asks the API and reads its answers; what was read once is kept.
package actor CatalogService {
  /// Where the API is.
  package nonisolated let base: CatalogBase
  private let fetcher: Fetcher
  private var caches: [Endpoint: CostCache<[UInt8]>]

  /// Creates a service; each collection keeps answers up to a number of bytes.
  package init(
    base: CatalogBase = .publicAPI, transport: any CatalogTransport,
    policy: RetryPolicy = RetryPolicy(), clock: any Clock<Duration> = ContinuousClock(),
    cacheLimit: Int = 4 << 20
  ) {
    self.base = base
    fetcher = Fetcher(transport: transport, policy: policy, clock: clock)
    caches = Dictionary(
      uniqueKeysWithValues: Endpoint.allCases.map { ($0, CostCache(limit: cacheLimit)) })
  }

  /// The answer to a question, from memory if it was given before.
  package func execute<Answer: Decodable & Sendable>(
    _ request: CatalogRequest, as type: Answer.Type = Answer.self
  ) async throws(CatalogError) -> Answer {
    let address = request.text
    if let body = caches[request.endpoint]?.value(for: address) {
      return try JSON.read(type, from: body)
    }
    let body = try await fetcher.body(of: address)
    let answer = try JSON.read(type, from: body)
    // Only now: what cannot be read is asked for again.
    caches[request.endpoint]?.insert(body, for: address, cost: body.count)
    return answer
  }

  /// A page of a collection, from 1.
  package func page<Record>(
    _ number: Int, of pagination: Pagination<Record>
  ) async throws(CatalogError) -> Page<Record> {
    try await execute(pagination.request(forPage: number))
  }

  /// An entry by the address that another one has for it.
  package func record<Record: CatalogRecord>(
    at address: String, as type: Record.Type = Record.self
  ) async throws(CatalogError) -> Record {
    guard let request = CatalogRequest(referenceTo: address, base: base) else {
      throw .foreignAddress(address)
    }
    return try await execute(request)
  }

  /// An entry by its number.
  package func record<Record: CatalogRecord>(
    _ id: Int, as type: Record.Type = Record.self
  ) async throws(CatalogError) -> Record {
    try await execute(CatalogRequest(Record.endpoint, path: ["\(id)"], base: base))
  }
}
