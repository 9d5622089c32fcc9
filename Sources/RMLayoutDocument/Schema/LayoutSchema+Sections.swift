import RMLayout

extension LayoutSchema {
  /// The sections of compositional layouts and what holds for all of them.
  static var sections: Schema.Properties {
    [
      ("compositionalConfiguration", configuration), ("compositionalSection", section),
      ("list", list),
      (
        "preferredSize",
        Schema.object([("width", Schema.length), ("height", Schema.length)])
      ),
      ("measuredItems", measuredItems),
    ]
  }

  private static var configuration: JSONValue {
    Schema.object([
      ("scrollDirection", Schema.words(of: Axis.self)), ("interSectionSpacing", Schema.number),
      ("contentInsetsReference", Schema.words(of: ContentInsetsReference.self)),
      ("boundaryItems", Schema.list(of: Schema.reference("boundaryItem"))),
    ])
  }

  private static var section: JSONValue {
    let boundarySizes = JSONValue.object(of: [
      ("type", .string("object")),
      ("additionalProperties", Schema.reference("preferredSize")),
    ])
    return Schema.object(
      [
        ("items", Schema.whole(atLeast: 0)), ("group", Schema.reference("group")),
        ("list", Schema.reference("list")), ("contentInsets", Schema.reference("insets")),
        ("interGroupSpacing", Schema.number),
        ("orthogonalScrolling", Schema.words(of: OrthogonalScrollingBehavior.self)),
        ("orthogonalOffset", Schema.number), ("orthogonalTargetOffset", Schema.number),
        ("boundaryItems", Schema.list(of: Schema.reference("boundaryItem"))),
        ("decorations", Schema.list(of: Schema.reference("decoration"))),
        ("contentInsetsReference", Schema.words(of: ContentInsetsReference.self)),
        ("supplementaryContentInsetsReference", Schema.words(of: ContentInsetsReference.self)),
        ("supplementariesFollowContentInsets", Schema.bool),
        (
          "measured",
          Schema.object([
            ("items", Schema.reference("measuredItems")), ("boundary", boundarySizes),
          ])
        ),
      ],
      required: ["items"],
      and: [
        ("oneOf", .array([Schema.required(["group"]), Schema.required(["list"])])),
        Schema.not(both: "orthogonalOffset", and: "orthogonalTargetOffset"),
      ])
  }

  private static var list: JSONValue {
    Schema.object([
      ("appearance", Schema.words(of: ListConfiguration.Appearance.self)),
      ("headerMode", Schema.words(of: ListConfiguration.HeaderMode.self)),
      ("footerMode", Schema.words(of: ListConfiguration.FooterMode.self)),
      ("headerTopPadding", Schema.number),
    ])
  }

  /// Sizes by the number of the item, written without sign and leading zeros.
  private static var measuredItems: JSONValue {
    .object(of: [
      ("type", .string("object")),
      (
        "patternProperties",
        .object(of: [("^(0|[1-9][0-9]*)$", Schema.reference("preferredSize"))])
      ),
      ("additionalProperties", .bool(false)),
    ])
  }

  /// The sections of flow layouts and what holds for all of them.
  static var flow: Schema.Properties {
    [("flowConfiguration", flowConfiguration), ("flowSection", flowSection)]
  }

  private static var flowConfiguration: JSONValue {
    let estimate = JSONValue.object(of: [
      (
        "anyOf",
        .array([Schema.constant(.string("automatic")), Schema.reference("size")])
      )
    ])
    return Schema.object([
      ("scrollDirection", Schema.words(of: Axis.self)),
      ("sectionHeadersPinToVisibleBounds", Schema.bool),
      ("sectionFootersPinToVisibleBounds", Schema.bool),
      ("sectionInsetReference", Schema.words(of: FlowSectionInsetReference.self)),
      ("estimatedItemSize", estimate), ("flipsHorizontallyInOppositeLayoutDirection", Schema.bool),
    ])
  }

  private static var flowSection: JSONValue {
    Schema.object(
      [
        ("items", Schema.whole(atLeast: 0)), ("itemSize", Schema.reference("size")),
        ("itemSizes", Schema.list(of: Schema.list(of: 2, Schema.number))),
        ("sectionInset", Schema.reference("insets")), ("minimumLineSpacing", Schema.number),
        ("minimumInteritemSpacing", Schema.number),
        ("headerReferenceSize", Schema.reference("size")),
        ("footerReferenceSize", Schema.reference("size")),
        ("measured", Schema.object([("items", Schema.reference("measuredItems"))])),
      ],
      required: ["items"], and: [Schema.not(both: "itemSize", and: "itemSizes")])
  }
}
