import RMLayout

extension LayoutItem {
  init(reading object: inout DocumentObject) throws(DocumentError) {
    self.init(
      size: try LayoutSize(reading: &object),
      contentInsets: try DirectionalEdgeInsets(reading: object.optional("contentInsets")),
      edgeSpacing: try LayoutEdgeSpacing(reading: object.optional("edgeSpacing")),
      supplementaryItems: try [LayoutSupplementaryItem](
        reading: object.optional("supplementaryItems")))
  }

  var written: JSONValue {
    .object(of: [
      ("width", size.width.written), ("height", size.height.written),
      ("contentInsets", contentInsets.written), ("edgeSpacing", edgeSpacing.written),
      ("supplementaryItems", supplementaryItems.written),
    ])
  }
}

extension LayoutSubitem {
  init(reading value: DocumentValue) throws(DocumentError) {
    self = try value.object { (object) throws(DocumentError) in
      LayoutGroup.arrangementKeys.contains(where: object.has)
        ? .group(try LayoutGroup(reading: &object)) : .item(try LayoutItem(reading: &object))
    }
  }

  func written(at path: String) throws(DocumentError) -> JSONValue {
    switch self {
    case .item(let item): item.written
    case .group(let group): try group.written(at: path)
    }
  }
}

extension LayoutGroup {
  /// The keys that make an item a group: an axis, and one of the arrangements.
  static let arrangementKeys = ["axis"] + arrangements
  private static let arrangements = ["subitems", "subitem", "repeatingSubitem", "frames"]

  init(reading object: inout DocumentObject) throws(DocumentError) {
    self.init(
      size: try LayoutSize(reading: &object),
      arrangement: try Self.arrangement(reading: &object),
      interItemSpacing: try LayoutSpacing(reading: object.optional("interItemSpacing")),
      contentInsets: try DirectionalEdgeInsets(reading: object.optional("contentInsets")),
      edgeSpacing: try LayoutEdgeSpacing(reading: object.optional("edgeSpacing")),
      supplementaryItems: try [LayoutSupplementaryItem](
        reading: object.optional("supplementaryItems")))
  }

  private static func arrangement(
    reading object: inout DocumentObject
  ) throws(DocumentError) -> Arrangement {
    let key = try object.requiredChoice(of: arrangements)
    guard key != "frames" else { return .custom(.items(try customItems(reading: &object))) }
    let axis = try object.required("axis").word(Axis.self)
    let content = try object.required(key)
    guard key != "subitems" else {
      return .subitems(try content.elements().map(LayoutSubitem.init(reading:)), along: axis)
    }
    let subitem = try LayoutSubitem(reading: content)
    let count = try object.required("count").whole()
    return key == "subitem"
      ? .dividing(subitem, count: count, along: axis)
      : .repeating(subitem, count: count, along: axis)
  }

  private static func customItems(
    reading object: inout DocumentObject
  ) throws(DocumentError) -> [CustomItem] {
    let frames = try object.required("frames").elements()
    guard let depths = object.optional("zIndexes") else {
      return try frames.map { (frame) throws(DocumentError) in
        CustomItem(frame: try Rect(reading: frame))
      }
    }
    let zIndexes = try depths.elements()
    guard zIndexes.count == frames.count else {
      throw depths.error(.countMismatch(found: zIndexes.count, needed: frames.count))
    }
    return try zip(frames, zIndexes).map { (frame, zIndex) throws(DocumentError) in
      CustomItem(frame: try Rect(reading: frame), zIndex: try zIndex.whole())
    }
  }

  func written(at path: String) throws(DocumentError) -> JSONValue {
    let size: [(String, JSONValue?)] = [
      ("width", size.width.written), ("height", size.height.written),
    ]
    let spacing: [(String, JSONValue?)] = [
      ("interItemSpacing", interItemSpacing.written), ("contentInsets", contentInsets.written),
      ("edgeSpacing", edgeSpacing.written), ("supplementaryItems", supplementaryItems.written),
    ]
    return .object(of: size + (try writtenArrangement(at: path)) + spacing)
  }

  private func writtenArrangement(
    at path: String
  ) throws(DocumentError) -> [(String, JSONValue?)] {
    switch arrangement {
    case .subitems(let subitems, let axis):
      let written = try subitems.enumerated().map { (index, subitem) throws(DocumentError) in
        try subitem.written(at: "\(path).subitems[\(index)]")
      }
      return [("axis", axis.written), ("subitems", .array(written))]
    case .dividing(let subitem, let count, let axis):
      let written = try subitem.written(at: path + ".subitem")
      return [("axis", axis.written), ("subitem", written), ("count", Double(count).written)]
    case .repeating(let subitem, let count, let axis):
      let written = try subitem.written(at: path + ".repeatingSubitem")
      let number = Double(count).written
      return [("axis", axis.written), ("repeatingSubitem", written), ("count", number)]
    case .custom(.items(let items)):
      let depths = items.map { Double($0.zIndex).written }
      let isFlat = items.allSatisfy { $0.zIndex == 0 }
      return [
        ("frames", .array(items.map(\.frame.written))),
        ("zIndexes", isFlat ? nil : .array(depths)),
      ]
    case .custom(.provider):
      throw DocumentError(
        path: path + ".frames", reason: .unwritable("come from a provider, which is code"))
    }
  }
}
