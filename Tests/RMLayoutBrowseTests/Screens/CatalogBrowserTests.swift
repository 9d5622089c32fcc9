import RMLayout
import RMLayoutBrowse
import RMLayoutCommands
import RMLayoutRendering
import Testing

private let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 7]

@Suite("Drawings of the catalogue")
struct CatalogBrowserTests {
  private func drawing(
    _ change: (inout BrowseSettings) -> Void = { _ in },
    _ script: @escaping ScriptedTransport.Script
  ) async throws -> (scene: LayoutScene, warnings: [String]) {
    var settings = BrowseSettings()
    change(&settings)
    let source = CatalogSource.scripted(ScriptedTransport(script))
    return try await CatalogBrowser(source).scene(for: settings)
  }

  private func content(_ scene: LayoutScene, _ section: Int, _ item: Int) throws -> CellContent {
    let path = ItemPath(section: section, item: item)
    return scene.contents(try #require(scene.solution.attributes(forItemAt: path)))
  }

  @Test("the list has a card for each character, with its picture, and the footer")
  func grid() async throws {
    let catalog = EmbeddedCatalog()
    let drawing = try await drawing { address, _ in
      address.hasSuffix(".jpeg") ? TransportResponse(body: png) : catalog.answer(to: address)
    }
    #expect(drawing.warnings.isEmpty)
    #expect(drawing.scene.solution.elementCount == 21)
    #expect(drawing.scene.laterPages(1) == nil)
    let card = try content(drawing.scene, 0, 1)
    #expect(card.title == "Morty Smith")
    #expect(card.picture == EmbeddedPicture(mimeType: "image/png", bytes: png))
  }

  @Test("pages that were asked for are all there, and a filter holds for each of them")
  func pages() async throws {
    let catalog = EmbeddedCatalog()
    let drawing = try await drawing {
      $0.pageCount = 2
      $0.filters = ["status": "dead"]
    } _: { address, _ in
      address.hasSuffix(".jpeg") ? TransportResponse("", status: 404) : catalog.answer(to: address)
    }
    #expect(drawing.scene.solution.itemCount(inSection: 0) == 40)
    #expect(try content(drawing.scene, 0, 39).lines == ["Status: Dead"])
    #expect(drawing.warnings.count == 40)
  }

  @Test("a page that fails leaves those before it")
  func failingPage() async throws {
    let catalog = EmbeddedCatalog()
    let drawing = try await drawing {
      $0.pageCount = 3
    } _: { address, _ in
      if address.hasSuffix(".jpeg") { return TransportResponse(body: png) }
      return address.contains("page=2")
        ? TransportResponse("", status: 404) : catalog.answer(to: address)
    }
    #expect(drawing.scene.solution.itemCount(inSection: 0) == 20)
    #expect(drawing.warnings == ["page 2: the server answered 404"])
  }

  @Test("the details show the photo, the facts and the episodes that came")
  func detail() async throws {
    let catalog = EmbeddedCatalog()
    let drawing = try await drawing {
      $0.chosenScreen = .detail
      $0.id = 2
    } _: { address, _ in
      if address.hasSuffix(".jpeg") { return TransportResponse(body: png) }
      return address.hasSuffix("/episode/2")
        ? TransportResponse("[]") : catalog.answer(to: address)
    }
    #expect(drawing.scene.title == "MORTY SMITH")
    #expect(try content(drawing.scene, 0, 0).picture?.bytes == png)
    #expect(try content(drawing.scene, 1, 4).lines == ["unknown"])
    #expect(try content(drawing.scene, 2, 0).lines == ["Pilot", "Aired on December 2, 2013"])
    #expect(try content(drawing.scene, 2, 1).title.isEmpty)
    #expect(
      drawing.warnings == [
        "episode 2 of the row: the answer cannot be read: the whole has the wrong type"
      ])
  }

  @Test(
    "what a drawing cannot do without ends it",
    arguments: [
      (TransportResponse("{"), RMLayoutCommands.ExitStatus.badData),
      (TransportResponse(#"{"error":"Character not found"}"#, status: 404), .noInput),
    ])
  func failures(answer: TransportResponse, status: RMLayoutCommands.ExitStatus) async {
    for screen in BrowseSettings.Screen.allCases {
      let error = await #expect(throws: Failure.self) {
        try await drawing {
          $0.chosenScreen = screen
        } _: { _, _ in
          answer
        }
      }
      #expect(error?.status == status)
    }
  }

  @Test("a server's address that is none is a mistake on the command line")
  func address() async {
    var settings = BrowseSettings()
    settings.server = .address("localhost")
    let error = await #expect(throws: Failure.self) {
      try await CatalogBrowser().scene(for: settings)
    }
    #expect(error?.status == .usage)
    #expect(
      error?.message
        == "--api: needs the address of a server, such as http://localhost:8080/api, "
        + "has 'localhost'")
  }
}
