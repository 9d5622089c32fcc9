import RMLayout
import RMLayoutDocument
import RMLayoutGallery
import RMLayoutRecipes
import RMLayoutRendering

/// Draws layout documents.
struct RenderCommand: ProgramCommand {
  static let name = "render"

  let settings: RenderSettings

  func run(in world: some Surroundings) throws(Failure) -> ExitStatus {
    let writer = try SceneWriter(settings.drawing)
    var scenes: [LayoutScene] = []
    let status = try settings.input.forEachSource(in: world) { source throws(Failure) in
      scenes.append(try scene(of: source, in: world))
    }
    guard status == .success || settings.path == nil, !scenes.isEmpty else { return status }
    try writer.write(scenes, in: world)
    return status
  }

  private func scene(
    of source: DocumentInput.Source, in world: some Surroundings
  ) throws(Failure) -> LayoutScene {
    let own = try settings.input.document(from: source, in: world)
    let document = own.moved(to: settings.adapted(own.environment))
    let solution: LayoutSolution
    do throws(SpecificationError) {
      solution = try document.solve()
    } catch {
      throw Failure(error, in: source.name)
    }
    var position = document.scrollPosition(in: solution)
    if let offset = settings.offset { position.offset = offset }
    let id = source.title
    return LayoutScene(
      id: id, title: document.name ?? id, caption: settings.caption(of: document.environment),
      solution: solution, position: position,
      screen: settings.drawing.device.map { DeviceScreen(whole: $0) })
  }
}

/// What the options of `render` say.
struct RenderSettings: DocumentSettings, SceneSettings {
  var input = DocumentInput()
  var drawing = DrawingSettings()
  /// The content offset; nil is the document's own.
  var offset: Point?

  /// Puts what the options say of the environment in place of what the document says.
  fileprivate func adapted(_ environment: LayoutEnvironment) -> LayoutEnvironment {
    var environment = environment
    if let device = drawing.device {
      let own = device.environment()
      environment.size = own.size
      environment.scale = own.scale
      environment.safeArea = own.safeArea
      environment.idiom = own.idiom
    }
    if let size = drawing.size { environment.size = size }
    if let scale = drawing.scale { environment.scale = scale }
    if drawing.isRightToLeft { environment.layoutDirection = .rightToLeft }
    return environment
  }

  fileprivate func caption(of environment: LayoutEnvironment) -> String {
    let size = environment.size
    let measures =
      "\(size.width.decimalText) x \(size.height.decimalText) at \(environment.scale.decimalText)x"
    return drawing.device.map { "\($0.name), \(measures)" } ?? measures
  }
}

extension RenderSettings {
  static let command = Command<RenderSettings>(
    RenderCommand.name, brief: "layout documents, drawn",
    summary: """
      Reads layout documents (JSON), solves them and draws them as text, several below each \
      other, or in SVG side by side. With --show a picture tells why things are where they are.
      """,
    operand: .documents(),
    options: Option.formats(json: "a frames document")
      + [
        Option(
          "--device", takes: .value("NAME", Value.deviceWords),
          "show it on this device's whole screen, instead of in the document's environment"
        ) { settings, text throws(ValueProblem) in
          settings.drawing.device = try Value.device(text)
        },
        Option("--size", takes: .value("WxH"), "show it in this size, in points") {
          settings, text throws(ValueProblem) in
          settings.drawing.size = try Value.size(text)
        },
        .scale, .rightToLeft,
        Option(
          "--offset", takes: .value("Y|X,Y"), "scroll to this offset instead of the document's"
        ) { settings, text throws(ValueProblem) in
          settings.offset = try Value.offset(text)
        },
      ] + Option.pictures + Option.reading,
    examples: [
      ("rmlayout-demo render layout.json", "a document as text"),
      ("rmlayout-demo render layout.json --show insets,spacing -o out.svg", "why it looks so"),
      (
        "rmlayout-demo render a.json b.json --svg --appearance dark > both.svg",
        "two documents side by side, dark"
      ),
      (
        "rmlayout-demo render - --device 'iPhone 15' --show safe-area --svg < a.json",
        "a document on a phone, with what its bars leave free"
      ),
    ])
}
