import RMLayout
import RMLayoutDocument
import Testing

@Suite("Swift code of a document")
struct SwiftSourceTests {
  private func code(_ json: String) throws -> String {
    try LayoutDocument(json: json.utf8).swiftSource()
  }

  @Test("parts that a reader looks for have names, and what is usual is left out")
  func wholeCode() throws {
    let json = """
      {"version": 1, "name": "two columns", "environment": {"size": {"width": 393, "height": 852}, "scale": 3},
       "sections": [{"items": 5, "interGroupSpacing": 8, "contentInsets": {"top": 4, "leading": 4, "bottom": 4, "trailing": 4},
         "group": {"width": {"fractionalWidth": 1}, "height": {"absolute": 150}, "axis": "horizontal",
           "interItemSpacing": {"fixed": 8},
           "subitem": {"width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 1}}, "count": 2},
         "boundaryItems": [{"kind": "header", "width": {"fractionalWidth": 1}, "height": {"estimated": 28},
           "alignment": "top", "pinToVisibleBounds": true}]}]}
      """
    #expect(
      try code(json) == """
        import RMLayout

        /// two columns
        enum TwoColumnsLayout {
          /// What the layout is solved in.
          static let environment = LayoutEnvironment(size: Size(width: 393, height: 852), scale: 3)

          /// How many items each section has.
          static let itemCounts = [5]

          /// The layout.
          static var layout: CompositionalLayout {
            CompositionalLayout(section: section)
          }

          private static var section: LayoutSection {
            let item = LayoutItem(
              size: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1)))
            let row = LayoutGroup.horizontal(
              size: LayoutSize(width: .fractionalWidth(1), height: .absolute(150)),
              subitem: .item(item),
              count: 2,
              interItemSpacing: .fixed(8))
            let header = LayoutBoundarySupplementaryItem(
              kind: "header",
              size: LayoutSize(width: .fractionalWidth(1), height: .estimated(28)),
              alignment: .top,
              pinToVisibleBounds: true)
            return LayoutSection(
              group: row,
              contentInsets: DirectionalEdgeInsets(all: 4),
              interGroupSpacing: 8,
              boundarySupplementaryItems: [header])
          }

          /// The frames of all elements.
          static func solve() throws(SpecificationError) -> LayoutSolution {
            try layout.solve(in: environment, itemCounts: itemCounts)
          }
        }

        """)
  }

  @Test("what is used twice is written once; equal sections share one definition")
  func sharing() throws {
    let cell = #"{"width": {"fractionalWidth": 0.5}, "height": {"absolute": 44}}"#
    let group = """
      {"width": {"fractionalWidth": 1}, "height": {"absolute": 44}, "axis": "horizontal", \
      "subitems": [\(cell), \(cell)]}
      """
    let section = #"{"items": 2, "group": \#(group)}"#
    let other = #"{"items": 2, "interGroupSpacing": 1, "group": \#(group)}"#
    let code = try code(
      """
      {"version": 1, "environment": {"size": {"width": 9, "height": 9}},
       "sections": [\(section), \(other), \(section)]}
      """)
    #expect(code.contains("sections: [section0, section1, section0]"))
    #expect(code.contains("subitems: [.item(item), .item(item)]"))
    #expect(code.ranges(of: "let item = ").count == 2)
    #expect(!code.contains("section2"))
  }

  @Test("lists are made as lists and changed where they differ; a size used twice has a name")
  func lists() throws {
    let code = try code(
      """
      {"version": 1, "environment": {"size": {"width": 9, "height": 9}}, "sections": [
       {"items": 2, "list": {"appearance": "insetGrouped", "headerMode": "supplementary"},
        "interGroupSpacing": 3}]}
      """)
    #expect(
      code.contains(
        """
            var section = LayoutSection.list(
              using: ListConfiguration(appearance: .insetGrouped, headerMode: .supplementary),
              in: environment)
            section.interGroupSpacing = 3
            return section

        """))
  }

  @Test(
    "a name for a type is made of the words of a title",
    arguments: [
      ("two columns", "TwoColumnsLayout"), ("my-layout", "MyLayout"), ("flow", "MyFlowLayout"),
      ("3 in a row", "Layout3InARowLayout"), ("", "Layout"), ("日本", "Layout"),
      ("photo", "PhotoLayout"),
      (
        "one long sentence about what the layout shows to whom",
        "OneLongSentenceAboutWhatTheLayoutShowsToLayout"
      ),
    ])
  func names(title: String, name: String) {
    #expect(SwiftName.type(for: title) == name)
  }

  @Test("no text of a document gets out of its quotes or its comment")
  func hostileTexts() throws {
    let code = try code(
      #"""
      {"version": 1, "name": "a\n} enum B {", "environment": {"size": {"width": 9, "height": 9}}, "sections": [
       {"items": 0, "group": {"width": {"absolute": 1}, "height": {"absolute": 1}, "frames": [[0, 0, 1, 1]]},
        "decorations": [{"kind": "\"\\(x)\n\u202E"}],
        "boundaryItems": [{"kind": "let", "width": {"absolute": 1}, "height": {"absolute": 1}, "alignment": "top"},
         {"kind": "environment", "width": {"absolute": 1}, "height": {"absolute": 2}, "alignment": "bottom"}]}]}
      """#)
    #expect(code.contains("/// a } enum B {\nenum AEnumBLayout {\n"))
    #expect(code.contains(#"LayoutDecorationItem(kind: "\"\\(x)\n\u{202e}")"#))
    #expect(code.contains(#"let boundary = LayoutBoundarySupplementaryItem("#))
    #expect(code.contains(#"let environment2 = LayoutBoundarySupplementaryItem("#))
  }

  @Test(
    "numbers are exact, thirds and the like as such",
    arguments: [
      ("0.5", "0.5"), ("0.3333333333333333", "1 / 3"), ("0.142857142857142857", "1 / 7"),
      ("0.1234567890123", "0.1234567890123"), ("-0.6666666666666666", "-2 / 3"),
      ("1e12", "1000000000000"), ("44", "44"),
    ])
  func numbers(json: String, swift: String) throws {
    let code = try code(
      """
      {"version": 1, "environment": {"size": {"width": 9, "height": 9}},
       "viewport": {"offset": {"x": \(json), "y": 0}}, "sections": []}
      """)
    #expect(code.contains("ScrollPosition(offset: Point(x: \(swift), y: 0))"))
  }

  @Test("a layout with parts that are code has no code, and an error that says which")
  func providers() {
    let document = LayoutDocument(
      layout: .compositional(CompositionalLayout { _, _ in nil }),
      environment: LayoutEnvironment(size: Size(width: 9, height: 9)), itemCounts: [1])
    #expect(
      throws: DocumentError(
        path: "sections", reason: .unwritable("come from a provider, which is code"))
    ) { try document.swiftSource() }
  }
}
