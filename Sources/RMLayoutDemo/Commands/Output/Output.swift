/// Where the result of a command goes: the standard output, or a file that is put in place whole.
struct Output<World: Surroundings> {
  private let world: World
  private let path: String?
  private var bytes: [UInt8] = []
  /// What no longer has room in memory, on its way to a file.
  private var spool: (any Spool)?

  /// How many bytes are kept before they are printed, and before they go to the disk.
  private static var limits: (printed: Int, spooled: Int) { (1 << 20, 1 << 22) }

  /// Creates an output; nil and `-` mean the standard output.
  init(path: String?, in world: World) {
    self.world = world
    self.path = path == "-" ? nil : path
  }

  mutating func write(_ text: String) throws(Failure) {
    bytes += text.utf8
    try makeRoom()
  }

  mutating func write(_ more: [UInt8]) throws(Failure) {
    bytes += more
    try makeRoom()
  }

  // Only the standard output may be begun before the end is known.
  private mutating func makeRoom() throws(Failure) {
    let limits = Self.limits
    guard let path else { return try print(above: limits.printed) }
    guard bytes.count > limits.spooled else { return }
    do throws(SystemError) {
      if spool == nil { spool = try world.makeSpool(for: path) }
      try spool?.append(bytes)
    } catch {
      throw Self.failure(error, writing: path)
    }
    bytes.removeAll(keepingCapacity: true)
  }

  private mutating func print(above limit: Int) throws(Failure) {
    guard bytes.count > limit else { return }
    do throws(SystemError) {
      try world.print(bytes)
    } catch {
      throw Self.failure(error, writing: "the output")
    }
    bytes.removeAll(keepingCapacity: true)
  }

  /// Brings what is left to its place.
  mutating func finish() throws(Failure) {
    guard let path else { return try print(above: 0) }
    do throws(SystemError) {
      try world.replaceFile(at: path, with: spool, and: bytes)
    } catch {
      throw Self.failure(error, writing: path)
    }
  }

  /// Brings what is left to its place, unless there are faults and what is written is a file.
  ///
  /// What was printed stands there already; a file must not look whole where it is not.
  mutating func finish(_ status: ExitStatus) throws(Failure) -> ExitStatus {
    if path == nil || status == .success || status == .finding { try finish() }
    return status
  }

  private static func failure(_ error: SystemError, writing place: String) -> Failure {
    error == .closedPipe
      ? Failure(.closedPipe, "the reader went away")
      : Failure(.cannotWrite, "cannot write \(place): \(error.message)")
  }
}

/// The settings of a command that writes a file where it is told to.
protocol OutputSettings: CommandSettings {
  /// The file to write; nil and `-` are the standard output.
  var path: String? { get set }
}

extension Option where Settings: OutputSettings {
  /// Where to write to.
  static var output: Option {
    Option(
      "--output", short: "-o", takes: .value("FILE"),
      "write to a file, whole or not at all; - is the standard output"
    ) { settings, text throws(ValueProblem) in
      settings.path = try Value.path(text)
    }
  }
}
