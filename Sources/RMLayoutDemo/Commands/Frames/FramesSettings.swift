import RMLayout
import RMLayoutDocument

/// What the options of `frames` say.
struct FramesSettings: DocumentSettings, OutputSettings {
  var input = DocumentInput()
  var path: String?
  var rect: Rect?
  var limit: Int?
}

extension FramesSettings {
  static let command = Command<FramesSettings>(
    FramesCommand.name, brief: "the frames of layout documents, as JSON",
    summary: """
      Reads a layout document (JSON), solves it and prints its frames document: the content \
      size, the sections, the frame of every element, and what was found to be wrong. Of \
      several files it prints a list of objects, each with the name of its file.
      """,
    operand: .documents(),
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
    ] + Option.reading + [.output],
    examples: [
      ("rmlayout-demo frames layout.json", "every frame of a document"),
      (
        "rmlayout-demo frames - --rect 0,500,393,852 < layout.json",
        "the elements on screen after scrolling by 500 points"
      ),
      ("rmlayout-demo frames layout.json --limit 10 -o frames.json", "the first ten, in a file"),
    ])
}
