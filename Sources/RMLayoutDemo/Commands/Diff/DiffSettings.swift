import RMLayout

/// What the options of `diff` say.
struct DiffSettings: DocumentSettings, OutputSettings {
  /// How differences are told.
  enum Form: Hashable, Sendable {
    case table
    case byRule
    case json
    case sideBySide
    case overlay
  }

  var input = DocumentInput()
  var path: String?
  var form = Form.table
  var tolerance = 0.001
  var scale: Double?
}

extension DiffSettings {
  static let command = Command<DiffSettings>(
    DiffCommand.name, brief: "what differs between two documents",
    summary: """
      Compares the frames of two documents: of layouts, which are solved, or of frames, such as \
      `frames` prints and a recorder writes of a live collection view, or one of each. It lists \
      what moved, changed its size, came and went, with the numbers, and ends with status 1 where \
      anything did.
      """,
    operand: .documents(
      least: 2, most: 2,
      summary: "the document as it was, and as it is: of a layout or of frames; - reads the "
        + "standard input"),
    options: [
      Option("--by-rule", "group differences by what most likely made them, with its rules") {
        settings, _ in settings.form = .byRule
      },
      Option("--svg", "draw both side by side, what differs in colours") { settings, _ in
        settings.form = .sideBySide
      },
      Option("--overlay", "draw both on top of each other: what was there dashed, with arrows") {
        settings, _ in settings.form = .overlay
      },
      Option("--json", "print an object with a list of changes") { settings, _ in
        settings.form = .json
      },
      Option(
        "--tolerance", takes: .value("T"),
        "the greatest difference in points that is none (otherwise 0.001)"
      ) { settings, text throws(ValueProblem) in
        settings.tolerance = try Value.number(text, in: 0...1_000_000)
      },
      Option(
        "--scale", takes: .value("N"),
        "pixels per point, for --by-rule (otherwise the layout's, of two documents of frames 1)"
      ) { settings, text throws(ValueProblem) in
        settings.scale = try Value.number(text, in: 0.1...100)
      },
    ] + Option.reading + [.output],
    finding: "the documents differ",
    examples: [
      ("rmlayout-demo diff old.json new.json", "a table of what moved, came and went"),
      ("rmlayout-demo diff recorded.json layout.json --by-rule", "what most likely made it so"),
      ("rmlayout-demo diff old.json new.json --overlay -o diff.svg", "a picture of it"),
    ])
}
