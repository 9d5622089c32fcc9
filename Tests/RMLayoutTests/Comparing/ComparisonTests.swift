import RMLayout
import Testing

@Suite("Comparing layouts")
struct ComparisonTests {
  private func cell(_ item: Int, _ frame: Rect, section: Int = 0, zIndex: Int = 0)
    -> LayoutAttributes
  {
    LayoutAttributes(
      category: .cell, path: ItemPath(section: section, item: item), frame: frame, zIndex: zIndex)
  }

  private func header(_ frame: Rect, section: Int = 0) -> LayoutAttributes {
    LayoutAttributes(
      category: .supplementary, path: ItemPath(section: section, item: 0), kind: "header",
      frame: frame)
  }

  private func row(_ number: Int, at y: Double, height: Double = 44) -> LayoutAttributes {
    cell(number, Rect(x: 0, y: y, width: 320, height: height))
  }

  @Test("elements pair by name in any order, and each change is of the sort that says most")
  func kinds() {
    let old = [
      row(0, at: 0), row(1, at: 44), row(2, at: 88), row(3, at: 132), row(4, at: 176),
    ]
    var raised = row(4, at: 176)
    raised.zIndex = 1
    let new = [
      raised, header(Rect(x: 0, y: 300, width: 320, height: 20)), row(2, at: 90, height: 46),
      row(1, at: 45), row(0, at: 0),
    ]
    let comparison = LayoutComparison(from: old, to: new)
    #expect(
      comparison.changes.map { "\($0.element.name) \($0.kind.rawValue)" } == [
        "cell 0.1 moved", "cell 0.2 resized", "cell 0.3 removed", "cell 0.4 raised",
        "header 0 added",
      ])
    #expect(comparison.unchanged == [row(0, at: 0)])
    #expect(comparison.changes[1].movement == Point(x: 0, y: 2))
    #expect(comparison.changes[1].growth == Size(width: 0, height: 2))
    #expect(comparison.summary == "1 moved, 1 resized, 1 raised, 1 added, 1 removed, 1 the same")
    #expect(comparison.count(of: .moved) == 1)
  }

  @Test("a difference up to the tolerance is none, on each number alone")
  func tolerance() {
    let old = [row(0, at: 0)]
    let new = [cell(0, Rect(x: 0.5, y: 0.5, width: 320.5, height: 43.5))]
    #expect(LayoutComparison(from: old, to: new, tolerance: 0.5).changes == [])
    #expect(LayoutComparison(from: old, to: new, tolerance: 0.49).changes.count == 1)
  }

  @Test("two elements of one name pair in their order")
  func doubles() {
    let comparison = LayoutComparison(
      from: [row(0, at: 0), row(0, at: 44)], to: [row(0, at: 0), row(0, at: 50), row(0, at: 90)])
    #expect(comparison.changes.map(\.kind) == [.moved, .added])
  }

  private func causes(
    from old: [LayoutAttributes], to new: [LayoutAttributes], scrolledRows: Set<Int> = []
  ) -> [String] {
    LayoutComparison(from: old, to: new).causes(
      pixel: 0.5, widths: (before: 320, after: 320), scrolledRows: scrolledRows
    ).map { "\($0.changes.count): \($0.text) \($0.rules)" }
  }

  @Test("changes below a pixel are rounding, mirror images the other direction")
  func roundingAndDirection() {
    let old = [cell(0, Rect(x: 0, y: 0, width: 100, height: 40)), row(1, at: 44)]
    let new = [cell(0, Rect(x: 220, y: 0, width: 100, height: 40)), row(1, at: 44.5)]
    #expect(
      causes(from: old, to: new) == [
        "1: the mirror image: the other reading direction [\"T1\"]",
        "1: at most a pixel of 0.5: another rounding or profile [\"D1\", \"X1\"]",
      ])
  }

  @Test("what moved by as much as a header is high moved because the header came")
  func header() {
    let old = [
      row(0, at: 0), row(1, at: 44), cell(0, Rect(x: 0, y: 88, width: 320, height: 44), section: 1),
    ]
    let new = [
      row(0, at: 30), row(1, at: 74), header(Rect(x: 0, y: 0, width: 320, height: 30)),
      cell(0, Rect(x: 0, y: 118, width: 320, height: 44), section: 1),
    ]
    #expect(
      causes(from: old, to: new) == [
        "2: section 0: moved by 0,+30, since header 0 was added [\"B2\"]",
        "1: added to section 0 [\"B2\", \"A5\"]",
        "1: section 1: all of it moved by 0,+30, since header 0 was added [\"B2\"]",
      ])
  }

  @Test("distances that grow from each to the next are one change of spacing")
  func spacing() {
    let old = [row(0, at: 0), row(1, at: 44), row(2, at: 88), row(3, at: 132)]
    let new = [row(0, at: 0), row(1, at: 48), row(2, at: 96), row(3, at: 144)]
    #expect(
      causes(from: old, to: new) == [
        "3: section 0: moved by 0,+4, and as much more from each to the next: the space between "
          + "them, or their length [\"G13\", \"S4\"]"
      ])
  }

  @Test("in a row that is scrolled all cells move by its offset")
  func scrolled() {
    let old = [row(0, at: 0), row(1, at: 44)]
    let new = old.map { element in
      var element = element
      element.frame.origin.x -= 300
      return element
    }
    #expect(
      causes(from: old, to: new, scrolledRows: [0]) == [
        "2: section 0: all of it moved by -300,0: its row is scrolled [\"O1\"]"
      ])
  }
}
