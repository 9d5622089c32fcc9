/// How a run of the program ended, as the shell sees it.
package enum ExitStatus: Int32, Hashable, Sendable, CaseIterable {
  case success = 0
  case finding = 1
  case usage = 64
  case badData = 65
  case noInput = 66
  case internalError = 70
  case cannotWrite = 73
  case closedPipe = 141

  /// The meaning, as the help states it.
  package var meaning: String {
    switch self {
    case .success: "all went well"
    case .finding: "something was found"
    case .usage: "the command line is wrong"
    case .badData: "the document is wrong"
    case .noInput: "the input is missing or cannot be read"
    case .internalError: "a mistake of this program"
    case .cannotWrite: "the output cannot be written"
    case .closedPipe: "the reader of the output went away"
    }
  }
}

/// Why a run ends early: one line for a person and a status for the shell.
package struct Failure: Error, Hashable, Sendable {
  package var status: ExitStatus
  /// The file and the place in it that are at fault, where it is one.
  package var place: Place
  package var message: String

  package init(_ status: ExitStatus, at place: Place = Place(), _ message: String) {
    self.status = status
    self.place = place
    self.message = message
  }
}
