/// What a command sees of the world; tests put a recording in its place.
package protocol Surroundings {
  /// How much a command tells beside its result, and in which form.
  var reporting: Reporting { get set }
  /// How many characters fit on a line of the terminal that shows the output; nil without one.
  var terminalColumns: Int? { get }
  /// Whether a terminal shows the output.
  var outputIsTerminal: Bool { get }
  /// Whether a person types the input.
  var inputIsTerminal: Bool { get }
  /// Whether a person sees the standard error as it comes.
  var errorIsTerminal: Bool { get }
  /// A variable of the environment.
  func variable(_ name: String) -> String?
  /// Everything in a file, or in the standard input where the path is nil; hardly more than `limit` bytes.
  func contents(of path: String?, limit: Int) throws(SystemError) -> [UInt8]
  /// Writes to the standard output.
  func print(_ bytes: [UInt8]) throws(SystemError)
  /// Takes bytes that are to become a file, where there are too many to keep in memory.
  func makeSpool(for path: String) throws(SystemError) -> any Spool
  /// Puts a whole file in place, of what was spooled and the rest, or leaves everything as it was.
  func replaceFile(
    at path: String, with spool: (any Spool)?, and rest: [UInt8]
  ) throws(SystemError)
  /// Puts another program of the own folder in the place of this one; returns in tests alone.
  func becomeProgram(_ name: String, arguments: [String]) throws(SystemError)
  /// Writes a text to the standard error and ends the line.
  func writeError(_ line: String)
  /// Shows a text on the last line of a terminal's standard error, in place of the one before.
  func showProgress(_ text: String)
}

/// The process that the program runs in.
package struct ProcessSurroundings: Surroundings {
  package var reporting = Reporting()

  package init() {}

  package var terminalColumns: Int? { Platform.size(of: .standardOutput)?.columns }

  package var outputIsTerminal: Bool { Platform.isTerminal(.standardOutput) }

  package var inputIsTerminal: Bool { Platform.isTerminal(.standardInput) }

  package var errorIsTerminal: Bool { Platform.isTerminal(.standardError) }

  package func variable(_ name: String) -> String? { Platform.variable(name) }

  package func contents(of path: String?, limit: Int) throws(SystemError) -> [UInt8] {
    guard let path else { return try contents(of: .standardInput, limit: limit) }
    let file = try Platform.openForReading(path)
    defer { try? Platform.close(file) }
    return try contents(of: file, limit: limit)
  }

  private func contents(of file: Platform.File, limit: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count <= limit, try Platform.read(file, into: &bytes) {}
    return bytes
  }

  package func print(_ bytes: [UInt8]) throws(SystemError) {
    try Platform.write(bytes, to: .standardOutput)
  }

  package func makeSpool(for path: String) throws(SystemError) -> any Spool {
    try FileSpool(for: path)
  }

  package func replaceFile(
    at path: String, with spool: (any Spool)?, and rest: [UInt8]
  ) throws(SystemError) {
    try FileReplacement.write(FileReplacement.Contents(spool: spool, rest: rest), to: path)
  }

  package func becomeProgram(_ name: String, arguments: [String]) throws(SystemError) {
    try Platform.becomeProgram(name, arguments: arguments)
  }

  package func writeError(_ line: String) { write(line + "\n") }

  package func showProgress(_ text: String) { write("\r" + text + "\u{1B}[K") }

  private func write(_ text: String) {
    // Where nobody can read errors the exit status still tells.
    try? Platform.write(Array(text.utf8), to: .standardError)
  }
}
