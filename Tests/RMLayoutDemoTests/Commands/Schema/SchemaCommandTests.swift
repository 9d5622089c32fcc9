import RMLayoutCommands
import RMLayoutDocument
import Testing

@Suite("The command schema")
struct SchemaCommandTests {
  @Test(
    "each schema is a JSON document that names its draft and what it is of",
    arguments: [
      ("schema", "Layout document"), ("schema layout", "Layout document"),
      ("schema frames", "Frames document"),
    ])
  func schemas(line: String, title: String) throws {
    let world = RecordedSurroundings()
    #expect(world.run(line) == .success)
    let schema = try JSONValue(json: Array(world.output.utf8))
    #expect(
      schema["$schema"] == .string("https://json-schema.org/draft/2020-12/schema"))
    #expect(schema["title"] == .string(title))
  }

  @Test("every definition that a schema refers to is there, and each is referred to")
  func references() throws {
    for text in [LayoutDocument.schema, LayoutDocument.framesSchema] {
      let schema = try JSONValue(json: Array(text.utf8))
      guard case .object(let definitions) = schema["$defs"] else {
        Issue.record("no definitions")
        continue
      }
      let marks = text.split(separator: "#/$defs/").dropFirst().map { $0.prefix { $0 != "\"" } }
      #expect(Set(marks.map(String.init)) == Set(definitions.map(\.key)))
    }
  }

  @Test("another document is refused with those that have a schema")
  func otherDocuments() {
    let world = RecordedSurroundings()
    #expect(world.run("schema frame") == .usage)
    #expect(world.errors == ["error: DOCUMENT: needs one of layout, frames, has 'frame'"])
  }
}
