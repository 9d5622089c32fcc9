import RMLayoutCommands

/// A world in memory: files to read, and everything that a command wrote.
final class RecordedSurroundings: Surroundings {
  var reporting = Reporting()
  var terminalColumns: Int?
  var outputIsTerminal = false
  var inputIsTerminal = false
  var errorIsTerminal = false
  var variables: [String: String] = [:]
  var files: [String: String] = [:]
  var input = ""
  /// What the system answers to a write; nil lets it succeed.
  var writeError: SystemError?
  /// What the system answers to the start of a program; nil lets it succeed.
  var startError: SystemError?
  /// The program that was put in this one's place, and its words.
  private(set) var started: [String] = []
  private(set) var written: [String: String] = [:]
  private(set) var output = ""
  private(set) var errors: [String] = []
  private(set) var progress: [String] = []
  private(set) var spooledPaths: [String] = []

  func variable(_ name: String) -> String? { variables[name] }

  func contents(of path: String?, limit: Int) throws(SystemError) -> [UInt8] {
    guard let text = path.map({ files[$0] }) ?? input else { throw .notFound }
    // A real file is read in pieces, the last of which may go beyond the limit.
    return Array(text.utf8.prefix(limit + 1))
  }

  func becomeProgram(_ name: String, arguments: [String]) throws(SystemError) {
    if let startError { throw startError }
    started = [name] + arguments
  }

  func print(_ bytes: [UInt8]) throws(SystemError) {
    if let writeError { throw writeError }
    output += String(decoding: bytes, as: UTF8.self)
  }

  func makeSpool(for path: String) throws(SystemError) -> any Spool {
    spooledPaths.append(path)
    return RecordedSpool()
  }

  func replaceFile(
    at path: String, with spool: (any Spool)?, and rest: [UInt8]
  ) throws(SystemError) {
    if let writeError { throw writeError }
    var bytes: [UInt8] = []
    try spool?.forEachPiece { bytes += $0 }
    written[path] = String(decoding: bytes + rest, as: UTF8.self)
  }

  func writeError(_ line: String) { errors.append(line) }

  func showProgress(_ text: String) { progress.append(text) }
}

/// Bytes in memory that would be on a disk.
private final class RecordedSpool: Spool {
  private var bytes: [UInt8] = []

  func append(_ more: [UInt8]) { bytes += more }

  func forEachPiece(_ body: ([UInt8]) throws(SystemError) -> Void) throws(SystemError) {
    try body(bytes)
  }
}

extension RecordedSurroundings {
  /// Runs a command line whose words hold no spaces.
  func run(_ line: String) -> ExitStatus {
    Program.run(line.split(separator: " ").map(String.init), in: self)
  }
}
