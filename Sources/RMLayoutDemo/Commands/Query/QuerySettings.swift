import RMLayout

/// What the options of `query` say.
struct QuerySettings: DocumentSettings, OutputSettings {
  /// Where elements are looked for, in content coordinates.
  enum Place: Hashable, Sendable {
    case rect(Rect)
    case point(Point)
  }

  var input = DocumentInput()
  var path: String?
  /// Nil is what is on screen.
  var place: Place?
  /// The content offset; nil is the document's own.
  var offset: Point?
  var rowOffsets: [Int: Double] = [:]
  var limit: Int?
  var isJSON = false
}

extension QuerySettings {
  static let command = Command<QuerySettings>(
    QueryCommand.name, brief: "the elements in a rectangle or at a point",
    summary: """
      Finds elements of layout documents as they show at a scroll offset, pinned ones and rows \
      included, and prints a line for each: its name, its frame, and its depth where that is not \
      0. Without --rect and --point it finds what is on screen. Any number of elements is printed \
      as it is found.
      """,
    operand: .documents(),
    options: [
      Option("--rect", takes: .value("X,Y,W,H"), "those that this rectangle of the content meets") {
        settings, text throws(ValueProblem) in settings.place = .rect(try Value.rect(text))
      },
      Option(
        "--point", takes: .value("X,Y"),
        "those at this point of the content, the topmost first; of --rect and --point the last counts"
      ) { settings, text throws(ValueProblem) in
        settings.place = .point(try Value.point(text))
      },
      Option(
        "--offset", takes: .value("Y|X,Y"), "scroll by this many points (otherwise the document's)"
      ) { settings, text throws(ValueProblem) in
        settings.offset = try Value.offset(text)
      },
      Option(
        "--row", takes: .value("SECTION=X"),
        "scroll the row of a section that scrolls on its own; for several rows give it again"
      ) { settings, text throws(ValueProblem) in
        let (section, offset) = try Value.rowOffset(text)
        settings.rowOffsets[section] = offset
      },
      Option("--limit", takes: .value("N"), "at most so many elements of each file") {
        settings, text throws(ValueProblem) in
        settings.limit = try Value.count(text, upTo: .max)
      },
      Option("--json", "print an object with the elements as a frames document has them") {
        settings, _ in settings.isJSON = true
      },
    ] + Option.reading + [.output],
    examples: [
      ("rmlayout-demo query layout.json --offset 500", "what is on screen, scrolled by 500 points"),
      ("rmlayout-demo query layout.json --rect 0,0,393,100", "what lies in the first 100 points"),
      ("rmlayout-demo query - --point 120,300 --json < layout.json", "what lies at a point"),
    ])
}

extension Value {
  /// A section and how far its row is scrolled, such as `2=314.4`.
  static func rowOffset(
    _ text: String
  ) throws(ValueProblem) -> (section: Int, offset: Double) {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    do throws(ValueProblem) {
      guard parts.count == 2 else { throw ValueProblem(needs: "") }
      return (try count(parts[0], upTo: .max), try number(parts[1], in: -1e12...1e12))
    } catch {
      throw ValueProblem(needs: "SECTION=OFFSET, such as 2=314.4")
    }
  }
}
