import RMLayout
import RMLayoutDocument

/// What is known of a case's outcome; what is not known is nil or left out.
struct Expectation: Sendable {
  /// An element and what was seen of it.
  struct Element: Sendable {
    var name: String
    var frame = PartialQuad()
    /// Painted edges in device pixels: left, top, right, bottom.
    var pixels = PartialQuad()
    var zIndex: Int?
    var isPinned: Bool?
  }

  /// A rectangle in content coordinates and the names of all elements found in it.
  struct Query: Sendable {
    var rect: Rect
    var names: Set<String>
  }

  /// A section's extent and the row in it.
  struct Section: Sendable {
    var frame = PartialQuad()
    var row: Row?
    var list: ListExpectation?
  }

  /// A row that scrolls on its own.
  struct Row: Sendable {
    var frame = PartialQuad()
    var contentLength: Double?
    var range: [Double]?
    var offset: Double?
    var restingOffsets: [Double]?
    /// What the row's handler is shown, at unscrolled frames: all of it, in any order.
    var visibleItems: [Element]?
  }

  /// A report; its name and words are ours and not compared.
  struct Diagnostic: Sendable {
    var severity: String
    var path: String
  }

  var contentWidth: Double?
  var contentHeight: Double?
  var elements: [Element] = []
  /// Whether there is no further element.
  var isComplete = false
  var queries: [Query] = []
  var sections: [Section] = []
  var diagnostics: [Diagnostic] = []
}

/// Four numbers of which some may be unknown.
struct PartialQuad: Sendable {
  var numbers: [Double?] = []

  init() {}

  init(reading value: DocumentValue) throws(DocumentError) {
    let elements = try value.elements()
    guard elements.count == 4 else {
      throw value.error(.countMismatch(found: elements.count, needed: 4))
    }
    numbers = try elements.map { (element) throws(DocumentError) in
      element.json == .null ? nil : try element.number()
    }
  }
}

// MARK: - Reading

extension Expectation {
  init(reading value: DocumentValue) throws(DocumentError) {
    self = try value.object { (object) throws(DocumentError) in
      var expected = Expectation()
      try object.optional("contentSize")?.object { (size) throws(DocumentError) in
        expected.contentWidth = try size.optional("width")?.number()
        expected.contentHeight = try size.optional("height")?.number()
      }
      expected.elements = try object.list("elements", Element.init(reading:))
      expected.isComplete = try object.optional("elementsComplete")?.bool() ?? false
      expected.queries = try object.list("queries", Query.init(reading:))
      expected.sections = try object.list("sections", Section.init(reading:))
      expected.diagnostics = try object.list("diagnostics", Diagnostic.init(reading:))
      return expected
    }
  }
}

extension Expectation.Element {
  init(reading value: DocumentValue) throws(DocumentError) {
    self = try value.object { (object) throws(DocumentError) in
      let type = try object.required("type").string()
      let kind = try object.optional("kind")?.string()
      let section = try object.required("section")
      let place = section.json == .null ? "-" : "\(try section.whole(atLeast: 0))"
      let item = try object.required("item").whole(atLeast: 0)
      let prefix = kind.map { "\(type):\($0)" } ?? type
      var element = Expectation.Element(name: "\(prefix):\(place).\(item)")
      let frame = try object.choice(of: ["frame", "partialFrame"])
      if let frame { element.frame = try PartialQuad(reading: try object.required(frame)) }
      if let pixels = object.optional("pixels") {
        element.pixels = try PartialQuad(reading: pixels)
      }
      element.zIndex = try object.optional("zIndex")?.whole()
      element.isPinned = try object.optional("pinned")?.bool()
      return element
    }
  }
}

extension Expectation.Query {
  init(reading value: DocumentValue) throws(DocumentError) {
    self = try value.object { (object) throws(DocumentError) in
      let names = try object.required("elements").elements()
        .map { (element) throws(DocumentError) in try element.string() }
      return Expectation.Query(
        rect: try Rect(reading: object.required("rect")), names: Set(names))
    }
  }
}

extension Expectation.Section {
  init(reading value: DocumentValue) throws(DocumentError) {
    self = try value.object { (object) throws(DocumentError) in
      var section = Expectation.Section()
      section.list = try object.optional("listExpansion").map(ListExpectation.init(reading:))
      if let frame = object.optional("frame") { section.frame = try PartialQuad(reading: frame) }
      section.row = try object.optional("orthogonal").map(Expectation.Row.init(reading:))
      return section
    }
  }
}

extension Expectation.Row {
  init(reading value: DocumentValue) throws(DocumentError) {
    self = try value.object { (object) throws(DocumentError) in
      var row = Expectation.Row()
      if let frame = object.optional("frame") { row.frame = try PartialQuad(reading: frame) }
      row.contentLength = try object.optional("contentLength")?.number()
      if let range = object.optional("range") { row.range = try range.numbers(2) }
      row.offset = try object.optional("offset")?.number()
      if let stops = object.optional("restingOffsets") {
        row.restingOffsets = try stops.elements()
          .map { (stop) throws(DocumentError) in try stop.number() }
      }
      row.visibleItems = try object.optional("visibleItems")?.elements()
        .map(Expectation.Element.init(reading:))
      return row
    }
  }
}

extension Expectation.Diagnostic {
  init(reading value: DocumentValue) throws(DocumentError) {
    self = try value.object { (object) throws(DocumentError) in
      Expectation.Diagnostic(
        severity: try object.required("severity").string(),
        path: try object.required("path").string())
    }
  }
}

extension DocumentObject {
  /// What is made of the entries of a list, nothing where the key is missing.
  fileprivate mutating func list<Entry>(
    _ key: String, _ read: (DocumentValue) throws(DocumentError) -> Entry
  ) throws(DocumentError) -> [Entry] {
    try optional(key)?.elements().map(read) ?? []
  }
}
