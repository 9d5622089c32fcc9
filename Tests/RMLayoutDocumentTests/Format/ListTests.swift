import RMLayout
import RMLayoutDocument
import Testing

@Suite("Lists in documents")
struct ListTests {
  private func document(_ section: String, idiom: String = "phone") throws -> LayoutDocument {
    try LayoutDocument(
      json: """
        {"version": 1, "environment": {"size": {"width": 393, "height": 852}, "scale": 3,
           "idiom": "\(idiom)"},
         "sections": [{"items": 2, \(section)}]}
        """.utf8)
  }

  private func section(of document: LayoutDocument) throws -> LayoutSection {
    guard case .compositional(let layout) = document.layout,
      case .each(let sections) = layout.sections
    else { throw DocumentError(path: "sections", reason: .missingKey) }
    return try #require(sections.first)
  }

  /// The tokens of a text, since the line breaks of a document are for people only.
  private func tokens(_ text: String) -> String { String(text.filter { !$0.isWhitespace }) }

  @Test("a list is read as the section it stands for in the document's environment (L1, L2b)")
  func expansion() throws {
    let list = "\"list\": {\"appearance\": \"insetGrouped\", \"footerMode\": \"supplementary\"}"
    let document = try document(list)
    let configuration = ListConfiguration(appearance: .insetGrouped, footerMode: .supplementary)
    #expect(document.lists == [0: configuration])
    let section = try section(of: document)
    #expect(section == .list(using: configuration, in: document.environment))
    #expect(
      section.contentInsets
        == DirectionalEdgeInsets(top: 53.0 / 3, leading: 20, bottom: 0, trailing: 20))
    #expect(section.group.size.height == .estimated(44))
    let scaled = try self.document(list, idiom: "catalystScaled")
    #expect(try self.section(of: scaled).group.size.height == .estimated(40.04))
  }

  @Test("a list without more is plain, without header and footer")
  func usualList() throws {
    let document = try document("\"list\": {}")
    #expect(document.lists == [0: ListConfiguration(appearance: .plain)])
    #expect(
      try document.json().contains("{\"items\": 2, \"list\": {\"appearance\": \"plain\"}}"))
  }

  @Test("a key beside the list replaces what the list says, and only that")
  func replaces() throws {
    let document = try document(
      """
      "list": {"appearance": "grouped", "headerMode": "supplementary"},
      "contentInsets": {"leading": 5}, "interGroupSpacing": 3
      """)
    var expected = LayoutSection.list(
      using: ListConfiguration(appearance: .grouped, headerMode: .supplementary),
      in: document.environment)
    expected.contentInsets = DirectionalEdgeInsets(leading: 5)
    expected.interGroupSpacing = 3
    #expect(try section(of: document) == expected)
    #expect(expected.boundarySupplementaryItems.map(\.kind) == ["header"])
  }

  @Test("writing gives the list back, with those keys that differ from what it says")
  func writes() throws {
    let texts = [
      "\"list\": {\"appearance\": \"grouped\"}",
      "\"list\": {\"appearance\": \"grouped\"}, \"contentInsets\": {}",
      "\"list\": {\"appearance\": \"grouped\", \"footerMode\": \"supplementary\"}, "
        + "\"boundaryItems\": []",
      "\"list\": {\"appearance\": \"plain\", \"headerMode\": \"supplementary\", "
        + "\"headerTopPadding\": 0}, \"contentInsetsReference\": \"automatic\"",
    ]
    for text in texts {
      let document = try document(text)
      let written = try document.json()
      #expect(try LayoutDocument(json: written.utf8) == document)
      #expect(tokens(written).contains(tokens("\"items\": 2, \(text)}")))
    }
  }

  @Test("a section with the parts of a list that was built in code is written as a group")
  func builtInCode() throws {
    var document = try document("\"list\": {\"appearance\": \"grouped\"}")
    document.lists = [:]
    let written = try document.json()
    #expect(!written.contains("list"))
    #expect(try LayoutDocument(json: written.utf8) == document)
  }
}

@Suite("Errors of writing lists")
struct ListWritingErrorTests {
  private func problem(
    _ list: ListConfiguration?, at index: Int = 0,
    _ change: (inout LayoutSection) -> Void = { _ in }
  ) -> DocumentError? {
    let environment = LayoutEnvironment(size: Size(width: 320, height: 480))
    var section = LayoutSection.list(
      using: list ?? ListConfiguration(appearance: .plain), in: environment)
    change(&section)
    let document = LayoutDocument(
      layout: .compositional(CompositionalLayout(sections: [section])), environment: environment,
      itemCounts: [1], lists: list.map { [index: $0] } ?? [:])
    do {
      _ = try document.json()
      return nil
    } catch {
      return error
    }
  }

  private func error(_ path: String, _ problem: String) -> DocumentError {
    DocumentError(path: path, reason: .unwritable(problem))
  }

  @Test("what no key states is refused by its path")
  func refuses() {
    var list = ListConfiguration(appearance: .grouped)
    #expect(problem(list) == nil)
    #expect(
      problem(list) { $0.group.contentInsets.top = 1 }
        == error("sections[0]", "is a list whose rows are not the list's"))
    #expect(
      problem(nil) { $0.headerTopPadding = 4 }
        == error("sections[0]", "has space above its header, which only the list can state"))
    #expect(
      problem(list) { $0.orthogonalScrollingProperties.bounce = .never }
        == error("sections[0]", "has scrolling properties, on which no frame depends"))
    #expect(problem(list, at: 1) == error("sections[1]", "has a list but no items"))
    list.showsSeparators = false
    #expect(
      problem(list)
        == error("sections[0].list", "has separators of its own, on which no frame depends"))
  }

  @Test("flow layouts have neither lists nor rows")
  func flow() {
    let environment = LayoutEnvironment(size: Size(width: 320, height: 480))
    var document = LayoutDocument(
      layout: .flow(FlowLayout()), environment: environment, itemCounts: [1],
      rowOffsets: [0: .exact(1)])
    #expect(
      throws: error("sections[0]", "has a row offset but is part of a flow layout")
    ) { try document.json() }
    document.rowOffsets = [:]
    document.lists = [0: ListConfiguration(appearance: .plain)]
    #expect(throws: error("sections[0]", "has a list but is part of a flow layout")) {
      try document.json()
    }
  }
}
