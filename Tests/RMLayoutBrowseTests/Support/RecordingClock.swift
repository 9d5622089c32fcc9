import RMLayoutBrowse

/// A clock on which short waits are over at once, and long ones only when they are cancelled.
final class RecordingClock: Clock {
  struct Instant: InstantProtocol {
    var offset: Duration

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private let patience: Duration
  private let waits = Locked<[Duration]>([])

  /// Waits as long as the patience and longer never end by themselves.
  init(patience: Duration = .seconds(15)) {
    self.patience = patience
  }

  /// The waits that are over, in their order.
  var passed: [Duration] { waits.withLock { $0 } }

  var now: Instant { Instant(offset: passed.reduce(.zero, +)) }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    let wait = now.duration(to: deadline)
    guard wait < patience else { return try await sleepUntilCancelled() }
    waits.withLock { $0.append(wait) }
  }
}

/// Ends only by cancellation of its task.
func sleepUntilCancelled() async throws {
  let (stream, continuation) = AsyncStream<Void>.makeStream()
  for await _ in stream {}
  continuation.finish()
  throw CancellationError()
}
