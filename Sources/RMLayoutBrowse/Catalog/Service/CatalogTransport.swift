/// What brings answers: the network, the embedded catalogue, or a test.
package protocol CatalogTransport: Sendable {
  /// The answer to a GET, of at most so many bytes.
  ///
  /// Any status counts as an answer. Stops early when its task is cancelled.
  func response(
    to address: String, bodyLimit: Int
  ) async throws(CatalogError) -> TransportResponse
}

/// An answer as it came.
package struct TransportResponse: Hashable, Sendable {
  package var status: Int
  /// How long the server asks to wait before the next question, in seconds.
  package var retryAfter: Int?
  package var body: [UInt8]

  package init(status: Int = 200, retryAfter: Int? = nil, body: [UInt8] = []) {
    self.status = status
    self.retryAfter = retryAfter
    self.body = body
  }
}
