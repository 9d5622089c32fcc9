import RMLayout

extension LayoutSection {
  /// A section that gives its group or a list, with that list if it is one.
  static func read(
    from object: inout DocumentObject, in environment: LayoutEnvironment
  ) throws(DocumentError) -> (section: LayoutSection, list: ListConfiguration?) {
    let form = try object.requiredChoice(of: ["group", "list"])
    let value = try object.required(form)
    guard form == "list" else {
      var section = LayoutSection(group: try value.object(LayoutGroup.init(reading:)))
      try section.replaceParts(reading: &object)
      return (section, nil)
    }
    let list = try ListConfiguration(reading: value)
    var section = LayoutSection.list(using: list, in: environment)
    try section.replaceParts(reading: &object)
    return (section, list)
  }

  /// Takes over what the document says; a key that is missing leaves what there is.
  private mutating func replaceParts(reading object: inout DocumentObject) throws(DocumentError) {
    try object.replace(&contentInsets, "contentInsets", DirectionalEdgeInsets.init(reading:))
    try object.replace(&interGroupSpacing, "interGroupSpacing") {
      (value) throws(DocumentError) in try value.number()
    }
    try object.replace(&orthogonalScrollingBehavior, "orthogonalScrolling")
    try object.replace(&boundarySupplementaryItems, "boundaryItems") {
      (value) throws(DocumentError) in
      try value.elements().map(LayoutBoundarySupplementaryItem.init(reading:))
    }
    try object.replace(&decorationItems, "decorations") { (value) throws(DocumentError) in
      try value.elements().map(LayoutDecorationItem.init(reading:))
    }
    try object.replace(&contentInsetsReference, "contentInsetsReference")
    try object.replace(
      &supplementaryContentInsetsReference, "supplementaryContentInsetsReference")
    try object.replace(&supplementariesFollowContentInsets, "supplementariesFollowContentInsets") {
      (value) throws(DocumentError) in try value.bool()
    }
  }

  /// What the section has of its own, without items and with its scroll offset.
  func written(
    at path: String, list: ListConfiguration?, in environment: LayoutEnvironment,
    offset: (String, JSONValue?)
  ) throws(DocumentError) -> [(String, JSONValue?)] {
    let form: (String, JSONValue?)
    let usual: LayoutSection
    if let list {
      form = ("list", try list.written(at: path + ".list"))
      usual = .list(using: list, in: environment)
    } else {
      form = ("group", try group.written(at: path + ".group"))
      usual = LayoutSection(group: group)
    }
    try checkForm(at: path, usual: usual)
    return [form] + parts(unless: usual, offset: offset)
  }

  private func parts(
    unless usual: LayoutSection, offset: (String, JSONValue?)
  ) -> [(String, JSONValue?)] {
    let boundary = boundarySupplementaryItems
    let decorations = decorationItems
    let hasBoundary = boundary != usual.boundarySupplementaryItems
    return [
      ("contentInsets", contentInsets.written(unless: usual.contentInsets)),
      ("interGroupSpacing", interGroupSpacing.written(unless: usual.interGroupSpacing)),
      (
        "orthogonalScrolling",
        orthogonalScrollingBehavior.written(unless: usual.orthogonalScrollingBehavior)
      ),
      offset,
      ("boundaryItems", hasBoundary ? .array(boundary.map(\.written)) : nil),
      ("decorations", decorations.isEmpty ? nil : .array(decorations.map(\.written))),
      (
        "contentInsetsReference",
        contentInsetsReference.written(unless: usual.contentInsetsReference)
      ),
      (
        "supplementaryContentInsetsReference",
        supplementaryContentInsetsReference.written(unless: .automatic)
      ),
      (
        "supplementariesFollowContentInsets",
        supplementariesFollowContentInsets.written(unless: true)
      ),
    ]
  }

  /// Refuses what no key of the format states.
  private func checkForm(at path: String, usual: LayoutSection) throws(DocumentError) {
    var problem: String?
    if group != usual.group {
      problem = "is a list whose rows are not the list's"
    } else if headerTopPadding != usual.headerTopPadding {
      problem = "has space above its header, which only the list can state"
    } else if orthogonalScrollingProperties != usual.orthogonalScrollingProperties {
      problem = "has scrolling properties, on which no frame depends"
    }
    guard let problem else { return }
    throw DocumentError(path: path, reason: .unwritable(problem))
  }
}

extension LayoutConfiguration {
  init(reading value: DocumentValue?) throws(DocumentError) {
    self.init()
    guard let value else { return }
    self = try value.object { (object) throws(DocumentError) in
      let boundary = try object.optional("boundaryItems")?.elements().map(
        LayoutBoundarySupplementaryItem.init(reading:))
      return LayoutConfiguration(
        scrollDirection: try object.optional("scrollDirection")?.word() ?? .vertical,
        interSectionSpacing: try object.optional("interSectionSpacing")?.number() ?? 0,
        contentInsetsReference:
          try object.optional("contentInsetsReference")?.word() ?? .safeArea,
        boundarySupplementaryItems: boundary ?? [])
    }
  }

  /// What differs from the usual, nil if nothing does.
  var written: JSONValue? {
    guard self != LayoutConfiguration() else { return nil }
    let boundary = boundarySupplementaryItems.map(\.written)
    return .object(of: [
      ("scrollDirection", scrollDirection.written(unless: .vertical)),
      ("interSectionSpacing", interSectionSpacing.written(unless: 0)),
      ("contentInsetsReference", contentInsetsReference.written(unless: .safeArea)),
      ("boundaryItems", boundary.isEmpty ? nil : .array(boundary)),
    ])
  }
}
