/// How long to wait for answers, and when to ask again.
package struct RetryPolicy: Hashable, Sendable {
  /// How many times a question is asked at most.
  package var attempts: Int
  /// The wait before the second try; it doubles before each further one.
  package var firstDelay: Duration
  /// The longest wait that a server may ask for, in seconds.
  package var longestWait: Int
  /// How long one try may take, in seconds.
  package var timeLimit: Int
  /// The largest answer, in bytes.
  package var bodyLimit: Int

  package init(
    attempts: Int = 4, firstDelay: Duration = .milliseconds(500), longestWait: Int = 30,
    timeLimit: Int = 20, bodyLimit: Int = 8 << 20
  ) {
    self.attempts = attempts
    self.firstDelay = firstDelay
    self.longestWait = longestWait
    self.timeLimit = timeLimit
    self.bodyLimit = bodyLimit
  }

  /// The wait after a try that failed, from 1; nil if asking again does not help.
  func delay(
    after attempt: Int, _ response: TransportResponse
  ) throws(CatalogError) -> Duration? {
    guard response.status == 429 || (500...599).contains(response.status), attempt < attempts
    else { return nil }
    guard let seconds = response.retryAfter else { return firstDelay * (1 << (attempt - 1)) }
    guard seconds <= longestWait else { throw .busy(seconds: seconds) }
    return .seconds(seconds)
  }
}
