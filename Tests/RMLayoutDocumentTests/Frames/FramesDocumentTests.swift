import RMLayout
import RMLayoutDocument
import Testing

private let rowAndGrid = """
  {"version": 1, "environment": {"size": {"width": 320, "height": 480}, "scale": 3},
   "sections": [
     {"items": 3, "group": {"width": {"absolute": 200}, "height": {"absolute": 50},
        "axis": "horizontal",
        "subitems": [{"width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 1}}]},
      "orthogonalScrolling": "groupPaging", "orthogonalTargetOffset": 190},
     {"items": 2, "group": {"width": {"fractionalWidth": 1}, "height": {"absolute": 20.5},
        "axis": "horizontal",
        "subitems": [{"width": {"fractionalWidth": 0.3333333333333333},
          "height": {"absolute": 20.5}}]}},
     {"items": 1, "group": {"width": {"absolute": 10}, "height": {"absolute": 10},
        "axis": "horizontal",
        "subitems": [{"width": {"absolute": 20}, "height": {"absolute": 10}}]}}]}
  """

private let rowAndGridFrames = """
  {
    "version": 1,
    "contentSize": {"width": 320, "height": 70.6667},
    "sections": [
      {"frame": [0, 0, 320, 50], "orthogonal": {"frame": [0, 0, 320, 50], "contentLength": 600, \
  "range": [0, 280], "offset": 200, "restingOffsets": [0, 200, 280]}},
      {"frame": [0, 50, 320, 20.5]},
      {"frame": [0, 70.6667, 320, 0]}
    ],
    "elements": [
      {"type": "cell", "section": 0, "item": 0, "frame": [-200, 0, 200, 50], "zIndex": 0},
      {"type": "cell", "section": 0, "item": 1, "frame": [0, 0, 200, 50], "zIndex": 0},
      {"type": "cell", "section": 0, "item": 2, "frame": [200, 0, 200, 50], "zIndex": 0},
      {"type": "cell", "section": 1, "item": 0, "frame": [0, 50, 106.6667, 20.5], "zIndex": 0},
      {"type": "cell", "section": 1, "item": 1, "frame": [106.6667, 50, 106.6667, 20.5], "zIndex": 0}
    ],
    "diagnostics": [
      {"code": "groupCannotFitItem", "severity": "error", "path": "sections[2].group", \
  "message": "the group cannot fit even one item: its first needs 20 along the horizontal axis, \
  10 is left of the effective size 10 x 10; make the item smaller, the group larger or the spacing \
  less"}
    ]
  }

  """

@Suite("Frames documents")
struct FramesDocumentTests {
  private func solved(
    _ text: String
  ) throws -> (solution: LayoutSolution, position: ScrollPosition) {
    let document = try LayoutDocument(json: text.utf8)
    let solution = try document.solve()
    return (solution, document.scrollPosition(in: solution))
  }

  /// The lines of the elements.
  private func elements(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init).filter { $0.contains("\"type\"") }
  }

  @Test("a frames document has one element on each line, numbers with at most four decimals")
  func wholeDocument() throws {
    let (solution, position) = try solved(rowAndGrid)
    let text = solution.framesText(at: position)
    #expect(text == rowAndGridFrames)
    _ = try JSONValue(json: Array(text.utf8))
  }

  @Test("a layout without sections gives a document with empty lists")
  func empty() throws {
    let (solution, position) = try solved(
      """
      {"version": 1, "environment": {"size": {"width": 320, "height": 480}}, "sections": []}
      """)
    #expect(
      solution.framesText(at: position) == """
        {
          "version": 1,
          "contentSize": {"width": 320, "height": 0},
          "sections": [],
          "elements": [],
          "diagnostics": []
        }

        """)
  }

  @Test("headers and footers of a flow layout come with their kind, after the cells, by kind")
  func supplementaries() throws {
    let (solution, position) = try solved(
      """
      {"version": 1, "environment": {"size": {"width": 320, "height": 480}}, "layout": "flow",
       "sections": [{"items": 1, "headerReferenceSize": {"width": 0, "height": 30},
         "footerReferenceSize": {"width": 0, "height": 20}}]}
      """)
    let start = "    {\"type\": \"supplementary\", \"section\": 0, \"item\": 0, \"kind\": "
    #expect(
      elements(solution.framesText(at: position)) == [
        "    {\"type\": \"cell\", \"section\": 0, \"item\": 0, \"frame\": [0, 30, 50, 50], "
          + "\"zIndex\": 0},",
        start + "\"footer\", \"frame\": [0, 80, 320, 20], \"zIndex\": 0},",
        start + "\"header\", \"frame\": [0, 0, 320, 30], \"zIndex\": 0}",
      ])
  }

  @Test("elements stand by section, then backgrounds, cells, others by number and kind")
  func order() throws {
    let (solution, position) = try solved(
      """
      {"version": 1, "environment": {"size": {"width": 100, "height": 60}},
       "viewport": {"offset": {"x": 0, "y": 40}},
       "configuration": {"boundaryItems": [{"kind": "title", "width": {"fractionalWidth": 1},
         "height": {"absolute": 20}}]},
       "sections": [{"items": 2, "group": {"width": {"fractionalWidth": 1},
           "height": {"absolute": 50}, "axis": "horizontal",
           "subitems": [{"width": {"fractionalWidth": 1}, "height": {"absolute": 50},
             "supplementaryItems": [{"kind": "badge", "width": {"absolute": 10},
               "height": {"absolute": 10}, "containerAnchor": {"edges": ["top", "leading"]}}]}]},
         "decorations": [{"kind": "shade", "zIndex": -1}, {"kind": "card"}],
         "boundaryItems": [{"kind": "header", "width": {"fractionalWidth": 1},
           "height": {"absolute": 10}, "pinToVisibleBounds": true},
           {"kind": "b", "width": {"absolute": 1}, "height": {"absolute": 5},
            "alignment": "bottom"}]}]}
      """)
    let supplementary = "    {\"type\": \"supplementary\", \"section\": 0, \"item\": "
    #expect(
      elements(solution.framesText(at: position)) == [
        "    {\"type\": \"decoration\", \"section\": 0, \"item\": 0, \"kind\": \"shade\", "
          + "\"frame\": [0, 20, 100, 115], \"zIndex\": -1},",
        "    {\"type\": \"decoration\", \"section\": 0, \"item\": 1, \"kind\": \"card\", "
          + "\"frame\": [0, 20, 100, 115], \"zIndex\": 0},",
        "    {\"type\": \"cell\", \"section\": 0, \"item\": 0, \"frame\": [0, 30, 100, 50], "
          + "\"zIndex\": 1},",
        "    {\"type\": \"cell\", \"section\": 0, \"item\": 1, \"frame\": [0, 80, 100, 50], "
          + "\"zIndex\": 1},",
        supplementary + "0, \"kind\": \"b\", \"frame\": [49.5, 130, 1, 5], \"zIndex\": 1},",
        supplementary + "0, \"kind\": \"badge\", \"frame\": [0, 30, 10, 10], \"zIndex\": 1},",
        supplementary + "0, \"kind\": \"header\", \"frame\": [0, 40, 100, 10], "
          + "\"zIndex\": 1000000001, \"pinned\": true},",
        supplementary + "1, \"kind\": \"badge\", \"frame\": [0, 80, 10, 10], \"zIndex\": 1},",
        "    {\"type\": \"supplementary\", \"section\": null, \"item\": 0, \"kind\": \"title\", "
          + "\"frame\": [0, 0, 100, 20], \"zIndex\": 1}",
      ])
  }

  @Test("a rectangle leaves out the elements that it does not meet, nothing else")
  func rectangle() throws {
    let (solution, position) = try solved(rowAndGrid)
    let rect = Rect(x: 210, y: 0, width: 10, height: 60)
    let text = solution.framesText(at: position, intersecting: rect)
    #expect(elements(text).map { $0.contains("\"section\": 0, \"item\": 2") } == [true, false])
    #expect(text.contains("\"restingOffsets\": [0, 200, 280]"))
    #expect(text.contains("groupCannotFitItem"))
  }

  @Test("a limit cuts elements and resting offsets, with and without a rectangle")
  func limit() throws {
    let (solution, position) = try solved(rowAndGrid)
    for rect in [nil, Rect(x: 0, y: 0, width: 320, height: 480)] {
      let text = solution.framesText(at: position, intersecting: rect, limit: 2)
      #expect(elements(text).count == 2)
      #expect(text.contains("\"restingOffsets\": [0, 200]}}"))
      _ = try JSONValue(json: Array(text.utf8))
    }
    let none = solution.framesText(at: position, limit: 0)
    #expect(none.contains("\"elements\": [],\n"))
    #expect(solution.framesText(at: position, limit: -1) == none)
  }

  @Test("a thousand million elements need no memory: a limit ends the walk, a rectangle starts it")
  func huge() throws {
    let (solution, position) = try solved(
      """
      {"version": 1, "environment": {"size": {"width": 320, "height": 480}}, "layout": "flow",
       "sections": [{"items": 1000000000, "minimumLineSpacing": 0}]}
      """)
    #expect(elements(solution.framesText(at: position, limit: 3)).count == 3)
    let rect = Rect(x: 0, y: 1e9, width: 320, height: 50)
    let text = solution.framesText(at: position, intersecting: rect)
    #expect(elements(text).first?.contains("\"item\": 100000000, ") == true)
    #expect(elements(text).count == 5)
  }

  @Test("what the sink throws ends the writing and comes out")
  func failingSink() throws {
    struct Full: Error, Equatable {
      var written: Int
    }
    let (solution, position) = try solved(rowAndGrid)
    let total = solution.framesText(at: position).count
    for room in stride(from: 0, to: total, by: 97) {
      var written = 0
      #expect(throws: Full.self) {
        try solution.writeFrames(at: position) { piece throws(Full) in
          guard written + piece.count <= room else { throw Full(written: written) }
          written += piece.count
        }
      }
      #expect(written <= room)
    }
  }
}

@Suite("Scroll positions of documents")
struct ScrollPositionTests {
  private func offset(_ behavior: String, _ key: String) throws -> Double? {
    let document = try LayoutDocument(
      json: """
        {"version": 1, "environment": {"size": {"width": 320, "height": 480}},
         "viewport": {"offset": {"x": 3, "y": -5}},
         "sections": [{"items": 5, "group": {"width": {"absolute": 100},
            "height": {"absolute": 50}, "axis": "horizontal",
            "subitems": [{"width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 1}}]},
          "contentInsets": {"leading": 4, "trailing": 6}, "interGroupSpacing": 8\(key),
          "orthogonalScrolling": "\(behavior)"}]}
        """.utf8)
    let position = document.scrollPosition(in: try document.solve())
    #expect(position.offset == Point(x: 3, y: -5))
    return position.rowOffsets[0]
  }

  @Test("an offset asked for is moved to where the behaviour rests (O8)")
  func target() throws {
    let key = ", \"orthogonalTargetOffset\": 130"
    #expect(try offset("continuous", key) == 130)
    #expect(try offset("groupPaging", key) == 108)
    #expect(try offset("groupPagingCentered", key) == 111)
    #expect(try offset("paging", key) == 0)
    #expect(try offset("none", key) == nil)
  }

  @Test("an offset that is given is neither snapped nor clamped")
  func exact() throws {
    #expect(try offset("groupPaging", ", \"orthogonalOffset\": -1300.25") == -1300.25)
    #expect(try offset("groupPagingCentered", ", \"orthogonalOffset\": 0") == 0)
  }

  @Test("without an offset a row stands where its behaviour starts")
  func neither() throws {
    #expect(try offset("groupPagingCentered", "") == nil)
  }

  @Test("an error of the layout names its place in the document")
  func errors() throws {
    let document = try LayoutDocument(
      json: """
        {"version": 1, "environment": {"size": {"width": 320, "height": 480}},
         "sections": [{"items": 5, "group": {"width": {"absolute": 100}, "height": {"absolute": 50},
            "axis": "horizontal", "subitems": [{"width": {"absolute": 1}, "height": {"absolute": 1},
              "axis": "vertical", "count": 0,
              "subitem": {"width": {"absolute": 1}, "height": {"absolute": 1}}}]}}]}
        """.utf8)
    #expect(
      throws: SpecificationError(
        path: "sections[0].group.subitems[0].count", reason: .countOutOfRange(0))
    ) {
      try document.solve()
    }
  }
}
