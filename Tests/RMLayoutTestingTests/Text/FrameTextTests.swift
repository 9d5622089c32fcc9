import RMLayout
import RMLayoutTesting
import Testing

/// Two cells of half the width below a header, on a background.
private func solution(
  cellHeight: Double = 50, items: Int = 2, kind: String = "header"
) throws -> LayoutSolution {
  let cell = LayoutItem(
    size: LayoutSize(width: .fractionalWidth(0.5), height: .fractionalHeight(1)))
  let header = LayoutBoundarySupplementaryItem(
    kind: kind, size: LayoutSize(width: .fractionalWidth(1), height: .absolute(20)),
    alignment: .top, pinToVisibleBounds: true)
  let section = LayoutSection(
    group: .horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(cellHeight)),
      subitems: [.item(cell)]),
    boundarySupplementaryItems: [header],
    decorationItems: [LayoutDecorationItem(kind: "background", zIndex: -1)])
  return try CompositionalLayout(section: section).solve(
    in: LayoutEnvironment(size: Size(width: 320, height: 480)), itemCounts: [items])
}

@Suite("Frames as text")
struct FrameTextTests {
  @Test("each element is one line: name, corner, size and what is unusual")
  func lines() throws {
    #expect(
      try solution().frameText() == """
        content 320x70
        0.0 decoration:background 0,0 320x70 z-1
        0.0 item 0,20 160x50 z1
        0.1 item 160,20 160x50 z1
        0.0 supplementary:header 0,0 320x20 z1000000001 pinned

        """)
  }

  @Test("lines are sorted by number, not by letter")
  func order() throws {
    let lines = try solution(items: 12).frameLines()
    #expect(lines[2].hasPrefix("0.1 item "))
    #expect(lines[11].hasPrefix("0.10 item "))
  }

  @Test("numbers have at most four decimals, and noise of the last bit does not show")
  func rounding() {
    var attributes = LayoutAttributes(
      category: .cell, path: ItemPath(section: 2, item: 7),
      frame: Rect(x: 0.1 + 0.2, y: -1e-9, width: 100.0 / 3, height: 1e12))
    #expect(attributes.frameLine == "2.7 item 0.3,0 33.3333x1000000000000")
    attributes.category = .supplementary
    attributes.kind = "load more\n\\"
    attributes.path.section = ItemPath.layoutSection
    #expect(attributes.elementName == #"-.7 supplementary:load\_more\n\\"#)
  }

  @Test("two solutions differ element by element, each with both frames")
  func differences() throws {
    #expect(try solution().mismatch(with: solution(), subject: "same") == nil)
    let mismatch = try #require(
      try solution().mismatch(
        with: solution(cellHeight: 60, items: 1, kind: "top"), subject: "others"))
    #expect(
      mismatch.description == """
        others: 6 differences
          content: expected 320x70, is 320x80
          0.0 decoration:background: expected 0,0 320x70 z-1, is 0,0 320x80 z-1
          0.0 item: expected 0,20 160x50 z1, is 0,20 160x60 z1
          0.1 item: expected 160,20 160x50 z1, is missing
          0.0 supplementary:header: expected 0,0 320x20 z1000000001 pinned, is missing
          0.0 supplementary:top: not expected, is 0,0 320x20 z1000000001 pinned
        """)
  }

  @Test("a long list of differences is cut after twenty")
  func cut() {
    let differences = (0..<25).map {
      LayoutMismatch.Difference("0.\($0) item", expected: "a", actual: "b")
    }
    let lines = LayoutMismatch("many", differences: differences).description.split(separator: "\n")
    #expect(lines.count == 22)
    #expect(lines.first == "many: 25 differences")
    #expect(lines.last == "  and 5 more")
  }
}

@Suite("Golden files")
struct GoldenTextTests {
  private let file: GoldenText

  init() {
    let number = UInt64.random(in: 0...UInt64.max)
    file = GoldenText(path: "/tmp/rmlayout-testing-\(number)/Snapshots/some.frames")
  }

  @Test(
    "a name stands for a file in Snapshots beside the test", .enabled(if: !GoldenText.isRecording))
  func place() {
    #expect(
      GoldenText("a.frames", beside: "/x/Tests/MyTests.swift").path
        == "/x/Tests/Snapshots/a.frames")
  }

  @Test(
    "a recorded file equals what was recorded, and only that",
    .enabled(if: !GoldenText.isRecording))
  func recording() throws {
    let text = try solution().frameText()
    #expect(
      file.mismatch(with: text)?.description == """
        Snapshots/some.frames cannot be read
        RM_RECORD=1 records it.
        """)
    #expect(
      file.record(text).description == """
        Snapshots/some.frames was recorded
        Run again without RM_RECORD.
        """)
    #expect(file.mismatch(with: text) == nil)
    #expect(try file.mismatch(with: solution()) == nil)
    #expect(
      try file.mismatch(with: solution(items: 1))?.description == """
        Snapshots/some.frames: 1 difference
          0.1 item: expected 160,20 160x50 z1, is missing
        RM_RECORD=1 records it again.
        """)
    #expect(
      file.mismatch(with: text.replacing("160,20", with: "161,20") + "more\n")?.description == """
        Snapshots/some.frames: 2 differences
          line 4: expected "0.1 item 160,20 160x50 z1", is "0.1 item 161,20 160x50 z1"
          line 6: not expected, is "more"
        RM_RECORD=1 records it again.
        """)
  }
}

extension String {
  fileprivate func replacing(_ part: String, with other: String) -> String {
    split(separator: part, omittingEmptySubsequences: false).joined(separator: other)
  }
}
