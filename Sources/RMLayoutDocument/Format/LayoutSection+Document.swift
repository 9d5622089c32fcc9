import RMLayout

extension LayoutSection {
  init(reading object: inout DocumentObject) throws(DocumentError) {
    try object.refuse(
      "list", "boundaryItems", "decorations", "contentInsetsReference",
      "supplementaryContentInsetsReference", "supplementariesFollowContentInsets", "measured")
    self.init(
      group: try object.required("group").object(LayoutGroup.init(reading:)),
      contentInsets: try DirectionalEdgeInsets(reading: object.optional("contentInsets")),
      interGroupSpacing: try object.optional("interGroupSpacing")?.number() ?? 0,
      orthogonalScrollingBehavior: try object.optional("orthogonalScrolling")?.word() ?? .none)
  }

  /// What the section has of its own, without items and scroll offset.
  func written(at path: String) throws(DocumentError) -> [(String, JSONValue?)] {
    [
      ("group", try group.written(at: path + ".group")),
      ("contentInsets", contentInsets.written),
      ("interGroupSpacing", interGroupSpacing.written(unless: 0)),
      ("orthogonalScrolling", orthogonalScrollingBehavior.written(unless: .none)),
    ]
  }
}

extension LayoutConfiguration {
  init(reading value: DocumentValue?) throws(DocumentError) {
    guard let value else {
      self.init()
      return
    }
    self = try value.object { (object) throws(DocumentError) in
      try object.refuse("contentInsetsReference", "boundaryItems")
      return LayoutConfiguration(
        scrollDirection: try object.optional("scrollDirection")?.word() ?? .vertical,
        interSectionSpacing: try object.optional("interSectionSpacing")?.number() ?? 0)
    }
  }

  /// What differs from the usual, nil if nothing does.
  var written: JSONValue? {
    guard self != LayoutConfiguration() else { return nil }
    return .object(of: [
      ("scrollDirection", scrollDirection.written(unless: .vertical)),
      ("interSectionSpacing", interSectionSpacing.written(unless: 0)),
    ])
  }
}
