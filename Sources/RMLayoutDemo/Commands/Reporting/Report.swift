import RMLayout
import RMLayoutDocument

/// Where something is wrong: a file, and a line and column or a path in it, as far as known.
package struct Place: Hashable, Sendable {
  package var file: String?
  /// The line and the column, both from 1.
  package var position: (line: Int, column: Int)? {
    guard let line, let column else { return nil }
    return (line, column)
  }
  /// The place in the document, such as `sections[1].group`.
  package var path: String?
  private var line: Int?
  private var column: Int?

  package init(file: String? = nil, line: Int? = nil, column: Int? = nil, path: String? = nil) {
    self.file = file
    self.line = line
    self.column = column
    self.path = path
  }

  /// The place as it stands before a message, in the form from which editors jump there.
  var text: String {
    var parts = file.map { [$0] } ?? []
    if let position { parts += ["\(position.line)", "\(position.column)"] }
    let file = parts.joined(separator: ":")
    return [file, path ?? ""].filter { !$0.isEmpty }.joined(separator: ": ")
  }
}

/// One thing to tell a person or a script beside the result, on a line of the standard error.
package struct Report: Hashable, Sendable {
  /// How bad it is.
  package enum Severity: String, Hashable, Sendable {
    case error
    case warning
    case note
  }

  package var severity: Severity
  package var place: Place
  package var message: String
  /// The kind of finding, for scripts.
  package var code: String?
  /// How the program ends because of it.
  package var status: ExitStatus?

  package init(
    _ severity: Severity, at place: Place = Place(), _ message: String, code: String? = nil,
    status: ExitStatus? = nil
  ) {
    self.severity = severity
    self.place = place
    self.message = message
    self.code = code
    self.status = status
  }

  /// Reports what ended a run.
  init(_ failure: Failure) {
    self.init(.error, at: failure.place, failure.message, status: failure.status)
  }

  /// Reports what a solve found in a file or a screen.
  init(_ diagnostic: LayoutDiagnostic, in file: String) {
    self.init(
      .warning, at: Place(file: file, path: diagnostic.path.isEmpty ? nil : diagnostic.path),
      "\(diagnostic.message); \(diagnostic.suggestion)", code: diagnostic.code)
  }
}

extension Report {
  /// The line for people.
  var line: String {
    let start = severity == .note ? [] : [severity.rawValue]
    let parts = start + [place.text, message].filter { !$0.isEmpty }
    return Self.oneLine(parts.joined(separator: ": "))
  }

  /// The line for scripts.
  var json: String {
    let members: [(String, JSONValue?)] = [
      ("severity", .string(severity.rawValue)),
      ("status", status.map { .number(Double($0.rawValue)) }),
      ("code", code.map(JSONValue.string)), ("file", place.file.map(JSONValue.string)),
      ("line", place.position.map { .number(Double($0.line)) }),
      ("column", place.position.map { .number(Double($0.column)) }),
      ("path", place.path.map(JSONValue.string)), ("message", .string(message)),
    ]
    return JSONValue.object(of: members).text
  }

  // A file's name may hold a line feed; an error stays one line.
  private static func oneLine(_ text: String) -> String {
    String(text.map { $0.isNewline || $0 < " " ? "?" : $0 })
  }
}
