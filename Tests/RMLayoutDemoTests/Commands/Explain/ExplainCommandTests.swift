import RMLayoutCommands
import RMLayoutTesting
import Testing

@Suite("The command explain")
struct ExplainCommandTests {
  private static let cases = CommandCases(beside: #filePath)

  /// The documents with what is asked of them, each under the name of its answer.
  static let questions = [
    ("grid", "0.4", "grid-wrapped"), ("grid", "0.5", "grid-cell"), ("grid", "1.3", "grid-spacing"),
    ("grid", "header:0 --offset 100", "grid-pinned"), ("grid", "footer:0", "grid-footer"),
    ("grid", "background:0", "grid-background"), ("grid", "badge:0.3", "grid-badge"),
    ("grid", "title:-", "grid-title"), ("grid", "--point 120,95", "grid-point"),
    ("grid", "--point 5,700", "grid-nearest"), ("nested", "0.2", "nested-cell"),
    ("row", "0.3", "row-scrolled"), ("tags", "0.2", "tags-wrapped"), ("tags", "0.3", "tags-cut"),
    ("measured-list", "0.1", "measured-list-cell"),
    ("measured-list", "header:0", "measured-list-header"), ("uniform", "0.0", "uniform-cell"),
    ("counted-rtl", "0.3", "counted-rtl-cell"), ("legacy", "0.2", "legacy-cell"),
    ("flexible", "0.4", "flexible-cell"), ("custom", "0.4", "custom-cell"),
    ("trimmed", "0.4", "trimmed-cell"), ("too-large", "0.1", "too-large-item"),
    ("too-large", "1.0", "too-large-insets"), ("flow-grid", "0.5", "flow-grid-cell"),
    ("flow-grid", "header:0 --offset 120", "flow-grid-pinned"),
    ("flow-lines", "0.4", "flow-lines-wrapped"), ("flow-lines", "0.6", "flow-lines-alone"),
    ("flow-measured", "0.1", "flow-measured-cell"),
    ("flow-measured", "0.4", "flow-measured-average"),
    ("safe-area", "0.4", "safe-area-cell"), ("sideways", "0.4", "sideways-cell"),
    ("sideways", "side:0", "sideways-header"),
  ]

  @Test("every question has the answer that was looked at", arguments: questions)
  func answers(document: String, question: String, name: String) throws {
    let world = RecordedSurroundings()
    world.files[document] = try Self.cases.document(document)
    #expect(world.run("explain \(document) \(question)") == .success)
    #expect(world.errors == [])
    #expect(Self.cases.output(name).mismatch(with: world.output) == nil)
  }

  @Test("every document is asked, and at least twenty questions are")
  func questionsOfAllDocuments() {
    #expect(Set(Self.questions.map(\.0)) == Set(Self.cases.names))
    #expect(Self.questions.count == 33)
  }

  @Test(
    "an element and a point at once are an error",
    arguments: ["0.1 --point 1,2", "--point 1,2 0.1"])
  func twoSubjects(line: String) throws {
    let world = RecordedSurroundings()
    world.files["grid"] = try Self.cases.document("grid")
    #expect(world.run("explain grid \(line)") == .usage)
    #expect(world.errors == ["error: needs an ITEM or --point, has both; drop one of them"])
  }

  @Test("as JSON each line is an object on a line of its own")
  func json() throws {
    let world = RecordedSurroundings()
    world.input = try Self.cases.document("custom")
    #expect(world.run("explain - --point 5,3 --json -o out.json") == .success)
    #expect(
      world.written["out.json"] == """
        {
          "version": 1,
          "point": {"x": 5, "y": 3},
          "elements": [{"element": "cell 0.0", "frame": [4, 3, 100, 80], "zIndex": 0}],
          "explanation": {
            "element": "cell 0.0",
            "frame": [4, 3, 100, 80],
            "lines": [
              {"rule": "C3", "path": "sections[0]", "text": "the bounds hold the section: 320 x 480"},
              {"rule": "D3", "path": "sections[0].contentInsets", "text": "insets leading 4 and \
        trailing 0 leave groups 316 x 480"},
              {"rule": "D3", "path": "sections[0].group", "text": "a group of 316 x 80: \
        fractionalWidth 1 of 316 by absolute 80"},
              {"rule": "G13", "path": "sections[0]", "text": "group 0 of the section holds items 0 \
        to 2"},
              {"quantity": "width", "amount": 100, "value": 100, "rule": "G10", "path": \
        "sections[0].group.frames[0]", "text": "the custom group's frame"},
              {"quantity": "height", "amount": 80, "value": 80, "rule": "G10", "path": \
        "sections[0].group.frames[0]", "text": "the custom group's frame"},
              {"quantity": "x", "amount": 0, "value": 0, "rule": "C3", "path": "sections[0]", \
        "text": "the section's container starts"},
              {"quantity": "x", "amount": 4, "value": 4, "rule": "S3", "path": \
        "sections[0].contentInsets", "text": "section inset leading"},
              {"quantity": "y", "amount": 0, "value": 0, "rule": "C2", "path": "sections[0]", \
        "text": "the section starts"},
              {"quantity": "y", "amount": 3, "value": 3, "rule": "S3", "path": \
        "sections[0].contentInsets", "text": "section inset top"}
            ]
          }
        }

        """)
  }

  @Test(
    "what does not exist is named with what there is",
    arguments: [
      ("9.1", "there is no section 9, the layout has 2"),
      ("1.9", "there is no item 1.9, the section has 4"),
      ("sign:0", "section 0 has no sign 0"), ("sign:-", "the layout has no sign 0"),
      ("haeder:0", "section 0 has no haeder 0; did you mean header?"),
      ("badge:0.9", "section 0 has no badge 9"),
      (
        "1",
        "FILE [ITEM]: needs SECTION.ITEM, such as 1.4, or KIND:SECTION, such as header:1 or title:-, "
          + "has '1'"
      ),
      ("-", "FILE [ITEM]: needs a kind before -, such as title:-, has '-'"),
      ("", "needs an ITEM, such as 1.4 or header:1, or --point"),
      (
        "--point 1",
        "--point: needs X,Y in points from -1e12 to 1e12, such as 120,300, has '1'"
      ),
    ])
  func mistakes(question: String, message: String) throws {
    let world = RecordedSurroundings()
    world.files["grid"] = try Self.cases.document("grid")
    #expect(world.run("explain grid \(question)") == .usage)
    #expect(world.errors == ["error: " + message])
    #expect(world.output.isEmpty)
  }
}
