import RMLayout
import RMLayoutDocument
import RMLayoutTesting
import Testing

/// Small documents that random ones came down to, with the frames that the rules give.
@Suite("Small layouts of random ones")
struct SmallLayoutTests {
  private func frame(_ item: Int, _ section: String) throws -> Rect? {
    try solveSection(section).frame(forItemAt: ItemPath(section: 0, item: item))
  }

  @Test("an item of a partial line keeps its place across the full one (S6)")
  func partialAcrossEstimate() throws {
    // A full line is 100 wide, so 35 wide items with a flexible leading edge are at 65.
    let items = try frame(
      2,
      #"""
      "items": 3, "group": {"width": {"estimated": 40}, "height": {"absolute": 100},
        "axis": "vertical", "subitems": [
          {"width": {"absolute": 35}, "height": {"absolute": 50},
           "edgeSpacing": {"leading": {"flexible": 5}}},
          {"width": {"absolute": 100}, "height": {"absolute": 50}}]}
      """#)
    #expect(items == Rect(x: 65, y: 100, width: 35, height: 50))
    // A partial row that begins at the start of the full one does so too.
    let rows = try frame(
      3,
      #"""
      "items": 4, "orthogonalScrolling": "continuous",
       "group": {"width": {"estimated": 80}, "height": {"absolute": 100}, "axis": "vertical",
        "count": 2, "subitem": {"width": {"absolute": 60}, "height": {"absolute": 50},
          "axis": "horizontal", "subitems": [
            {"width": {"absolute": 20}, "height": {"absolute": 50}}],
          "edgeSpacing": {"leading": {"flexible": 0}}}}
      """#)
    #expect(rows == Rect(x: 0, y: 50, width: 20, height: 50))
  }

  @Test("a line is partial although its first subitem has no length (G2, G9)")
  func firstWithoutLength() throws {
    // The line holds both subitems; the one that is there is 100 high.
    let solution = try solveSection(
      #"""
      "items": 1, "group": {"width": {"absolute": 100}, "height": {"absolute": 140},
        "axis": "horizontal", "interItemSpacing": {"fixed": 8}, "subitems": [
          {"width": {"absolute": 0}, "height": {"absolute": 100}},
          {"width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 1}}]}
      """#)
    #expect(solution.contentSize == Size(width: 320, height: 100))
  }

  @Test("a nested group whose spacing leaves no base ends the line before it (G3, G8)")
  func crowdedNestedGroup() throws {
    // So the line is full with one item, and not trimmed.
    let solution = try solveSection(
      #"""
      "items": 1, "group": {"width": {"absolute": 100}, "height": {"absolute": 100},
        "axis": "horizontal", "subitems": [
          {"width": {"absolute": 10}, "height": {"absolute": 5}},
          {"width": {"absolute": 9}, "height": {"absolute": 10}, "axis": "horizontal",
           "interItemSpacing": {"fixed": 7}, "subitems": [
            {"width": {"absolute": 3}, "height": {"fractionalWidth": 1}}]}]}
      """#)
    #expect(solution.contentSize == Size(width: 320, height: 100))
  }

  @Test("a group that begins with an estimated one fits by what that comes to (G6, G8)")
  func estimatedFirst() throws {
    // The innermost row is estimated at 6 in a group 5 wide, and comes to 1.
    let innermost = try frame(
      0,
      #"""
      "items": 1, "group": {"width": {"absolute": 100}, "height": {"absolute": 100},
        "axis": "vertical", "subitems": [{"width": {"absolute": 5},
          "height": {"absolute": 100}, "axis": "horizontal", "subitems": [
            {"width": {"estimated": 6}, "height": {"absolute": 10}, "axis": "horizontal",
             "subitems": [{"width": {"absolute": 1}, "height": {"absolute": 10}}]}]}]}
      """#)
    #expect(innermost == Rect(x: 0, y: 0, width: 1, height: 10))
  }
}
