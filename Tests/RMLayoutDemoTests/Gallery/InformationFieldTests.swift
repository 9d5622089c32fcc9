import RMLayoutFacts
import RMLayoutGallery
import RMLayoutRendering
import Testing

@Suite("Information cells")
struct InformationFieldTests {
  @Test("the eight titles stand in the order of the app, each with its value")
  func titlesAndValues() {
    let cells = InformationField.allCases.map {
      "\($0.title): \($0.value(of: Catalog.rickSanchez))"
    }
    #expect(
      cells == [
        "STATUS: Alive", "GENDER: Male", "TYPE: None", "SPECIES: Human",
        "ORIGIN: Earth (C-137)", "LOCATION: Citadel of Ricks", "CREATED: Nov 4, 2017 at 6:48 PM",
        "EPISODE COUNT: 51",
      ])
  }

  @Test("each cell has the tint of its title")
  func tints() {
    #expect(
      InformationField.allCases.map(\.tint) == [
        .blue, .red, .purple, .green, .orange, .yellow, .pink, .mint,
      ])
  }

  @Test("a value that is empty reads None")
  func emptyValues() {
    var character = Catalog.rickSanchez
    character.origin = ""
    character.created = ""
    #expect(InformationField.origin.value(of: character) == "None")
    #expect(InformationField.created.value(of: character) == "None")
    #expect(InformationField.type.value(of: character) == "None")
  }
}
