import RMLayout
import RMLayoutFacts
import RMLayoutGallery
import RMLayoutRecipes
import RMLayoutRendering
import Testing

@Suite("Text of scenes")
struct SceneTextTests {
  static let stages = [
    ("iPhone 14 Pro", 80), ("iPhone SE 3", 80), ("iPhone 15 Pro Max", 60), ("iPhone 14", 40),
    ("iPad mini 6", 80), ("iPad Pro 12.9", 80),
  ]

  @Test(
    "each visible card shows its index and its whole name, or one that ends in …",
    arguments: stages)
  func names(device: String, columns: Int) throws {
    let device = try #require(Device.all.first { $0.name == device })
    for step in 0..<64 {
      let offset = Double(step) * 6.25
      let scene = try CharacterGrid(itemCount: 826).scene(
        on: Stage(device: device), offset: Point(x: 0, y: offset))
      let text = text(of: scene, columns: columns)
      let viewport = Rect(origin: scene.position.offset, size: scene.solution.environment.size)
      let visible = scene.solution.attributes(intersecting: viewport)
      #expect(visible.count >= 4)
      for cell in visible {
        let name = Catalog.entry(at: cell.path.item).name
        #expect(shows(name, in: text), "\(name) at offset \(offset)")
        #expect(text.contains { $0.contains(" 0.\(cell.path.item) ") })
      }
    }
  }

  @Test("a few points of a card at the top are a row with its name", arguments: [255, 262, 271.5])
  func fewPoints(offset: Double) throws {
    let scene = try CharacterGrid().scene(on: Stage(), offset: Point(x: 0, y: offset))
    let lines = text(of: scene)
    let first = try #require(lines.firstIndex { $0.contains("━ 0.0 ━") && $0.contains("━ 0.1 ━") })
    #expect(lines[first + 1] == "┃ Rick Sanchez          │ Morty Smith           ┃")
    #expect(lines[first + 2].contains("─ 0.2 ─"))
  }

  @Test("a name that is too long for one line ends in …, with no blank lost")
  func longName() throws {
    let lines = text(of: try CharacterGrid().scene(on: Stage()))
    #expect(lines.contains("┆ Jerry Smith           ┆ Abadango Cluster Prin…┆"))
  }

  @Test("below the fold a card goes on with its texts, not with its picture")
  func cutCard() throws {
    let device = try #require(Device.all.first { $0.name == "iPhone SE 3" })
    let lines = text(of: try CharacterGrid().scene(on: Stage(device: device)))
    let fold = try #require(lines.firstIndex { $0.contains("┡━━") })
    #expect(lines[fold - 1].contains(" Summer Smith ") && lines[fold - 1].contains(" Beth Smith "))
    #expect(lines[fold + 1] == "┆ Status: Alive        ┆ Status: Alive        ┆")
    #expect(lines[fold + 2].contains("└┄"))
  }

  static let sizes = [
    Size(width: 320, height: 480), Size(width: 600, height: 400), Size(width: 844, height: 390),
    Size(width: 200, height: 300), Size(width: 100, height: 100), Size(width: 2000, height: 200),
  ]

  @Test(
    "all titles, values and the first two episodes can be read at any size", arguments: sizes,
    [80, 40])
  func details(size: Size, columns: Int) throws {
    let lines = text(of: try CharacterDetail().scene(on: Stage(size: size)), columns: columns)
    for words in [
      "STATUS", "Alive", "GENDER", "Male", "TYPE", "None", "SPECIES", "Human", "ORIGIN",
      "LOCATION", "CREATED", "EPISODE COUNT", "51", "Episode S01E01", "Pilot", "Episode S01E02",
      "Lawnmower Dog",
    ] {
      #expect(lines.contains { $0.contains(words) }, "\(words)")
    }
    for words in [
      "Earth (C-137)", "Citadel of Ricks", "Nov 4, 2017 at 6:48 PM", "Aired on December 2, 2013",
      "Aired on December 9, 2013",
    ] {
      #expect(shows(words, in: lines.map(Array.init), below: nil), "\(words)")
    }
  }

  @Test("values stand on one line if they fit between the borders", arguments: sizes.dropLast(2))
  func values(size: Size) throws {
    let lines = text(of: try CharacterDetail().scene(on: Stage(size: size)))
    for value in ["Earth (C-137)", "Citadel of Ricks", "Nov 4, 2017 at 6:48 PM"] {
      #expect(lines.contains { $0.contains(value) }, "\(value)")
    }
  }

  @Test("the note of a break is wider than a narrow picture rather than cut")
  func breakNote() throws {
    let narrow = try CharacterGrid(itemCount: 600).scene(
      on: Stage(size: Size(width: 200, height: 300)))
    #expect(text(of: narrow).contains { $0.contains("~ ~ ~  594 more items below  ~ ~ ~") })
  }

  private func text(of scene: LayoutScene, columns: Int = 80) -> [String] {
    let lines = String(decoding: TextRenderer(columns: columns).render([scene]), as: UTF8.self)
      .split(separator: "\n").map { String($0) }
    #expect(lines.allSatisfy { $0.count <= columns })
    return lines
  }

  private func shows(_ name: String, in lines: [String]) -> Bool {
    lines.contains { line in
      line.contains(" \(name)")
        || (3..<name.count).contains { line.contains(" \(name.prefix($0))…") }
    }
  }

  /// Whether words stand on one line, or broken between words on lines that overlap.
  private func shows(_ words: String, in lines: [[Character]], below place: (Int, Range<Int>)?)
    -> Bool
  {
    let words = Array(words)
    let breaks = words.indices.filter { words[$0] == " " } + [words.count]
    return lines.indices.contains { row in
      if let place, row != place.0 + 1 { return false }
      return breaks.contains { end in
        lines[row].ranges(of: words[..<end]).contains { found in
          if let place, !found.overlaps(place.1) { return false }
          return end == words.count
            || shows(String(words[(end + 1)...]), in: lines, below: (row, found))
        }
      }
    }
  }
}
