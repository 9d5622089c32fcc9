import RMLayout
import RMLayoutFacts
import RMLayoutGallery
import RMLayoutRecipes
import RMLayoutRendering
import Testing

@Suite("SVG of scenes")
struct SceneSVGTests {
  /// The texts of a picture with their sizes.
  private func texts(_ scenes: LayoutScene...) -> [(text: Substring, size: Substring)] {
    String(decoding: SVGRenderer().render(scenes), as: UTF8.self).split(separator: "\n")
      .filter { $0.contains("<text ") }
      .map { line in
        let text = line.prefix { $0 != ">" }.endIndex
        let size = line.ranges(of: "font-size=\"").first.map { line[$0.upperBound...] } ?? ""
        return (
          line[line.index(after: text)...].prefix { $0 != "<" }, size.prefix { $0 != "\"" }
        )
      }
  }

  static let sizes = [
    Size(width: 200, height: 300), Size(width: 320, height: 480), Size(width: 844, height: 390),
  ]

  @Test("small cells keep their index and all their texts", arguments: sizes)
  func smallCells(size: Size) throws {
    let stage = Stage(size: size)
    let cards = texts(try CharacterGrid().scene(on: stage)).map(\.text)
    for words in ["0.0", "0.1", "Rick Sanchez", "Morty Smith", "Status: Alive"] {
      #expect(cards.contains { $0 == words }, "\(words)")
    }
    let facts = texts(try CharacterDetail().scene(on: stage)).map(\.text)
    for field in InformationField.allCases {
      #expect(facts.contains { $0 == field.title }, "\(field.title)")
      let first = field.value(of: Catalog.rickSanchez).split(separator: " ")[0]
      #expect(facts.contains { $0.hasPrefix(first) }, "\(first)")
    }
    for words in (0..<8).map({ "1.\($0)" }) + ["Episode S01E01", "Pilot", "Lawnmower Dog"] {
      #expect(facts.contains { $0 == words }, "\(words)")
    }
  }

  @Test("the same sort of text has one size in all cells of a size", arguments: sizes)
  func evenSizes(size: Size) throws {
    let stage = Stage(size: size)
    let cards = texts(try CharacterGrid().scene(on: stage))
    let names = (0..<2).map { Catalog.entry(at: $0).name }
    #expect(Set(cards.filter { names.contains(String($0.text)) }.map(\.size)).count == 1)
    let facts = texts(try CharacterDetail().scene(on: stage))
    let titles = InformationField.allCases.map(\.title)
    #expect(Set(facts.filter { titles.contains(String($0.text)) }.map(\.size)).count == 1)
  }

  @Test("the line of numbers above a narrow picture is whole")
  func heading() throws {
    let stage = Stage(size: Size(width: 200, height: 300))
    let lines = texts(
      try CharacterGrid().scene(on: stage), try CharacterDetail().scene(on: stage)
    ).map(\.text)
    #expect(lines.contains("content 200 × 1475 · 20 items · 6 on screen"))
    #expect(lines.contains("content 200 × 900 · 60 items · 3 on screen"))
  }

  @Test("at the top nothing is before, also where nothing has room", arguments: [0.0, 300])
  func nothingBefore(width: Double) throws {
    let stage = Stage(size: Size(width: width, height: 0))
    for scene in [try CharacterGrid().scene(on: stage), try CharacterDetail().scene(on: stage)] {
      #expect(!texts(scene).contains { $0.text.contains("before") })
    }
  }

  @Test("below a phone without much room both screens go on to their ends, or to a break")
  func smallPhone() throws {
    let stage = Stage(device: try #require(Device.all.first { $0.name == "iPhone SE 3" }))
    let cards = texts(try CharacterGrid().scene(on: stage)).map(\.text)
    #expect(cards.count { $0 == "Summer Smith" } == 2)
    #expect(cards.contains("16 more items below"))
    let facts = texts(try CharacterDetail().scene(on: stage)).map(\.text)
    for words in ["(C-137)", "6:48 PM", "EPISODE COUNT", "Pilot", "Lawnmower Dog"] {
      #expect(facts.contains { $0 == words }, "\(words)")
    }
  }
}
