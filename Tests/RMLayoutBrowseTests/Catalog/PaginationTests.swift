import RMLayoutBrowse
import RMLayoutFacts
import Testing

private func page(_ ids: ClosedRange<Int>, next: String?) -> Page<CharacterRecord> {
  Page(
    info: PageSummary(count: 826, pages: 42, next: next),
    results: ids.map { CharacterRecord(id: $0, name: "\($0)", status: .alive) })
}

@Suite("Pages")
struct PaginationTests {
  private var pagination = Pagination<CharacterRecord>(
    CatalogRequest(.character, query: CharacterFilter(name: "rick & morty #9").query))

  @Test(
    "the catalogue's pages bring every character once, in order, and end",
    .timeLimit(.minutes(1)))
  func wholeCatalogue() async throws {
    let service = CatalogService(transport: EmbeddedCatalog())
    var pages = Pagination<CharacterRecord>(CatalogRequest(.character))
    var ids: [Int] = []
    while let number = pages.nextPage {
      ids += pages.take(try await service.page(number, of: pages), number: number).map(\.id)
    }
    #expect(ids == Array(1...826))
    #expect(pages.pageCount == 42)
  }

  @Test(
    "whatever form next has, the page after it is the next one, with our own encoding",
    arguments: [
      "https://rickandmortyapi.com/api/character/?page=2&name=rick & morty #9",
      "https://rickandmortyapi.com/api/character?page=2", "http://elsewhere/?page=7", "",
    ])
  func next(text: String) {
    var pages = pagination
    _ = pages.take(page(1...20, next: text), number: 1)
    #expect(pages.nextPage == 2)
    #expect(
      pages.request(forPage: 2).text
        == "https://rickandmortyapi.com/api/character?page=2&name=rick%20%26%20morty%20%239")
  }

  @Test("null ends the pages")
  func end() {
    var pages = pagination
    #expect(pages.nextPage == 1)
    _ = pages.take(page(1...6, next: nil), number: 1)
    #expect(pages.nextPage == nil)
    #expect(pages.hasNextPage == false)
  }

  @Test("a page without entries ends them too, whatever it promises")
  func empty() {
    var pages = pagination
    _ = pages.take(
      Page(info: PageSummary(count: 826, pages: 42, next: "more"), results: []), number: 1)
    #expect(pages.nextPage == nil)
  }

  @Test("a page that has come before, or comes too early, brings nothing")
  func outOfTurn() {
    var pages = pagination
    #expect(pages.take(page(1...20, next: "x"), number: 1).count == 20)
    #expect(pages.take(page(1...20, next: "x"), number: 1).isEmpty)
    #expect(pages.take(page(41...60, next: "x"), number: 3).isEmpty)
    #expect(pages.pageCount == 1)
  }

  @Test("entries that an earlier page held, or the same one, are dropped")
  func duplicates() {
    var pages = pagination
    _ = pages.take(page(1...20, next: "x"), number: 1)
    #expect(pages.take(page(19...38, next: "x"), number: 2).map(\.id) == Array(21...38))
    var twice = page(39...40, next: nil)
    twice.results += twice.results
    #expect(pages.take(twice, number: 3).map(\.id) == [39, 40])
  }
}
