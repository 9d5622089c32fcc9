import RMLayoutCommands

/// A world in memory: files to read, and everything that a command wrote.
final class RecordedSurroundings: Surroundings {
  var terminalColumns: Int?
  var inputIsTerminal = false
  var variables: [String: String] = [:]
  var files: [String: String] = [:]
  var input = ""
  /// What the system answers to a write; nil lets it succeed.
  var writeError: SystemError?
  private(set) var written: [String: String] = [:]
  private(set) var output = ""
  private(set) var errors: [String] = []

  func variable(_ name: String) -> String? { variables[name] }

  func contents(of path: String?, limit: Int) throws(SystemError) -> [UInt8] {
    guard let path else { return Array(input.utf8) }
    guard let text = files[path] else { throw .notFound }
    return Array(text.utf8)
  }

  func print(_ bytes: [UInt8]) throws(SystemError) {
    if let writeError { throw writeError }
    output += String(decoding: bytes, as: UTF8.self)
  }

  func replaceFile(at path: String, with bytes: [UInt8]) throws(SystemError) {
    if let writeError { throw writeError }
    written[path] = String(decoding: bytes, as: UTF8.self)
  }

  func report(_ line: String) { errors.append(line) }
}

extension RecordedSurroundings {
  /// Runs a command line whose words hold no spaces.
  func run(_ line: String) -> ExitStatus {
    Program.run(line.split(separator: " ").map(String.init), in: self)
  }
}
