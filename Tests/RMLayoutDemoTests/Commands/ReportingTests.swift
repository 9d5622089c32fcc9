import RMLayoutCommands
import Testing

@Suite("Errors and warnings")
struct ReportingTests {
  @Test(
    "errors come as an object a line where that is asked for, wherever on the command line",
    arguments: [
      (
        "frames a --errors json",
        #"{"severity": "error", "status": 65, "file": "a", "line": 2, "column": 1, "#
          + #""message": "expected a key in quotes, found x; correct the JSON there"}"#
      ),
      (
        "frames --errors=json b",
        #"{"severity": "error", "status": 65, "file": "b", "path": "nmae", "#
          + #""message": "unknown key; did you mean \"name\"?"}"#
      ),
      (
        "frames --nonsense --errors json",
        #"{"severity": "error", "status": 64, "message": "unknown option --nonsense; see --help"}"#
      ),
      (
        "frames gone --errors json",
        #"{"severity": "error", "status": 66, "#
          + #""message": "cannot read gone: No such file or directory"}"#
      ),
    ])
  func objects(line: String, object: String) {
    let world = RecordedSurroundings()
    world.files["a"] = "{\nx"
    world.files["b"] =
      #"{"version": 1, "nmae": "", "environment": {"size": {"width": 9, "height": 9}}, "#
      + #""sections": []}"#
    #expect(world.run(line) != .success)
    #expect(world.errors == [object])
    #expect(world.output.isEmpty)
  }

  @Test("warnings of a solve come as objects with their code and path")
  func warnings() {
    let world = RecordedSurroundings()
    #expect(world.run("gallery tags --size 5x5 --errors json") == .success)
    #expect(
      world.errors.first == #"{"severity": "warning", "code": "insetsLeaveNoRoom", "#
        + #""file": "tags", "path": "sections[0]", "message": "the content insets "#
        + #"(8, 12, 20, 12) leave no room in 5 x 5; make the insets smaller or the container "#
        + #"larger"}"#)
  }

  @Test("a quiet run tells errors alone")
  func quiet() {
    let world = RecordedSurroundings()
    #expect(world.run("gallery tags --size 5x5 --quiet") == .success)
    #expect(world.errors.isEmpty)
    #expect(world.run("frames gone -q") == .noInput)
    #expect(world.errors.count == 1)
  }

  @Test("behind two dashes nothing is an option")
  func operands() {
    let world = RecordedSurroundings()
    #expect(world.run("frames -- --quiet --errors json") == .noInput)
    #expect(world.errors.first == "error: cannot read --quiet: No such file or directory")
  }

  @Test("an input that is greater than allowed is refused before it is parsed")
  func greatInputs() {
    let world = RecordedSurroundings()
    world.files["a"] = String(repeating: "[", count: 1025)
    #expect(world.run("frames a --max-input 1K") == .badData)
    #expect(
      world.errors == ["error: a: an input may have 1K, this one has more; give --max-input"])
    #expect(world.run("frames a --max-input 1025") == .badData)
    #expect(world.errors.last?.hasPrefix("error: a:1:513: nested more than 512 deep") == true)
  }
}
