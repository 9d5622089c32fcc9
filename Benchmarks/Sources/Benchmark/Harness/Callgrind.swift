/// Counts the instructions of this program with other arguments.
enum Callgrind {
  /// - Returns: nil where valgrind is not installed.
  static func instructions(of arguments: [String]) throws(BenchmarkError) -> Int? {
    guard let valgrind = ChildProgram.find("valgrind") else { return nil }
    let child = ChildProgram(
      path: valgrind,
      arguments: [
        "--tool=callgrind", "--callgrind-out-file=/dev/null", "--log-fd=1",
        ChildProgram.pathOfThisProgram,
      ] + arguments)
    let output = try child.run().output
    // The last line reads "==PID== Collected : N" with one event a column.
    guard let line = output.split(separator: "\n").last(where: { $0.contains("Collected") }),
      let digits = line.split(separator: " ").last, let count = Int(digits)
    else { throw BenchmarkError(message: "valgrind printed no instruction count") }
    return count
  }
}
