import RMLayout
import RMLayoutDocument
import RMLayoutGallery
import RMLayoutRendering

/// Draws the screens, or writes down their frames.
struct ScreensCommand: Sendable {
  let settings: ScreensSettings

  func run(in world: some Surroundings) throws(Failure) {
    if settings.page != nil { try require(.detail, for: "--page") }
    if settings.itemCount != nil { try require(.grid, for: "--items") }
    let format = try settings.resolvedFormat()
    let scenes = try scenes()
    var output = Output(path: settings.path, in: world)
    switch format {
    case .text: try output.write(textRenderer(.unicode, in: world).render(scenes))
    case .ascii: try output.write(textRenderer(.ascii, in: world).render(scenes))
    case .svg: try output.write(SVGRenderer().render(scenes))
    case .json: try writeFrames(of: scenes, to: &output)
    }
    try output.finish()
    for scene in scenes {
      for diagnostic in scene.solution.diagnostics {
        let place = diagnostic.path.isEmpty ? scene.id : "\(scene.id): \(diagnostic.path)"
        world.report("warning: \(place): \(diagnostic.message); \(diagnostic.suggestion)")
      }
    }
  }

  private func require(
    _ screen: ScreensSettings.Screens, for option: String
  ) throws(Failure) {
    guard settings.screens != screen, settings.screens != .both else { return }
    throw Failure(
      .usage,
      "\(option) is for the \(screen.rawValue) screen, which --screen "
        + "\(settings.screens.rawValue) leaves out; drop one of them")
  }

  private func textRenderer(
    _ characters: TextRenderer.Characters, in world: some Surroundings
  ) -> TextRenderer {
    TextRenderer(columns: columns(in: world), characters: characters)
  }

  // A file is not as wide as the terminal in front of which it is made.
  private func columns(in world: some Surroundings) -> Int {
    guard settings.path == nil else { return 80 }
    let variable = world.variable("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    return min(80, world.terminalColumns ?? variable ?? 80)
  }

  // One screen is a frames document; two are an object that holds a frames document for each.
  private func writeFrames(
    of scenes: [LayoutScene], to output: inout Output<some Surroundings>
  ) throws(Failure) {
    for scene in scenes { try requireWritable(scene.solution, remedy: "ask for fewer --items") }
    if scenes.count == 1, let scene = scenes.first {
      return try scene.solution.writeFrames(at: scene.position) { piece throws(Failure) in
        try output.write(piece)
      }
    }
    try output.write("{\n  \"version\": 1")
    for scene in scenes {
      try output.write(",\n  \"\(scene.id)\": ")
      try writeInnerFrames(of: scene, to: &output)
    }
    try output.write("\n}\n")
  }

  private func writeInnerFrames(
    of scene: LayoutScene, to output: inout Output<some Surroundings>
  ) throws(Failure) {
    // A line ends only once there is another, so that a comma can follow the last.
    var isLineDue = false
    try scene.solution.writeFrames(at: scene.position) { piece throws(Failure) in
      var bytes: [UInt8] = []
      for byte in piece.utf8 {
        if isLineDue { bytes += "\n  ".utf8 }
        isLineDue = byte == UInt8(ascii: "\n")
        if !isLineDue { bytes.append(byte) }
      }
      try output.write(bytes)
    }
  }
}

// MARK: - The scenes

extension ScreensCommand {
  private func scenes() throws(Failure) -> [LayoutScene] {
    let stage = settings.stage
    var scenes: [LayoutScene] = []
    do throws(SpecificationError) {
      if settings.screens != .detail {
        let grid = CharacterGrid(itemCount: settings.itemCount ?? Catalog.pageLength)
        scenes.append(try grid.scene(on: stage, offset: settings.offset))
      }
      if settings.screens != .grid {
        scenes.append(try CharacterDetail().scene(on: stage, offset: settings.offset))
      }
    } catch {
      throw Failure(.internalError, "the layout of the screens is wrong: \(error)")
    }
    guard let page = settings.page else { return scenes }
    let section = CharacterDetail.Section.episodes.rawValue
    let detail = scenes.count - 1
    scenes[detail].position.rowOffsets[section] = try offset(
      ofPage: page, in: scenes[detail].solution.row(inSection: section))
    return scenes
  }

  private func offset(ofPage text: String, in row: LayoutRow?) throws(Failure) -> Double? {
    let count = row?.restingOffsetCount ?? 0
    do throws(ValueProblem) {
      let page = try Value.count(text, upTo: max(0, count - 1))
      return count > 0 ? row?.restingOffset(at: page) : nil
    } catch {
      throw error.failure(of: "--page", value: text)
    }
  }
}
