// The calls that put a terminal into raw mode and back; nothing else here knows a C library.
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
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { return false }
    return variable("TERM").map { $0 != "dumb" && !$0.isEmpty } ?? false
  }

  static func variable(_ name: String) -> String? {
    guard let text = unsafe getenv(name) else { return nil }
    return unsafe String(cString: text)
  }

  /// The columns and rows; those of an old terminal where it does not tell.
  static var size: (columns: Int, rows: Int) {
    var size = winsize()
    let result = unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size)
    guard result == 0, size.ws_col > 0, size.ws_row > 0 else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  // MARK: - In and out

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
    _ = unsafe systemWrite(STDOUT_FILENO, leavingBytes.baseAddress, leavingBytes.count)
    _ = unsafe tcsetattr(STDIN_FILENO, TCSAFLUSH, &before)
  }

  /// Stops the process as `Ctrl-Z` does, and goes on where it is continued.
  static func suspend() -> Bool {
    leave()
    // Threads of a dispatch queue hold the gentler signal back, and this one must not go on.
    _ = raise(SIGSTOP)
    return enter()
  }

  /// Writes everything; false once nobody reads.
  static func write(_ bytes: [UInt8]) -> Bool {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes {
        unsafe systemWrite(STDOUT_FILENO, $0.baseAddress?.advanced(by: written), $0.count - written)
      }
      if count > 0 {
        written += count
      } else if errno == EAGAIN {
        var request = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
        _ = unsafe poll(&request, 1, -1)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  /// Up to 64 KiB of what was typed; nil at the end of the input.
  static func read(_ descriptor: Int32) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = unsafe buffer.withUnsafeMutableBytes {
      unsafe systemRead(descriptor, $0.baseAddress, $0.count)
    }
    if count < 0, errno == EINTR || errno == EAGAIN { return [] }
    return count > 0 ? Array(buffer[..<count]) : nil
  }

  static func exit(_ status: Int32) -> Never {
    #if canImport(Darwin)
    Darwin.exit(status)
    #elseif canImport(Musl)
    Musl.exit(status)
    #else
    Glibc.exit(status)
    #endif
  }

  private static func systemWrite(
    _ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int
  ) -> Int {
    #if canImport(Darwin)
    return unsafe Darwin.write(descriptor, bytes, count)
    #elseif canImport(Musl)
    return unsafe Musl.write(descriptor, bytes, count)
    #else
    return unsafe Glibc.write(descriptor, bytes, count)
    #endif
  }

  private static func systemRead(
    _ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int
  ) -> Int {
    #if canImport(Darwin)
    return unsafe Darwin.read(descriptor, bytes, count)
    #elseif canImport(Musl)
    return unsafe Musl.read(descriptor, bytes, count)
    #else
    return unsafe Glibc.read(descriptor, bytes, count)
    #endif
  }

  // MARK: - Signals

  static let windowChanged = SIGWINCH
  /// The signals by which others ask the app to end.
  private static let endings = [SIGINT, SIGTERM, SIGHUP]

  /// The end of a pipe from which the numbers of signals can be read, a byte each; nil if none is left.
  static func signals() -> Int32? {
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
        _ = unsafe TerminalDevice.systemWrite(TerminalDevice.signalPipe, &byte, 1)
        errno = error
      }
    }
    return ends[0]
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
