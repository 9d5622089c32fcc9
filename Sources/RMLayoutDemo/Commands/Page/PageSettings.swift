import RMLayout
import RMLayoutDocument

/// What the options of `page` say.
struct PageSettings: DocumentSettings, OutputSettings {
  var input = DocumentInput()
  var path: String?
  /// The section whose row is asked for; nil asks for all rows.
  var section: Int?
  /// Where the row is let go; nil is where the document has it.
  var offset: Double?
  /// Points per millisecond.
  var velocity: Double?
  /// Where the fling would end by itself.
  var projected: Double?
  var limit: Int?
  var isJSON = false

  /// Whether it is asked where a row comes to rest.
  var wantsTarget: Bool { offset != nil || velocity != nil || projected != nil }
}

extension PageSettings {
  static let command = Command<PageSettings>(
    PageCommand.name, brief: "where rows come to rest, and on which page",
    summary: """
      Prints of each section that scrolls on its own its behaviour, its range, the offsets at \
      which it comes to rest and the page it is on; and, with --offset or --velocity, where it \
      comes to rest when it is let go.
      """,
    operand: .documents(),
    options: [
      Option("--section", takes: .value("N"), "only the row of this section, from 0") {
        settings, text throws(ValueProblem) in
        settings.section = try Value.count(text, upTo: .max)
      },
      Option(
        "--offset", takes: .value("X"),
        "let the row go at this offset (otherwise where the document has it)"
      ) { settings, text throws(ValueProblem) in
        settings.offset = try Value.number(text, in: -1e12...1e12)
      },
      Option("--velocity", takes: .value("V"), "let it go at this speed, in points per millisecond")
      {
        settings, text throws(ValueProblem) in
        settings.velocity = try Value.number(text, in: -1e6...1e6)
      },
      Option(
        "--projected", takes: .value("X"),
        "the offset at which a fling would end by itself (otherwise by the speed)"
      ) { settings, text throws(ValueProblem) in
        settings.projected = try Value.number(text, in: -1e12...1e12)
      },
      Option(
        "--limit", takes: .value("N"),
        "at most so many resting offsets of a row (otherwise \(PagedRow.textLimit) in text, "
          + "\(LayoutDocument.restingOffsetLimit) in JSON)"
      ) { settings, text throws(ValueProblem) in
        settings.limit = try Value.count(text, upTo: .max)
      },
      Option("--json", "print an object with a list of rows") { settings, _ in
        settings.isJSON = true
      },
    ] + Option.reading + [.output],
    examples: [
      ("rmlayout-demo page layout.json", "the resting offsets of every row"),
      (
        "rmlayout-demo page layout.json --section 2 --offset 150 --velocity 1.2",
        "where a fling of the row in section 2 ends"
      ),
      ("rmlayout-demo page - --json < layout.json", "the same for scripts"),
    ])
}
