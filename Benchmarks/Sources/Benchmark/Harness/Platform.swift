// All that differs by platform, and all that talks to the C library.

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

func standardError(_ line: String) {
  let text = line + "\n"
  unsafe _ = write(STDERR_FILENO, text, text.utf8.count)
}

func decimalLogarithm(_ value: Double) -> Double { log10(value) }

func terminate(status: Int32) -> Never { exit(status) }

/// Another program, run to its last byte.
struct ChildProgram {
  let path: String
  let arguments: [String]
  /// Variables on top of those of this program, such as `NAME=value`.
  var environment: [String] = []

  /// What a run took, from the start to the end of its output.
  struct Run {
    let seconds: Double
    let output: String

    var byteCount: Int { output.utf8.count }
  }

  /// The path that this program was started by.
  static var pathOfThisProgram: String { CommandLine.arguments[0] }

  /// A program of the search path.
  static func find(_ name: String) -> String? {
    guard let path = unsafe getenv("PATH") else { return nil }
    for folder in unsafe String(cString: path).split(separator: ":") {
      let candidate = "\(folder)/\(name)"
      if unsafe access(candidate, X_OK) == 0 { return candidate }
    }
    return nil
  }

  /// Where the package manager puts all programs of a build, with a slash at its end.
  static var folderOfThisProgram: String {
    let path = pathOfThisProgram
    return path.lastIndex(of: "/").map { String(path[...$0]) } ?? "./"
  }

  func run() throws(BenchmarkError) -> Run {
    let output = try Pipe()
    let clock = ContinuousClock()
    let start = clock.now
    let process = try spawn(writingTo: output)
    let bytes = output.readToEnd()
    let seconds = Timing.seconds(from: start, to: clock.now)
    var status: Int32 = 0
    guard unsafe waitpid(process, &status, 0) == process, status == 0 else {
      throw BenchmarkError(message: "\(path) failed (status \(status))")
    }
    return Run(seconds: seconds, output: String(decoding: bytes, as: UTF8.self))
  }

  /// The variables that this program was started with.
  private static var inheritedVariables: [UnsafeMutablePointer<CChar>?] {
    var variables: [UnsafeMutablePointer<CChar>?] = unsafe []
    var next = unsafe environ
    while let variable = unsafe next.pointee {
      unsafe variables.append(variable)
      unsafe next += 1
    }
    return unsafe variables
  }

  private func spawn(writingTo output: Pipe) throws(BenchmarkError) -> pid_t {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = unsafe posix_spawn_file_actions_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, output.writingEnd, STDOUT_FILENO)
    unsafe posix_spawn_file_actions_addclose(&actions, output.readingEnd)
    unsafe posix_spawn_file_actions_addclose(&actions, output.writingEnd)

    var words = unsafe ([path] + arguments).map { unsafe strdup($0) } + [nil]
    defer { for index in unsafe words.indices { unsafe free(words[index]) } }
    var process: pid_t = 0
    var variables = unsafe environment.map { unsafe strdup($0) } + Self.inheritedVariables + [nil]
    defer { for index in environment.indices { unsafe free(variables[index]) } }
    let failure = unsafe posix_spawn(&process, path, &actions, nil, &words, &variables)
    guard failure == 0 else {
      throw BenchmarkError(
        message: "cannot start \(path) (error \(failure)); run this by \"swift run -c release\"")
    }
    output.closeWritingEnd()
    return process
  }
}

/// A pipe whose ends close with it.
private final class Pipe {
  let readingEnd: Int32
  let writingEnd: Int32
  private var writingEndIsOpen = true

  init() throws(BenchmarkError) {
    var ends: [Int32] = [0, 0]
    guard unsafe pipe(&ends) == 0 else { throw BenchmarkError(message: "cannot open a pipe") }
    readingEnd = ends[0]
    writingEnd = ends[1]
  }

  deinit {
    closeWritingEnd()
    close(readingEnd)
  }

  func closeWritingEnd() {
    if writingEndIsOpen { close(writingEnd) }
    writingEndIsOpen = false
  }

  func readToEnd() -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = unsafe read(readingEnd, &buffer, buffer.count)
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
    }
  }
}

/// Writes a text file, over one that is there.
func writeFile(_ text: String, to path: String) throws(BenchmarkError) {
  let file = unsafe fopen(path, "w")
  guard let file = unsafe file else {
    throw BenchmarkError(message: "cannot write \(path)", status: 73)
  }
  let status = unsafe fputs(text, file)
  guard unsafe fclose(file) == 0, status >= 0 else {
    throw BenchmarkError(message: "cannot write all of \(path)", status: 73)
  }
}

/// Puts bytes into a file.
func writeFile(_ bytes: [UInt8], to path: String) throws(BenchmarkError) {
  let file = unsafe fopen(path, "w")
  guard let file = unsafe file else {
    throw BenchmarkError(message: "cannot write \(path)", status: 73)
  }
  let count = unsafe fwrite(bytes, 1, bytes.count, file)
  guard unsafe fclose(file) == 0, count == bytes.count else {
    throw BenchmarkError(message: "cannot write all of \(path)", status: 73)
  }
}

/// Memory of this process that lies in the machine's memory.
enum ResidentMemory {
  /// How much it is; nil where there is no `/proc`.
  static var bytes: Int? {
    let file = unsafe open("/proc/self/status", O_RDONLY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var buffer = [UInt8](repeating: 0, count: 8192)
    let count = unsafe read(file, &buffer, buffer.count)
    let text = String(decoding: buffer[..<max(0, count)], as: UTF8.self)
    // The line reads "VmRSS:      3412 kB".
    guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix("VmRSS:") }),
      let number = line.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first
    else { return nil }
    return Int(number).map { $0 * 1024 }
  }

  /// How much more it is by now.
  static func bytes(above before: Int?) -> Int? {
    guard let before, let now = bytes else { return nil }
    return now - before
  }
}
