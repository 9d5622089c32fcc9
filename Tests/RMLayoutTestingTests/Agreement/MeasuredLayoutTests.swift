import RMLayout
import RMLayoutDocument
import RMLayoutTesting
import Testing

/// Small measured documents that random ones came down to, with the frames that the rules give.
@Suite("Small measured layouts of random ones")
struct MeasuredLayoutTests {
  private func frames(_ section: String) throws -> [Rect?] {
    let solution = try solveSection(section)
    return (0..<solution.itemCount(inSection: 0)).map {
      solution.frame(forItemAt: ItemPath(section: 0, item: $0))
    }
  }

  // MARK: - Lines (E7)

  @Test("a nested group measured longer than its line is cut to that, as an item is (E7)")
  func cutGroup() throws {
    let frames = try frames(
      #"""
      "items": 2, "measured": {"items": {"0": {"width": 200}}},
       "group": {"width": {"absolute": 60}, "height": {"absolute": 100}, "axis": "horizontal",
        "subitems": [{"width": {"estimated": 30}, "height": {"absolute": 100}, "axis": "vertical",
          "subitems": [{"width": {"estimated": 20}, "height": {"absolute": 100}}]}]}
      """#)
    #expect(frames[0] == Rect(x: 0, y: 0, width: 200, height: 100))
    #expect(frames[1] == Rect(x: 0, y: 100, width: 20, height: 100))
  }

  @Test("a measured line is partial although its first subitem has no length (G2, G9)")
  func firstWithoutLength() throws {
    // The first five items fill a group of 140; the sixth is the first of another, 0 high.
    let solution = try solveSection(
      #"""
      "items": 6, "measured": {"items": {"3": {"height": 80}}},
       "group": {"width": {"absolute": 210}, "height": {"estimated": 110}, "axis": "vertical",
        "subitems": [{"width": {"absolute": 180}, "height": {"absolute": 140}, "axis": "vertical",
          "subitems": [{"width": {"absolute": 120}, "height": {"absolute": 0}},
            {"width": {"absolute": 70}, "height": {"estimated": 35}}]}]}
      """#)
    #expect(solution.contentSize.height == 140)
  }

  @Test("a counted group whose gaps leave nothing ends the line before it (G5, G8)")
  func crowdedGroup() throws {
    let frames = try frames(
      #"""
      "items": 2, "measured": {"items": {"1": {"height": 110}}},
       "group": {"width": {"absolute": 20}, "height": {"absolute": 100}, "axis": "horizontal",
        "subitems": [{"width": {"absolute": 10}, "height": {"absolute": 20}, "axis": "vertical",
          "subitems": [{"width": {"absolute": 10}, "height": {"estimated": 10}},
            {"width": {"absolute": 10}, "height": {"estimated": 7}, "axis": "vertical", "count": 2,
             "interItemSpacing": {"fixed": 8},
             "subitem": {"width": {"absolute": 4}, "height": {"absolute": 4}}}]}]}
      """#)
    #expect(frames[1] == Rect(x: 10, y: 0, width: 10, height: 20))
  }

  // MARK: - What was measured of what is not estimated (E1, D9)

  @Test("a uniform item does not take the size of a cell that is not estimated (E1, D9)")
  func fixedSibling() throws {
    let frames = try frames(
      #"""
      "items": 2, "measured": {"items": {"0": {"width": 120}}},
       "group": {"width": {"uniformAcrossSiblings": 177}, "height": {"absolute": 280},
        "axis": "horizontal", "subitems": [
          {"width": {"absolute": 100}, "height": {"absolute": 100}},
          {"width": {"uniformAcrossSiblings": 8}, "height": {"absolute": 100}}]}
      """#)
    #expect(frames[1] == Rect(x: 100, y: 0, width: 8, height: 100))
  }

  @Test("a uniform group that holds less than it could is as long as the others (D9)")
  func partialUniformGroup() throws {
    // Seven groups of two rows, the last of one.
    let solution = try solveSection(
      #"""
      "items": 13, "orthogonalScrolling": "continuous",
       "measured": {"items": {"8": {"width": 130}}},
       "group": {"width": {"uniformAcrossSiblings": 166}, "height": {"absolute": 100},
        "axis": "horizontal", "subitems": [
          {"width": {"uniformAcrossSiblings": 7}, "height": {"absolute": 250},
           "axis": "horizontal", "subitems": [
            {"width": {"absolute": 5}, "height": {"fractionalHeight": 1}, "axis": "vertical",
             "subitems": [{"width": {"estimated": 5}, "height": {"absolute": 110}}]}]}]}
      """#)
    #expect(solution.row(inSection: 0)?.contentLength == 910)
  }

  @Test("sharing may leave a line without any cell that is estimated (D9)")
  func sharingMovesCells() throws {
    let frames = try frames(
      #"""
      "items": 3, "measured": {"items": {"1": {"height": 130}}},
       "group": {"width": {"absolute": 240}, "height": {"uniformAcrossSiblings": 87},
        "axis": "horizontal", "subitems": [
          {"width": {"absolute": 100}, "height": {"absolute": 100}},
          {"width": {"absolute": 50}, "height": {"absolute": 100}, "axis": "vertical",
           "subitems": [{"width": {"absolute": 10}, "height": {"estimated": 40},
             "axis": "vertical", "subitems": [
              {"width": {"absolute": 100}, "height": {"uniformAcrossSiblings": 21}}]}]}]}
      """#)
    #expect(frames[1] == Rect(x: 100, y: 0, width: 100, height: 130))
    #expect(frames[2] == Rect(x: 0, y: 100, width: 100, height: 100))
  }

  // MARK: - What follows a line (E7)

  @Test("a line that was not measured takes a shorter item behind it (E7)")
  func shorterBehind() throws {
    let frames = try frames(
      #"""
      "items": 3, "measured": {"items": {"2": {"width": 20}}},
       "group": {"width": {"absolute": 50}, "height": {"absolute": 160}, "axis": "horizontal",
        "subitems": [{"width": {"estimated": 28}, "height": {"absolute": 100}}]}
      """#)
    #expect(frames[2] == Rect(x: 28, y: 160, width: 20, height: 100))
  }

  @Test("the space of a line is shared as if what is too long for it were not there (E7, S6)")
  func flexibleLine() throws {
    // Three of 30, 30 and the estimate of 20 would fit.
    let frames = try frames(
      #"""
      "items": 3,
       "measured": {"items": {"0": {"width": 30}, "1": {"width": 30}, "2": {"width": 90}}},
       "group": {"width": {"absolute": 100}, "height": {"absolute": 20}, "axis": "horizontal",
        "interItemSpacing": {"flexible": 10},
        "subitems": [{"width": {"estimated": 20}, "height": {"absolute": 20}}]}
      """#)
    #expect(frames[1] == Rect(x: 70, y: 0, width: 30, height: 20))
  }

  @Test("fractions are of a line with the gaps of what it holds, not of what it could (E7, D5)")
  func fractionBeforeLongItem() throws {
    let frames = try frames(
      #"""
      "items": 2, "measured": {"items": {"1": {"width": 90}}},
       "group": {"width": {"absolute": 100}, "height": {"estimated": 100}, "axis": "vertical",
        "subitems": [{"width": {"absolute": 130}, "height": {"absolute": 20},
          "axis": "horizontal", "interItemSpacing": {"fixed": 10}, "subitems": [
            {"width": {"fractionalWidth": 0.4}, "height": {"absolute": 10}},
            {"width": {"estimated": 40}, "height": {"absolute": 100}}]}]}
      """#)
    #expect(frames[0] == Rect(x: 0, y: 0, width: 52, height: 10))
  }

  @Test("lines in what is divided have a fixed length (G5, E7)")
  func divided() throws {
    let frames = try frames(
      #"""
      "items": 2, "measured": {"items": {"1": {"height": 20}}},
       "group": {"width": {"absolute": 80}, "height": {"absolute": 100}, "axis": "vertical",
        "count": 1, "subitem": {"width": {"absolute": 80}, "height": {"estimated": 260},
          "axis": "vertical", "subitems": [
            {"width": {"absolute": 40}, "height": {"estimated": 70}}]}}
      """#)
    #expect(frames[1] == Rect(x: 0, y: 70, width: 40, height: 20))
  }

  // MARK: - Views (A4, Q1)

  private let badge = #"""
    "supplementaryItems": [{"kind": "badge", "width": {"absolute": 20}, "height": {"absolute": 20},
      "containerAnchor": {"edges": ["top", "leading"]}}]
    """#

  @Test("views are numbered on where not every item has one (A4)")
  func numbers() throws {
    let solution = try solveSection(
      #"""
      "items": 3, "measured": {"items": {"1": {"height": 20}}},
       "group": {"width": {"absolute": 100}, "height": {"absolute": 200}, "axis": "vertical",
        "subitems": [
          {"width": {"absolute": 100}, "height": {"estimated": 100}, \#(badge)},
          {"width": {"absolute": 6}, "height": {"absolute": 100}}]}
      """#)
    let numbers = solution.attributes(
      intersecting: Rect(x: 0, y: 200, width: 320, height: 100)
    ).filter { $0.category == .supplementary }.map(\.path.item)
    #expect(numbers == [1])
  }

  @Test("a view that only measured lines have room for is there (A5)")
  func viewOfSecondItem() throws {
    let solution = try solveSection(
      #"""
      "items": 2, "measured": {"items": {"0": {"width": 20}}},
       "group": {"width": {"absolute": 50}, "height": {"absolute": 100}, "axis": "horizontal",
        "subitems": [{"width": {"estimated": 45}, "height": {"absolute": 100}},
          {"width": {"absolute": 10}, "height": {"absolute": 100}, \#(badge)}]}
      """#)
    #expect(solution.elementCount == 3)
  }

  @Test("a view of a nested group is found as far as that was measured (A5, Q1)")
  func farView() throws {
    let solution = try solveSection(
      #"""
      "items": 11, "measured": {"items": {"6": {"height": 1500}}},
       "group": {"width": {"absolute": 100}, "height": {"absolute": 150}, "axis": "horizontal",
        "count": 1, "subitem": {"width": {"absolute": 100}, "height": {"estimated": 8},
          "axis": "vertical",
          "subitems": [{"width": {"absolute": 100}, "height": {"estimated": 5}}],
          "supplementaryItems": [{"kind": "badge", "width": {"absolute": 100},
            "height": {"absolute": 20}, "containerAnchor": {}}]}}
      """#)
    // The seventh group starts at 900, and its view lies in the middle of 1500.
    let found = solution.attributes(intersecting: Rect(x: 0, y: 1645, width: 100, height: 5))
      .filter { $0.category == .supplementary }
    #expect(found.map(\.path.item) == [6])
    #expect(found.map(\.frame) == [Rect(x: 0, y: 1640, width: 100, height: 20)])
  }

  // MARK: - Noise

  @Test("stops of a row that only noise tells apart are one")
  func noise() throws {
    let sample = try LayoutSample(
      json: #"""
        {"version": 1,
         "environment": {"size": {"width": 320, "height": 480}, "profile": "exact"},
         "sections": [{"items": 3, "orthogonalScrolling": "groupPaging",
          "measured": {"items": {"0": {"height": 90}}},
          "group": {"width": {"fractionalWidth": 0.3333333333333333}, "height": {"estimated": 280},
           "axis": "vertical",
           "subitems": [{"width": {"estimated": 30}, "height": {"estimated": 40}}]}}]}
        """#)
    #expect(try sample.solve().row(inSection: 0)?.restingOffsets == [0])
    #expect(ReferenceComparison.mismatch(in: sample) == nil)
  }
}
