/// Brings the bodies of answers: each question once at a time, again where that may help.
struct Fetcher: Sendable {
  let transport: any CatalogTransport
  let policy: RetryPolicy
  let clock: any Clock<Duration>
  private let shared = SharedRequests<TransportResponse>()

  init(transport: any CatalogTransport, policy: RetryPolicy, clock: any Clock<Duration>) {
    self.transport = transport
    self.policy = policy
    self.clock = clock
  }

  /// The body of the answer; whoever asks for the same at the same time gets the same answer.
  func body(of address: String) async throws(CatalogError) -> [UInt8] {
    let response = try await shared.value(for: address) { () throws(CatalogError) in
      try await answer(to: address)
    }
    guard (200...299).contains(response.status) else {
      throw .refused(status: response.status, reason: ErrorBody.reason(in: response.body))
    }
    return response.body
  }

  private func answer(to address: String) async throws(CatalogError) -> TransportResponse {
    var attempt = 1
    while true {
      let response = try await inTime { () throws(CatalogError) in
        try await transport.response(to: address, bodyLimit: policy.bodyLimit)
      }
      guard let delay = try policy.delay(after: attempt, response) else { return response }
      do {
        try await clock.sleep(for: delay)
      } catch {
        throw .cancelled
      }
      attempt += 1
    }
  }

  // Whatever ends first ends the other.
  private func inTime(
    _ body: @escaping @Sendable () async throws(CatalogError) -> TransportResponse
  ) async throws(CatalogError) -> TransportResponse {
    let (limit, clock) = (policy.timeLimit, clock)
    let result = await withTaskGroup(of: Result<TransportResponse, CatalogError>.self) { group in
      group.addTask { await Result(awaiting: body) }
      group.addTask {
        let woke = (try? await clock.sleep(for: .seconds(limit))) != nil
        return .failure(woke ? .timedOut(seconds: limit) : .cancelled)
      }
      let first = await group.next() ?? .failure(.cancelled)
      group.cancelAll()
      return first
    }
    return try result.get()
  }
}

extension Result {
  /// What an asynchronous body comes to.
  package init(
    awaiting body: @Sendable () async throws(Failure) -> Success
  ) async where Success: Sendable {
    do throws(Failure) {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }
}
