import RMLayoutBrowse

/// Answers by a script, and remembers what it was asked.
final class ScriptedTransport: CatalogTransport {
  /// Gives the answer to an address that is asked for the nth time, from 1.
  typealias Script =
    @Sendable (_ address: String, _ time: Int) async throws(CatalogError) -> TransportResponse

  private let script: Script
  private let log = Locked<[String]>([])
  private let cancelled = Locked<[String]>([])

  init(_ script: @escaping Script) {
    self.script = script
  }

  /// The addresses in the order in which they were asked for.
  var requests: [String] { log.withLock { $0 } }

  /// The addresses whose question was given up.
  var cancellations: [String] { cancelled.withLock { $0 } }

  func response(
    to address: String, bodyLimit: Int
  ) async throws(CatalogError) -> TransportResponse {
    let time = log.withLock { log in
      log.append(address)
      return log.count { $0 == address }
    }
    do throws(CatalogError) {
      return try await script(address, time)
    } catch {
      if error == .cancelled { cancelled.withLock { $0.append(address) } }
      throw error
    }
  }
}

extension TransportResponse {
  init(_ text: String, status: Int = 200, retryAfter: Int? = nil) {
    self.init(status: status, retryAfter: retryAfter, body: Array(text.utf8))
  }
}

/// Never answers; ends when its task is cancelled.
func answerNever() async throws(CatalogError) -> TransportResponse {
  try? await sleepUntilCancelled()
  throw .cancelled
}

extension CatalogSource {
  /// A source with a script in the place of the network.
  static func scripted(
    _ transport: ScriptedTransport, clock: any Clock<Duration> = RecordingClock()
  ) -> CatalogSource {
    CatalogSource(transport: transport, clock: clock)
  }
}
