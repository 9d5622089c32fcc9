import RMLayout
import RMLayoutDocument
import Testing

/// A document with estimated cells and headers of three kinds, then an empty section.
private let estimated = """
  {"version": 1, "environment": {"size": {"width": 320, "height": 480}},
   "sections": [{"items": 3, "group": {"width": {"fractionalWidth": 1}, "height": {"estimated": 44},
     "axis": "vertical", "subitems": [
       {"width": {"fractionalWidth": 1}, "height": {"estimated": 44}}]},
     "boundaryItems": [
       {"kind": "header", "width": {"fractionalWidth": 1}, "height": {"estimated": 44}},
       {"kind": "a side", "width": {"estimated": 44}, "height": {"fractionalHeight": 1}}],
     "measured": {"items": {"2": {"height": 88.25}, "0": {"width": 0, "height": 30}},
       "boundary": {"header": {"height": 28}, "a side": {"width": 12}}}},
    {"items": 0, "list": {"appearance": "plain", "headerMode": "supplementary"}, "measured": {}}]}
  """

private let estimatedFlow = """
  {"version": 1, "environment": {"size": {"width": 320, "height": 480}}, "layout": "flow",
   "configuration": {"estimatedItemSize": {"width": 50, "height": 40}},
   "sections": [{"items": 1, "measured": {"items": {"0": {"width": 60, "height": 40}}}}]}
  """

@Suite("Measured sizes in documents")
struct MeasuredTests {
  private static let sizes = PreferredSizes(sections: [
    0: PreferredSizes.Section(
      items: [0: PreferredSize(width: 0, height: 30), 2: PreferredSize(height: 88.25)],
      boundary: ["header": PreferredSize(height: 28), "a side": PreferredSize(width: 12)]),
    1: PreferredSizes.Section(),
  ])

  @Test("sizes are read by item and by kind, an axis that is left out as not measured")
  func reads() throws {
    #expect(try LayoutDocument(json: estimated.utf8).preferredSizes == Self.sizes)
    let flow = try LayoutDocument(json: estimatedFlow.utf8)
    #expect(
      flow.preferredSizes.sections == [
        0: PreferredSizes.Section(items: [0: PreferredSize(width: 60, height: 40)])
      ])
  }

  @Test("sizes are written by ascending item, then by ascending kind")
  func writes() throws {
    var document = try LayoutDocument(json: estimated.utf8)
    document.preferredSizes.sections[0]?.items[10] = PreferredSize(height: 1)
    #expect(throws: DocumentError.self) { try document.json() }
    document.preferredSizes.sections[0]?.items[10] = nil
    document.preferredSizes.sections[0]?.items[1] = PreferredSize()
    let text = try document.json().filter { !$0.isWhitespace }
    #expect(
      text.contains(
        """
        "measured":{"items":{"0":{"width":0,"height":30},"1":{},"2":{"height":88.25}},\
        "boundary":{"aside":{"width":12},"header":{"height":28}}}
        """))
    #expect(try LayoutDocument(json: document.json().utf8) == document)
  }

  @Test("items from 10 on follow those before, as numbers do and texts do not")
  func order() throws {
    let group = LayoutGroup.custom(
      size: LayoutSize(width: .absolute(1), height: .absolute(1)), frames: .items([]))
    let sizes = (0..<12).map { ($0, PreferredSize(height: Double($0))) }
    let document = LayoutDocument(
      layout: .compositional(CompositionalLayout(sections: [LayoutSection(group: group)])),
      environment: LayoutEnvironment(size: Size(width: 9, height: 9)), itemCounts: [12],
      preferredSizes: PreferredSizes(sections: [
        0: PreferredSizes.Section(items: Dictionary(uniqueKeysWithValues: sizes))
      ]))
    let heights = try document.json().split(separator: "{\"height\": ")
      .compactMap { Int($0.prefix(while: \.isNumber)) }
    #expect(heights == Array(0..<12))
  }

  @Test("a flow layout's estimate is a size or the word for the item's own")
  func estimates() throws {
    let size = "{\"width\": 50, \"height\": 40}"
    #expect(try message(size, "\"automatic\"", in: estimatedFlow) == nil)
    let texts = [
      ("\"auto\"", ": unknown value \"auto\"; use automatic"),
      ("true", ": must be a size or \"automatic\", is true; give a size or \"automatic\""),
      ("{\"width\": 50}", ".height: is missing; add the key"),
    ]
    for (new, text) in texts {
      #expect(
        try message(size, new, in: estimatedFlow)
          == "configuration.estimatedItemSize" + text)
    }
  }
}

@Suite("Errors of measured sizes")
struct MeasuredErrorTests {
  @Test(
    "an item that is not there is named with the numbers there are, in lenient reading too",
    arguments: ["3", "-1", "1.5", "01", "+1", "one", "", "99999999999999999999"])
  func items(key: String) throws {
    let name = key.isEmpty || key.contains { !$0.isLetter && !$0.isNumber } ? "\"\(key)\"" : key
    let text =
      "sections[0].measured.items.\(name): is measured, but the section has 3 items; "
      + "use a whole number from 0 to 2"
    for lenient in [false, true] {
      #expect(try message("{\"2\":", "{\"\(key)\":", in: estimated, lenient: lenient) == text)
    }
  }

  @Test(
    "where there is one item or none, the error says so",
    arguments: [
      (
        estimated, "\"measured\": {}", "\"measured\": {\"items\": {\"0\": {}}}",
        "sections[1].measured.items.0: is measured, but the section has 0 items; remove it"
      ),
      (
        estimatedFlow, "{\"0\"", "{\"1\"",
        "sections[0].measured.items.1: is measured, but the section has 1 item; use 0"
      ),
    ])
  func fewItems(source: String, old: String, new: String, text: String) throws {
    #expect(try message(old, new, in: source) == text)
  }

  @Test(
    "a kind that no boundary item has is named with the kind that resembles it, or with all",
    arguments: [
      ("headr", "did you mean \"header\"?"), ("A Side", "did you mean \"a side\"?"),
      ("title", "use one of header, a side"),
    ])
  func kinds(kind: String, remedy: String) throws {
    let name = kind.contains(" ") ? "\"\(kind)\"" : kind
    let text = "\(name): is measured, but is the kind of no boundary item; \(remedy)"
    for lenient in [false, true] {
      #expect(
        try message("{\"header\":", "{\"\(kind)\":", in: estimated, lenient: lenient)
          == "sections[0].measured.boundary." + text)
    }
  }

  @Test("a list's header can be measured, and nothing that the list does not have")
  func lists() throws {
    let boundary = "\"measured\": {\"boundary\": "
    #expect(
      try message("\"measured\": {}", boundary + "{\"header\": {}}}", in: estimated) == nil)
    #expect(
      try message("\"measured\": {}", boundary + "{\"footer\": {}}}", in: estimated)
        == "sections[1].measured.boundary.footer: is measured, but is the kind of no boundary item; "
        + "use header")
  }

  @Test(
    "lengths and keys have errors of the same form",
    arguments: [
      (
        "{\"height\": 88.25}", "{\"height\": -0.5}",
        "items.2.height: must not be negative, is -0.5; use 0 or more"
      ),
      (
        "{\"height\": 28}", "{\"height\": -28}",
        "boundary.header.height: must not be negative, is -28; use 0 or more"
      ),
      (
        "{\"width\": 12}", "{\"width\": 1e13}",
        "boundary.\"a side\".width: must be a finite number between -1e12 and 1e12, is "
          + "10000000000000; use a number in that range"
      ),
      (
        "{\"height\": 88.25}", "{\"heigth\": 88}",
        "items.2.heigth: unknown key; did you mean \"height\"?"
      ),
      ("{\"height\": 88.25}", "88", "items.2: must be an object, is a number; give an object"),
      ("\"boundary\"", "\"boundry\"", "boundry: unknown key; did you mean \"boundary\"?"),
    ])
  func lengths(old: String, new: String, text: String) throws {
    #expect(try message(old, new, in: estimated) == "sections[0].measured." + text)
  }

  @Test("headers of flow layouts are not measured")
  func flowHeaders() throws {
    #expect(
      try message("{\"items\": {\"0\"", "{\"boundary\": {}, \"items\": {\"0\"", in: estimatedFlow)
        == "sections[0].measured.boundary: unknown key; remove it")
  }

  @Test("sizes that cannot be read again are not written")
  func writing() throws {
    let document = try LayoutDocument(json: estimated.utf8)
    let faults: [(PreferredSizes, String, DocumentError.Reason)] = [
      (
        sizes(of: 0, items: [3: PreferredSize()]), "sections[0].measured.items.3",
        .noSuchItem(count: 3)
      ),
      (
        sizes(of: 0, items: [-1: PreferredSize()]), "sections[0].measured.items.\"-1\"",
        .noSuchItem(count: 3)
      ),
      (
        sizes(of: 0, items: [1: PreferredSize(width: -4)]), "sections[0].measured.items.1.width",
        .negativeLength(-4)
      ),
      (
        sizes(of: 0, items: [1: PreferredSize(height: .infinity)]),
        "sections[0].measured.items.1.height", .numberOutOfRange(.infinity)
      ),
      (
        PreferredSizes(sections: [1: .init(boundary: ["footer": PreferredSize()])]),
        "sections[1].measured.boundary.footer", .noSuchKind(nearest: nil, kinds: ["header"])
      ),
      (
        sizes(of: 2, items: [:]), "sections[2]", .unwritable("has measured sizes but no items")
      ),
      (
        PreferredSizes(boundary: ["title": PreferredSize()]), "configuration.boundaryItems",
        .unwritable("have measured sizes, which only sections can state")
      ),
    ]
    for (sizes, path, reason) in faults {
      var document = document
      document.preferredSizes = sizes
      #expect(throws: DocumentError(path: path, reason: reason)) { try document.json() }
    }
  }

  private func sizes(of section: Int, items: [Int: PreferredSize]) -> PreferredSizes {
    PreferredSizes(sections: [section: PreferredSizes.Section(items: items)])
  }
}
