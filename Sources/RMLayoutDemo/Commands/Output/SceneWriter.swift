import RMLayout
import RMLayoutDocument
import RMLayoutRendering

/// Draws scenes or writes down their frames, to the place that the settings name.
struct SceneWriter: Sendable {
  private let path: String?
  private let format: DrawingSettings.Format
  private let text: TextSettings
  private let picture: PictureSettings

  /// Fails where the ending of the file's name stands for no format.
  init(_ settings: DrawingSettings) throws(Failure) {
    path = settings.path
    text = settings.text
    picture = settings.picture
    format = try settings.resolvedFormat()
  }

  func write(_ scenes: [LayoutScene], in world: some Surroundings) throws(Failure) {
    var output = Output(path: path, in: world)
    switch format {
    case .text: try output.write(textRenderer(.unicode, in: world).render(scenes))
    case .ascii: try output.write(textRenderer(.ascii, in: world).render(scenes))
    case .svg: try output.write(picture.renderer.render(scenes))
    case .html:
      try HTMLRenderer().write(scenes) { piece throws(Failure) in try output.write(piece) }
    case .json: try writeFrames(of: scenes, to: &output)
    }
    try output.finish()
    for scene in scenes {
      for diagnostic in scene.solution.diagnostics {
        world.report(Report(diagnostic, in: scene.id))
      }
    }
  }

  private func textRenderer(
    _ characters: TextRenderer.Characters, in world: some Surroundings
  ) -> TextRenderer {
    text.renderer(characters, toFile: path != nil, in: world)
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
      var inner = IndentedWriter(by: "  ")
      try scene.solution.writeFrames(at: scene.position) { piece throws(Failure) in
        try inner.write(piece, to: &output)
      }
    }
    try output.write("\n}\n")
  }
}
