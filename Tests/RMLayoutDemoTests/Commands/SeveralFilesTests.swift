import RMLayoutCommands
import Testing

@Suite("Several files")
struct SeveralFilesTests {
  private static let empty =
    #"{"version": 1, "environment": {"size": {"width": 9, "height": 9}}, "sections": []}"#

  private func world(_ files: [String: String]) -> RecordedSurroundings {
    let world = RecordedSurroundings()
    world.files = files
    return world
  }

  @Test("frames of several files are a list of objects, each with the name of its file")
  func list() {
    let world = world(["a": Self.empty, "b \"c\"": Self.empty])
    world.input = Self.empty
    #expect(Program.run(["frames", "a", "-", "b \"c\""], in: world) == .success)
    let frames = """
      {
          "version": 1,
          "contentSize": {"width": 9, "height": 0},
          "sections": [],
          "elements": [],
          "diagnostics": []
        }
      """
    #expect(
      world.output == """
        [
          {"file": "a", "result": \(frames)},
          {"file": "-", "result": \(frames)},
          {"file": "b \\"c\\"", "result": \(frames)}
        ]

        """)
  }

  @Test("a wrong file is reported, the others are printed, and the status is that of the first")
  func faults() {
    let world = world(["a": Self.empty, "b": "{", "d": Self.empty])
    #expect(world.run("frames a b c d") == .badData)
    #expect(
      world.errors == [
        "error: b:1:2: expected a key in quotes, the text ends; correct the JSON there",
        "error: cannot read c: No such file or directory",
      ])
    #expect(world.output.contains("\"file\": \"d\""))
    #expect(!world.output.contains("\"file\": \"b\""))
  }

  @Test("nothing is written to a file while one of the inputs is wrong")
  func noFile() {
    let world = world(["a": Self.empty, "b": "{"])
    #expect(world.run("frames a b -o out.json") == .badData)
    #expect(world.written.isEmpty)
    #expect(world.run("frames a a -o out.json") == .success)
    #expect(world.written["out.json"]?.hasSuffix("}\n]\n") == true)
  }

  @Test("a terminal shows how far the work is, and nothing at the end")
  func progress() {
    let world = world(["a": Self.empty, "b": "{", "c": Self.empty])
    world.errorIsTerminal = true
    #expect(world.run("frames a b c") == .badData)
    #expect(world.progress == ["1/3 a", "2/3 b", "", "3/3 c", ""])
  }

  @Test(
    "no progress shows of a single file, without a terminal, or where it is not wanted",
    arguments: [
      ("frames a", true), ("frames a a", false), ("frames a a -q", true),
      ("frames a a --errors json", true),
    ])
  func noProgress(line: String, isTerminal: Bool) {
    let world = world(["a": Self.empty])
    world.errorIsTerminal = isTerminal
    #expect(world.run(line) == .success)
    #expect(world.progress.isEmpty)
  }
}
