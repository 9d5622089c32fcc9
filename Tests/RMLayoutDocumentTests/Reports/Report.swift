import RMLayout
import RMLayoutDocument

/// A public report of a layout that went wrong somewhere: documents and what must come out of them.
struct Report: Sendable {
  /// How what our rules give compares with what the source says.
  enum Verdict: String, DocumentWord {
    /// The frames are those that the source states or wishes for.
    case agrees
    /// A rule with stronger evidence says otherwise; the notes say which.
    case ruleWins
    /// The source gives no numbers for a layout like ours: nothing may trap, loop or be NaN.
    case mustNot

    var word: String { rawValue }
  }

  /// One document of a report.
  struct Case: Sendable {
    var title: String
    var document: DocumentValue
    var expected: Expectation
    var targets: [Target]
    var showing: [Showing]
    /// The size of tiles whose queries find every element.
    var tiles: Size?
  }

  /// Where a row comes to rest.
  struct Target: Sendable {
    var section: Int
    /// An offset asked for, or one from which the row is flung.
    var start: Double
    /// The velocity of a fling in points a millisecond, nil for an offset asked for.
    var velocity: Double?
    var rests: Double
  }

  /// How the content is scrolled to show an item.
  struct Showing: Sendable {
    var path: ItemPath
    var alignment: ScrollAlignment
    var offset: [Double]
  }

  var id: String
  var verdict: Verdict
  /// The ids of the rules that it is about.
  var rules: [String]
  var notes: String?
  var cases: [Case]
}

// MARK: - Reading

extension Report {
  init(reading value: DocumentValue) throws(DocumentError) {
    self = try value.object { (object) throws(DocumentError) in
      for key in ["title", "source", "system", "basis", "confidence", "reported"] {
        let text = try object.required(key)
        guard try !text.string().isEmpty else { throw text.error(.missingKey) }
      }
      for key in ["also", "assumed"] { _ = object.optional(key) }
      let rules = try object.required("rules").elements()
        .map { (rule) throws(DocumentError) in try rule.string() }
      return Report(
        id: try object.required("id").string(), verdict: try object.required("verdict").word(),
        rules: rules,
        notes: try object.optional("notes")?.string(),
        cases: try object.required("cases").elements().map(Case.init(reading:)))
    }
  }

  /// All reports by their number.
  static func all() throws -> [Report] {
    let folder = "Golden/reports/"
    return try TestFiles.documents(in: folder).map { name in
      let json = try JSONValue(json: TestFiles.bytes(of: folder + name))
      let report = try Report(reading: DocumentValue(json, path: name))
      guard name == report.id + ".json" else {
        throw DocumentError(path: name + ".id", reason: .unwritable("is \(report.id)"))
      }
      return report
    }
  }
}

extension Report.Case {
  fileprivate init(reading value: DocumentValue) throws(DocumentError) {
    self = try value.object { (object) throws(DocumentError) in
      Report.Case(
        title: try object.required("title").string(), document: try object.required("document"),
        expected: try Expectation(reading: object.required("expected")),
        targets: try object.optional("targets")?.elements().map(Report.Target.init(reading:)) ?? [],
        showing: try object.optional("showing")?.elements().map(Report.Showing.init(reading:))
          ?? [],
        tiles: try object.optional("tiles")?.numbers(2).asSize)
    }
  }
}

extension [Double] {
  fileprivate var asSize: Size { Size(width: self[0], height: self[1]) }
}

extension Report.Target {
  fileprivate init(reading value: DocumentValue) throws(DocumentError) {
    self = try value.object { (object) throws(DocumentError) in
      let section = try object.required("section").whole(atLeast: 0)
      let rests = try object.required("rests").number()
      guard let proposed = try object.optional("proposed")?.number() else {
        return Report.Target(
          section: section, start: try object.required("from").number(),
          velocity: try object.required("velocity").number(), rests: rests)
      }
      return Report.Target(section: section, start: proposed, velocity: nil, rests: rests)
    }
  }
}

extension Report.Showing {
  fileprivate init(reading value: DocumentValue) throws(DocumentError) {
    self = try value.object { (object) throws(DocumentError) in
      let path = ItemPath(
        section: try object.required("section").whole(atLeast: 0),
        item: try object.required("item").whole(atLeast: 0))
      return Report.Showing(
        path: path, alignment: try object.required("aligned").word(),
        offset: try object.required("offset").numbers(2))
    }
  }
}

extension ScrollAlignment: DocumentWord {
  package var word: String {
    switch self {
    case .start: "start"
    case .center: "center"
    case .end: "end"
    case .nearest: "nearest"
    }
  }
}
