import RMLayoutCommands
import RMLayoutTesting
import Testing

@Suite("The command lint")
struct LintCommandTests {
  private static let cases = CommandCases(beside: #filePath)

  @Test("in every document those traps are found that are there, no others", arguments: cases.names)
  func findings(name: String) throws {
    let world = RecordedSurroundings()
    world.files["\(name).json"] = try Self.cases.document(name)
    #expect(world.run("lint \(name).json") == .success)
    #expect(world.errors == [])
    #expect(Self.cases.output(name).mismatch(with: world.output) == nil)
  }

  @Test("there are twenty-four documents")
  func count() {
    #expect(Self.cases.names.count == 24)
  }

  @Test("only --strict makes a finding a failure, and only where there is one")
  func strict() throws {
    let world = RecordedSurroundings()
    for name in ["fractions-clean", "zero-estimate"] {
      world.files[name] = try Self.cases.document(name)
    }
    #expect(world.run("lint --strict zero-estimate") == .finding)
    #expect(world.run("lint --strict fractions-clean") == .success)
    #expect(world.run("lint --strict fractions-clean zero-estimate") == .finding)
    #expect(world.run("lint --strict zero-estimate missing") == .noInput)
    #expect(world.errors == ["error: cannot read missing: No such file or directory"])
  }

  @Test("as JSON it is an object for one file and a list for several, from the standard input too")
  func json() throws {
    let world = RecordedSurroundings()
    world.input = try Self.cases.document("insets-exceed-section")
    world.files["clean"] = try Self.cases.document("fractions-clean")
    let finding = """
      {"code": "insetsExceedContainer", "severity": "warning", "rule": "M4", \
      "path": "sections[0].contentInsets", "message": "leading 16 and trailing 16 leave nothing of \
      a width of 32: the section stays empty", "suggestion": "make the insets smaller"}
      """
    #expect(world.run("lint --json - -o one.json") == .success)
    #expect(
      world.written["one.json"]
        == "{\n  \"version\": 1,\n  \"findings\": [\n    \(finding)\n  ]\n}\n")
    #expect(world.run("lint --json clean -") == .success)
    #expect(
      world.output == """
        [
          {"file": "clean", "result": {
            "version": 1,
            "findings": []
          }},
          {"file": "-", "result": {
            "version": 1,
            "findings": [
              \(finding)
            ]
          }}
        ]

        """)
  }
}
