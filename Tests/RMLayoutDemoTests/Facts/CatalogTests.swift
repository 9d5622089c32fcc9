import RMLayoutFacts
import Testing

@Suite("Catalogue")
struct CatalogTests {
  @Test("the first page holds the facts, in their order")
  func firstPage() {
    let page = (0..<20).map { Catalog.entry(at: $0) }
    #expect(page[0] == ("Rick Sanchez", .alive))
    #expect(page[5] == ("Abadango Cluster Princess", .alive))
    #expect(page[6] == ("Abradolf Lincler", .unknown))
    #expect(page[19] == ("Ants in my Eyes Johnson", .unknown))
    #expect(page.filter { $0.status == .dead }.count == 6)
    #expect(page.filter { $0.status == .unknown }.count == 6)
  }

  @Test("a made-up entry is the same each time, and no two of the first thousand share a name")
  func madeUpEntries() {
    #expect(Catalog.entry(at: 20) == Catalog.entry(at: 20))
    #expect(Catalog.entry(at: 825).name == "High Chancellor Lumpkin")
    #expect(Set((0..<1000).map { Catalog.entry(at: $0).name }).count == 1000)
    #expect(Catalog.entry(at: 1024 + 825).name == "High Chancellor Lumpkin 2")
    #expect(Catalog.entry(at: 1_000_000_000).name.hasSuffix(" 976563"))
  }

  @Test("five seasons have 11, 10, 10, 10 and 10 episodes")
  func episodeCodes() {
    let codes = (0..<Catalog.episodeCount).map { Catalog.episode(at: $0).code }
    #expect(codes.count == 51)
    #expect(codes[0] == "S01E01")
    #expect(codes[10] == "S01E11")
    #expect(codes[11] == "S02E01")
    #expect(codes[50] == "S05E10")
    #expect(Set(codes).count == 51)
  }

  @Test("an episode's cell has the code, the name and the day of broadcast")
  func episodeLines() {
    #expect(
      Catalog.episode(at: 0).lines == ["Episode S01E01", "Pilot", "Aired on December 2, 2013"])
    #expect(
      Catalog.episode(at: 9).lines == [
        "Episode S01E10", "Close Rick-counters of the Rick Kind", "Aired on April 7, 2014",
      ])
    #expect(Catalog.episode(at: 10).lines[2] == "Aired on April 14, 2014")
    #expect(Catalog.episode(at: 11).lines[2] == "Aired on June 5, 2015")
    #expect(Catalog.episode(at: 50).lines[2] == "Aired on October 19, 2018")
  }

  @Test("the status unknown is capitalised where it is shown, and only there")
  func statusLines() {
    #expect(Catalog.rickSanchez.status.line == "Status: Alive")
    #expect(Catalog.entry(at: 6).status.rawValue == "unknown")
    #expect(Catalog.entry(at: 6).status.line == "Status: Unknown")
  }
}

@Suite("Catalogue: characters and places")
struct CatalogTraitsTests {
  @Test("the first character is the one of the detail screen")
  func rick() {
    #expect(
      Catalog.rickSanchez
        == CatalogCharacter(
          name: "Rick Sanchez", status: .alive, gender: "Male", type: "", species: "Human",
          origin: "Earth (C-137)", location: "Citadel of Ricks",
          created: "2017-11-04T18:48:46.250Z", episodeCount: 51))
  }

  @Test("known characters have the places and kinds that are known")
  func known() {
    let ants = Catalog.character(at: 19)
    #expect(ants.type == "Human with ants in his eyes")
    #expect(ants.origin == "unknown")
    #expect(ants.location == "Interdimensional Cable")
    #expect(Catalog.character(at: 12).gender == "unknown")
    #expect(Catalog.character(at: 5).species == "Alien")
  }

  @Test("every character is in an episode at least, in ascending order and in none twice")
  func episodes() {
    for index in 0..<Catalog.characterCount {
      let numbers = Catalog.episodeNumbers(ofCharacterAt: index)
      #expect(!numbers.isEmpty && zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 })
      #expect(numbers.allSatisfy { (1...51).contains($0) })
    }
  }

  @Test("126 locations have names of their own, the known ones first")
  func locations() {
    let names = (0..<Catalog.locationCount).map { Catalog.location(at: $0).name }
    #expect(names[0] == "Earth (C-137)")
    #expect(names[19] == "Earth (Replacement Dimension)")
    #expect(Set(names).count == 126)
  }

  @Test("each gender occurs")
  func genders() {
    let genders = Set((0..<Catalog.characterCount).map { Catalog.character(at: $0).gender })
    #expect(genders == ["Male", "Female", "Genderless", "unknown"])
  }
}
