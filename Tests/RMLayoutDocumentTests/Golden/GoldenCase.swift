import RMLayoutDocument

/// One piece of evidence: a layout document and what a real collection view made of it.
struct GoldenCase: Sendable {
  enum Evidence: String, DocumentWord {
    case recorded
    case measured
    case documented
    case derived

    var word: String { rawValue }
  }

  let id: String
  /// How far a number may be off, in points.
  let tolerance: Double
  /// The layout document, which may hold measured sizes.
  let document: DocumentValue
  let expected: Expectation
  /// The ids of the rules that it pins.
  let rules: [String]

  init(reading value: DocumentValue) throws(DocumentError) {
    self = try value.object { (object) throws(DocumentError) in
      _ = try object.required("evidence").word(Evidence.self)
      for note in ["title", "source", "notes", "extra"] { _ = object.optional(note) }
      return GoldenCase(
        id: try object.required("id").string(),
        tolerance: try object.required("tolerance").number(),
        document: try object.required("document"),
        expected: try Expectation(reading: object.required("expected")),
        rules: try object.required("rules").elements().map { (rule) throws(DocumentError) in
          try rule.string()
        })
    }
  }

  private init(
    id: String, tolerance: Double, document: DocumentValue, expected: Expectation, rules: [String]
  ) {
    self.id = id
    self.tolerance = tolerance
    self.document = document
    self.expected = expected
    self.rules = rules
  }

  /// Whether the document asks for the pixel arithmetic of iOS 13 to 15.
  var isLegacy: Bool { document.json["environment"]?["profile"] == .string("legacy") }
}
