import RMLayoutCommands
import Testing

@Suite("The command query")
struct QueryCommandTests {
  private func world() -> RecordedSurroundings {
    let world = RecordedSurroundings()
    world.files["rows"] = SampleDocuments.rows
    return world
  }

  @Test(
    "elements are found as they show, a line each",
    arguments: [
      (
        "",
        """
        cell 0.0  0,20 196.3333x50
        cell 0.1  196.3333,20 196.3333x50
        header 0  0,10 393x20 z1000000001 pinned
        cell 1.0  -300,70 314.3333x100
        cell 1.1  14.3333,70 314.3333x100
        cell 1.2  328.6667,70 314.3333x100
        cell 2.0  0,170 314.3333x100
        cell 2.1  314.3333,170 314.3333x100

        """
      ),
      (
        "--offset 0 --row 1=0 --rect 0,60,393,20",
        """
        cell 0.0  0,20 196.3333x50
        cell 0.1  196.3333,20 196.3333x50
        cell 1.0  0,70 314.3333x100
        cell 1.1  314.3333,70 314.3333x100

        """
      ),
      (
        "--point 10,25",
        """
        header 0  0,10 393x20 z1000000001 pinned
        cell 0.0  0,20 196.3333x50

        """
      ),
      ("--point 10,25 --limit 1", "header 0  0,10 393x20 z1000000001 pinned\n"),
      ("--rect 0,60,393,20 --limit 1", "cell 0.0  0,20 196.3333x50\n"),
      ("--rect 0,900,10,10", ""),
    ])
  func lines(options: String, lines: String) {
    let world = world()
    #expect(world.run("query rows \(options)") == .success)
    #expect(world.output == lines)
    #expect(world.errors.isEmpty)
  }

  @Test("as JSON the question comes with its answer")
  func json() {
    let world = world()
    #expect(world.run("query rows --point 10,25 --json") == .success)
    #expect(
      world.output == """
        {
          "version": 1,
          "offset": [0, 10],
          "point": [10, 25],
          "elements": [
            {"type": "supplementary", "section": 0, "item": 0, "kind": "header", \
        "frame": [0, 10, 393, 20], "zIndex": 1000000001, "pinned": true},
            {"type": "cell", "section": 0, "item": 0, "frame": [0, 20, 196.3333, 50], "zIndex": 0}
          ]
        }

        """)
  }

  @Test("answers about several files are told apart")
  func severalFiles() {
    let world = world()
    world.input = SampleDocuments.list(items: 1)
    #expect(world.run("query rows - --rect 0,0,1,1") == .success)
    #expect(world.output == "rows:\nthe standard input:\ncell 0.0  0,0 300x40\n")
    #expect(world.run("query rows - --rect 0,0,1,1 --json -o out.json") == .success)
    #expect(
      world.written["out.json"]?.contains(
        """
          {"file": "rows", "result": {
            "version": 1,
            "offset": [0, 10],
            "rect": [0, 0, 1, 1],
            "elements": []
          }},

        """) == true)
  }

  @Test(
    "a wrong question ends with 64 and one line",
    arguments: [
      ("--row 1", "--row: needs SECTION=OFFSET, such as 2=314.4, has '1'"),
      ("--row 1=x", "--row: needs SECTION=OFFSET, such as 2=314.4, has '1=x'"),
      ("--row 0=0", "rows: --row: section 0 does not scroll on its own"),
      ("--row 9=0", "rows: --row: section 9 does not scroll on its own"),
      ("--point 1", "--point: needs X,Y in points from -1e12 to 1e12, such as 120,300, has '1'"),
    ])
  func mistakes(options: String, message: String) {
    let world = world()
    #expect(world.run("query rows \(options)") == .usage)
    #expect(world.errors == ["error: " + message])
    #expect(world.output.isEmpty)
  }
}
