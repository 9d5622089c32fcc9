import RMLayoutDocument

/// Prints the JSON Schema of layout documents or of frames documents.
struct SchemaCommand: ProgramCommand {
  static let name = "schema"

  let settings: SchemaSettings

  func run(in world: some Surroundings) throws(Failure) -> ExitStatus {
    var output = Output(path: settings.path, in: world)
    switch settings.document {
    case .layout: try output.write(LayoutDocument.schema)
    case .frames: try output.write(LayoutDocument.framesSchema)
    }
    return try output.finish(.success)
  }
}

/// What the options of `schema` say.
struct SchemaSettings: OutputSettings {
  /// The documents that have a schema.
  enum Document: String, Hashable, Sendable, CaseIterable {
    case layout
    case frames
  }

  var path: String?
  var document = Document.layout
}

extension SchemaSettings {
  static let command = Command<SchemaSettings>(
    SchemaCommand.name, brief: "the JSON Schema of layout or frames documents",
    summary: """
      Prints the JSON Schema (draft 2020-12) of the documents that this program reads and writes, \
      for editors that complete keys and mark mistakes, and for programs that make documents.
      """,
    operand: Command.Operand(
      placeholder: "DOCUMENT", least: 0, summary: "layout (without it) or frames",
      words: Document.allCases.map(\.rawValue)
    ) { settings, text throws(ValueProblem) in
      settings.document = try Value.choice(text, as: Document.self)
    },
    options: [.output],
    examples: [
      ("rmlayout-demo schema > layout.schema.json", "the schema of layout documents"),
      ("rmlayout-demo schema frames -o frames.schema.json", "that of frames documents, in a file"),
    ])
}
