import RMLayout
import RMLayoutRecipes

/// What the options of `matrix` say.
struct MatrixSettings: DocumentSettings, SceneSettings {
  var input = DocumentInput()
  var drawing = DrawingSettings()
  var stages: [MatrixVariant.Stage] = []
  /// Pixels per point; none are the devices' own.
  var scales: [Double] = []
  /// Reading directions; none is the document's own.
  var directions: [LayoutDirection] = []
  /// How many pictures stand side by side; nil as many as there are stages.
  var columns: Int?

  /// The devices that are taken where none is named: small and large phones and tablets.
  private static let usualNames = [
    "iPhone SE 3", "iPhone 14 Pro", "iPhone 16 Pro Max", "iPad mini 6", "iPad Pro 12.9",
  ]

  /// As many pictures side by side as there are stages, at most six.
  var usualColumns: Int { stages.isEmpty ? Self.usualNames.count : min(stages.count, 6) }

  /// Everything that a document is solved in, by stage, then scale, then direction.
  func variants(of environment: LayoutEnvironment) -> [MatrixVariant] {
    let usual = Self.usualNames.compactMap(Device.named).map(MatrixVariant.Stage.device)
    let directions = directions.isEmpty ? [environment.layoutDirection] : directions
    let scales = scales.isEmpty ? [nil] : scales.map(Optional.some)
    return (stages.isEmpty ? usual : stages).flatMap { stage in
      scales.flatMap { scale in
        directions.map { MatrixVariant(stage: stage, scale: scale, direction: $0) }
      }
    }
  }
}

extension MatrixSettings {
  static let command = Command<MatrixSettings>(
    MatrixCommand.name, brief: "a document on many devices, as a table or a contact sheet",
    summary: """
      Solves layout documents on several devices, at several scales and in both directions, and \
      prints a table: how many cells stand side by side in each section, the size of the content, \
      and how much was found to be wrong. As SVG it draws all of them on one sheet.
      """,
    operand: .documents(),
    options: [
      Option(
        "--devices", takes: .value("LIST", ["all"] + Value.deviceWords),
        "these devices, separated by commas, or all (otherwise five phones and tablets); the names "
          + "are those of --device, see rmlayout-demo --help"
      ) { settings, text throws(ValueProblem) in
        settings.stages += try Value.devices(text).map(MatrixVariant.Stage.device)
      },
      Option(
        "--sizes", takes: .value("LIST"), "these sizes in points, such as 320x480,600x400"
      ) { settings, text throws(ValueProblem) in
        settings.stages += try Value.list(text, of: Value.size).map(MatrixVariant.Stage.size)
      },
      Option(
        "--scales", takes: .value("LIST"), "pixels per point, such as 1,2,3 (otherwise as usual)"
      ) {
        settings, text throws(ValueProblem) in
        settings.scales = try Value.list(text) { scale throws(ValueProblem) in
          try Value.number(scale, in: 0.1...100)
        }
      },
      Option(
        "--directions", takes: .value("LIST", ["ltr", "rtl", "ltr,rtl"]),
        "ltr, rtl or both, separated by a comma (otherwise the document's)"
      ) { settings, text throws(ValueProblem) in
        settings.directions = try Value.list(text, of: Value.direction)
      },
      Option("--columns", takes: .value("N"), "in SVG at most so many pictures side by side") {
        settings, text throws(ValueProblem) in
        settings.columns = try Value.count(text, from: 1, upTo: 100)
      },
      Option("--svg", "a sheet of pictures, also where FILE ends in .svg") { settings, _ in
        settings.drawing.format = .svg
      },
      Option("--json", "an object with a list, also where FILE ends in .json") { settings, _ in
        settings.drawing.format = .json
      },
      .output,
    ] + Option.pictures + Option.reading,
    examples: [
      ("rmlayout-demo matrix layout.json", "a table of five devices"),
      (
        "rmlayout-demo matrix layout.json --devices all --directions ltr,rtl --json",
        "every device in both directions, for scripts"
      ),
      (
        "rmlayout-demo matrix layout.json --sizes 320x480,600x400 -o sheet.svg",
        "two sizes on one sheet"
      ),
    ])
}

extension Value {
  /// Words separated by commas, each read alone.
  static func list<Element>(
    _ text: String, of element: (String) throws(ValueProblem) -> Element
  ) throws(ValueProblem) -> [Element] {
    let words = text.split(separator: ",", omittingEmptySubsequences: false)
    return try words.map { (word) throws(ValueProblem) in try element(String(word)) }
  }

  /// Devices separated by commas, or all of them.
  static func devices(_ text: String) throws(ValueProblem) -> [Device] {
    text.lowercased() == "all" ? Device.all : try list(text, of: device)
  }

  /// A reading direction.
  static func direction(_ text: String) throws(ValueProblem) -> LayoutDirection {
    switch text.lowercased() {
    case "ltr": return .leftToRight
    case "rtl": return .rightToLeft
    default: throw ValueProblem(needs: "ltr, rtl or both separated by a comma")
    }
  }
}
