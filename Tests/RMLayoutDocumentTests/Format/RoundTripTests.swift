import RMLayout
import RMLayoutDocument
import Testing

/// Each key of the format that a compositional layout supports, none with its usual value.
private let everyCompositionalKey = """
  {
    "version": 1,
    "name": "every \\"key\\"",
    "environment": {
      "size": {"width": 393, "height": 852},
      "scale": 3,
      "direction": "rtl",
      "safeArea": {"top": 59, "leading": 1, "bottom": 34, "trailing": 2},
      "layoutMargins": {"leading": 16, "trailing": 20},
      "profile": "exact",
      "idiom": "pad"
    },
    "viewport": {"offset": {"x": 0, "y": -59.5}, "contentInset": {"top": 59.5}},
    "layout": "compositional",
    "configuration": {
      "scrollDirection": "horizontal",
      "interSectionSpacing": 10,
      "contentInsetsReference": "none",
      "boundaryItems": [
        {
          "kind": "title",
          "width": {"absolute": 60},
          "height": {"fractionalHeight": 1},
          "alignment": "leading"
        }
      ]
    },
    "sections": [
      {
        "items": 7,
        "group": {
          "width": {"fractionalWidth": 0.3333333333333333},
          "height": {"estimated": 44},
          "axis": "vertical",
          "subitems": [
            {
              "width": {"fractionalHeight": 0.25},
              "height": {"uniformAcrossSiblings": 44},
              "contentInsets": {"leading": 8},
              "edgeSpacing": {
                "leading": {"fixed": 1},
                "top": {"flexible": 2},
                "trailing": {"flexible": 0},
                "bottom": {"fixed": -4}
              },
              "supplementaryItems": [
                {
                  "kind": "badge",
                  "width": {"absolute": 15},
                  "height": {"fractionalHeight": 0.5},
                  "containerAnchor": {
                    "edges": ["top", "trailing"],
                    "fractionalOffset": {"x": 0.5, "y": -0.5}
                  },
                  "itemAnchor": {"edges": ["leading"], "absoluteOffset": {"x": 3, "y": 4}},
                  "zIndex": -2
                },
                {
                  "kind": "dot",
                  "width": {"absolute": 5},
                  "height": {"absolute": 5},
                  "containerAnchor": {}
                }
              ]
            },
            {
              "width": {"absolute": 10},
              "height": {"absolute": 20},
              "axis": "horizontal",
              "subitem": {"width": {"absolute": 1}, "height": {"absolute": 2}},
              "count": 3
            },
            {
              "width": {"absolute": 10},
              "height": {"absolute": 20},
              "axis": "horizontal",
              "repeatingSubitem": {"width": {"absolute": 1}, "height": {"absolute": 2}},
              "count": 2
            }
          ],
          "interItemSpacing": {"flexible": 8},
          "contentInsets": {"bottom": 5},
          "edgeSpacing": {"top": {"fixed": 6}},
          "supplementaryItems": [
            {
              "kind": "frame",
              "width": {"fractionalWidth": 1},
              "height": {"absolute": 1},
              "containerAnchor": {"edges": ["bottom"], "fractionalOffset": {"x": 0, "y": 0}}
            }
          ]
        },
        "contentInsets": {"top": 1, "leading": 2, "bottom": 3, "trailing": 4},
        "interGroupSpacing": 12,
        "orthogonalScrolling": "groupPagingCentered",
        "orthogonalOffset": 0,
        "boundaryItems": [
          {
            "kind": "header",
            "width": {"fractionalWidth": 1},
            "height": {"estimated": 44},
            "alignment": "topTrailing",
            "offset": {"x": 1, "y": -2},
            "extendsBoundary": false,
            "pinToVisibleBounds": true,
            "zIndex": 7,
            "contentInsets": {"leading": 3}
          }
        ],
        "decorations": [
          {"kind": "background", "contentInsets": {"top": 9}, "zIndex": -1},
          {"kind": "shade"}
        ],
        "contentInsetsReference": "readableContent",
        "supplementaryContentInsetsReference": "layoutMargins",
        "supplementariesFollowContentInsets": false,
        "measured": {
          "items": {"0": {"height": 88}, "6": {"width": 120.25, "height": 30}},
          "boundary": {"header": {"height": 28}}
        }
      },
      {
        "items": 0,
        "group": {
          "width": {"absolute": 10},
          "height": {"absolute": 20},
          "frames": [[0, 0, 1.5, 2], [-3, 4, 5, 6]],
          "zIndexes": [0, -1]
        },
        "orthogonalScrolling": "continuous",
        "orthogonalTargetOffset": 130
      },
      {
        "items": 3,
        "list": {
          "appearance": "sidebar",
          "headerMode": "firstItemInSection",
          "footerMode": "supplementary",
          "headerTopPadding": 11
        },
        "contentInsets": {},
        "interGroupSpacing": 1,
        "orthogonalScrolling": "paging",
        "boundaryItems": [],
        "decorations": [{"kind": "background"}],
        "contentInsetsReference": "automatic"
      }
    ]
  }

  """

private let everyFlowKey = """
  {
    "version": 1,
    "environment": {"size": {"width": 320, "height": 480}},
    "layout": "flow",
    "configuration": {
      "scrollDirection": "horizontal",
      "sectionHeadersPinToVisibleBounds": true,
      "sectionFootersPinToVisibleBounds": true,
      "sectionInsetReference": "safeArea",
      "estimatedItemSize": {"width": 50, "height": 40.5},
      "flipsHorizontallyInOppositeLayoutDirection": true
    },
    "sections": [
      {
        "items": 20,
        "itemSize": {"width": 70, "height": 80},
        "sectionInset": {"top": 1, "trailing": 2},
        "minimumLineSpacing": 0,
        "minimumInteritemSpacing": 1,
        "headerReferenceSize": {"width": 0, "height": 30},
        "footerReferenceSize": {"width": 20, "height": 0}
      },
      {
        "items": 2,
        "itemSizes": [[10, 20], [30.25, 40]],
        "measured": {"items": {"1": {"width": 60, "height": 40}}}
      }
    ]
  }

  """

@Suite("Reading and writing")
struct RoundTripTests {
  @Test("each key of a compositional layout is read, and written again in the same form")
  func everyCompositional() throws { try readAndWrite(everyCompositionalKey) }

  @Test("each key of a flow layout is read, and written again in the same form")
  func everyFlow() throws { try readAndWrite(everyFlowKey) }

  private func readAndWrite(_ text: String) throws {
    let document = try LayoutDocument(json: text.utf8)
    #expect(try tokens(document.json()) == tokens(text))
    #expect(try LayoutDocument(json: document.json().utf8) == document)
  }

  /// The tokens of a text, since the line breaks of a document are for people only.
  private func tokens(_ text: String) -> String {
    String(text.filter { !$0.isWhitespace })
  }

  @Test("the values that are read are those of the text")
  func readsValues() throws {
    let document = try LayoutDocument(json: everyCompositionalKey.utf8)
    #expect(document.name == "every \"key\"")
    #expect(
      document.environment
        == LayoutEnvironment(
          size: Size(width: 393, height: 852), scale: 3, layoutDirection: .rightToLeft,
          contentInset: DirectionalEdgeInsets(top: 59.5),
          safeArea: DirectionalEdgeInsets(top: 59, leading: 1, bottom: 34, trailing: 2),
          layoutMargins: DirectionalEdgeInsets(leading: 16, trailing: 20), profile: .exact,
          idiom: .pad))
    #expect(document.itemCounts == [7, 0, 3])
    #expect(document.offset == Point(x: 0, y: -59.5))
    #expect(document.rowOffsets == [0: .exact(0), 1: .target(130)])
    guard case .compositional(let layout) = document.layout,
      case .each(let sections) = layout.sections
    else {
      Issue.record("must be a compositional layout with a list of sections")
      return
    }
    #expect(
      layout.configuration
        == LayoutConfiguration(
          scrollDirection: .horizontal, interSectionSpacing: 10, contentInsetsReference: .none,
          boundarySupplementaryItems: [
            LayoutBoundarySupplementaryItem(
              kind: "title",
              size: LayoutSize(width: .absolute(60), height: .fractionalHeight(1)),
              alignment: .leading)
          ]))
    let frames = [
      CustomItem(frame: Rect(x: 0, y: 0, width: 1.5, height: 2)),
      CustomItem(frame: Rect(x: -3, y: 4, width: 5, height: 6), zIndex: -1),
    ]
    let size = LayoutSize(width: .absolute(10), height: .absolute(20))
    #expect(
      sections[1]
        == LayoutSection(
          group: .custom(size: size, frames: .items(frames)),
          orthogonalScrollingBehavior: .continuous))
    #expect(sections[0].group.interItemSpacing == .flexible(8))
    #expect(sections[0].group.size.width == .fractionalWidth(1.0 / 3))
  }

  @Test("what is left out has the usual value, and usual values are left out")
  func usualValues() throws {
    let text = """
      {"version": 1, "environment": {"size": {"width": 320, "height": 480}}, "layout": "flow",
      "sections": [{"items": 3}]}
      """
    let explicit = """
      {"version": 1,
       "environment": {"size": {"width": 320, "height": 480}, "scale": 2, "direction": "ltr",
         "safeArea": {}, "layoutMargins": {"top": 0}, "profile": "modern", "idiom": "phone"},
       "viewport": {"offset": {"x": 0, "y": 0}, "contentInset": {}}, "layout": "flow",
       "configuration": {"scrollDirection": "vertical",
         "sectionHeadersPinToVisibleBounds": false, "sectionFootersPinToVisibleBounds": false,
         "sectionInsetReference": "contentInset",
         "flipsHorizontallyInOppositeLayoutDirection": false},
       "sections": [{"items": 3, "itemSize": {"width": 50, "height": 50}, "sectionInset": {},
         "minimumLineSpacing": 10, "minimumInteritemSpacing": 10,
         "headerReferenceSize": {"width": 0, "height": 0},
         "footerReferenceSize": {"width": 0, "height": 0}}]}
      """
    let document = try LayoutDocument(json: text.utf8)
    #expect(try LayoutDocument(json: explicit.utf8) == document)
    #expect(
      try document.json() == """
        {
          "version": 1,
          "environment": {"size": {"width": 320, "height": 480}},
          "layout": "flow",
          "sections": [{"items": 3}]
        }

        """)
  }

  @Test("a layout with one definition for all sections is written as a list of them")
  func listsSections() throws {
    let environment = LayoutEnvironment(size: Size(width: 320, height: 480))
    let document = LayoutDocument(
      layout: .flow(FlowLayout()), environment: environment, itemCounts: [3, 4])
    #expect(try LayoutDocument(json: document.json().utf8) == document)
  }
}

@Suite("Errors of writing")
struct WritingErrorTests {
  private let environment = LayoutEnvironment(size: Size(width: 320, height: 480))
  private let group = LayoutGroup.custom(
    size: LayoutSize(width: .absolute(1), height: .absolute(1)), frames: .items([]))

  private func document(
    _ section: LayoutSection, counts: [Int] = [1], rows: [Int: LayoutDocument.RowOffset] = [:]
  ) -> LayoutDocument {
    LayoutDocument(
      layout: .compositional(CompositionalLayout(sections: [section])), environment: environment,
      itemCounts: counts, rowOffsets: rows)
  }

  @Test("providers are code and cannot be written")
  func providers() {
    let provided = LayoutDocument(
      layout: .compositional(CompositionalLayout { _, _ in nil }), environment: environment,
      itemCounts: [1])
    #expect(
      throws: DocumentError(
        path: "sections", reason: .unwritable("come from a provider, which is code"))
    ) {
      try provided.json()
    }
    let frames = LayoutGroup.custom(
      size: group.size, frames: .provider(CustomFrameProvider { _, _ in [] }))
    let outer = LayoutGroup.horizontal(size: group.size, subitems: [.group(frames)])
    #expect(
      throws: DocumentError(
        path: "sections[0].group.subitems[0].frames",
        reason: .unwritable("come from a provider, which is code"))
    ) {
      try document(LayoutSection(group: outer)).json()
    }
  }

  @Test("a number that cannot be read again is not written")
  func numbers() {
    for number in [Double.infinity, -2e12] {
      #expect(
        throws: DocumentError(
          path: "sections[0].interGroupSpacing", reason: .numberOutOfRange(number))
      ) {
        try document(LayoutSection(group: group, interGroupSpacing: number)).json()
      }
    }
    #expect(
      throws: DocumentError(
        path: "sections[0].items", reason: .notCountable(-1, least: 0))
    ) {
      try document(LayoutSection(group: group), counts: [-1]).json()
    }
  }

  @Test("sections, item counts, sizes and row offsets must belong together")
  func counts() {
    #expect(
      throws: DocumentError(path: "sections", reason: .countMismatch(found: 1, needed: 2))
    ) {
      try document(LayoutSection(group: group), counts: [1, 1]).json()
    }
    #expect(
      throws: DocumentError(
        path: "sections[1]", reason: .unwritable("has a row offset but no items"))
    ) {
      try document(LayoutSection(group: group), rows: [1: .exact(0)]).json()
    }
    let flow = LayoutDocument(
      layout: .flow(FlowLayout(section: FlowSection(itemSizes: .perItem([])))),
      environment: environment, itemCounts: [1])
    #expect(
      throws: DocumentError(
        path: "sections[0].itemSizes", reason: .countMismatch(found: 0, needed: 1))
    ) {
      try flow.json()
    }
  }
}
