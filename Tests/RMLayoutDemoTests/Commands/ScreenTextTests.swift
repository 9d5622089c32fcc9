import RMLayoutCommands
import RMLayoutFacts
import RMLayoutGallery
import Testing

@Suite("Text of the screens")
struct ScreenTextTests {
  static let lines = [
    "", "--ascii", "--device se3", "--device ipadpro12.9", "--rtl", "--size 200x300",
  ]

  @Test("no line is wider than 80 columns, and none holds anything but text", arguments: lines)
  func width(options: String) {
    let text = text(options)
    #expect(text.count > 20)
    #expect(text.allSatisfy { $0.count <= 80 })
    #expect(text.joined().allSatisfy { !$0.isNewline && $0 >= " " && $0 != "\u{7F}" })
  }

  @Test(
    "a narrow terminal gets narrow lines, a file 80 columns",
    arguments: [(40, nil, 40), (nil, "50", 50), (79, "60", 79), (40, "70", 40), (nil, "no", 80)]
      as [(Int?, String?, Int)])
  func columns(terminal: Int?, variable: String?, width: Int) throws {
    let world = RecordedSurroundings()
    world.terminalColumns = terminal
    world.variables["COLUMNS"] = variable
    #expect(world.run("") == .success)
    let widest = try #require(world.output.split(separator: "\n").map(\.count).max())
    #expect((width - 15...width).contains(widest))
    let plain = RecordedSurroundings()
    #expect(plain.run("") == .success)
    #expect(world.run("-o screens.txt") == .success)
    #expect(world.written["screens.txt"] == plain.output)
  }

  @Test(
    "colour is for terminals that want it, unless an option says otherwise",
    arguments: [
      (true, [:], "", true), (false, [:], "", false), (true, [:], "--color never", false),
      (false, [:], "--color always", true), (true, ["TERM": "dumb"], "", false),
      (true, ["NO_COLOR": "1"], "", false), (true, ["NO_COLOR": ""], "", true),
      (false, ["CLICOLOR_FORCE": "1"], "", true), (false, ["CLICOLOR_FORCE": "0"], "", false),
      (true, ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], "--color auto", false),
      (false, ["NO_COLOR": "1"], "--color always --ascii", true), (true, [:], "-o a.txt", false),
    ] as [(Bool, [String: String], String, Bool)])
  func colour(isTerminal: Bool, variables: [String: String], options: String, isColoured: Bool) {
    let world = RecordedSurroundings()
    world.outputIsTerminal = isTerminal
    world.variables = variables
    #expect(world.run("--screen grid \(options)") == .success)
    let text = world.written["a.txt"] ?? world.output
    #expect(text.contains("\u{1B}[") == isColoured)
    #expect(text.utf8.allSatisfy { $0 < 0x80 } == options.contains("--ascii"))
  }

  @Test("a ruler and a wide terminal can be asked for")
  func ruler() {
    let world = RecordedSurroundings()
    world.terminalColumns = 130
    #expect(world.run("--screen grid --device ipadpro12.9 --ruler") == .success)
    let lines = world.output.split(separator: "\n")
    #expect(lines[2].hasPrefix("     ╷0"))
    #expect((100...130).contains(lines.map(\.count).max() ?? 0))
  }

  @Test(
    "every visible card shows its whole name, or one that ends in an ellipsis, and its status",
    arguments: [("", 6), ("--device se3", 4), ("--device ipadpro12.9", 16)])
  func names(options: String, cards: Int) {
    let text = text("--screen grid \(options)")
    for index in 0..<cards {
      let (name, status) = Catalog.entry(at: index)
      #expect(shows(name, in: text) || showsShortened(name, in: text), "\(name)")
      #expect(shows(status.line, in: text))
    }
  }

  @Test(
    "the eight titles and values and the first two episodes can be read", arguments: lines[..<4])
  func details(options: String) {
    let text = text("--screen detail \(options)")
    for words in [
      "STATUS", "Alive", "GENDER", "Male", "TYPE", "None", "SPECIES", "Human", "ORIGIN",
      "Earth (C-137)", "LOCATION", "Citadel of Ricks", "CREATED", "Nov 4, 2017 at 6:48 PM",
      "EPISODE COUNT", "51", "Episode S01E01", "Pilot", "Aired on December 2, 2013",
      "Episode S01E02", "Lawnmower Dog", "Aired on December 9, 2013",
    ] {
      #expect(shows(words, in: text), "\(words)")
    }
  }

  @Test("the ASCII form has 7 bits and the same texts")
  func ascii() {
    let text = text("--ascii")
    #expect(text.joined().allSatisfy { $0.isASCII })
    #expect(shows("Rick Sanchez", in: text) && shows("Lawnmower Dog", in: text))
  }

  @Test("the list tells that more is loading, and only while there is more")
  func loading() {
    #expect(text("--screen grid").contains { $0.contains("Loading") })
    #expect(!text("--screen grid --items 826").contains { $0.contains("Loading") })
  }

  private func text(_ options: String) -> [[Character]] {
    let world = RecordedSurroundings()
    #expect(world.run(options) == .success)
    #expect(world.output.hasSuffix("\n"))
    return world.output.split(separator: "\n").map(Array.init)
  }

  /// Whether words stand on one line, or broken between words over lines below each other.
  private func shows(_ words: String, in text: [[Character]]) -> Bool {
    text.indices.contains { shows(Array(words), in: text, at: $0, near: nil) }
  }

  private func shows(
    _ words: [Character], in text: [[Character]], at line: Int, near columns: Range<Int>?
  ) -> Bool {
    guard line < text.count else { return false }
    let breaks = words.indices.filter { words[$0] == " " } + [words.count]
    return breaks.contains { end in
      text[line].ranges(of: words[..<end]).contains { found in
        if let columns, !found.overlaps(columns) { return false }
        return end == words.count
          || shows(Array(words[(end + 1)...]), in: text, at: line + 1, near: found)
      }
    }
  }

  private func showsShortened(_ name: String, in text: [[Character]]) -> Bool {
    (3..<name.count).contains { length in
      text.contains { $0.firstRange(of: Array(name.prefix(length)) + ["…"]) != nil }
    }
  }
}
