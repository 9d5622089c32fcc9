import RMLayout
import RMLayoutBrowse
import RMLayoutFacts
import Testing

@MainActor
@Suite("Character list")
struct CharacterListTests {
  private let transport = ScriptedTransport.embedded()

  private func list(
    _ transport: ScriptedTransport? = nil, in environment: LayoutEnvironment = .phone
  ) throws -> CharacterList {
    try CharacterList(
      source: .scripted(transport ?? self.transport), environment: environment,
      clock: RecordingClock())
  }

  @Test("before the first page there are no cells and no footer")
  func beginning() throws {
    let list = try list()
    #expect(list.phase == .idle)
    #expect(list.solution.elementCount == 0)
    #expect(!list.hasNextPage)
    #expect(list.totalCount == nil)
  }

  @Test("the first page brings twenty cells and the footer that loads more")
  func firstPage() async throws {
    let list = try list()
    let log = ChangeLog<CharacterList.Change>()
    list.onChange = log.note
    await list.load()
    #expect(log.changes == [.phase, .replaced])
    #expect(list.phase == .loaded)
    #expect(list.totalCount == 826)
    #expect(list.solution.itemCount(inSection: 0) == 20)
    #expect(list.solution.elementCount == 21)
    let cell = list.cell(at: 6)
    #expect(cell.name == "Abradolf Lincler")
    #expect(cell.statusLine == "Status: Unknown")
    #expect(cell.imageURL.hasSuffix("/avatar/7.jpeg"))
  }

  @Test("the next page loads once the content is scrolled to 120 points from its end")
  func trigger() async throws {
    let list = try list()
    await list.load()
    let due = list.solution.contentSize.height - 619 - 120
    list.scrolled(to: .down(due - 0.1))
    #expect(!list.isLoadingMore)
    list.scrolled(to: .down(due))
    #expect(list.isLoadingMore)
    await list.settle()
    #expect(!list.isLoadingMore)
    #expect(list.characters.map(\.id) == Array(1...40))
    #expect(list.solution.itemCount(inSection: 0) == 40)
  }

  @Test("what is inserted is told by the items of the layout, and by how much the content grew")
  func insertion() async throws {
    let list = try list()
    await list.load()
    let height = list.solution.contentSize.height
    let log = ChangeLog<CharacterList.Change>()
    list.onChange = log.note
    list.scrolled(to: .down(height))
    await list.settle()
    #expect(log.changes.first == .phase)
    guard case .inserted(let items, let change) = log.changes.last else {
      Issue.record("No insertion: \(log.changes)")
      return
    }
    #expect(items == 20..<40)
    #expect(change.contentSizeAdjustment.height == list.solution.contentSize.height - height)
    #expect(change.contentOffsetAdjustment == .zero)
  }

  @Test("to the last page every character comes once; then the footer and its room are gone")
  func lastPage() async throws {
    let list = try list()
    await list.load()
    while list.hasNextPage {
      list.scrolled(to: .down(list.solution.contentSize.height))
      await list.settle()
    }
    #expect(list.characters.map(\.id) == Array(1...826))
    #expect(transport.pages == Array(1...42))
    #expect(list.solution.elementCount == 826)
    // 413 rows of 272.25 with 10 between them, and 10 below; the legacy of pixels is a third.
    #expect(abs(list.solution.contentSize.height - 116_569.25) < 0.5)
    list.scrolled(to: .down(200_000))
    #expect(!list.isLoadingMore)
  }

  @Test("a search shows what it found, and the last answer counts whichever comes last")
  func search() async throws {
    let gate = Gate()
    let slow = ScriptedTransport { address, _ in
      if address.contains("name=morty") { await gate.pass() }
      return EmbeddedCatalog(characterCount: 40).answer(to: address)
    }
    let list = try list(slow)
    await list.load()
    let first = Task { await list.search(CharacterFilter(name: "morty")) }
    await gate.arrivals(1)
    await list.search(CharacterFilter(name: "rick", status: "alive"))
    await gate.open()
    await first.value
    #expect(list.filter == CharacterFilter(name: "rick", status: "alive"))
    #expect(list.characters.map(\.name) == ["Rick Sanchez"])
    #expect(!list.hasNextPage)
  }

  @Test("a search without hits empties the list and is no error; another network failure is one")
  func nothingFound() async throws {
    let list = try list()
    await list.load()
    await list.search(CharacterFilter(name: "nobody at all"))
    #expect(list.phase == .nothingFound)
    #expect(list.characters.isEmpty)
    #expect(list.solution.elementCount == 0)
    await list.search(CharacterFilter())
    #expect(list.phase == .loaded)
  }

  @Test("a first page that fails keeps what is there, and comes when it is tried again")
  func firstPageAgain() async throws {
    let broken = ScriptedTransport { address, time throws(CatalogError) in
      if time == 1, address.contains("alive") { throw .unreachable("it takes no connection") }
      return EmbeddedCatalog(characterCount: 40).answer(to: address)
    }
    let list = try list(broken)
    await list.load()
    await list.search(CharacterFilter(status: "alive"))
    #expect(list.phase == .failed(.unreachable("it takes no connection")))
    #expect(list.characters.count == 20)
    list.scrolled(to: .down(10_000))
    #expect(!list.isLoadingMore)
    await list.retry()
    #expect(list.phase == .loaded)
    #expect(Set(list.characters.map(\.status.rawValue)) == ["Alive"])
  }

  @Test("characters that are there already are laid out without a question")
  func given() throws {
    let list = try list()
    list.show((1...1_000).map { CharacterRecord(id: $0, name: "\($0)", status: .alive) })
    #expect(list.solution.itemCount(inSection: 0) == 1_000)
    #expect(list.phase == .loaded)
    #expect(transport.requests.isEmpty)
  }
}
