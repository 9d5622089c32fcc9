import RMLayout
import RMLayoutDocument
import Testing

/// A case with each kind of expectation: a row, a grid with depths, an impossible group, a list
/// whose header pins, a footer of the whole layout.
private let sample = """
  {"id": "sample", "title": "", "evidence": "derived", "source": "", "tolerance": 0.01, "rules": [],
   "document": {"version": 1, "environment": {"size": {"width": 320, "height": 480}, "scale": 2},
     "configuration": {"boundaryItems": [{"kind": "end", "width": {"fractionalWidth": 1},
       "height": {"absolute": 20}, "alignment": "bottom"}]},
     "sections": [
       {"items": 5, "group": {"width": {"absolute": 100}, "height": {"absolute": 50},
          "axis": "horizontal",
          "subitems": [{"width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 1}}]},
        "contentInsets": {"leading": 4, "trailing": 6}, "interGroupSpacing": 8,
        "orthogonalScrolling": "groupPaging", "orthogonalTargetOffset": 130},
       {"items": 4, "group": {"width": {"absolute": 320}, "height": {"absolute": 200},
          "frames": [[0, 0, 160, 100], [160, 0, 160, 100], [0, 100, 160, 100], [160, 100, 160, 100]],
          "zIndexes": [0, 1, 2, 3]}},
       {"items": 1, "group": {"width": {"absolute": 10}, "height": {"absolute": 10},
          "axis": "horizontal",
          "subitems": [{"width": {"absolute": 20}, "height": {"absolute": 10}}]}},
       {"items": 1, "list": {"appearance": "plain", "headerMode": "supplementary"},
        "contentInsets": {"trailing": 30}}]},
   "expected": {
     "contentSize": {"width": 320, "height": 342},
     "elements": [
       {"type": "cell", "section": 0, "item": 0, "frame": [-104, 0, 100, 50], "zIndex": 0},
       {"type": "cell", "section": 0, "item": 1, "partialFrame": [4, null, 100, null]},
       {"type": "cell", "section": 0, "item": 2, "pixels": [224, 0, 424, 100]},
       {"type": "cell", "section": 0, "item": 3, "pixels": [null, null, null, 100]},
       {"type": "cell", "section": 0, "item": 4, "frame": [328, 0, 100, 50]},
       {"type": "cell", "section": 1, "item": 0, "frame": [0, 50, 160, 100]},
       {"type": "cell", "section": 1, "item": 1, "frame": [160, 50, 160, 100], "zIndex": 1},
       {"type": "cell", "section": 1, "item": 2, "frame": [0, 150, 160, 100]},
       {"type": "cell", "section": 1, "item": 3, "frame": [160, 150, 160, 100]},
       {"type": "cell", "section": 3, "item": 0, "frame": [0, 278, 290, 44], "pinned": false},
       {"type": "supplementary", "section": 3, "item": 0, "kind": "header",
        "frame": [0, 250, 290, 28], "zIndex": 1000000200, "pinned": true},
       {"type": "supplementary", "section": null, "item": 0, "kind": "end",
        "frame": [0, 322, 320, 20]}],
     "elementsComplete": true,
     "queries": [{"rect": [0, 50, 160, 100], "elements": ["cell:1.0"]},
       {"rect": [0, 320, 1, 10], "elements": ["cell:3.0", "supplementary:end:-.0"]}],
     "sections": [
       {"frame": [0, 0, 320, 50], "orthogonal": {"frame": [4, 0, 310, 50], "contentLength": 532,
         "range": [0, 222], "offset": 108, "restingOffsets": [0, 108, 216, 222],
         "visibleItems": [
           {"type": "cell", "section": 0, "item": 3, "frame": [328, 0, 100, 50]},
           {"type": "cell", "section": 0, "item": 1, "frame": [112, 0, 100, 50]},
           {"type": "cell", "section": 0, "item": 2, "frame": [220, 0, 100, 50], "zIndex": 0}]}},
       {}, {},
       {"listExpansion": {"contentInsets": {"top": 0, "bottom": 0, "trailing": 30},
         "contentInsetsReference": "none",
         "boundaryItems": [{"kind": "header", "width": {"fractionalWidth": 1},
           "height": {"estimated": 28}, "alignment": "top", "extendsBoundary": true,
           "pinToVisibleBounds": true, "zIndex": 200}]}}],
     "diagnostics": [{"severity": "error", "path": "sections[2].group"}]}}
  """

@Suite("The comparer of golden data")
struct GoldenComparerTests {
  private let golden: JSONValue
  private let tolerance = 0.01

  init() throws {
    golden = try JSONValue(json: Array(sample.utf8))
  }

  /// What the comparer finds in the case with an altered expectation.
  private func mismatches(expecting expected: JSONValue?) throws -> [String] {
    let altered = try #require(golden.replacing([.key("expected")], by: expected))
    let sample = try GoldenCase(reading: DocumentValue(altered))
    let document = try LayoutDocument(reading: sample.document)
    let solution = try document.solve()
    let comparer = GoldenComparer(
      document: document, solution: solution, position: document.scrollPosition(in: solution),
      tolerance: sample.tolerance)
    return comparer.mismatches(with: sample.expected)
  }

  /// Whether the altered expectation is found to be wrong or not understood.
  private func fails(expecting expected: JSONValue?) throws -> Bool {
    do { return try !mismatches(expecting: expected).isEmpty } catch is DocumentError {
      return true
    }
  }

  private func expected() throws -> JSONValue { try #require(golden["expected"]) }

  @Test("what is right is accepted")
  func accepts() throws {
    #expect(try mismatches(expecting: expected()) == [])
  }

  /// How much a number may be off, by the key it stands under; 0.5 for whole numbers.
  private func tolerance(at path: [JSONValue.Step]) -> Double {
    if path.contains(.key("pixels")) { return tolerance * 2 }
    let counts: [JSONValue.Step] = [.key("section"), .key("item"), .key("zIndex")]
    return path.last.map(counts.contains) == true ? 0.5 : tolerance
  }

  @Test("each number altered by twice its tolerance is found")
  func numbers() throws {
    let expected = try expected()
    var count = 0
    for (path, value) in expected.places {
      guard case .number(let number) = value else { continue }
      for change in [-2.0, 2] {
        let altered = JSONValue.number(number + change * tolerance(at: path))
        // A query's own rectangle only finds more where it moves towards a neighbour.
        if path.contains(.key("rect")), change < 0 || path[1] == .index(1) { continue }
        #expect(try fails(expecting: expected.replacing(path, by: altered)), "\(path)")
        count += 1
      }
    }
    #expect(count == 228)
  }

  @Test("a number that is off by half its tolerance is accepted")
  func toleratesHalf() throws {
    let expected = try expected()
    for (path, value) in expected.places {
      guard case .number(let number) = value, tolerance(at: path) < 0.5 else { continue }
      guard !path.contains(.key("rect")) else { continue }
      let altered = JSONValue.number(number + tolerance(at: path) / 2)
      #expect(try mismatches(expecting: expected.replacing(path, by: altered)) == [], "\(path)")
    }
  }

  @Test("each word altered is found: types, kinds, names in queries, severities and paths")
  func words() throws {
    let expected = try expected()
    var count = 0
    for (path, value) in expected.places {
      guard case .string(let word) = value else { continue }
      #expect(try fails(expecting: expected.replacing(path, by: .string(word + "x"))), "\(path)")
      count += 1
    }
    #expect(count == 25)
    guard case .array(let elements)? = expected["elements"] else { return }
    let header = elements[0].adding("kind", .string("header"))
    let first: [JSONValue.Step] = [.key("elements"), .index(0)]
    #expect(try fails(expecting: expected.replacing(first, by: header)))
  }

  @Test("each truth value altered is found")
  func truthValues() throws {
    let expected = try expected()
    var count = 0
    for (path, value) in expected.places where path != [.key("elementsComplete")] {
      guard case .bool(let truth) = value else { continue }
      #expect(try fails(expecting: expected.replacing(path, by: .bool(!truth))), "\(path)")
      count += 1
    }
    #expect(count == 4)
  }

  @Test("what a list stands for may be known in part; each part that is known is compared")
  func lists() throws {
    let expected = try expected()
    let list: [JSONValue.Step] = [.key("sections"), .index(3), .key("listExpansion")]
    var count = 0
    for (path, _) in expected.places where path.starts(with: list) && path.last?.isKey == true {
      // A dimension is one number under one key: without it nothing is left to read.
      guard path.dropLast().last != .key("width"), path.dropLast().last != .key("height") else {
        continue
      }
      #expect(try mismatches(expecting: expected.replacing(path, by: nil)) == [], "\(path)")
      count += 1
    }
    #expect(count == 14)
    let height = list + [.key("boundaryItems"), .index(0), .key("height")]
    let absolute = try JSONValue(json: Array("{\"absolute\": 28}".utf8))
    #expect(try fails(expecting: expected.replacing(height, by: absolute)))
    let none = JSONValue.array([])
    let items = list + [.key("boundaryItems")]
    #expect(try fails(expecting: expected.replacing(items, by: none)))
  }

  @Test("a missing and an additional element are found")
  func elements() throws {
    let expected = try expected()
    for index in 0..<12 {
      let path: [JSONValue.Step] = [.key("elements"), .index(index)]
      let fewer = try #require(expected.replacing(path, by: nil))
      #expect(try fails(expecting: fewer))
      let incomplete = fewer.replacing([.key("elementsComplete")], by: .bool(false))
      #expect(try mismatches(expecting: incomplete) == [])
      let moved = expected.replacing(path + [.key("item")], by: .number(9))
      #expect(try fails(expecting: moved))
    }
  }

  @Test("a name too many or too few in a query, too few resting offsets and no row are found")
  func queriesAndRows() throws {
    let expected = try expected()
    let query: [JSONValue.Step] = [.key("queries"), .index(0), .key("elements")]
    for names in [[], ["cell:1.0", "cell:1.1"]] {
      let altered = JSONValue.array(names.map(JSONValue.string))
      #expect(try fails(expecting: expected.replacing(query, by: altered)))
    }
    let row: [JSONValue.Step] = [.key("sections"), .index(0), .key("orthogonal")]
    let stop = row + [.key("restingOffsets"), .index(3)]
    #expect(try fails(expecting: expected.replacing(stop, by: nil)))
    for index in 0..<3 {
      let visible = row + [.key("visibleItems"), .index(index)]
      #expect(try fails(expecting: expected.replacing(visible, by: nil)))
    }
    let section = try #require(expected["sections"]?.places.first { $0.path == [.index(0)] })
    let sections = JSONValue.array([.object([]), section.value, section.value, section.value])
    #expect(try fails(expecting: expected.replacing([.key("sections")], by: sections)))
  }

  @Test("an unknown key is a failure at each level of the expectation")
  func unknownKeys() throws {
    let expected = try expected()
    var count = 0
    for (path, value) in expected.places {
      guard case .object = value else { continue }
      let altered = expected.replacing(path, by: value.adding("colour", .null))
      #expect(throws: DocumentError.self, "\(path)") { try mismatches(expecting: altered) }
      count += 1
    }
    #expect(count == 30)
  }

  @Test("a mismatch names the element and both frames")
  func readable() throws {
    let expected = try expected()
    let x: [JSONValue.Step] = [.key("elements"), .index(0), .key("frame"), .index(0)]
    #expect(
      try mismatches(expecting: expected.replacing(x, by: .number(4)))
        == ["cell:0.0: expected (4, 0, 100, 50), is (-104, 0, 100, 50)"])
    let pixels: [JSONValue.Step] = [.key("elements"), .index(3), .key("pixels"), .index(3)]
    #expect(
      try mismatches(expecting: expected.replacing(pixels, by: .number(101)))
        == ["cell:0.3 in pixels: expected (?, ?, ?, 101), is (440, 0, 640, 100)"])
  }
}
