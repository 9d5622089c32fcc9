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
  /// The layout document, which may use keys that are not supported yet.
  let document: DocumentValue
  let expected: Expectation

  init(reading value: DocumentValue) throws(DocumentError) {
    self = try value.object { (object) throws(DocumentError) in
      _ = try object.required("evidence").word(Evidence.self)
      for note in ["title", "source", "rules", "notes", "extra"] { _ = object.optional(note) }
      return GoldenCase(
        id: try object.required("id").string(),
        tolerance: try object.required("tolerance").number(),
        document: try object.required("document"),
        expected: try Expectation(reading: object.required("expected")))
    }
  }

  private init(id: String, tolerance: Double, document: DocumentValue, expected: Expectation) {
    self.id = id
    self.tolerance = tolerance
    self.document = document
    self.expected = expected
  }

  /// Whether the document keeps to the keys that are implemented, whatever its profile.
  var isSupported: Bool { !document.json.usesLaterKeys }

  /// Whether the document asks for the pixel arithmetic of iOS 13 to 15.
  var isLegacy: Bool { document.json["environment"]?["profile"] == .string("legacy") }
}

extension JSONValue {
  /// Whether a key of a feature that comes later stands anywhere in the value.
  fileprivate var usesLaterKeys: Bool {
    let later: Set = [
      "supplementaryItems", "boundaryItems", "decorations", "list", "measured", "estimatedItemSize",
    ]
    switch self {
    case .null, .bool, .number, .string: return false
    case .array(let elements): return elements.contains(where: \.usesLaterKeys)
    case .object(let members):
      return members.contains { member in
        later.contains(member.key) || member.key.hasSuffix("Reference")
          || member.value.usesLaterKeys
      }
    }
  }
}
