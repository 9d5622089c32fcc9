import RMLayoutRendering

/// What the options say about drawings in text: colour and rulers.
struct TextSettings: Hashable, Sendable {
  /// When to colour.
  enum Colour: String, Hashable, Sendable, CaseIterable {
    /// Where a terminal shows the output and nothing in the environment speaks against it.
    case auto
    case always
    case never
  }

  var colour = Colour.auto
  var hasRulers = false

  /// A renderer for what shows the output; a file is not as wide as the terminal before which it is made.
  func renderer(
    _ characters: TextRenderer.Characters, toFile: Bool, in world: some Surroundings
  ) -> TextRenderer {
    TextRenderer(
      columns: toFile ? 80 : Self.columns(in: world), characters: characters,
      isColoured: isColoured(toFile: toFile, in: world), hasRulers: hasRulers)
  }

  /// The terminal's own answer, then `COLUMNS`, then 80.
  static func columns(in world: some Surroundings) -> Int {
    let variable = world.variable("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    return min(1000, world.terminalColumns ?? variable ?? 80)
  }

  /// The option counts first, then `NO_COLOR`, `CLICOLOR_FORCE` and `TERM`, then who reads.
  private func isColoured(toFile: Bool, in world: some Surroundings) -> Bool {
    switch colour {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if world.isSet("NO_COLOR") || toFile { return false }
    if world.isSet("CLICOLOR_FORCE"), world.variable("CLICOLOR_FORCE") != "0" { return true }
    return world.outputIsTerminal && world.variable("TERM") != "dumb"
  }
}

extension Surroundings {
  /// Whether a variable holds anything.
  fileprivate func isSet(_ name: String) -> Bool { variable(name)?.isEmpty == false }
}

extension Option where Settings: SceneSettings {
  /// When to colour texts, and whether with rulers.
  static var texts: [Option] {
    typealias Colour = TextSettings.Colour
    return [
      Option(
        "--color", takes: .choice(Colour.allCases.map(\.rawValue)),
        "when to colour text (otherwise auto: on a terminal, unless NO_COLOR is set or TERM is "
          + "dumb; CLICOLOR_FORCE colours without one)"
      ) { settings, text throws(ValueProblem) in
        settings.drawing.text.colour = try Value.choice(text, as: Colour.self)
      },
      Option("--ruler", "draw numbers of points above and left of text") { settings, _ in
        settings.drawing.text.hasRulers = true
      },
    ]
  }
}
