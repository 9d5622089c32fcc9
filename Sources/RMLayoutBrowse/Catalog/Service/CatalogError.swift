/// Why the catalogue has no answer.
package enum CatalogError: Error, Hashable, Sendable {
  /// The address belongs to another server, or is none.
  case foreignAddress(String)
  /// The server cannot be reached, in the words of what failed.
  case unreachable(String)
  /// No whole answer came in time.
  case timedOut(seconds: Int)
  /// Nobody waits any longer.
  case cancelled
  /// The answer has more bytes than we keep.
  case tooLarge(limit: Int)
  /// The server asks to come back later than we wait, in seconds.
  case busy(seconds: Int)
  /// The server answered with a status that means failure, perhaps with a reason.
  case refused(status: Int, reason: String?)
  /// The answer is not what it should be, with the place in it.
  case malformed(String)
  /// The answer is no picture.
  case noPicture

  /// One line for a person: what happened and what to do.
  package var message: String {
    switch self {
    case .foreignAddress(let address):
      "\(address) is not on this server; nothing was sent"
    case .unreachable(let reason): "the server cannot be reached: \(reason)"
    case .timedOut(let seconds): "no answer within \(seconds) s"
    case .cancelled: "stopped before the answer came"
    case .tooLarge(let limit): "the answer is larger than \(limit >> 20) MB"
    case .busy(let seconds): "the server is busy and asks to wait \(seconds) s"
    case .refused(let status, let reason):
      "the server answered \(status)" + (reason.map { ": \($0)" } ?? "")
    case .malformed(let place): "the answer cannot be read: \(place)"
    case .noPicture: "the answer is not a picture"
    }
  }

  /// Whether the server says that nothing matches, or that there is no such entry.
  package var isNothingHere: Bool {
    if case .refused(404, _) = self { true } else { false }
  }
}
