// Raw mode and signals, which no other program needs; all else that is the system's is `Platform`.
import RMLayoutCommands

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The terminal of the process: raw while the app runs, and as it was whatever ends it.
enum TerminalDevice {
  /// The alternate screen, no cursor, mouse wheel and clicks as SGR, pastes marked.
  private static let entering = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?2004h"
  private static let leaving =
    "\u{1B}[?2026l\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1000l\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"
  /// Asks for the size of cells in iTerm2's protocol, which answers where pictures can be shown.
  static let pictureQuestion = "\u{1B}]1337;ReportCellSize\u{7}"

  // A signal handler may touch nothing but memory that is there already, so these are global:
  // written before handlers are set, and read by them.
  nonisolated(unsafe) private static var before = termios()
  nonisolated(unsafe) private static var isRaw: sig_atomic_t = 0
  nonisolated(unsafe) private static var signalPipe: Int32 = -1
  nonisolated(unsafe) private static let leavingBytes = UnsafeMutableBufferPointer<UInt8>.allocate(
    capacity: leaving.utf8.count)

  /// Whether input and output are a terminal that can place text.
  static var isUsable: Bool {
    guard Platform.isTerminal(.standardInput), Platform.isTerminal(.standardOutput) else {
      return false
    }
    return Platform.variable("TERM").map { $0 != "dumb" && !$0.isEmpty } ?? false
  }

  /// The columns and rows; those of an old terminal where it does not tell.
  static var size: (columns: Int, rows: Int) {
    guard let size = Platform.size(of: .standardOutput), size.rows > 0 else { return (80, 24) }
    return size
  }

  // MARK: - Raw mode

  /// Goes to raw mode; false where the terminal refuses.
  static func enter() -> Bool {
    guard unsafe tcgetattr(STDIN_FILENO, &before) == 0 else { return false }
    _ = unsafe leavingBytes.initialize(from: leaving.utf8)
    restoreOnCrash()
    var raw = unsafe before
    unsafe cfmakeraw(&raw)
    guard unsafe tcsetattr(STDIN_FILENO, TCSAFLUSH, &raw) == 0 else { return false }
    unsafe isRaw = 1
    return write(Array(entering.utf8))
  }

  /// Puts everything back; safe in a signal handler, and no more than once.
  static func leave() {
    guard unsafe isRaw == 1 else { return }
    unsafe isRaw = 0
    _ = unsafe Platform.writeOnce(
      leavingBytes.baseAddress, leavingBytes.count, to: STDOUT_FILENO)
    _ = unsafe tcsetattr(STDIN_FILENO, TCSAFLUSH, &before)
  }

  /// Writes everything; false once nobody reads.
  static func write(_ bytes: [UInt8]) -> Bool {
    (try? Platform.write(bytes, to: .standardOutput)) != nil
  }

  /// Stops the process as `Ctrl-Z` does, and goes on where it is continued.
  static func suspend() -> Bool {
    leave()
    // Threads of a dispatch queue hold the gentler signal back, and this one must not go on.
    _ = raise(SIGSTOP)
    return enter()
  }

  // MARK: - Signals

  static let windowChanged = SIGWINCH
  /// The signals by which others ask the app to end.
  private static let endings = [SIGINT, SIGTERM, SIGHUP]

  /// The end of a pipe from which the numbers of signals can be read, a byte each; nil if none is left.
  static func signals() -> Platform.File? {
    var ends: [Int32] = [-1, -1]
    guard unsafe ends.withUnsafeMutableBufferPointer({ unsafe pipe($0.baseAddress) }) == 0 else {
      return nil
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // A full pipe must not hold up a handler: what it would tell is known then.
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    unsafe signalPipe = ends[1]
    for number in endings + [windowChanged] {
      _ = signal(number) { number in
        var byte = UInt8(truncatingIfNeeded: number)
        let error = errno
        _ = unsafe Platform.writeOnce(&byte, 1, to: TerminalDevice.signalPipe)
        errno = error
      }
    }
    return Platform.File(descriptor: ends[0])
  }

  private static func restoreOnCrash() {
    for number in [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE] {
      _ = signal(number) { number in
        TerminalDevice.leave()
        _ = signal(number, SIG_DFL)
        _ = raise(number)
      }
    }
  }
}
