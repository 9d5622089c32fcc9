import RMLayout

extension LayoutDocument {
  /// Reads a document from a text in UTF-8.
  ///
  /// - Parameters:
  ///   - bytes: The JSON text.
  ///   - lenient: Whether keys that the format does not have are passed over.
  /// - Throws: `DocumentError` with the line and column or the path of the first fault.
  public init(json bytes: some Sequence<UInt8>, lenient: Bool = false) throws(DocumentError) {
    try self.init(reading: DocumentValue(try JSONValue(json: Array(bytes)), lenient: lenient))
  }

  /// Reads a document that is part of a greater one.
  package init(reading value: DocumentValue) throws(DocumentError) {
    self = try value.object { (object) throws(DocumentError) in
      try LayoutDocument(reading: &object)
    }
  }

  private init(reading object: inout DocumentObject) throws(DocumentError) {
    let version = try object.required("version")
    let number = try version.number()
    guard number == Double(Self.version) else { throw version.error(.unsupportedVersion(number)) }
    let name = try object.optional("name")?.string()
    let viewport = try Viewport(reading: object.optional("viewport"))
    let environment = try LayoutEnvironment(
      reading: try object.required("environment"), contentInset: viewport.contentInset)
    try object.refuseMisspelling(of: "layout")
    let kind = try object.optional("layout")?.word(Kind.self) ?? .compositional
    let configuration = object.optional("configuration")
    let sections = try object.required("sections").elements()
    let layout: Layout
    let rows: [Row]
    switch kind {
    case .compositional:
      let read = try sections.map { (section) throws(DocumentError) in
        try Self.compositionalSection(section, in: environment)
      }
      layout = .compositional(
        CompositionalLayout(
          sections: read.map(\.section),
          configuration: try LayoutConfiguration(reading: configuration)))
      rows = read.map(\.row)
    case .flow:
      let read = try sections.map(Self.flowSection)
      layout = .flow(try FlowLayout(reading: configuration, sections: read.map(\.section)))
      rows = read.map(\.row)
    }
    self.init(
      name: name, layout: layout, environment: environment, itemCounts: rows.map(\.items),
      offset: viewport.offset, rowOffsets: rows.map(\.offset).bySection(),
      lists: rows.map(\.list).bySection(),
      preferredSizes: PreferredSizes(sections: rows.map(\.measured).bySection()))
  }

  /// What a section says besides its definition.
  private struct Row {
    var items: Int
    var offset: RowOffset?
    var list: ListConfiguration?
    var measured: PreferredSizes.Section?
  }

  private static func compositionalSection(
    _ value: DocumentValue, in environment: LayoutEnvironment
  ) throws(DocumentError) -> (section: LayoutSection, row: Row) {
    try value.object { (object) throws(DocumentError) in
      let items = try object.required("items").whole(atLeast: 0)
      let (section, list) = try LayoutSection.read(from: &object, in: environment)
      let offset = try RowOffset(reading: &object)
      try object.refuseMisspelling(of: "boundaryItems")
      let measured = try PreferredSizes.Section(
        reading: &object, items: items, kinds: section.boundarySupplementaryItems.map(\.kind))
      return (section, Row(items: items, offset: offset, list: list, measured: measured))
    }
  }

  private static func flowSection(
    _ value: DocumentValue
  ) throws(DocumentError) -> (section: FlowSection, row: Row) {
    try value.object { (object) throws(DocumentError) in
      let items = try object.required("items").whole(atLeast: 0)
      let section = try FlowSection(reading: &object, items: items)
      let measured = try PreferredSizes.Section(reading: &object, items: items)
      return (section, Row(items: items, measured: measured))
    }
  }

  /// The word for the sort of layout.
  enum Kind: DocumentWord {
    case compositional
    case flow

    var word: String {
      switch self {
      case .compositional: "compositional"
      case .flow: "flow"
      }
    }
  }
}

extension Array {
  /// The values that are there, by their position.
  fileprivate func bySection<Value>() -> [Int: Value] where Element == Value? {
    let present = enumerated().compactMap { section, value in value.map { (section, $0) } }
    return Dictionary(uniqueKeysWithValues: present)
  }
}

/// What is on screen: the two parts of a document's viewport.
private struct Viewport {
  var offset = Point.zero
  var contentInset = DirectionalEdgeInsets.zero

  init(reading value: DocumentValue?) throws(DocumentError) {
    guard let value else { return }
    self = try value.object { (object) throws(DocumentError) in
      var viewport = try Viewport(reading: nil)
      viewport.offset = try object.optional("offset").map(Point.init(reading:)) ?? .zero
      viewport.contentInset = try DirectionalEdgeInsets(reading: object.optional("contentInset"))
      return viewport
    }
  }
}

extension LayoutDocument.RowOffset {
  /// The offset of a row, nil where the section gives none.
  fileprivate init?(reading object: inout DocumentObject) throws(DocumentError) {
    switch try object.choice(of: ["orthogonalOffset", "orthogonalTargetOffset"]) {
    case let key? where key == "orthogonalOffset":
      self = .exact(try object.required(key).number())
    case let key?: self = .target(try object.required(key).number())
    case nil: return nil
    }
  }
}
