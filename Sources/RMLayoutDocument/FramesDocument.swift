public import RMLayout

/// A frames document that was read: ours, or what a recorder made of a live collection view.
///
/// ```swift
/// let frames = try FramesDocument(json: bytes)
/// let comparison = LayoutComparison(from: frames.elements, to: mine.elements)
/// ```
public struct FramesDocument: Hashable, Sendable {
  /// One section of the document.
  public struct Section: Hashable, Sendable {
    /// The extent, headers and insets included; nil where it was not recorded.
    public var frame: Rect?
    /// The row that scrolls on its own, if the section is one.
    public var row: Row?

    /// Creates a section.
    public init(frame: Rect? = nil, row: Row? = nil) {
      self.frame = frame
      self.row = row
    }
  }

  /// How a row scrolls; what was not recorded is nil.
  public struct Row: Hashable, Sendable {
    /// The row's own viewport.
    public var frame: Rect?
    /// The length of what it scrolls.
    public var contentLength: Double?
    /// How far it is scrolled.
    public var offset: Double?
    /// Where it comes to rest; ours lists at most so many as it was asked for.
    public var restingOffsets: [Double]?

    /// Creates a row of which nothing is known.
    public init() {}
  }

  /// The size of everything.
  public var contentSize: Size
  /// The sections in their order.
  public var sections: [Section]
  /// All elements as they show, in the document's order.
  public var elements: [LayoutAttributes]

  /// Creates a document from its parts.
  public init(contentSize: Size, sections: [Section] = [], elements: [LayoutAttributes] = []) {
    self.contentSize = contentSize
    self.sections = sections
    self.elements = elements
  }

  /// Creates the document of a solution as it shows at a position, rows without their resting offsets.
  public init(_ solution: LayoutSolution, at position: ScrollPosition = ScrollPosition()) {
    var elements: [LayoutAttributes] = []
    elements.reserveCapacity(solution.elementCount)
    solution.forEachAttributes(at: position) { elements.append($0) }
    self.init(
      contentSize: solution.contentSize,
      sections: (0..<solution.sectionCount).map { number in
        var section = Section(frame: solution.frame(ofSection: number))
        guard let row = solution.row(inSection: number) else { return section }
        var found = Row()
        found.frame = row.frame
        found.contentLength = row.contentLength
        found.offset = position.rowOffsets[number] ?? row.initialOffset
        section.row = found
        return section
      }, elements: elements)
  }

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
      let version = try object.required("version")
      let number = try version.number()
      guard number == Double(LayoutDocument.version) else {
        throw version.error(.unsupportedVersion(number))
      }
      // What was wrong with the layout is told again by whoever solves it.
      _ = object.optional("diagnostics")
      return FramesDocument(
        contentSize: try Size(reading: object.required("contentSize")),
        sections: try object.optional("sections")?.elements().map(Section.init(reading:)) ?? [],
        elements: try object.required("elements").elements().map(LayoutAttributes.init(reading:)))
    }
  }

  /// Whether a JSON value is meant as a frames document: it lists elements.
  package static func isMeant(by value: JSONValue) -> Bool { value["elements"] != nil }
}

extension FramesDocument.Section {
  fileprivate init(reading value: DocumentValue) throws(DocumentError) {
    self = try value.object { (object) throws(DocumentError) in
      FramesDocument.Section(
        frame: try object.optional("frame").map(Rect.init(reading:)),
        row: try object.optional("orthogonal").map(FramesDocument.Row.init(reading:)))
    }
  }
}

extension FramesDocument.Row {
  fileprivate init(reading value: DocumentValue) throws(DocumentError) {
    self = try value.object { (object) throws(DocumentError) in
      var row = FramesDocument.Row()
      row.frame = try object.optional("frame").map(Rect.init(reading:))
      row.contentLength = try object.optional("contentLength")?.number()
      row.offset = try object.optional("offset")?.number()
      _ = object.optional("range")
      row.restingOffsets = try object.optional("restingOffsets")?.elements().map {
        (offset) throws(DocumentError) in try offset.number()
      }
      return row
    }
  }
}

extension LayoutAttributes {
  fileprivate init(reading value: DocumentValue) throws(DocumentError) {
    self = try value.object { (object) throws(DocumentError) in
      let section = try object.required("section")
      return LayoutAttributes(
        category: try object.required("type").word(),
        path: ItemPath(
          section: section.json == .null ? ItemPath.layoutSection : try section.whole(atLeast: 0),
          item: try object.required("item").whole(atLeast: 0)),
        kind: try object.optional("kind")?.string(),
        frame: try Rect(reading: object.required("frame")),
        zIndex: try object.optional("zIndex")?.whole() ?? 0,
        isPinned: try object.optional("pinned")?.bool() ?? false)
    }
  }
}

extension LayoutAttributes.Category: DocumentWord {
  package var word: String {
    switch self {
    case .decoration: "decoration"
    case .cell: "cell"
    case .supplementary: "supplementary"
    }
  }
}
