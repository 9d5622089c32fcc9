import RMLayoutDocument

/// Writes the Swift code that builds the layouts of documents.
struct SwiftCommand: ProgramCommand {
  static let name = "swift"

  let settings: SwiftSettings

  func run(in world: some Surroundings) throws(Failure) -> ExitStatus {
    var file = SwiftFile(settings.dialect)
    let status = try settings.input.forEachSource(in: world) { source throws(Failure) in
      let document = try settings.input.document(from: source, in: world)
      do throws(DocumentError) {
        try file.add(document, named: name(of: document, from: source))
      } catch {
        throw Failure(error, in: source.name)
      }
    }
    var output = Output(path: settings.path, in: world)
    if !file.isEmpty { try output.write(file.text) }
    return try output.finish(status)
  }

  private func name(of document: LayoutDocument, from source: DocumentInput.Source) -> String {
    if let name = settings.name { return name }
    let file = source.path?.split(separator: "/").last?.split(separator: ".").first
    return SwiftName.type(for: document.name ?? file.map(String.init) ?? "")
  }
}

/// What the options of `swift` say.
struct SwiftSettings: DocumentSettings, OutputSettings {
  var input = DocumentInput()
  var path: String?
  /// The name of the type; nil makes one of the document's name or the file's.
  var name: String?
  var dialect = SwiftDialect.engine
}

extension SwiftSettings {
  static let command = Command<SwiftSettings>(
    SwiftCommand.name, brief: "the Swift code that builds a layout document",
    summary: """
      Writes the Swift code that builds the layout of a document: a type with the environment, \
      the item counts, the layout, and `solve()`, which gives the same frames as `frames`. Of \
      several files it writes a type each.
      """,
    operand: .documents(),
    options: [
      Option(
        "--name", takes: .value("TYPE"),
        "the name of the type (otherwise made of the document's name, or the file's)"
      ) { settings, text throws(ValueProblem) in
        guard SwiftName.isType(text) else {
          throw ValueProblem(needs: "the name of a type, such as PhotosLayout")
        }
        settings.name = text
      },
      Option(
        "--uikit",
        "UIKit's names instead of this package's; compiles with the module RMLayoutUIKit too"
      ) { settings, _ in settings.dialect = .uikit },
    ] + Option.reading + [.output],
    examples: [
      ("rmlayout-demo swift layout.json", "the code of a document"),
      (
        "rmlayout-demo swift layout.json --name PhotosLayout -o PhotosLayout.swift",
        "the same under a name of your own, in a file"
      ),
      (
        "rmlayout-demo gallery mosaic --document | rmlayout-demo swift -",
        "the code of an entry of the gallery"
      ),
      ("rmlayout-demo swift layout.json --uikit", "the code of an application"),
    ])
}
