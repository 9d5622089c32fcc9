import RMLayout
import RMLayoutRendering
import Testing

@Suite("Pictures of comparisons")
struct ComparisonRendererTests {
  private func comparison(_ count: Int, step: Double = 50) -> LayoutComparison {
    func cells(at x: Double) -> [LayoutAttributes] {
      (0..<count).map { item in
        LayoutAttributes(
          category: .cell, path: ItemPath(section: 0, item: item),
          frame: Rect(x: x, y: Double(item) * step, width: 100, height: 40))
      }
    }
    return LayoutComparison(from: cells(at: 0), to: cells(at: 20))
  }

  @Test(
    "the document is well-formed and has no number that is none, whatever is compared",
    arguments: [ComparisonRenderer.Arrangement.sideBySide, .overlaid])
  func documents(arrangement: ComparisonRenderer.Arrangement) throws {
    for comparison in [comparison(0), comparison(3), comparison(30, step: 0)] {
      let renderer = ComparisonRenderer(
        arrangement: arrangement, titles: (before: "a < b & c", after: "\u{1}\"d\""))
      let bytes = renderer.render(comparison)
      let outline = XMLOutline(bytes)
      #expect(outline.problem == nil)
      let sheet = try #require(outline.elements.first)
      for rect in outline.elements where rect.name == "rect" {
        #expect(rect.number("x") >= 0 && rect.number("y") >= 0)
        #expect(rect.number("x") + rect.number("width") <= sheet.number("width"))
        #expect(rect.number("y") + rect.number("height") <= sheet.number("height"))
      }
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(!text.contains("nan") && !text.contains("inf"))
      #expect(text.contains("a &lt; b &amp; c"))
    }
  }

  @Test("more elements than the limit are not drawn, and a note says how many")
  func limit() {
    var renderer = ComparisonRenderer()
    renderer.elementLimit = 10
    let text = String(decoding: renderer.render(comparison(25)), as: UTF8.self)
    #expect(text.contains(">15 elements not drawn</text>"))
    #expect(text.contains("cell 0.9 moved") && !text.contains("cell 0.10 moved"))
    renderer.elementLimit = 25
    #expect(!String(decoding: renderer.render(comparison(25)), as: UTF8.self).contains("not drawn"))
  }

  @Test("the overlay draws an arrow for each element that moved by more than its head is long")
  func arrows() {
    let renderer = ComparisonRenderer(arrangement: .overlaid)
    let text = String(decoding: renderer.render(comparison(4)), as: UTF8.self)
    #expect(text.split(separator: "\n").count { $0.hasPrefix("<line") } == 4)
    let still = LayoutComparison(from: [], to: comparison(4).changes.compactMap(\.after))
    #expect(!String(decoding: renderer.render(still), as: UTF8.self).contains("<line"))
  }
}
