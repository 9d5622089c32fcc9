import RMLayout
import RMLayoutDocument
import RMLayoutGallery
import RMLayoutRendering

/// Draws one entry of the gallery, or says which there are.
struct GalleryCommand: ProgramCommand {
  static let name = "gallery"

  let settings: GallerySettings

  func run(in world: some Surroundings) throws(Failure) -> ExitStatus {
    guard let entry = settings.entry else { return try list(in: world) }
    let writer = settings.wantsDocument ? nil : try SceneWriter(settings.drawing)
    let scene: LayoutScene
    do throws(SpecificationError) {
      scene = try entry.scene(on: settings.drawing.stage, offset: settings.drawing.offset)
    } catch {
      throw Failure(.internalError, "the layout of \(entry.name) is wrong: \(error)")
    }
    if let writer {
      try writer.write([scene], in: world)
    } else {
      try writeDocument(of: scene, in: world)
    }
    return .success
  }

  private func writeDocument(
    of scene: LayoutScene, in world: some Surroundings
  ) throws(Failure) {
    let document = LayoutDocument(
      of: scene.solution, at: scene.position, name: scene.title)
    let text: String
    do throws(DocumentError) {
      text = try document.json()
    } catch {
      throw Failure(.internalError, "the layout of \(scene.id) is no document: \(error)")
    }
    var output = Output(path: settings.path, in: world)
    try output.write(text)
    try output.finish()
  }

  private func list(in world: some Surroundings) throws(Failure) -> ExitStatus {
    guard settings.drawing == DrawingSettings(), !settings.wantsDocument else {
      throw Failure(.usage, "NAME is missing; rmlayout-demo gallery lists the names")
    }
    let width = GalleryEntry.all.map(\.name.count).max() ?? 0
    var output = Output(path: nil, in: world)
    for entry in GalleryEntry.all {
      let padding = String(repeating: " ", count: width + 2 - entry.name.count)
      try output.write(entry.name + padding + entry.summary + "\n")
    }
    try output.finish()
    return .success
  }
}

/// What the options of `gallery` say.
struct GallerySettings: SceneSettings {
  var drawing = DrawingSettings()
  /// What to draw; nil lists the entries.
  var entry: GalleryEntry?
  /// Whether to write the layout document instead of drawing.
  var wantsDocument = false
}

extension GallerySettings {
  static let command = Command<GallerySettings>(
    GalleryCommand.name, brief: "layouts made by recipes, drawn",
    summary: """
      Draws a layout made by one of the recipes of RMLayoutRecipes, as text. Without NAME it \
      lists what there is.
      """,
    operand: Command.Operand(
      placeholder: "NAME", least: 0,
      summary: "one of \(GalleryEntry.all.map(\.name).joined(separator: ", "))",
      words: GalleryEntry.all.map(\.name)
    ) { settings, text throws(ValueProblem) in
      settings.entry = try Value.entry(text)
    },
    options: Option.formats(json: "a frames document")
      + [
        Option("--document", "write the layout itself, as a layout document") { settings, _ in
          settings.wantsDocument = true
        }
      ] + Option.places + [.offset] + Option.pictures,
    examples: [
      ("rmlayout-demo gallery", "the names of all entries, a line each"),
      ("rmlayout-demo gallery waterfall --svg > out.svg", "a waterfall as a picture"),
      (
        "rmlayout-demo gallery calendar --device 'iPad mini 6'",
        "a calendar as it looks on a tablet"
      ),
      (
        "rmlayout-demo gallery mosaic --document | rmlayout-demo swift -",
        "the Swift code of a mosaic"
      ),
      (
        "rmlayout-demo gallery spreadsheet --offset 150,400 -o table.svg",
        "a table, scrolled both ways"
      ),
    ])
}

extension Value {
  /// An entry of the gallery by its name.
  static func entry(_ text: String) throws(ValueProblem) -> GalleryEntry {
    guard let entry = GalleryEntry.all.first(where: { $0.name == text.lowercased() }) else {
      let names = GalleryEntry.all.map(\.name)
      throw ValueProblem(needs: "one of \(names.joined(separator: ", "))")
    }
    return entry
  }
}
