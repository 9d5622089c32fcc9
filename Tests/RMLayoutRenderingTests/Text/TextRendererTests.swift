import RMLayout
import RMLayoutRendering
import RMLayoutTesting
import Testing

@Suite("Text renderer")
struct TextRendererTests {
  private func lines(
    _ scenes: [LayoutScene], columns: Int = 80, characters: TextRenderer.Characters = .unicode
  ) -> [String] {
    let bytes = TextRenderer(columns: columns, characters: characters).render(scenes)
    return String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map { String($0) }
  }

  @Test("no line is wider than the terminal", arguments: SceneVariant.allCases, [80, 60, 40, 20])
  func keepsWidth(_ variant: SceneVariant, columns: Int) throws {
    for characters in TextRenderer.Characters.allCases {
      let lines = lines(try variant.scenes(), columns: columns, characters: characters)
      #expect(lines.count > 3)
      for line in lines { #expect(TerminalWidth.columns(of: line) <= columns, "\(line)") }
    }
  }

  @Test("the plain form holds nothing but 7-bit characters", arguments: SceneVariant.allCases)
  func isSevenBit(_ variant: SceneVariant) throws {
    let bytes = TextRenderer(characters: .ascii).render(try variant.scenes())
    #expect(bytes.allSatisfy { $0 == 10 || (0x20..<0x7F).contains($0) })
  }

  @Test("lines end without blanks, the last with a line feed", arguments: SceneVariant.allCases)
  func trimsLines(_ variant: SceneVariant) throws {
    let lines = lines(try variant.scenes())
    #expect(lines.last?.isEmpty == true)
    #expect(lines.allSatisfy { !$0.hasSuffix(" ") })
  }

  @Test("each cell of the list on the screen shows its whole name")
  func showsNames() throws {
    let text = lines([try SeedScenes.grid()]).joined(separator: "\n")
    for name in SeedScenes.names.prefix(5) + ["Abadango Cluster Prin…"] {
      #expect(text.contains(" \(name)"), "\(name)")
    }
  }

  @Test(
    "a name that is too long for one line ends in the mark",
    arguments: [
      (TextRenderer.Characters.unicode, "…"), (.ascii, "..."),
    ])
  func shortensNames(characters: TextRenderer.Characters, mark: String) throws {
    var scene = try SeedScenes.grid()
    scene.contents = { _ in
      .card(name: "Donaudampfschifffahrtsgesellschaft", status: "Status: Alive", tint: .blue)
    }
    let lines = lines([scene], characters: characters)
    let kept = String("Donaudampfschifffahrtsgesellschaft".prefix(22 - mark.count))
    #expect(lines.count { $0.contains(" \(kept)\(mark)") } >= 3)
  }

  @Test("all values and titles of the detail screen can be read", arguments: [false, true])
  func showsInformation(isPad: Bool) throws {
    let lines = lines([try SeedScenes.detail(isPad: isPad)])
    let text = lines.joined(separator: "\n")
    for value in SeedScenes.information {
      #expect(text.contains(" \(value.title) "), "\(value.title)")
      // On a tablet the date stands on two lines.
      for word in value.value.split(separator: " ") { #expect(text.contains(word), "\(word)") }
    }
    for value in SeedScenes.information.prefix(isPad ? 6 : 8) {
      #expect(text.contains("\(value.value) "), "\(value.value)")
    }
  }

  @Test("the first two episodes can be read", arguments: [false, true])
  func showsEpisodes(isPad: Bool) throws {
    let text = lines([try SeedScenes.detail(isPad: isPad)]).joined(separator: "\n")
    for episode in SeedScenes.episodes.prefix(2) {
      #expect(text.contains(" \(episode.0) "))
      #expect(text.contains(" \(episode.1) "))
      #expect(text.contains(" \(episode.2) "))
    }
    #expect(text.contains(isPad ? " 48 more › " : " 49 more › "))
  }

  @Test("the footer turns its wheel below the break")
  func showsFooter() throws {
    let lines = lines([try SeedScenes.grid()])
    let note = try #require(lines.firstIndex { $0.contains("~ ~ ~  14 more items below  ~ ~ ~") })
    let wheel = try #require(lines.firstIndex { $0.contains("╲ │ ╱") })
    #expect(note < wheel)
    #expect(lines.contains { $0.contains("Loading…") })
  }

  @Test("touching cells share one border", arguments: SceneVariant.allCases)
  func sharesBorders(_ variant: SceneVariant) throws {
    guard variant != .tiny, variant != .capped else { return }
    for line in lines(try variant.scenes()) {
      for double in ["││", "┃│", "│┃", "┃┃", "┆┆", "┐┌", "┤├", "┘└"] {
        #expect(!line.contains(double), "\(line)")
      }
    }
  }

  @Test("the legend tells the scale")
  func tellsScale() throws {
    let phone = lines([try SeedScenes.grid()])
    #expect(phone.contains("scale: 1 column = 8 pt, 1 row = 16 pt; edges are rounded"))
    let pad = lines([try SeedScenes.grid(isPad: true)])
    #expect(pad.contains("scale: 1 column = 13 pt, 1 row = 26 pt; edges are rounded"))
  }

  @Test("wide characters take two columns")
  func measuresWideCharacters() throws {
    let scene = try SmallScenes.squares(count: 4, side: 90, viewport: 190) { _ in
      .plain("日本語日本語日本語")
    }
    let rows = lines([scene]).filter { $0.contains("日") }
    #expect(rows == ["┃日本語日本…│日本語日本…┃", "┃日本語日本…│日本語日本…┃"])
    let plain = lines([scene], characters: .ascii).filter { $0.contains("?") }
    #expect(plain.first == "|????????...|????????...|")
  }

  @Test("colour changes nothing but what escape sequences say", arguments: SceneVariant.allCases)
  func colours(_ variant: SceneVariant) throws {
    for characters in TextRenderer.Characters.allCases {
      let scenes = try variant.scenes()
      let plain = TextRenderer(characters: characters).render(scenes)
      let coloured = TextRenderer(characters: characters, isColoured: true).render(scenes)
      #expect(coloured != plain)
      let text = String(decoding: coloured, as: UTF8.self)
      for line in text.split(separator: "\n") where line.contains("\u{1B}") {
        #expect(line.hasSuffix("\u{1B}[0m"))
      }
      let sequence = /\u{1B}\[[0-9;]+m/
      #expect(text.replacing(sequence, with: "") == String(decoding: plain, as: UTF8.self))
    }
  }

  @Test("edges of the viewport are strong, index paths faint, states in their colour")
  func colourCodes() throws {
    let bytes = TextRenderer(isColoured: true).render([try SeedScenes.grid()])
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines[2].hasPrefix("\u{1B}[1m┏━ \u{1B}[0;2m0.0 \u{1B}[0;1m━"))
    #expect(lines.contains { $0.contains("\u{1B}[1m┃ Rick Sanchez") })
    #expect(lines.contains { $0.contains("m Status: Alive") || $0.contains("mStatus: Alive") })
  }

  @Test("a ruler tells round numbers of points, scrolled content its own")
  func rulers() throws {
    let squares = try SmallScenes.squares(count: 8, side: 50, viewport: 120, offset: 20)
    let bytes = TextRenderer(hasRulers: true).render([squares])
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines[3] == "    ╷0           ╷100")
    #expect(lines[4].hasPrefix("    ┏━"))
    #expect(lines.contains { $0.hasPrefix("100╶") })
    for variant in SceneVariant.allCases {
      let renderer = TextRenderer(columns: 60, characters: .ascii, hasRulers: true)
      let text = String(decoding: renderer.render(try variant.scenes()), as: UTF8.self)
      #expect(text.split(separator: "\n").allSatisfy { $0.utf8.count <= 60 })
    }
  }

  @Test("a row's cell that goes on beyond the picture ends in an ellipsis")
  func marksCutRows() throws {
    let item = LayoutItem(
      size: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1)))
    let group = LayoutGroup.horizontal(
      size: LayoutSize(width: .absolute(700), height: .absolute(80)), subitems: [.item(item)])
    let section = LayoutSection(group: group, orthogonalScrollingBehavior: .continuous)
    let solution = try CompositionalLayout(section: section).solve(
      in: LayoutEnvironment(size: Size(width: 200, height: 80)), itemCounts: [3])
    let scene = LayoutScene(
      title: "Row", solution: solution, position: ScrollPosition(rowOffsets: [0: 250]))
    #expect(lines([scene]).contains { $0.hasPrefix("…") && $0.hasSuffix("…") })
    #expect(
      lines([scene], characters: .ascii).contains { $0.hasPrefix("...") && $0.hasSuffix("...") })
  }

  @Test("no control character of a title reaches the terminal, and pictures keep their width")
  func hostileTitles() throws {
    let titles = ["a\u{1B}[2Jb", "\r\n\u{7}", "👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", "Z\u{351}\u{36B}algo", "日本語日本語日本語日本語日本語"]
    for title in titles {
      let scene = try SmallScenes.squares(count: 4, side: 90, viewport: 190) { _ in .plain(title) }
      for line in lines([scene]) {
        #expect(line.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F })
      }
      let boxes = lines([scene]).filter { $0.hasPrefix("┃") }
      #expect(Set(boxes.map { TerminalWidth.columns(of: $0) }).count == 1, "\(title)")
    }
  }

  @Test("pictures look as recorded")
  func matchesSnapshots() throws {
    let squares = try SmallScenes.squares(count: 8, side: 50, viewport: 120, offset: 20)
    let renderer = TextRenderer()
    let columns = try SmallScenes.columns(.rightToLeft)
    let phones = try SceneVariant.phones.scenes()
    let detail = try SeedScenes.detail()
    let plain = TextRenderer(columns: 60, characters: .ascii)
    let drawings = [
      "squares.txt": renderer.render([squares]),
      "columns-right-to-left.txt": renderer.render([columns]),
      "phones.txt": renderer.render(phones),
      "detail-ascii.txt": plain.render([detail]),
    ]
    for (name, bytes) in drawings {
      #expect(GoldenText.snapshot(name).mismatch(withDrawn: bytes) == nil)
    }
  }
}
