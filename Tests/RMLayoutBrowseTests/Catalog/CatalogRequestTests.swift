import RMLayoutBrowse
import Testing

@Suite("Requests")
struct CatalogRequestTests {
  private static let base = "https://rickandmortyapi.com/api"

  private func request(_ rest: String) -> CatalogRequest? { CatalogRequest(Self.base + rest) }

  @Test(
    "an address of the API is read and written again as it was",
    arguments: [
      ("/character/2", Endpoint.character, ["2"], []),
      ("/character?page=2", .character, [], [QueryItem("page", "2")]),
      (
        "/character?page=2&name=rick&status=alive", .character, [],
        [QueryItem("page", "2"), QueryItem("name", "rick"), QueryItem("status", "alive")]
      ),
      ("/character/2?x=1", .character, ["2"], [QueryItem("x", "1")]),
      ("/character", .character, [], []),
      ("/character?name=a/b", .character, [], [QueryItem("name", "a/b")]),
      ("/location?a=b=c", .location, [], [QueryItem("a", "b=c")]),
      ("/episode?flag&page=2", .episode, [], [QueryItem("flag", nil), QueryItem("page", "2")]),
      ("/character/1,183", .character, ["1,183"], []),
      ("/character?name=ants%20in", .character, [], [QueryItem("name", "ants in")]),
      ("/character?name=", .character, [], [QueryItem("name", "")]),
    ] as [(String, Endpoint, [String], [QueryItem])])
  func bothWays(rest: String, endpoint: Endpoint, path: [String], query: [QueryItem]) {
    #expect(request(rest) == CatalogRequest(endpoint, path: path, query: query))
    #expect(request(rest)?.text == Self.base + rest)
  }

  @Test(
    "slashes at the end and fragments mean nothing: one question has one address",
    arguments: [
      ("/character/", "/character"), ("/character/?page=2", "/character?page=2"),
      ("/character//2/", "/character/2"), ("/character?page=2#top", "/character?page=2"),
      ("/character?", "/character"), ("/character?&page=2&", "/character?page=2"),
    ])
  func oneAddress(rest: String, same: String) {
    #expect(request(rest)?.text == Self.base + same)
    #expect(request(rest) == request(same))
  }

  @Test(
    "what is not encoded is understood, and encoded when it is sent",
    arguments: [
      ("?name=ants in my eyes", "?name=ants%20in%20my%20eyes"),
      ("?name=ants+in", "?name=ants%20in"), ("?name=Beth%27s", "?name=Beth%27s"),
      ("?name=José", "?name=Jos%C3%A9"), ("?name=100%", "?name=100%25"),
      ("?name=%zz", "?name=%25zz"), ("?name=a%26b", "?name=a%26b"),
    ])
  func encoding(rest: String, sent: String) {
    #expect(request("/character" + rest)?.text == Self.base + "/character" + sent)
  }

  @Test(
    "other servers, schemes and collections are none of ours",
    arguments: [
      "https://rickandmortyapi.com/api/characters?page=2",
      "http://rickandmortyapi.com/api/character",
      "https://example.com/api/character/2", "https://rickandmortyapi.com/api",
      "https://rickandmortyapi.com/api/", "https://rickandmortyapi.com.evil.org/api/character",
      "https://rickandmortyapi.com/apicharacter", "", "character/2",
    ])
  func others(address: String) {
    #expect(CatalogRequest(address) == nil)
  }

  @Test("a query of names without values ends in no bare question mark")
  func names() {
    let request = CatalogRequest(.character, query: [QueryItem("flag", nil)])
    #expect(request.text == Self.base + "/character?flag")
    #expect(CatalogRequest(.character, query: CharacterFilter().query).text.hasSuffix("/character"))
  }

  @Test("path components keep their order and are encoded")
  func path() {
    let request = CatalogRequest(.episode, path: ["9", "a b", "x/y", "[1,2]"])
    #expect(request.text == Self.base + "/episode/9/a%20b/x%2Fy/%5B1,2%5D")
  }

  @Test("a page takes the place of another page and keeps the filter")
  func pages() {
    let request = CatalogRequest(
      .character, query: CharacterFilter(name: "Rick & Morty", status: "alive").query)
    #expect(request.page(1).text == Self.base + "/character?name=Rick%20%26%20Morty&status=alive")
    let third = Self.base + "/character?page=3&name=Rick%20%26%20Morty&status=alive"
    #expect(request.page(2).page(3).text == third)
  }

  @Test("a reference to the original is asked of the server that is used")
  func references() throws {
    let base = try #require(CatalogBase("http://127.0.0.1:8080/api/"))
    func text(_ address: String) -> String? {
      CatalogRequest(referenceTo: address, base: base)?.text
    }
    #expect(text(Self.base + "/episode/28") == "http://127.0.0.1:8080/api/episode/28")
    #expect(text("http://127.0.0.1:8080/api/episode/28") == "http://127.0.0.1:8080/api/episode/28")
    #expect(text(Self.base + "/episode/x") == nil)
    #expect(text("https://example.com/28") == nil)
    #expect(text("") == nil)
  }
}

@Suite("Servers")
struct CatalogBaseTests {
  @Test("a server's address loses its last slash, and its host its capitals")
  func addresses() {
    #expect(CatalogBase("https://rickandmortyapi.com/api") == .publicAPI)
    #expect(CatalogBase("HTTPS://RickAndMortyAPI.com/api//") == .publicAPI)
    #expect(CatalogBase("http://localhost:8080")?.text == "http://localhost:8080")
    #expect(CatalogBase("http://[::1]:80/a")?.origin == "http://[::1]:80")
  }

  @Test(
    "what is no address of a server is none",
    arguments: [
      "", "localhost", "ftp://host/api", "http://", "http:///api", "http://user:word@host/api",
      "http://host/api?x=1", "http://host/a b", "http://host/#top", "file:///etc/passwd",
      "http://hôst/",
    ])
  func others(address: String) {
    #expect(CatalogBase(address) == nil)
  }

  @Test("a server serves what begins with its scheme, host and port, whatever the path")
  func serves() throws {
    let base = try #require(CatalogBase("http://localhost:80/api"))
    #expect(base.serves("http://localhost:80/pictures/1.jpeg"))
    #expect(!base.serves("http://localhost:8080/api/character/avatar/1.jpeg"))
    #expect(!base.serves("https://localhost:80/api/character/avatar/1.jpeg"))
    #expect(!base.serves("http://localhost:80.example.com/1.jpeg"))
  }
}
