import RMLayout

/// What the options of `explain` say.
struct ExplainSettings: DocumentSettings, OutputSettings {
  var input = DocumentInput()
  var path: String?
  /// The element to explain, or else the point.
  var element: ElementName?
  var point: Point?
  var offset: Point?
  var isJSON = false
}

extension ExplainSettings {
  static let command = Command<ExplainSettings>(
    ExplainCommand.name, brief: "why an element of a document is where it is",
    summary: """
      Prints the numbers that lead from the container to the frame of an element, each with the \
      rule behind it: what its group and line are, why the next one found no room, then width, \
      height, x and y step by step. Of an item that was not placed it says why.
      """,
    operand: Command.Operand(
      placeholder: "FILE [ITEM]", most: 2,
      summary: "a layout document, - for the standard input; and 1.4 for a cell, header:1 for a "
        + "header of section 1, badge:0.2 for the third badge, title:- for one of the whole layout"
    ) { settings, text throws(ValueProblem) in
      if settings.input.sources.isEmpty {
        settings.input.sources = [DocumentInput.Source(try Value.path(text))]
      } else {
        settings.element = try ElementName(text)
      }
    },
    options: [
      Option("--item", takes: .value("ITEM"), "the element, as behind the file") {
        settings, text throws(ValueProblem) in
        settings.element = try ElementName(text)
      },
      Option(
        "--point", takes: .value("X,Y"),
        "what lies at this point of the content: the topmost is explained, those beneath are named; "
          + "where there is nothing, the nearest"
      ) { settings, text throws(ValueProblem) in
        settings.point = try Value.point(text)
      },
      Option(
        "--offset", takes: .value("Y|X,Y"), "scroll by this many points (otherwise the document's)"
      ) { settings, text throws(ValueProblem) in
        settings.offset = try Value.offset(text)
      },
      Option("--json", "print an object with the lines") { settings, _ in
        settings.isJSON = true
      },
    ] + Option.reading + [.output],
    examples: [
      ("rmlayout-demo explain layout.json 1.4", "why the fifth item of section 1 is there"),
      ("rmlayout-demo explain layout.json header:1 --offset 500", "a header, scrolled"),
      ("rmlayout-demo explain - --point 120,300 --json < layout.json", "what is at a point"),
    ])
}
