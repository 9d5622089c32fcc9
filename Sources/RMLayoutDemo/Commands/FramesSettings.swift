import RMLayout
import RMLayoutDocument

/// What the options of `frames` say.
struct FramesSettings: Sendable {
  /// The file to read; nil is the standard input.
  var inputPath: String?
  var path: String?
  var rect: Rect?
  var limit: Int?
  var isLenient = false
}

extension FramesSettings {
  static let command = Command<FramesSettings>(
    "rmlayout-demo frames",
    summary: """
      Reads a layout document (JSON), solves it and prints its frames document: the content \
      size, the sections, the frame of every element, and what was found to be wrong.
      """,
    operand: Command.Operand(
      placeholder: "FILE", summary: "the layout document; - reads the standard input"
    ) { settings, text throws(ValueProblem) in
      let path = try Value.path(text)
      settings.inputPath = path == "-" ? nil : path
    },
    options: [
      Option("--rect", takes: .value("X,Y,W,H"), "only the elements that this rectangle meets") {
        settings, text throws(ValueProblem) in settings.rect = try Value.rect(text)
      },
      Option(
        "--limit", takes: .value("N"),
        "at most so many elements, and so many resting offsets of each row; the rest is left "
          + "out. Without it a row lists its first \(LayoutDocument.restingOffsetLimit) offsets, and more than "
          + "\(framesElementLimit) elements are refused unless --rect is given"
      ) { settings, text throws(ValueProblem) in
        settings.limit = try Value.count(text, upTo: .max)
      },
      Option("--lenient", "pass over unknown keys instead of refusing them") { settings, _ in
        settings.isLenient = true
      },
      Option(
        "--output", short: "-o", takes: .value("FILE"),
        "write to a file, whole or not at all; - is the standard output"
      ) { settings, text throws(ValueProblem) in
        settings.path = try Value.path(text)
      },
    ],
    examples: [
      ("rmlayout-demo frames layout.json", "every frame of a document"),
      (
        "rmlayout-demo frames - --rect 0,500,393,852 < layout.json",
        "the elements on screen after scrolling by 500 points"
      ),
      ("rmlayout-demo frames layout.json --limit 10 -o frames.json", "the first ten, in a file"),
    ])
}
