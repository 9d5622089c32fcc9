import RMLayout
import RMLayoutBrowse
import Testing

/// Faults that users of the app met, each by the rule that keeps it away.
@MainActor
@Suite("Faults that users met: the list")
struct KnownFaultTests {
  private func list(
    _ transport: ScriptedTransport, in environment: LayoutEnvironment = .phone
  ) throws -> CharacterList {
    try CharacterList(
      source: .scripted(transport), environment: environment, clock: RecordingClock())
  }

  @Test("no crash on page 3: whenever a change is told, there are as many cells as characters")
  func counts() async throws {
    let list = try list(.embedded())
    let log = ChangeLog<[Int]>()
    list.onChange = { _ in
      log.note([list.characters.count, list.solution.itemCount(inSection: 0)])
    }
    await list.load()
    for _ in 2...3 {
      list.scrolled(to: .down(list.solution.contentSize.height))
      await list.settle()
    }
    #expect(log.changes.allSatisfy { $0[0] == $0[1] })
    #expect(log.changes.last == [60, 60])
  }

  @Test("no page is asked for twice: a hundred scrolls near the end are one request")
  func duplicatePage() async throws {
    let gate = Gate()
    let transport = ScriptedTransport.embedded(behind: gate)
    let list = try list(transport)
    await list.load()
    for step in 0..<100 { list.scrolled(to: .down(2_500 + Double(step))) }
    await gate.arrivals(1)
    for step in 0..<100 { list.scrolled(to: .down(2_500 - Double(step))) }
    await gate.open()
    await list.settle()
    #expect(transport.pages == [1, 2])
    #expect(list.characters.map(\.id) == Array(1...40))
  }

  @Test("ten thousand fast scrolls ask for each page once")
  func fastScrolls() async throws {
    let transport = ScriptedTransport.embedded()
    let list = try list(transport)
    await list.load()
    for step in 0..<10_000 {
      let height = list.solution.contentSize.height
      list.scrolled(to: .down(Double(step * 7_919 % 10_000) / 10_000 * height))
      if step.isMultiple(of: 16) { await Task.yield() }
      if step.isMultiple(of: 1_000) { await list.settle() }
    }
    await list.settle()
    #expect(transport.pages == Array(1...transport.pages.count))
    #expect(transport.pages.count > 2)
  }

  @Test("a page that answers with entries of the page before brings no cell twice")
  func repeatedEntries() async throws {
    let transport = ScriptedTransport { address, _ in
      // A server that ignores the page: the second is the first again.
      EmbeddedCatalog().answer(to: address.replacing("page=2", with: "page=1"))
    }
    let list = try list(transport)
    await list.load()
    list.scrolled(to: .down(2_500))
    await list.settle()
    #expect(Set(list.characters.map(\.id)).count == list.characters.count)
    #expect(list.characters.prefix(21).map(\.id) == Array(1...20) + [41])
    #expect(list.solution.itemCount(inSection: 0) == list.characters.count)
  }

  @Test("loading more ends on success, on failure and on a new search, and can begin again")
  func loadingEnds() async throws {
    let gate = Gate()
    let transport = ScriptedTransport { address, time in
      if address.contains("page=2") {
        if time == 1 { return TransportResponse("", status: 404) }
        if time == 2 { await gate.pass() }
      }
      return EmbeddedCatalog().answer(to: address)
    }
    let list = try list(transport)
    await list.load()
    list.scrolled(to: .down(2_500))
    await list.settle()
    #expect(!list.isLoadingMore)
    #expect(list.moreError == .refused(status: 404, reason: nil))
    #expect(list.characters.count == 20)

    let retry = Task { await list.retry() }
    await gate.arrivals(1)
    #expect(list.isLoadingMore && list.moreError == nil)
    await list.search(CharacterFilter(name: "rick"))
    #expect(!list.isLoadingMore)
    await gate.open()
    await retry.value
    #expect(list.characters.allSatisfy { $0.name.contains("Rick") })
  }

  @Test("a page that failed is not asked for again by scrolling, only when it is wanted")
  func failedPage() async throws {
    let transport = ScriptedTransport { address, time throws(CatalogError) in
      if time == 1, address.contains("page=2") { throw .unreachable("the connection broke off") }
      return EmbeddedCatalog().answer(to: address)
    }
    let list = try list(transport)
    await list.load()
    list.scrolled(to: .down(2_500))
    await list.settle()
    for _ in 0..<100 { list.scrolled(to: .down(2_500)) }
    #expect(transport.pages == [1, 2])
    await list.retry()
    #expect(transport.pages == [1, 2, 2])
    #expect(list.characters.count == 40)
    #expect(list.moreError == nil)
  }

  @Test("no second page at launch, when the content has no height yet")
  func launch() async throws {
    let transport = ScriptedTransport.embedded()
    let list = try list(transport)
    list.scrolled(to: .zero)
    await list.settle()
    #expect(transport.requests.isEmpty)
    await list.load()
    list.scrolled(to: .zero)
    await list.settle()
    #expect(transport.pages == [1])
  }

  @Test("the first page is there once, also after the second")
  func firstPageOnce() async throws {
    let list = try list(.embedded())
    await list.load()
    list.scrolled(to: .down(2_500))
    await list.settle()
    #expect(list.characters.map(\.id) == Array(1...40))
    await list.load()
    #expect(list.characters.map(\.id) == Array(1...20))
  }

  @Test("below the last row are 10 points, and the footer's 100 only while there is a next page")
  func endOfContent() async throws {
    let transport = ScriptedTransport { address, _ in
      EmbeddedCatalog(characterCount: 22).answer(to: address)
    }
    let list = try list(transport)
    await list.load()
    func below(_ item: Int) throws -> Double {
      let frame = try #require(list.solution.frame(forItemAt: ItemPath(section: 0, item: item)))
      return list.solution.contentSize.height - frame.maxY
    }
    #expect(abs(try below(19) - 110) < 0.5)
    list.scrolled(to: .down(2_500))
    await list.settle()
    #expect(abs(try below(21) - 10) < 0.5)
    #expect(list.solution.elementCount == 22)
  }

  @Test("the footer shows as long as a next page is there, and not for an answer from memory")
  func footer() async throws {
    let transport = ScriptedTransport { address, _ in
      EmbeddedCatalog(characterCount: 40).answer(to: address)
    }
    let list = try list(transport)
    for _ in 1...2 {
      await list.load()
      #expect(list.solution.elementCount == 21)
      list.scrolled(to: .down(2_500))
      await list.settle()
      #expect(list.solution.elementCount == 40)
      #expect(!list.hasNextPage && !list.isLoadingMore)
    }
    #expect(transport.pages == [1, 2])
  }

  @Test("every cell leads to the character that it shows, on later pages of a search too")
  func taps() async throws {
    let list = try list(.embedded())
    await list.search(CharacterFilter(status: "dead"))
    list.scrolled(to: .down(2_500))
    await list.settle()
    #expect(list.characters.count == 40)
    for item in 0..<list.solution.itemCount(inSection: 0) {
      #expect(list.character(at: item)?.id == list.cell(at: item).id)
    }
    #expect(list.character(at: 40) == nil)
    #expect(list.character(at: -1) == nil)
  }

  @Test("a page that does not fill the screen is followed by the next without a scroll")
  func shortPage() async throws {
    let tall = LayoutEnvironment(size: Size(width: 1024, height: 4_000), scale: 2, idiom: .pad)
    let transport = ScriptedTransport.embedded()
    let list = try list(transport, in: tall)
    await list.load()
    await list.settle()
    #expect(transport.pages == [1, 2, 3])
    #expect(list.solution.contentSize.height > 4_000 + 120)
  }

  @Test("after a turn of the device the columns come from the container, and its top stays")
  func rotation() async throws {
    let list = try list(.embedded())
    await list.load()
    let row = try #require(list.solution.frame(forItemAt: ItemPath(section: 0, item: 8)))
    list.scrolled(to: .down(row.minY))
    let log = ChangeLog<CharacterList.Change>()
    list.onChange = log.note
    let wide = LayoutEnvironment(size: Size(width: 734, height: 300), scale: 3)
    list.resize(to: wide, contentOffset: .down(row.minY))
    let turned = try #require(list.solution.frame(forItemAt: ItemPath(section: 0, item: 8)))
    #expect(turned.width == 352)
    guard case .relaidOut(let change) = log.changes.first else {
      Issue.record("No new layout: \(log.changes)")
      return
    }
    #expect(abs(row.minY + change.contentOffsetAdjustment.y - turned.minY) < 0.5)
  }

  @Test("a larger container that shows the end loads the next page at once")
  func largerContainer() async throws {
    let transport = ScriptedTransport.embedded()
    let list = try list(transport)
    await list.load()
    list.resize(to: .pad, contentOffset: .zero)
    await list.settle()
    #expect(transport.pages == [1])
    let taller = LayoutEnvironment(size: Size(width: 1024, height: 2_000), scale: 2, idiom: .pad)
    list.resize(to: taller, contentOffset: .zero)
    await list.settle()
    #expect(transport.pages == [1, 2])
  }

  @Test("names of several words page through their search to its end")
  func severalWords() async throws {
    let transport = ScriptedTransport.embedded()
    let list = try list(transport)
    await list.search(CharacterFilter(name: "of orbital nine"))
    #expect(list.totalCount == 26)
    list.scrolled(to: .down(2_500))
    await list.settle()
    #expect(list.characters.count == 26)
    #expect(transport.requests.allSatisfy { $0.contains("name=of%20orbital%20nine") })
  }
}
