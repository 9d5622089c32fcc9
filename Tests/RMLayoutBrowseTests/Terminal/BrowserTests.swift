import RMLayout
import RMLayoutBrowse
import RMLayoutRendering
import Testing

@MainActor
@Suite("The app on a terminal")
struct BrowserTests {
  private let transport = ScriptedTransport.embedded()

  private func browser(
    _ transport: ScriptedTransport? = nil, columns: Int = 80, rows: Int = 24
  ) async throws -> Browser {
    let browser = try Browser(
      source: .scripted(transport ?? self.transport), columns: columns, rows: rows,
      clock: RecordingClock())
    await browser.start()
    return browser
  }

  private func text(_ browser: Browser) -> String {
    let frame = browser.frame()
    return (0..<frame.rows).map { frame.text(ofRow: $0) }.joined(separator: "\n")
  }

  private func press(_ browser: Browser, _ keys: Key...) {
    for key in keys { browser.take(.key(key)) }
    settle(browser)
  }

  private func settle(_ browser: Browser) {
    while browser.wake == .scrolling { browser.tick() }
  }

  @Test("before anything has come a wheel turns, and then nothing does")
  func wakes() async throws {
    let gate = Gate()
    let slow = ScriptedTransport { address, _ in
      await gate.pass()
      return EmbeddedCatalog().answer(to: address)
    }
    let browser = try Browser(
      source: .scripted(slow), columns: 80, rows: 24, clock: RecordingClock())
    let loading = Task { await browser.start() }
    while browser.list.phase != .loading { await Task.yield() }
    #expect(browser.wake == .spinner)
    #expect(text(browser).contains("⠋ Loading"))
    browser.tick()
    #expect(text(browser).contains("⠙ Loading"))
    await gate.open()
    await loading.value
    await browser.list.settle()
    #expect(browser.wake == .never)
    #expect(text(browser).contains("1 of 826"))
  }

  @Test("a page opens over the list, and closes to where one was")
  func opens() async throws {
    let browser = try await browser()
    await browser.list.settle()
    press(browser, .down, .down, .right)
    let before = text(browser)
    #expect(before.contains("10 of 826"))
    press(browser, .enter)
    #expect(text(browser).contains("‹ ALAN RAILS"))
    browser.resize(columns: 80, rows: 24)
    press(browser, .escape)
    #expect(text(browser) == before)
    browser.take(.mouse(Mouse(.click, column: 3, row: 10)))
    #expect(browser.page != nil)
  }

  @Test("episodes load as they come into view, and not before")
  func loadsEpisodes() async throws {
    let browser = try await browser()
    press(browser, .enter)
    _ = browser.frame()
    browser.loadWhatShows()
    #expect(!transport.requests.contains { $0.contains("/episode/") })
    press(browser, .end)
    browser.loadWhatShows()
    while !text(browser).contains("Pilot") { await Task.yield() }
    #expect(transport.requests.filter { $0.contains("/episode/") }.count <= 4)
    #expect(text(browser).contains("Episode S01E02"))
  }

  @Test("a search shows what it finds from the top, and says where there is nothing")
  func searches() async throws {
    let browser = try await browser()
    press(browser, .down, .character("/"))
    #expect(text(browser).contains("› Name:"))
    browser.take(.paste("jerry"))
    press(browser, .enter)
    while browser.list.filter.name != "jerry" || browser.list.phase == .loading {
      await Task.yield()
    }
    #expect(text(browser).contains("Characters — name jerry"))
    #expect(text(browser).contains("1 of 1, 1 loaded"))
    press(browser, .character("/"), .control("u"))
    browser.take(.paste("nobody at all"))
    press(browser, .enter)
    while browser.list.phase != .nothingFound { await Task.yield() }
    #expect(text(browser).contains("No results"))
    press(browser, .down, .enter, .pageDown, .character("e"), .end)
    #expect(browser.page == nil)
    press(browser, .character("c"))
    while browser.list.totalCount != 826 { await Task.yield() }
    #expect(text(browser).contains("1 of 826"))
  }

  @Test("what does not come is told in one line, kept out of the way, and asked for again by a key")
  func retries() async throws {
    let failing = ScriptedTransport { address, time throws(CatalogError) in
      guard time > 1 else { throw .malformed("results[3].id") }
      return EmbeddedCatalog().answer(to: address)
    }
    let browser = try await browser(failing)
    #expect(text(browser).contains("the answer cannot be read: results[3].id — t tries again"))
    press(browser, .character("t"))
    while browser.list.phase != .loaded { await Task.yield() }
    #expect(text(browser).contains("Rick Sanchez"))
    press(browser, .end)
    await browser.list.settle()
    #expect(browser.list.moreError != nil)
    press(browser, .down)
    #expect(text(browser).contains("the answer cannot be read: results[3].id — t tries again"))
    #expect(text(browser).contains("20 loaded"))
    press(browser, .character("t"))
    while browser.list.characters.count < 40 { await Task.yield() }
    #expect(text(browser).contains("40 loaded"))
  }

  @Test("ten thousand turns of the wheel ask for no page twice")
  func scrollsFast() async throws {
    let browser = try await browser()
    for turn in 0..<10_000 {
      browser.take(.mouse(Mouse(turn % 7 < 5 ? .wheelDown : .wheelUp, column: 5, row: 5)))
      if turn % 50 == 0 { await Task.yield() }
    }
    settle(browser)
    await browser.list.settle()
    let pages = transport.pages
    #expect(pages == Array(1...pages.count))
    #expect(pages.count > 3)
  }

  @Test("the keys' card keeps in view through any sizes, and too small ones say so")
  func resizes() async throws {
    let browser = try await browser()
    press(browser, .down, .down, .down, .right)
    #expect(text(browser).contains("14 of 826"))
    for (columns, rows) in [(200, 60), (24, 8), (50, 20), (10, 3), (0, 0), (120, 9), (80, 24)] {
      browser.resize(columns: columns, rows: rows)
      let text = text(browser)
      let isLarge = columns >= 24 && rows >= 8
      #expect(isLarge ? text.contains("┃") : !text.contains("┃"))
    }
    #expect(text(browser).contains("14 of 826"))
    #expect(text(browser).contains("Alien Morty"))
  }

  @Test("right to left the first card is at the right, and its texts end there")
  func flips() async throws {
    let browser = try await browser()
    press(browser, .character("r"))
    let row = try #require(text(browser).split(separator: "\n").first { $0.contains("Rick S") })
    #expect(row.hasSuffix("Rick Sanchez┃ "))
    press(browser, .character("r"))
    #expect(text(browser).contains(" ┃Rick Sanchez "))
  }

  @Test("why a cell is where it is stands over the screen until a key takes it away")
  func explains() async throws {
    let browser = try await browser()
    press(browser, .right, .character("e"))
    #expect(text(browser).contains("Why cell 0.1 is here"))
    #expect(
      text(browser).contains("frame 167.5, 0, 147.5 × 221.25 pt")
        || text(browser).contains("frame 168, 0"))
    press(browser, .escape)
    #expect(!text(browser).contains("Why cell"))
    press(browser, .enter, .character("e"))
    #expect(text(browser).contains("Why cell 0.0 is here"))
    press(browser, .character("e"), .character("q"))
    #expect(browser.isOver)
  }

  @Test("an explanation that has no room says how much of it is missing")
  func cutExplanation() async throws {
    let browser = try await browser(columns: 80, rows: 12)
    press(browser, .right, .character("e"))
    let lines = text(browser).split(separator: "\n").filter { $0.contains("more lines") }
    #expect(lines.count == 1)
    #expect(lines.first?.contains("… ") == true)
  }

  @Test("any keys in any order leave a frame of the terminal's size")
  func survives() async throws {
    let browser = try await browser()
    let keys: [Key] = [
      .up, .down, .left, .right, .pageUp, .pageDown, .home, .end, .enter, .escape, .tab, .backTab,
      .backspace, .delete, .character("e"), .character("r"), .character("/"), .character("f"),
      .character("c"), .character("t"), .character("日"), .control("u"),
    ]
    var state: UInt64 = 7
    for _ in 0..<3000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1
      browser.take(.key(keys[Int(state >> 33) % keys.count]))
      if state >> 60 == 3 {
        browser.resize(columns: Int(state >> 40 & 127), rows: Int(state >> 50 & 31))
      }
      if state >> 61 == 2 { browser.tick() }
      if state >> 61 == 1 {
        let frame = browser.frame()
        #expect(frame.bounds.rows.count == frame.rows)
        browser.loadWhatShows()
        await Task.yield()
      }
    }
  }

  @Test("frames are timed from the bytes of a key on, for any number of characters")
  func times() throws {
    let timing = try FrameTiming.measured(itemCount: 50, columns: 80, rows: 24, rounds: 1)
    #expect(timing.durations.count == 13)
    #expect(
      timing.description.hasPrefix("{\"items\": 50, \"columns\": 80, \"rows\": 24, \"keys\": 13, "))
  }
}
