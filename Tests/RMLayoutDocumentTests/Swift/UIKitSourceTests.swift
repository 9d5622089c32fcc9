import RMLayout
import RMLayoutDocument
import Testing

@Suite("Swift code of a document with UIKit's names")
struct UIKitSourceTests {
  private func code(_ json: String) throws -> String {
    var file = SwiftFile(.uikit)
    try file.add(LayoutDocument(json: json.utf8), named: "CardsLayout")
    return file.text
  }

  private func document(_ members: String) -> String {
    """
    {"version": 1, "environment": {"size": {"width": 393, "height": 852}}, \(members)}
    """
  }

  @Test("objects are made, changed and handed over, in the order of a reader")
  func section() throws {
    let code = try code(
      document(
        """
        "sections": [{"items": 5, "interGroupSpacing": 8, "orthogonalScrolling": "groupPaging",
          "group": {"width": {"fractionalWidth": 0.8}, "height": {"absolute": 150},
            "axis": "horizontal", "interItemSpacing": {"fixed": 8}, "count": 2,
            "subitem": {"width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 1},
              "edgeSpacing": {"leading": {"flexible": 0}}}},
          "boundaryItems": [{"kind": "header", "width": {"fractionalWidth": 1},
            "height": {"estimated": 28}, "alignment": "top", "pinToVisibleBounds": true}],
          "decorations": [{"kind": "card", "zIndex": -1}]}]
        """))
    #expect(
      code.hasPrefix("import RMLayout\nimport RMLayoutUIKit\n\n@MainActor enum CardsLayout {"))
    #expect(
      code.contains(
        """
          /// The layout.
          static func makeLayout() -> UICollectionViewCompositionalLayout {
            UICollectionViewCompositionalLayout(section: section)
          }

          private static var section: NSCollectionLayoutSection {
            let item = NSCollectionLayoutItem(
              layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1),
                heightDimension: .fractionalHeight(1)))
            item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
              leading: .flexible(0),
              top: nil,
              trailing: nil,
              bottom: nil)
            let row = NSCollectionLayoutGroup.horizontal(
              layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.8),
                heightDimension: .absolute(150)),
              subitem: item,
              count: 2)
            row.interItemSpacing = .fixed(8)
            let header = NSCollectionLayoutBoundarySupplementaryItem(
              layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1),
                heightDimension: .estimated(28)),
              elementKind: UICollectionView.elementKindSectionHeader,
              alignment: .top)
            header.pinToVisibleBounds = true
            let card = NSCollectionLayoutDecorationItem.background(elementKind: "card")
            card.zIndex = -1
            let section = NSCollectionLayoutSection(group: row)
            section.interGroupSpacing = 8
            section.orthogonalScrollingBehavior = .groupPaging
            section.boundarySupplementaryItems = [header]
            section.decorationItems = [card]
            return section
          }
        """), "\(code)")
  }

  @Test("a list is a structure, and its section needs the environment of a provider")
  func list() throws {
    let code = try code(
      document(
        """
        "configuration": {"interSectionSpacing": 12},
        "sections": [{"items": 3, "list": {"appearance": "insetGrouped", "headerMode": "supplementary"}}]
        """))
    for line in [
      "    configuration.interSectionSpacing = 12",
      "      sectionProvider: { index, environment in sections[index](environment) },",
      "    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)",
      "    list.headerMode = .supplementary",
      "    return NSCollectionLayoutSection.list(using: list, layoutEnvironment: layoutEnvironment)",
    ] {
      #expect(code.contains(line + "\n"), "\(code)")
    }
  }

  @Test("flow layouts of one definition have properties; others need a delegate")
  func flow() throws {
    let uniform = document(
      """
      "layout": "flow", "sections": [{"items": 7, "itemSize": {"width": 70, "height": 60},
        "sectionInset": {"leading": 12}}]
      """)
    let code = try code(uniform)
    #expect(code.contains("    layout.itemSize = CGSize(width: 70, height: 60)\n"), "\(code)")
    #expect(
      code.contains(
        "    layout.sectionInset = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 0)\n"))
    let two = document(
      """
      "layout": "flow", "sections": [{"items": 7}, {"items": 7, "minimumLineSpacing": 3}]
      """)
    let error = #expect(throws: DocumentError.self) { try self.code(two) }
    #expect("\(try #require(error))".hasPrefix("sections[1]: "))
  }
}
