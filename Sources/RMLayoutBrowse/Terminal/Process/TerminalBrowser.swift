import Dispatch
import RMLayoutCommands

/// Runs the app on the terminal of the process.
package enum TerminalBrowser {
  /// Whether the process has a terminal to run on.
  package static var hasTerminal: Bool { TerminalDevice.isUsable }

  /// Runs until the person leaves; the terminal is as before then.
  ///
  /// - Returns: the process's exit status: 0, or 128 and a signal's number.
  @MainActor
  package static func run(_ source: CatalogSource) async -> Int32 {
    let size = TerminalDevice.size
    let hasColour = Platform.variable("NO_COLOR")?.isEmpty ?? true
    guard
      let browser = try? Browser(
        source: source, columns: size.columns, rows: size.rows, isColoured: hasColour),
      let signals = TerminalDevice.signals(), TerminalDevice.enter()
    else { return 70 }
    defer { TerminalDevice.leave() }
    let session = Session(browser, isColoured: hasColour)
    // Only the console of Linux shows questions that it does not know.
    if Platform.variable("TERM") != "linux" {
      _ = TerminalDevice.write(Array(TerminalDevice.pictureQuestion.utf8))
    }
    return await session.run(signals: signals)
  }
}

/// What comes in between two frames.
private enum Event: Sendable {
  case typed([UInt8])
  case inputEnded
  case signal(Int32)
  /// Something that the app waited for has come.
  case changed
  case tick
  /// Nothing has followed an escape character.
  case pause
}

/// One run of the app: waits for events, and draws after each.
@MainActor
private final class Session {
  private let browser: Browser
  private var writer: FrameWriter
  private var parser = InputParser()
  private let events: AsyncStream<Event>
  private let continuation: AsyncStream<Event>.Continuation
  private var isTickDue = false
  private var isPauseDue = false
  private var isChangeDue = false

  init(_ browser: Browser, isColoured: Bool) {
    self.browser = browser
    writer = FrameWriter(isColoured: isColoured)
    (events, continuation) = AsyncStream.makeStream(of: Event.self)
  }

  func run(signals: Platform.File) async -> Int32 {
    let continuation = continuation
    let typed = Self.reader(of: .standardInput) { bytes in
      continuation.yield(bytes.map { .typed($0) } ?? .inputEnded)
    }
    let told = Self.reader(of: signals) { bytes in
      for byte in bytes ?? [] { continuation.yield(.signal(Int32(byte))) }
    }
    defer {
      typed.cancel()
      told.cancel()
    }
    browser.onChange = { [weak self] in self?.noteChange() }
    let loading = Task { await browser.start() }
    defer { loading.cancel() }
    guard draw() else { return 0 }
    for await event in events {
      if let status = take(event) { return status }
      guard draw() else { return 0 }
    }
    return 0
  }

  // One frame shows all that came until then.
  private func noteChange() {
    guard !isChangeDue else { return }
    isChangeDue = true
    continuation.yield(.changed)
  }

  /// Takes an event over; the exit status once it ends the app.
  private func take(_ event: Event) -> Int32? {
    switch event {
    case .typed(let bytes): return take(parser.inputs(from: bytes))
    case .inputEnded: return 0
    case .signal(let number):
      guard number == TerminalDevice.windowChanged else { return 128 + number }
      let size = TerminalDevice.size
      browser.resize(columns: size.columns, rows: size.rows)
    case .changed: isChangeDue = false
    case .tick:
      isTickDue = false
      browser.tick()
    case .pause:
      isPauseDue = false
      return take(parser.flush())
    }
    return nil
  }

  private func take(_ inputs: [Input]) -> Int32? {
    for input in inputs {
      if input == .key(.control("z")) {
        guard TerminalDevice.suspend() else { return 0 }
        writer.forget()
      } else {
        browser.take(input)
      }
      if browser.isOver { return input == .key(.control("c")) ? 130 : 0 }
    }
    if parser.isWaiting, !isPauseDue {
      isPauseDue = true
      after(.milliseconds(30), .pause)
    }
    return nil
  }

  /// Writes what has changed; false once nobody reads.
  private func draw() -> Bool {
    let bytes = writer.bytes(showing: browser.frame(), picture: browser.picture)
    guard bytes.isEmpty || TerminalDevice.write(bytes) else { return false }
    browser.loadWhatShows()
    guard !isTickDue else { return true }
    switch browser.wake {
    case .never: break
    case .scrolling:
      isTickDue = true
      after(.milliseconds(16), .tick)
    case .spinner:
      isTickDue = true
      after(.milliseconds(100), .tick)
    }
    return true
  }

  private func after(_ time: Duration, _ event: Event) {
    let continuation = continuation
    Task {
      try? await Task.sleep(for: time)
      continuation.yield(event)
    }
  }

  /// Hands out what can be read from a file, and nil once at its end.
  private nonisolated static func reader(
    of file: Platform.File, _ take: @escaping @Sendable ([UInt8]?) -> Void
  ) -> any DispatchSourceRead {
    let source = DispatchSource.makeReadSource(fileDescriptor: file.descriptor, queue: .global())
    source.setEventHandler {
      var bytes: [UInt8] = []
      let goesOn = (try? Platform.read(file, into: &bytes)) ?? false
      if !goesOn { source.cancel() }
      take(goesOn ? bytes : nil)
    }
    source.resume()
    return source
  }
}
