import RMLayoutCommands
import RMLayoutTesting
import Testing

@Suite("The command diff")
struct DiffCommandTests {
  private static let cases = CommandCases(beside: #filePath)

  /// Two documents, what is asked of them, and the name of the answer.
  static let questions = [
    ("base", "inset", "", "inset"), ("base", "inset", "--by-rule", "inset-rules"),
    ("base", "spacing", "", "spacing"), ("base", "gap", "", "gap"),
    ("base", "gap", "--by-rule", "gap-rules"), ("base", "taller", "--by-rule", "taller-rules"),
    ("base", "header", "", "header-added"), ("header", "base", "", "header-removed"),
    ("base", "header", "--by-rule", "header-rules"), ("header", "pinned", "", "pinned"),
    ("header", "pinned", "--by-rule", "pinned-rules"), ("base", "background", "", "background"),
    ("base", "fewer", "", "fewer"), ("base", "more", "--by-rule", "more-rules"),
    ("base", "thirds", "", "thirds"), ("base", "impossible", "--by-rule", "impossible-rules"),
    ("ltr", "rtl", "", "mirrored"), ("ltr", "rtl", "--by-rule", "mirrored-rules"),
    ("modern", "legacy", "", "profiles"), ("modern", "legacy", "--by-rule", "profiles-rules"),
    ("row", "row-scrolled", "", "scrolled"),
    ("row", "row-scrolled", "--by-rule", "scrolled-rules"),
    ("list", "list-measured", "", "measured"),
    ("list", "list-measured", "--by-rule", "measured-rules"),
    ("badges", "badges-moved", "--by-rule", "badges-rules"), ("base", "wide", "", "wide"),
    ("recorded", "recorded-other", "", "recordings"),
    ("recorded-other", "base", "--by-rule --scale 2", "recording-rules"),
    ("list", "list-measured", "--json", "measured-json"),
  ]

  @Test("every two documents differ as was looked at", arguments: questions)
  func differences(before: String, after: String, options: String, name: String) throws {
    let world = try world(before, after)
    #expect(world.run("diff \(before) \(after) \(options)") == .finding)
    #expect(world.errors == [])
    #expect(Self.cases.output(name).mismatch(with: world.output) == nil)
  }

  @Test("every document is compared, by at least twenty questions")
  func questionsOfAllDocuments() {
    #expect(Set(Self.questions.flatMap { [$0.0, $0.1] }) == Set(Self.cases.names))
    #expect(Self.questions.count == 29)
  }

  @Test(
    "pictures show both side by side, or on top of each other",
    arguments: [
      ("header", "thirds", "--overlay", "overlay"), ("base", "fewer", "--svg", "side-by-side"),
      ("modern", "legacy", "--overlay", "overlay-pixels"),
      ("recorded", "recorded-other", "--svg", "side-by-side-recorded"),
    ])
  func pictures(before: String, after: String, option: String, name: String) throws {
    let world = try world(before, after)
    #expect(world.run("diff \(before) \(after) \(option) -o picture.svg") == .finding)
    let picture = try #require(world.written["picture.svg"])
    #expect(world.output.isEmpty)
    #expect(Self.cases.output(name, as: "svg").mismatch(with: picture) == nil)
  }

  @Test("what does not differ by more than the tolerance is the same, and ends with 0")
  func tolerance() throws {
    let world = try world("modern", "legacy")
    #expect(world.run("diff modern modern") == .success)
    #expect(world.run("diff modern legacy --tolerance 0.34") == .success)
    #expect(world.output == String(repeating: "no differences in 8 elements\n", count: 2))
    #expect(world.run("diff modern legacy --tolerance 0.33") == .finding)
    #expect(world.run("diff modern legacy --tolerance -1") == .usage)
  }

  @Test("a frames document that was written of a layout does not differ from it")
  func writtenFrames() throws {
    for name in ["base", "pinned", "row-scrolled", "legacy", "badges"] {
      let world = try world(name, name)
      #expect(world.run("frames \(name) -o frames.json") == .success)
      world.files["frames"] = world.written["frames.json"]
      #expect(world.run("diff frames \(name)") == .success, "\(world.output)")
      world.input = world.written["frames.json"] ?? ""
      #expect(world.run("diff \(name) -") == .success)
    }
  }

  @Test(
    "what cannot be compared is refused with its place",
    arguments: [
      ("a b c", RMLayoutCommands.ExitStatus.usage, "2 times FILE are enough, has also 'c'"),
      ("a", .usage, "a second FILE is missing; see rmlayout-demo diff --help"),
      (
        "a b", .badData,
        "b: elements[0].type: unknown value \"cel\"; use one of decoration, cell, supplementary"
      ),
      ("a none", .noInput, "cannot read none: No such file or directory"),
    ])
  func mistakes(words: String, status: RMLayoutCommands.ExitStatus, message: String) throws {
    let world = RecordedSurroundings()
    world.files["a"] = try Self.cases.document("recorded")
    world.files["b"] = """
      {"version": 1, "contentSize": {"width": 1, "height": 1},
       "elements": [{"type": "cel", "section": 0, "item": 0, "frame": [0, 0, 1, 1]}]}
      """
    #expect(world.run("diff \(words)") == status)
    #expect(world.errors == ["error: " + message])
  }

  @Test("documents of more elements than can be held twice are refused before they are compared")
  func manyElements() throws {
    let world = RecordedSurroundings()
    let text = try Self.cases.document("list")
    world.files["huge"] = text.replacing("\"items\": 5", with: "\"items\": 250001")
    #expect(world.files["huge"] != text)
    #expect(world.run("diff huge huge") == .badData)
    #expect(
      world.errors == ["error: huge: 250001 elements are more than 250000; compare fewer items"])
  }

  private func world(_ before: String, _ after: String) throws -> RecordedSurroundings {
    let world = RecordedSurroundings()
    for name in [before, after] { world.files[name] = try Self.cases.document(name) }
    return world
  }
}
