import RMLayoutCommands
import Testing

@Suite("The command frames")
struct FramesCommandTests {
  @Test("a layout document comes back as a frames document, from a file or the standard input")
  func frames() {
    let world = RecordedSurroundings()
    world.files["two.json"] = Self.document(items: 2)
    world.input = Self.document(items: 2)
    let frames = """
      {
        "version": 1,
        "contentSize": {"width": 300, "height": 80},
        "sections": [
          {"frame": [0, 0, 300, 80]}
        ],
        "elements": [
          {"type": "cell", "section": 0, "item": 0, "frame": [0, 0, 300, 40], "zIndex": 0},
          {"type": "cell", "section": 0, "item": 1, "frame": [0, 40, 300, 40], "zIndex": 0}
        ],
        "diagnostics": []
      }

      """
    #expect(world.run("frames two.json") == .success)
    #expect(world.output == frames)
    #expect(world.run("frames - --output frames.json") == .success)
    #expect(world.written == ["frames.json": frames])
    #expect(world.errors.isEmpty)
  }

  @Test(
    "a rectangle and a limit leave out elements",
    arguments: [("--rect 0,100,300,50", [2, 3]), ("--limit 3", [0, 1, 2]), ("--limit 0", [])])
  func parts(options: String, items: [Int]) {
    let world = RecordedSurroundings()
    world.input = Self.document(items: 10)
    #expect(world.run("frames - \(options)") == .success)
    for item in 0..<10 {
      #expect(world.output.contains("\"item\": \(item),") == items.contains(item))
    }
  }

  @Test("more than ten million elements are refused unless a rectangle or a limit is given")
  func manyElements() {
    let world = RecordedSurroundings()
    world.input = Self.document(items: 10_000_001)
    #expect(world.run("frames -") == .usage)
    #expect(
      world.errors == ["error: 10000001 elements are more than 10000000; give --rect or --limit"])
    #expect(world.output.isEmpty)
    #expect(world.run("frames - --limit 1") == .success)
    #expect(world.run("frames - --rect 0,400000000,300,40") == .success)
    #expect(world.output.contains("\"item\": 10000000,"))
  }

  @Test("a file that would fill the memory waits on the disk until it is whole")
  func greatFiles() {
    let world = RecordedSurroundings()
    world.input = Self.document(items: 50_000)
    #expect(world.run("frames - -o out.json") == .success)
    #expect(world.spooledPaths == ["out.json"])
    #expect(world.written["out.json"]?.hasPrefix("{\n  \"version\": 1,\n") == true)
    #expect(world.written["out.json"]?.hasSuffix("  \"diagnostics\": []\n}\n") == true)
    #expect(world.run("frames - --limit 2000 -o small.json") == .success)
    #expect(world.spooledPaths == ["out.json"])
  }

  @Test(
    "a wrong document ends with 65 and one line that names the place",
    arguments: [
      ("", ":1:1: expected a value, the text ends; correct the JSON there"),
      ("{\n  1}", ":2:3: expected a key in quotes, found 1; correct the JSON there"),
      ("[]", ": document: must be an object, is a list; give an object"),
      (
        document(items: 2, extra: "\"colour\": 1, "),
        ": colour: unknown key; remove it, or give --lenient"
      ),
      (
        document(items: 2, extra: "\"nmae\": 1, "), ": nmae: unknown key; did you mean \"name\"?"
      ),
      (
        document(items: 2, height: "1e999"),
        ":3:60: the number 1e999 is too large; correct the JSON there"
      ),
      (document(items: 2, extra: "\"a\": \"\\uD800\", "), ":1:22: a surrogate escape without"),
      (document(items: -1), ": sections[0].items: must be a whole number of at least 0, is -1"),
      (
        document(items: 2, size: "\"width\": -5, \"height\": 5"),
        ": environment.size.width: the size must not be negative, is -5"
      ),
    ])
  func wrongDocuments(text: String, place: String) {
    let world = RecordedSurroundings()
    world.input = text
    #expect(world.run("frames - --output out.json") == .badData)
    #expect(world.errors.count == 1)
    #expect(
      world.errors.first?.hasPrefix("error: the standard input" + place) == true,
      "\(world.errors)")
    #expect(world.output.isEmpty)
    #expect(world.written.isEmpty)
  }

  @Test("of the place of a mistake deep in a layout only the start and the end are named")
  func deepDocuments() {
    let size = "\"width\": {\"absolute\": 9}, \"height\": {\"absolute\": 9}"
    let start = String(
      repeating: "{\(size), \"axis\": \"vertical\", \"subitems\": [", count: 60)
    let world = RecordedSurroundings()
    world.files["deep.json"] = """
      {"version": 1, "environment": {"size": {"width": 9, "height": 9}},
       "sections": [{"items": 1, "group": \(start)\(String(repeating: "]}", count: 60))}]}
      """
    #expect(world.run("frames deep.json") == .badData)
    let step = "subitems[0]"
    #expect(
      world.errors == [
        "error: deep.json: sections[0].group.\(step).\(step).\(step)…\(step).\(step).\(step)."
          + "\(step).\(step): a group needs at least 1 subitem, has none"
      ])
  }

  @Test("an unknown key passes where the reading is lenient")
  func lenient() {
    let world = RecordedSurroundings()
    world.input = Self.document(items: 2, extra: "\"colour\": 1, ")
    #expect(world.run("frames - --lenient") == .success)
  }

  @Test("no items and no room still give frames")
  func degenerateDocuments() {
    let world = RecordedSurroundings()
    world.input = Self.document(items: 0)
    #expect(world.run("frames -") == .success)
    world.input = Self.document(items: 3, size: "\"width\": 0, \"height\": 0")
    #expect(world.run("frames -") == .success)
    #expect(world.errors.isEmpty)
  }

  @Test("a file that is not there ends with 66")
  func missingFiles() {
    let world = RecordedSurroundings()
    #expect(world.run("frames gone.json") == .noInput)
    #expect(world.errors == ["error: cannot read gone.json: No such file or directory"])
  }

  @Test("a person who is to type the document is told so")
  func terminalInput() {
    let world = RecordedSurroundings()
    world.inputIsTerminal = true
    world.input = Self.document(items: 1)
    #expect(world.run("frames -") == .success)
    #expect(world.errors == ["reading a document from the terminal; Ctrl-D ends it"])
  }

  private static func document(
    items: Int, height: String = "40", size: String = "\"width\": 300, \"height\": 500",
    extra: String = ""
  ) -> String {
    """
    {"version": 1, \(extra)"environment": {"size": {\(size)}},
     "sections": [{"items": \(items), "group": {
       "width": {"fractionalWidth": 1}, "height": {"absolute": \(height)}, "axis": "vertical",
       "subitems": [{"width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 1}}]}}]}
    """
  }
}
