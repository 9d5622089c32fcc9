import Foundation
import RMLayout
import RMLayoutBrowse
import RMLayoutFacts
import RMLayoutRendering
import Testing

@MainActor
@Suite("Character page")
struct CharacterPageTests {
  private nonisolated static let catalog = EmbeddedCatalog()

  private func page(
    _ transport: ScriptedTransport = .embedded(), zone: String = "UTC", id: Int = 1,
    change: (inout CharacterRecord) -> Void = { _ in }
  ) async throws -> CharacterPage {
    var character: CharacterRecord = try await CatalogService(transport: Self.catalog).record(id)
    change(&character)
    return try CharacterPage(
      character: character, source: .scripted(transport), environment: .phone,
      timeZone: try #require(TimeZone(identifier: zone)))
  }

  @Test("eight facts stand in their order under the name in capitals")
  func information() async throws {
    let page = try await page()
    #expect(page.title == "RICK SANCHEZ")
    #expect(
      page.information.map { "\($0.title): \($0.value)" } == [
        "STATUS: Alive", "GENDER: Male", "TYPE: None", "SPECIES: Human",
        "ORIGIN: Earth (C-137)", "LOCATION: Citadel of Ricks", "CREATED: Nov 4, 2017 at 6:48 PM",
        "EPISODE COUNT: 51",
      ])
    #expect(page.information.map(\.tint).first == .blue)
    #expect(page.information.map(\.tint).last == .mint)
  }

  @Test("the moment shows in the zone of the user, in its summer time too")
  func zones() async throws {
    func created(_ moment: String, in zone: String) async throws -> String {
      try await page(zone: zone) { $0.created = moment }.information[6].value
    }
    let winter = try await created("2017-11-10T12:42:04.162Z", in: "America/New_York")
    #expect(winter == "Nov 10, 2017 at 7:42 AM")
    let summer = try await created("2018-07-10T12:42:04.162Z", in: "America/New_York")
    #expect(summer == "Jul 10, 2018 at 8:42 AM")
    let india = try await created("2017-12-31T20:00:00.000Z", in: "Asia/Kolkata")
    #expect(india == "Jan 1, 2018 at 1:30 AM")
    #expect(try await created("some day", in: "UTC") == "some day")
    #expect(try await created("", in: "UTC") == "None")
  }

  @Test("the layout has a photo, eight facts and a cell for each episode")
  func layout() async throws {
    let page = try await page()
    #expect((0..<3).map(page.solution.itemCount) == [1, 8, 51])
    #expect(page.solution.row(inSection: 2)?.restingOffsetCount == 51)
  }

  @Test("only episodes in view are asked for, in their order and once")
  func lazyEpisodes() async throws {
    let transport = ScriptedTransport.embedded()
    let page = try await page(transport)
    await page.showEpisodes(0..<2)
    await page.showEpisodes(0..<3)
    #expect(
      transport.requests == (1...3).map { "https://rickandmortyapi.com/api/episode/\($0)" })
    #expect(page.episodes[1].value?.name == "Lawnmower Dog")
    #expect(page.episodes[3] == .idle)
    #expect(page.episodeLines(at: 3) == ["", "", ""])
    await page.showEpisodes(50..<60)
    #expect(page.episodes[50].value?.code == "S05E10")
  }

  @Test("answers in any order stand at their own place")
  func order() async throws {
    let gate = Gate()
    let transport = ScriptedTransport { address, _ in
      // The first waits for the fourth.
      if address.hasSuffix("/1") { await gate.pass() }
      if address.hasSuffix("/4") { await gate.open() }
      return Self.catalog.answer(to: address)
    }
    let page = try await page(transport)
    let log = ChangeLog<CharacterPage.Change>()
    page.onChange = log.note
    await page.showEpisodes(0..<8)
    #expect((0..<8).map { page.episodes[$0].value?.id } == Array(1...8))
    #expect(log.changes.count == 8)
    #expect(log.changes.first != .episode(0))
  }

  @Test("an episode that failed is asked for again when it shows again")
  func failedEpisode() async throws {
    let transport = ScriptedTransport { address, time throws(CatalogError) in
      if time == 1 { throw .unreachable("the connection broke off") }
      return Self.catalog.answer(to: address)
    }
    let page = try await page(transport)
    await page.showEpisodes(0..<1)
    #expect(page.episodes[0] == .failed(.unreachable("the connection broke off")))
    await page.showEpisodes(0..<1)
    #expect(page.episodes[0].value?.name == "Pilot")
  }

  @Test("episodes that nobody waits for any longer may begin again")
  func abandonedEpisode() async throws {
    let gate = Gate()
    let transport = ScriptedTransport { address, time async throws(CatalogError) in
      if time > 1 { return Self.catalog.answer(to: address) }
      await gate.open()
      return try await answerNever()
    }
    let page = try await page(transport)
    let task = Task { await page.showEpisodes(0..<1) }
    await gate.pass()
    task.cancel()
    await task.value
    #expect(page.episodes[0] == .idle)
    await page.showEpisodes(0..<1)
    #expect(page.episodes[0].value?.name == "Pilot")
  }

  @Test("a cell has the code, the name and the day, in this order and whole")
  func lines() async throws {
    let page = try await page()
    await page.showEpisodes(9..<10)
    #expect(
      page.episodeLines(at: 9) == [
        "Episode S01E10", "Close Rick-counters of the Rick Kind", "Aired on April 7, 2014",
      ])
  }

  @Test("the photo loads once, and again after it failed")
  func photo() async throws {
    let transport = ScriptedTransport { _, time in
      time == 1
        ? TransportResponse("<html>") : TransportResponse(body: [0xFF, 0xD8, 0xFF, 0xE0])
    }
    let page = try await page(transport)
    await page.loadPhoto()
    #expect(page.photo == .failed(.noPicture))
    await page.loadPhoto()
    #expect(page.photo.value?.format == .jpeg)
    await page.loadPhoto()
    #expect(transport.requests.count == 2)
  }

  @Test("in the embedded catalogue there is no photo, and none is asked for")
  func embeddedPhoto() async throws {
    let page = try CharacterPage(
      character: CharacterRecord(id: 1, name: "Rick", status: .alive, image: "x"),
      source: .embedded(characterCount: 20), environment: .phone)
    await page.loadPhoto()
    #expect(page.photo == .idle)
  }

  @Test("in a wider container the facts stand in four columns, and the offset stays reachable")
  func rotation() async throws {
    let page = try await page()
    let log = ChangeLog<CharacterPage.Change>()
    page.onChange = log.note
    page.resize(to: .pad, contentOffset: .down(400))
    #expect(page.solution.frame(forItemAt: ItemPath(section: 1, item: 3))?.minX == 770)
    guard case .relaidOut(let change) = log.changes.first else {
      Issue.record("No new layout: \(log.changes)")
      return
    }
    #expect(change.contentOffsetAdjustment == .down(-400))
  }
}
