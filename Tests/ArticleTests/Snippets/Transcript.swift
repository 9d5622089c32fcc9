import Synchronization

/// What a snippet prints, kept instead of shown.
final class Transcript: Sendable {
  @TaskLocal static var current: Transcript?

  private let lines = Mutex<[String]>([])

  /// The lines so far, without empty ones at the end.
  var text: String {
    var kept = lines.withLock { $0 }.flatMap {
      $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    while kept.last?.isEmpty == true { kept.removeLast() }
    return kept.joined(separator: "\n")
  }

  func append(_ line: String) {
    lines.withLock { $0.append(line) }
  }
}

/// Stands in for the standard library's function, so that snippets read as they would in a program.
func print(_ values: Any...) {
  Transcript.current?.append(values.map { "\($0)" }.joined(separator: " "))
}
