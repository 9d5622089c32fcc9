// Where the C libraries are told apart: plain calls in, Swift values out.
#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A call to the operating system that failed.
package struct SystemError: Error, Hashable, Sendable {
  /// The number that the system gave.
  package let number: Int32

  package init(_ number: Int32) {
    self.number = number
  }

  package static let closedPipe = SystemError(EPIPE)
  package static let isDirectory = SystemError(EISDIR)
  package static let alreadyExists = SystemError(EEXIST)
  package static let notFound = SystemError(ENOENT)
  package static let notPermitted = SystemError(EACCES)

  fileprivate static var last: SystemError { SystemError(errno) }

  /// The system's own words, such as `No such file or directory`.
  package var message: String {
    guard let text = unsafe strerror(number) else { return "error \(number)" }
    return unsafe String(cString: text)
  }
}

/// The calls to the operating system that the programs make.
package enum Platform {
  /// An open file, by the system's number.
  package struct File: Hashable, Sendable {
    package let descriptor: Int32

    package static let standardInput = File(descriptor: STDIN_FILENO)
    package static let standardOutput = File(descriptor: STDOUT_FILENO)
    package static let standardError = File(descriptor: STDERR_FILENO)

    package init(descriptor: Int32) {
      self.descriptor = descriptor
    }
  }

  /// What stands at a path, behind symbolic links.
  enum Entry: Hashable, Sendable {
    case file(permissions: UInt32)
    case directory
    /// A device, a pipe or a socket.
    case other
  }

  static var processNumber: Int32 { getpid() }

  static func exit(_ status: Int32) -> Never {
    #if canImport(Darwin)
    Darwin.exit(status)
    #elseif canImport(Musl)
    Musl.exit(status)
    #else
    Glibc.exit(status)
    #endif
  }

  package static func variable(_ name: String) -> String? {
    guard let text = unsafe getenv(name) else { return nil }
    return unsafe String(cString: text)
  }

  package static func isTerminal(_ file: File) -> Bool { isatty(file.descriptor) == 1 }

  /// The columns and rows of a terminal, no rows where it does not tell; nil for other files.
  package static func size(of file: File) -> (columns: Int, rows: Int)? {
    var size = winsize()
    let result = unsafe ioctl(file.descriptor, UInt(TIOCGWINSZ), &size)
    return result == 0 && size.ws_col > 0 ? (Int(size.ws_col), Int(size.ws_row)) : nil
  }
}

// MARK: - Reading and writing

extension Platform {
  static func openForReading(_ path: String) throws(SystemError) -> File {
    try file(unsafe open(path, O_RDONLY | O_CLOEXEC))
  }

  static func openForWriting(_ path: String) throws(SystemError) -> File {
    try file(unsafe open(path, O_WRONLY | O_CLOEXEC))
  }

  /// Makes a file that must not exist yet, readable and writable as the user's mask allows.
  static func create(_ path: String) throws(SystemError) -> File {
    try file(unsafe open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o666))
  }

  private static func file(_ descriptor: Int32) throws(SystemError) -> File {
    guard descriptor >= 0 else { throw .last }
    return File(descriptor: descriptor)
  }

  /// Appends up to 64 KiB; false at the end of the file.
  package static func read(_ file: File, into bytes: inout [UInt8]) throws(SystemError) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { bytes in
        #if canImport(Darwin)
        unsafe Darwin.read(file.descriptor, bytes.baseAddress, bytes.count)
        #elseif canImport(Musl)
        unsafe Musl.read(file.descriptor, bytes.baseAddress, bytes.count)
        #else
        unsafe Glibc.read(file.descriptor, bytes.baseAddress, bytes.count)
        #endif
      }
      if count >= 0 {
        bytes += buffer[..<count]
        return count > 0
      }
      try waitOrThrow(file, for: POLLIN)
    }
  }

  /// Writes everything, in one call where the system takes it at once.
  package static func write(_ bytes: [UInt8], to file: File) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { bytes in
        let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[written...])
        return unsafe writeOnce(rest.baseAddress, rest.count, to: file.descriptor)
      }
      if count >= 0 {
        written += count
      } else {
        try waitOrThrow(file, for: POLLOUT)
      }
    }
  }

  /// The system's own write, and its result: without memory of its own, as signal handlers need it.
  package static func writeOnce(
    _ bytes: UnsafeRawPointer?, _ count: Int, to descriptor: Int32
  ) -> Int {
    #if canImport(Darwin)
    return unsafe Darwin.write(descriptor, bytes, count)
    #elseif canImport(Musl)
    return unsafe Musl.write(descriptor, bytes, count)
    #else
    return unsafe Glibc.write(descriptor, bytes, count)
    #endif
  }

  // A caller may hand over a pipe that does not block; then the next try waits for its turn.
  private static func waitOrThrow(_ file: File, for event: Int32) throws(SystemError) {
    let error = SystemError.last
    if error.number == EINTR { return }
    guard error.number == EAGAIN || error.number == EWOULDBLOCK else { throw error }
    var request = pollfd(fd: file.descriptor, events: Int16(event), revents: 0)
    _ = unsafe poll(&request, 1, -1)
  }

  /// Goes back to the start of a file.
  static func rewind(_ file: File) throws(SystemError) {
    guard lseek(file.descriptor, 0, SEEK_SET) == 0 else { throw .last }
  }

  /// Waits until what was written has reached the disk, where the file lies on one.
  static func synchronize(_ file: File) throws(SystemError) {
    guard fsync(file.descriptor) != 0 else { return }
    let error = SystemError.last
    guard error.number == EINVAL || error.number == ENOTSUP else { throw error }
  }

  static func close(_ file: File) throws(SystemError) {
    #if canImport(Darwin)
    let result = Darwin.close(file.descriptor)
    #elseif canImport(Musl)
    let result = Musl.close(file.descriptor)
    #else
    let result = Glibc.close(file.descriptor)
    #endif
    guard result == 0 else { throw .last }
  }
}

// MARK: - Names of files

extension Platform {
  /// What stands at a path; nil if nothing does, also where a link leads nowhere.
  static func entry(at path: String) throws(SystemError) -> Entry? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else {
      let error = SystemError.last
      guard error == .notFound else { throw error }
      return nil
    }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .file(permissions: UInt32(status.st_mode & 0o7777))
    case S_IFDIR: .directory
    default: .other
    }
  }

  static func mayWrite(_ path: String) -> Bool { unsafe access(path, W_OK) == 0 }

  /// Where a symbolic link leads; nil if the path is no link.
  static func destination(ofLink path: String) -> String? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = unsafe buffer.withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress else { return -1 }
      return unsafe readlink(path, start.assumingMemoryBound(to: CChar.self), bytes.count)
    }
    return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
  }

  static func setPermissions(_ permissions: UInt32, of file: File) throws(SystemError) {
    guard fchmod(file.descriptor, mode_t(permissions)) == 0 else { throw .last }
  }

  static func rename(_ path: String, to newPath: String) throws(SystemError) {
    #if canImport(Darwin)
    let result = unsafe Darwin.rename(path, newPath)
    #elseif canImport(Musl)
    let result = unsafe Musl.rename(path, newPath)
    #else
    let result = unsafe Glibc.rename(path, newPath)
    #endif
    guard result == 0 else { throw .last }
  }

  static func remove(_ path: String) { _ = unsafe unlink(path) }
}

// MARK: - Programs

extension Platform {
  /// Runs a program of the folder that this one was started from, in its place.
  static func becomeProgram(_ name: String, arguments: [String]) throws(SystemError) {
    guard let own = executablePath, let slash = own.lastIndex(of: "/") else { throw .notFound }
    let path = own[...slash] + name
    var words = unsafe ([String(path)] + arguments).map { unsafe strdup($0) }
    unsafe words.append(nil)
    _ = unsafe words.withUnsafeMutableBufferPointer { words in
      unsafe words.baseAddress.map { unsafe execv(String(path), $0) }
    }
    let error = SystemError.last
    while let word = unsafe words.popLast() { unsafe free(word) }
    throw error
  }

  /// Where the running program stands, behind symbolic links.
  private static var executablePath: String? {
    #if canImport(Darwin)
    var length: UInt32 = 4096
    var buffer = [CChar](repeating: 0, count: Int(length))
    guard unsafe _NSGetExecutablePath(&buffer, &length) == 0 else { return nil }
    let end = buffer.firstIndex(of: 0) ?? buffer.endIndex
    let path = String(decoding: buffer[..<end].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return destination(ofLink: path) ?? path
    #else
    return destination(ofLink: "/proc/self/exe")
    #endif
  }
}

// MARK: - Signals

extension Platform {
  /// Runs a body to its end although somebody asks the program to stop; it stops right after.
  static func finishing<Result>(
    _ body: () throws(SystemError) -> Result
  ) throws(SystemError) -> Result {
    var held = sigset_t()
    var before = sigset_t()
    unsafe sigemptyset(&held)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { unsafe sigaddset(&held, signal) }
    unsafe sigprocmask(SIG_BLOCK, &held, &before)
    defer { unsafe sigprocmask(SIG_SETMASK, &before, nil) }
    return try body()
  }

  /// Makes a file that grows beyond the user's limit an error of its write, not a deadly signal.
  static func reportFullFiles() { _ = signal(SIGXFSZ, SIG_IGN) }
}
