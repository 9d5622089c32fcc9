import RMLayoutCommands
import Testing

@Suite("The command page")
struct PageCommandTests {
  private func world() -> RecordedSurroundings {
    let world = RecordedSurroundings()
    world.files["rows"] = SampleDocuments.rows
    world.files["list"] = SampleDocuments.list(items: 3)
    return world
  }

  @Test("each row has its range, its resting offsets and its page, and where it goes if let go")
  func text() {
    let world = world()
    #expect(world.run("page rows --velocity 1.2") == .success)
    #expect(
      world.output == """
        section 1: groupPaging, 8 groups
          content 2514.6667, visible 393, range 0 to 2121.6667
          rests at 0, 314.3333, 628.6667, 943, 1257.3333, 1571.6667, 1886, 2121.6667
          at 300, page 1 of 0 to 7
          let go with velocity 1.2: to 314.3333, page 1 of 0 to 7
        section 2: continuous, 3 groups
          content 943, visible 393, range 0 to 550
          rests anywhere in its range
          at 0
          let go with velocity 1.2: to 550

        """)
  }

  @Test(
    "a row is let go at an offset, with a speed, towards an end",
    arguments: [
      ("--section 1 --offset 150", "let go: to 0, page 0 of 0 to 7"),
      ("--section 1 --offset 320 --velocity -1", "let go with velocity -1: to 314.3333, page 1"),
      ("--section 1 --offset 310 --velocity -1", "let go with velocity -1: to 0, page 0"),
      ("--section 2 --velocity 1 --projected 70", "let go with velocity 1, towards 70: to 70"),
      ("--section 1 --limit 2", "rests at 0, 314.3333, 6 more\n"),
    ])
  func targets(options: String, line: String) {
    let world = world()
    #expect(world.run("page rows \(options)") == .success)
    #expect(world.output.contains("  " + line))
    #expect(world.output.ranges(of: "section ").count == 1)
  }

  @Test("as JSON a row is an object on a line")
  func json() {
    let world = world()
    #expect(world.run("page rows --json --section 2 --offset 800") == .success)
    #expect(
      world.output == """
        {
          "version": 1,
          "rows": [
            {"section": 2, "behavior": "continuous", "axis": "horizontal", "groups": 3, \
        "frame": [0, 170, 393, 100], "contentLength": 943, "range": [0, 550], \
        "restingOffsets": [], "offset": 800, "page": null, \
        "target": {"offset": 550, "page": null}}
          ]
        }

        """)
  }

  @Test("a layout without rows says so")
  func withoutRows() {
    let world = world()
    #expect(world.run("page list") == .success)
    #expect(world.output == "no section scrolls on its own\n")
    #expect(world.run("page list rows --json -o pages.json") == .success)
    #expect(world.written["pages.json"]?.contains("\"rows\": []") == true)
  }

  @Test(
    "asking for a row that is not there ends with 64 and names those that are",
    arguments: [
      ("rows --section 0", "rows: section 0 does not scroll on its own; those that do: 1, 2"),
      ("list --section 0", "list: section 0 does not scroll on its own; none does"),
    ])
  func mistakes(line: String, message: String) {
    let world = world()
    #expect(world.run("page \(line)") == .usage)
    #expect(world.errors == ["error: " + message])
  }
}
