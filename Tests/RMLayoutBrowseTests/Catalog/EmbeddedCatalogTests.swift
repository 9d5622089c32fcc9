import RMLayoutBrowse
import RMLayoutFacts
import Testing

@Suite("Embedded catalogue")
struct EmbeddedCatalogTests {
  private static let base = "https://rickandmortyapi.com/api"
  private static let catalog = EmbeddedCatalog()
  private let service = CatalogService(transport: Self.catalog)

  private func text(_ rest: String) -> (status: Int, body: String) {
    let answer = Self.catalog.answer(to: Self.base + rest)
    return (answer.status, String(decoding: answer.body, as: UTF8.self))
  }

  private func page<Record>(
    _ rest: String, as type: Page<Record>.Type = Page<Record>.self
  ) async throws -> Page<Record> {
    try await service.execute(try #require(CatalogRequest(Self.base + rest)))
  }

  @Test("there are 826 characters on 42 pages, 126 locations on 7 and 51 episodes on 3")
  func counts() async throws {
    let characters: Page<CharacterRecord> = try await page("/character?page=42")
    #expect(characters.info.count == 826)
    #expect(characters.info.pages == 42)
    #expect(characters.results.count == 6)
    #expect(characters.info.next == nil)
    #expect(characters.info.prev == Self.base + "/character?page=41")
    let locations: Page<LocationRecord> = try await page("/location?page=7")
    #expect(locations.info.count == 126)
    #expect(locations.results.count == 6)
    let episodes: Page<EpisodeRecord> = try await page("/episode?page=3")
    #expect(episodes.info.count == 51)
    #expect(episodes.results.map(\.code).last == "S05E10")
    #expect(episodes.results.count == 11)
  }

  @Test("the first character is in all episodes, and each of them names it")
  func references() async throws {
    let rick: CharacterRecord = try await service.record(1)
    #expect(rick.name == "Rick Sanchez")
    #expect(rick.episode.count == 51)
    #expect(rick.origin == PlaceReference(name: "Earth (C-137)", url: Self.base + "/location/1"))
    #expect(rick.image == Self.base + "/character/avatar/1.jpeg")
    let pilot: EpisodeRecord = try await service.record(at: rick.episode[0])
    #expect(pilot.name == "Pilot")
    #expect(pilot.characters.first == rick.url)
    let citadel: LocationRecord = try await service.record(at: rick.location.url)
    #expect(citadel.residents.contains(rick.url))
  }

  @Test("an unknown place has a name and no address")
  func unknownPlace() async throws {
    let morty: CharacterRecord = try await service.record(2)
    #expect(morty.origin == .unknown)
    #expect(morty.origin.url.isEmpty)
  }

  @Test("next repeats the slash of the question, and values without encoding")
  func next() async throws {
    // Asked by their text, since a request writes neither.
    #expect(text("/character/").body.contains(#"character\/?page=2""#))
    #expect(text("/character").body.contains(#"character?page=2""#))
    let found = text("/character?species=human&status=alive&other=x").body
    #expect(found.contains(#"?page=2&species=human&status=alive""#))
    #expect(text("/location?name=%20&type=planet").body.contains(#"&name= &type=planet""#))
  }

  @Test("a page below 1 or without number is the first; one beyond the last is not there")
  func pages() async throws {
    for number in ["0", "-3", "x", ""] {
      let first: Page<CharacterRecord> = try await page("/character?page=\(number)")
      #expect(first.results.first?.id == 1)
      #expect(first.info.prev == nil)
    }
    #expect(text("/character?page=43") == (404, #"{"error":"There is nothing here"}"#))
  }

  @Test(
    "errors are the API's own",
    arguments: [
      ("/character/827", 404, "Character not found"), ("/location/127", 404, "Location not found"),
      ("/episode/0", 404, "Episode not found"),
      ("/character?name=zzzz", 404, "There is nothing here"),
      ("/characters", 404, "There is nothing here."),
      ("/character/1/2", 404, "There is nothing here."),
      ("/character/rick", 500, "Hey! you must provide an id"),
      ("/character/[1,x]", 500, "Bad... bad array :\\/"),
    ])
  func errors(rest: String, status: Int, message: String) {
    #expect(text(rest) == (status, #"{"error":"\#(message)"}"#))
  }

  @Test("several numbers give a bare list of those that exist")
  func lists() async throws {
    for path in ["/character/1,183,900", "/character/[1,183]"] {
      let request = try #require(CatalogRequest(Self.base + path))
      let found: [CharacterRecord] = try await service.execute(request)
      #expect(found.map(\.id) == [1, 183])
    }
  }

  @Test("filters ignore case, find parts, and all must match")
  func filters() async throws {
    let ricks: Page<CharacterRecord> = try await page("/character?name=RICK&status=alive")
    #expect(ricks.results.map(\.name) == ["Rick Sanchez"])
    let pilots: Page<EpisodeRecord> = try await page("/episode?episode=s01&name=pilot")
    #expect(pilots.results.map(\.code) == ["S01E01"])
    let parks: Page<LocationRecord> = try await page("/location?type=microverse&name=anatomy")
    #expect(parks.results.map(\.name) == ["Anatomy Park"])
  }

  @Test("male finds no woman, and female no man")
  func genders() async throws {
    let men: Page<CharacterRecord> = try await page("/character?gender=male")
    let women: Page<CharacterRecord> = try await page("/character?gender=female")
    #expect(Set(men.results.map(\.gender)) == ["Male"])
    #expect(Set(women.results.map(\.gender)) == ["Female"])
    #expect(women.results.first?.name == "Summer Smith")
  }
}

@Suite("Records")
struct RecordTests {
  @Test("words that are new to us leave the record readable and are kept as they came")
  func newWords() async throws {
    let body = """
      {"info":{"count":1,"pages":1,"next":null,"prev":null},"results":[{"id":1,"name":"X",\
      "status":"Zombie","species":"","type":"","gender":"Fluid","origin":{"name":"unknown",\
      "url":""},"location":{"name":"unknown","url":""},"image":"","episode":[],"url":"",\
      "created":"","later":{"a":[1]}}]}
      """
    let service = CatalogService(transport: ScriptedTransport { _, _ in TransportResponse(body) })
    let page: Page<CharacterRecord> = try await service.execute(CatalogRequest(.character))
    #expect(page.results[0].status.line == "Status: Zombie")
    #expect(page.results[0].gender == "Fluid")
    #expect(page.info.next == nil)
  }
}
