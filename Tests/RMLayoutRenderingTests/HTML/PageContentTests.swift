import RMLayout
import RMLayoutRendering
import RMLayoutTesting
import Testing

@Suite("Content of HTML pages")
struct PageContentTests {
  private func outline(
    _ scene: LayoutScene, _ renderer: HTMLRenderer = HTMLRenderer()
  ) -> XMLOutline {
    let bytes = renderer.render([scene])
    return XMLOutline(Array(bytes.drop { $0 != UInt8(ascii: "\n") }.dropFirst()))
  }

  private func style(_ id: String, in page: XMLOutline) -> String? {
    page.elements.first { $0.attributes["id"] == id }?.attributes["style"]
  }

  private func count(_ word: String, in page: XMLOutline) -> Int {
    page.elements.count {
      $0.attributes["class"]?.split(separator: " ").contains(Substring(word)) == true
    }
  }

  private func notes(_ page: XMLOutline) -> [String] {
    page.elements.filter { $0.attributes["class"] == "note" }.map(\.text)
  }

  @Test("each element has its frame as a style and its title")
  func frames() throws {
    let page = outline(try SeedScenes.grid())
    #expect(style("grid-s0-i0", in: page) == "left:10px;width:181.5px;height:272.25px;")
    #expect(style("grid-s0-i3", in: page)?.hasPrefix("left:201.5px;top:282.25px;") == true)
    let cell = page.elements.first { $0.attributes["id"] == "grid-s0-i3" }
    #expect(cell?.attributes["title"] == "0.3 Beth Smith: x 201.5, y 282.25, 181.5 × 272.25")
    #expect(count("e", in: page) == 21)
  }

  @Test("elements stand at their frames, wherever a picture would draw them")
  func drawnFrames() throws {
    var scene = try SmallScenes.squares(count: 2, side: 50, viewport: 100)
    scene.drawnFrame = { $0.frame.inset(by: DirectionalEdgeInsets(all: 10)) }
    #expect(
      style("squares-s0-i1", in: outline(scene)) == "left:25px;top:60px;width:50px;height:50px;")
  }

  @Test("a row has a stop for each resting offset; one page at a time only where rows do so")
  func stops() throws {
    let classes: [(OrthogonalScrollingBehavior, String, Int)] = [
      (.continuous, "row across", 0), (.continuousGroupLeadingBoundary, "row across snaps", 4),
      (.paging, "row across pages", 2), (.groupPaging, "row across pages", 4),
      (.groupPagingCentered, "row across pages", 5),
    ]
    for (behavior, name, stops) in classes {
      let scene = try PageScenes.row(behavior)
      #expect(scene.solution.row(inSection: 0)?.restingOffsetCount == stops)
      let page = outline(scene)
      let row = page.elements.first { $0.attributes["id"] == "row-s0-row" }
      #expect(row?.attributes["class"] == name)
      #expect(row?.attributes["tabindex"] == "0")
      #expect(count("stop", in: page) == stops)
    }
  }

  @Test("a centred row starts before its first group, at a whole number")
  func centred() throws {
    // From -105 to 327: 432 points of way, groups at 4, 112, ...
    let page = outline(try PageScenes.row(.groupPagingCentered))
    let strip = page.elements.first { $0.attributes["class"] == "strip" }
    #expect(strip?.attributes["style"] == "right:-432px;")
    #expect(
      page.elements.contains { $0.attributes["style"]?.contains("margin-left:105px") == true })
  }

  @Test("headers that keep in view stand in a lane as long as their way")
  func lanes() throws {
    let page = outline(try AttachedScenes.contacts())
    #expect(count("lane", in: page) == 2)
    let style = style("contacts-s0-header0", in: page)
    #expect(style == "position:sticky;top:0px;width:304px;height:44px;z-index:1000000001;")
  }

  @Test("content is in blocks, so that no number is longer than a browser keeps exactly")
  func blocks() throws {
    let page = outline(try PageScenes.column(300, height: 99_997.5))
    for element in page.elements where element.attributes["class"]?.hasPrefix("e ") == true {
      let top = element.attributes["style"]?.split(separator: ";").first { $0.hasPrefix("top:") }
      let number = top.flatMap { Double($0.dropFirst(4).dropLast(2)) } ?? 0
      #expect(number < 65_536)
    }
    #expect(style("column-b456", in: page) == "top:29884416px;")
    #expect(notes(page) == ["Content 100 × 29999250 points, 1 section, ."])
  }

  @Test("a page ends after 30,000,000 points, with a note")
  func cut() throws {
    let page = outline(try PageScenes.column(400, height: 99_997.5))
    #expect(count("e", in: page) == 301)
    #expect(
      notes(page).last == "The content is 39999000 points long; this page ends after 30000000.")
  }

  @Test("of a huge layout the start is in the page, with its header and a note")
  func capped() throws {
    let page = outline(
      try PageScenes.column(1_000_000, height: 20, header: 30), HTMLRenderer(elementLimit: 100))
    #expect(count("e", in: page) == 100)
    #expect(style("column-s0-header0", in: page)?.contains("position:sticky") == true)
    #expect(notes(page).last == "Only the first 100 of 1000001 elements are in this page.")
  }

  @Test("of a long row in a huge layout the start is in the page")
  func cappedRow() throws {
    let page = outline(
      try PageScenes.row(.continuous, count: 100_000), HTMLRenderer(elementLimit: 1000))
    #expect(count("badge", in: page) > 150)
    #expect(count("plain", in: page) < 500)
    #expect(style("row-s0-header0", in: page) != nil)
    let strip = page.elements.first { $0.attributes["class"] == "strip" }
    #expect(strip?.attributes["style"]?.count == "right:-21390px;".count)
  }

  @Test("what a further page brings waits in a template, and nothing that was there before")
  func growth() throws {
    let page = outline(try PageScenes.growing())
    let templates = page.named("template")
    #expect(templates.map { $0.attributes["data-items"] } == ["6", "8"])
    for (id, number) in [("squares-s0-i3", 0), ("squares-s0-i4", 1), ("squares-s0-i7", 1)] {
      let parents = page.elements.filter { $0.attributes["id"] == id }.map(\.parents)
      #expect(parents.count == 1)
      #expect(parents[0].count { $0 == "template" } == number)
    }
    #expect(notes(page) == ["Content 100 × 230 points, 1 section, ."])
  }

  @Test("layouts that are degenerate give pages too")
  func degenerate() throws {
    for seed in 0..<40 {
      guard let solution = try? LayoutSample.degenerate(seed: UInt64(seed)).solve() else {
        continue
      }
      let scene = LayoutScene(title: "Absurd", solution: solution)
      let page = outline(scene, HTMLRenderer(elementLimit: 50))
      #expect(page.problem == nil)
      #expect(!page.elements.contains { $0.attributes["style"]?.contains("nan") == true })
    }
  }
}
