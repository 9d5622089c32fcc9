/// Work that several callers wait for: begun once for a key, cancelled when the last one leaves.
actor SharedRequests<Value: Sendable> {
  typealias Outcome = Result<Value, CatalogError>
  typealias Work = @Sendable () async throws(CatalogError) -> Value

  private struct Flight {
    let number: Int
    let task: Task<Void, Never>
    var waiters: [Int: CheckedContinuation<Outcome, Never>]
  }

  private var flights: [String: Flight] = [:]
  private var lastNumber = 0

  /// What the work comes to; joins work for the same key that has begun and not ended.
  func value(for key: String, _ work: @escaping Work) async throws(CatalogError) -> Value {
    lastNumber += 1
    let number = lastNumber
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        join(key, as: number, continuation, work)
      }
    } onCancel: {
      Task { await self.leave(key, as: number) }
    }
    return try outcome.get()
  }

  private func join(
    _ key: String, as number: Int, _ waiter: CheckedContinuation<Outcome, Never>,
    _ work: @escaping Work
  ) {
    // A cancellation before this moment found nobody to take out.
    guard !Task.isCancelled else { return waiter.resume(returning: .failure(.cancelled)) }
    guard flights[key] == nil else {
      flights[key]?.waiters[number] = waiter
      return
    }
    let task = Task { await self.land(key, as: number, Result(awaiting: work)) }
    flights[key] = Flight(number: number, task: task, waiters: [number: waiter])
  }

  private func leave(_ key: String, as number: Int) {
    guard let waiter = flights[key]?.waiters.removeValue(forKey: number) else { return }
    waiter.resume(returning: .failure(.cancelled))
    guard let flight = flights[key], flight.waiters.isEmpty else { return }
    flight.task.cancel()
    flights[key] = nil
  }

  // What was cancelled may end while new work for its key is under way.
  private func land(_ key: String, as number: Int, _ outcome: Outcome) {
    guard let flight = flights[key], flight.number == number else { return }
    flights[key] = nil
    for waiter in flight.waiters.values { waiter.resume(returning: outcome) }
  }
}
