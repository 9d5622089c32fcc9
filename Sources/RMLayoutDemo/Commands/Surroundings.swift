/// What a command sees of the world; tests put a recording in its place.
package protocol Surroundings {
  /// How many characters fit on a line of the terminal that shows the output; nil without one.
  var terminalColumns: Int? { get }
  /// Whether a person types the input.
  var inputIsTerminal: Bool { get }
  /// A variable of the environment.
  func variable(_ name: String) -> String?
  /// Everything in a file, or in the standard input where the path is nil; at most `limit` bytes.
  func contents(of path: String?, limit: Int) throws(SystemError) -> [UInt8]
  /// Writes to the standard output.
  func print(_ bytes: [UInt8]) throws(SystemError)
  /// Puts a whole file in place, or leaves everything as it was.
  func replaceFile(at path: String, with bytes: [UInt8]) throws(SystemError)
  /// Writes one line to the standard error.
  func report(_ line: String)
}

/// The process that the program runs in.
package struct ProcessSurroundings: Surroundings {
  package init() {}

  package var terminalColumns: Int? { Platform.columns(of: .standardOutput) }

  package var inputIsTerminal: Bool { Platform.isTerminal(.standardInput) }

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

  package func replaceFile(at path: String, with bytes: [UInt8]) throws(SystemError) {
    try FileReplacement.write(bytes, to: path)
  }

  package func report(_ line: String) {
    // Where nobody can read errors the exit status still tells.
    try? Platform.write(Array((line + "\n").utf8), to: .standardError)
  }
}
