import RMLayout

extension LayoutSchema {
  /// Items, groups, and what either may be.
  static var groups: Schema.Properties {
    let isGroup = JSONValue.object(of: [
      ("anyOf", .array(LayoutGroup.arrangementKeys.map { Schema.required([$0]) }))
    ])
    return [
      ("element", element),
      ("item", closed([("allOf", .array([Schema.reference("element")]))])),
      ("group", group),
      (
        "subitem",
        .object(of: [
          ("type", .string("object")), ("if", isGroup), ("then", Schema.reference("group")),
          ("else", Schema.reference("item")),
        ])
      ),
    ]
  }

  /// What items and groups have in common.
  private static var element: JSONValue {
    let properties: Schema.Properties = [
      ("width", Schema.reference("dimension")), ("height", Schema.reference("dimension")),
      ("contentInsets", Schema.reference("insets")),
      ("edgeSpacing", Schema.reference("edgeSpacing")),
      ("supplementaryItems", Schema.list(of: Schema.reference("supplementaryItem"))),
    ]
    return .object(of: [
      ("type", .string("object")), ("properties", .object(of: properties)),
      ("required", .array([.string("width"), .string("height")])),
    ])
  }

  private static var group: JSONValue {
    let axis = ("axis", Schema.words(of: Axis.self))
    let count = ("count", Schema.whole(atLeast: 1))
    let subitem = Schema.reference("subitem")
    let arrangements: [Schema.Properties] = [
      [axis, ("subitems", Schema.list(of: subitem, atLeast: 1))],
      [axis, ("subitem", subitem), count],
      [axis, ("repeatingSubitem", subitem), count],
    ]
    let frames: Schema.Properties = [
      ("frames", Schema.list(of: Schema.list(of: 4, Schema.number))),
      ("zIndexes", Schema.list(of: Schema.whole())),
    ]
    return closed([
      ("allOf", .array([Schema.reference("element")])),
      ("properties", .object(of: [("interItemSpacing", Schema.reference("spacing"))])),
      (
        "oneOf",
        .array(
          arrangements.map { arrangement($0, required: $0.map(\.0)) }
            + [arrangement(frames, required: ["frames"])])
      ),
    ])
  }

  private static func arrangement(
    _ properties: Schema.Properties, required: [String]
  ) -> JSONValue {
    .object(of: [
      ("properties", .object(of: properties)),
      ("required", .array(required.map(JSONValue.string))),
    ])
  }

  /// An object whose keys come from several places, and no other ones.
  private static func closed(_ conditions: Schema.Properties) -> JSONValue {
    .object(
      of: [("type", .string("object"))] + conditions.map { ($0, $1) }
        + [("unevaluatedProperties", .bool(false))])
  }

  /// Views attached to items and groups, boundary items and backgrounds.
  static var attached: Schema.Properties {
    [
      ("anchor", anchor),
      (
        "supplementaryItem",
        Schema.object(
          [
            ("kind", Schema.string), ("width", Schema.reference("dimension")),
            ("height", Schema.reference("dimension")),
            ("containerAnchor", Schema.reference("anchor")),
            ("itemAnchor", Schema.reference("anchor")), ("zIndex", Schema.whole()),
          ], required: ["kind", "width", "height", "containerAnchor"])
      ),
      ("boundaryItem", boundaryItem),
      (
        "decoration",
        Schema.object(
          [
            ("kind", Schema.string), ("contentInsets", Schema.reference("insets")),
            ("zIndex", Schema.whole()),
          ], required: ["kind"])
      ),
    ]
  }

  private static var anchor: JSONValue {
    Schema.object(
      [
        ("edges", Schema.list(of: Schema.words(["top", "leading", "bottom", "trailing"]))),
        ("absoluteOffset", Schema.reference("point")),
        ("fractionalOffset", Schema.reference("point")),
      ], and: [Schema.not(both: "absoluteOffset", and: "fractionalOffset")])
  }

  private static var boundaryItem: JSONValue {
    Schema.object(
      [
        ("kind", Schema.string), ("width", Schema.reference("dimension")),
        ("height", Schema.reference("dimension")),
        ("alignment", Schema.words(of: RectAlignment.self)),
        ("offset", Schema.reference("point")), ("extendsBoundary", Schema.bool),
        ("pinToVisibleBounds", Schema.bool), ("zIndex", Schema.whole()),
        ("contentInsets", Schema.reference("insets")),
        ("edgeSpacing", Schema.reference("edgeSpacing")),
      ], required: ["kind", "width", "height"])
  }
}
