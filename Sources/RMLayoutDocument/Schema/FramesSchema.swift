extension LayoutDocument {
  /// The JSON Schema (draft 2020-12) of frames documents, as text.
  public static var framesSchema: String { FramesSchema.document.prettyText() + "\n" }
}

/// The schema of frames documents.
private enum FramesSchema {
  static var document: JSONValue {
    Schema.document(
      "Frames document", description: "The frames of a solved layout, and what was found wrong.",
      root: root,
      definitions: [
        ("rect", Schema.list(of: 4, Schema.anyNumber)), ("section", section),
        ("orthogonal", orthogonal), ("element", element), ("diagnostic", diagnostic),
      ])
  }

  private static var root: JSONValue {
    required([
      ("version", Schema.constant(.number(Double(LayoutDocument.version)))),
      ("contentSize", required([("width", Schema.anyNumber), ("height", Schema.anyNumber)])),
      ("sections", Schema.list(of: Schema.reference("section"))),
      ("elements", Schema.list(of: Schema.reference("element"))),
      ("diagnostics", Schema.list(of: Schema.reference("diagnostic"))),
    ])
  }

  private static var section: JSONValue {
    Schema.object(
      [("frame", Schema.reference("rect")), ("orthogonal", Schema.reference("orthogonal"))],
      required: ["frame"])
  }

  private static var orthogonal: JSONValue {
    required([
      ("frame", Schema.reference("rect")), ("contentLength", Schema.anyNumber),
      ("range", Schema.list(of: 2, Schema.anyNumber)), ("offset", Schema.anyNumber),
      ("restingOffsets", Schema.list(of: Schema.anyNumber)),
    ])
  }

  private static var element: JSONValue {
    let section = JSONValue.object(of: [
      ("type", .array([.string("integer"), .string("null")])), ("minimum", .number(0)),
    ])
    let isCell = JSONValue.object(of: [
      ("properties", .object(of: [("type", Schema.constant(.string("cell")))]))
    ])
    return Schema.object(
      [
        ("type", Schema.words(["cell", "decoration", "supplementary"])), ("section", section),
        ("item", Schema.whole(atLeast: 0)), ("kind", Schema.string),
        ("frame", Schema.reference("rect")), ("zIndex", Schema.whole()),
        ("pinned", Schema.constant(.bool(true))),
      ],
      required: ["type", "section", "item", "frame", "zIndex"],
      and: [
        ("if", isCell), ("then", .object(of: [("not", Schema.required(["kind"]))])),
        ("else", Schema.required(["kind"])),
      ])
  }

  private static var diagnostic: JSONValue {
    required([
      ("code", Schema.string), ("severity", Schema.words(["error", "warning"])),
      ("path", Schema.string), ("message", Schema.string),
    ])
  }

  /// An object of which every key must be there.
  private static func required(_ properties: Schema.Properties) -> JSONValue {
    Schema.object(properties, required: properties.map(\.0))
  }
}
