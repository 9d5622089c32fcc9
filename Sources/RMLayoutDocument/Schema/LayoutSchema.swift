import RMLayout

extension LayoutDocument {
  /// The JSON Schema (draft 2020-12) of layout documents, as text.
  ///
  /// What no schema can state is left to reading: that a list has an entry for each item, that a
  /// measured item exists, that kinds differ.
  public static var schema: String { LayoutSchema.document.prettyText() + "\n" }
}

/// The schema of layout documents.
enum LayoutSchema {
  static var document: JSONValue {
    Schema.document(
      "Layout document", description: "A layout, its environment and its item counts.",
      root: root, definitions: definitions)
  }

  private static var root: JSONValue {
    Schema.object(
      [
        ("version", Schema.constant(.number(Double(LayoutDocument.version)))),
        ("name", Schema.string), ("environment", Schema.reference("environment")),
        ("viewport", viewport), ("layout", Schema.words(of: LayoutDocument.Kind.self)),
        ("configuration", .bool(true)), ("sections", .bool(true)),
      ],
      required: ["version", "environment", "sections"],
      and: [
        ("if", isFlow), ("then", parts(of: "flow")), ("else", parts(of: "compositional")),
      ])
  }

  private static var isFlow: JSONValue {
    .object(of: [
      (
        "properties",
        .object(of: [("layout", Schema.constant(LayoutDocument.Kind.flow.written))])
      ),
      ("required", .array([.string("layout")])),
    ])
  }

  private static func parts(of kind: String) -> JSONValue {
    let properties: Schema.Properties = [
      ("configuration", Schema.reference("\(kind)Configuration")),
      ("sections", Schema.list(of: Schema.reference("\(kind)Section"))),
    ]
    return .object(of: [("properties", .object(of: properties))])
  }

  private static var definitions: Schema.Properties {
    geometry + environment + groups + attached + sections + flow
  }

  private static var viewport: JSONValue {
    Schema.object([
      ("offset", Schema.reference("point")), ("contentInset", Schema.reference("insets")),
    ])
  }

  private static var environment: Schema.Properties {
    let scale = JSONValue.object(of: [
      ("type", .string("number")), ("exclusiveMinimum", .number(0)), ("maximum", .number(1e6)),
    ])
    let size = Schema.object(
      [("width", Schema.length), ("height", Schema.length)], required: ["width", "height"])
    return [
      (
        "environment",
        Schema.object(
          [
            ("size", size), ("scale", scale),
            ("direction", Schema.words(of: LayoutDirection.self)),
            ("safeArea", Schema.reference("insets")),
            ("layoutMargins", Schema.reference("insets")),
            ("profile", Schema.words(of: PixelProfile.self)),
            ("idiom", Schema.words(of: LayoutEnvironment.Idiom.self)),
          ], required: ["size"])
      )
    ]
  }

  private static var geometry: Schema.Properties {
    let edges = ["top", "leading", "bottom", "trailing"]
    let dimensions = [
      "absolute", "fractionalWidth", "fractionalHeight", "estimated", "uniformAcrossSiblings",
    ]
    return [
      ("point", Schema.object([("x", Schema.number), ("y", Schema.number)])),
      (
        "size",
        Schema.object(
          [("width", Schema.number), ("height", Schema.number)], required: ["width", "height"])
      ),
      ("insets", Schema.object(edges.map { ($0, Schema.number) })),
      ("dimension", Schema.choice(dimensions.map { ($0, Schema.number) })),
      ("spacing", Schema.choice(["fixed", "flexible"].map { ($0, Schema.number) })),
      ("edgeSpacing", Schema.object(edges.map { ($0, Schema.reference("spacing")) })),
    ]
  }
}
