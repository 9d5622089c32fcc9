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

  @Test(
    "a moment shows as a medium date and a short time in UTC",
    arguments: [
      ("2017-11-04T18:48:46.250Z", "Nov 4, 2017 at 6:48 PM"),
      ("2017-11-10T12:42:04.162Z", "Nov 10, 2017 at 12:42 PM"),
      ("2018-01-01T00:05:00.000Z", "Jan 1, 2018 at 12:05 AM"),
      ("2020-02-29T09:59:59.999Z", "Feb 29, 2020 at 9:59 AM"),
    ])
  func moments(moment: String, text: String) {
    #expect(CreatedDate.text(of: moment) == text)
  }

  @Test(
    "what is no moment shows as it is",
    arguments: [
      "yesterday", "2017-11-04", "2019-02-29T00:00:00.000Z", "2017-13-04T18:48:46.250Z",
      "2017-11-04T24:00:00.000Z", "2017-11-04T18:48:46.250+0100", "2017-11-0٤T18:48:46.250Z",
    ])
  func others(text: String) {
    #expect(CreatedDate.text(of: text) == text)
  }
}
