import RMLayout
import RMLayoutRendering
import RMLayoutTesting
import Testing

@Suite("HTML page")
struct HTMLPageTests {
  private func text(_ scenes: [LayoutScene], _ renderer: HTMLRenderer = HTMLRenderer()) -> String {
    String(decoding: renderer.render(scenes), as: UTF8.self)
  }

  /// The page as XML, which it is behind its first line.
  private func outline(_ scenes: [LayoutScene]) -> XMLOutline {
    let text = text(scenes)
    let start = text.firstIndex(of: "\n") ?? text.startIndex
    return XMLOutline(Array(text[start...].dropFirst().utf8))
  }

  @Test("a page is well-formed, as XML too", arguments: SceneVariant.allCases)
  func isWellFormed(_ variant: SceneVariant) throws {
    let text = text(try variant.scenes())
    #expect(text.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\" dir=\""))
    #expect(text.hasSuffix("</html>\n"))
    let outline = outline(try variant.scenes())
    #expect(outline.problem == nil)
    #expect(outline.elements.prefix(3).map(\.name) == ["html", "head", "meta"])
  }

  @Test("no id stands twice", arguments: SceneVariant.allCases)
  func hasUniqueIds(_ variant: SceneVariant) throws {
    let ids = outline(try variant.scenes()).elements.compactMap { $0.attributes["id"] }
    #expect(ids.count > 5)
    #expect(Set(ids).count == ids.count)
  }

  @Test("the same scenes give the same bytes, written whole or in pieces")
  func isStable() throws {
    let scenes = [try SeedScenes.grid(), try SeedScenes.detail(page: 3, offset: 100)]
    let whole = HTMLRenderer().render(scenes)
    var pieces: [[UInt8]] = []
    HTMLRenderer().write(scenes) { pieces.append($0) }
    #expect(Array(pieces.joined()) == whole)
    #expect(pieces.count > 5)
  }

  @Test("writing ends with the error of its sink")
  func stops() throws {
    struct Full: Error {}
    let scene = try SeedScenes.grid()
    var pieces = 0
    #expect(throws: Full.self) {
      try HTMLRenderer().write([scene]) { _ in
        pieces += 1
        if pieces == 2 { throw Full() }
      }
    }
    #expect(pieces == 2)
  }

  @Test("texts are escaped, control characters left out")
  func escapes() throws {
    let hostile = "</title><script>alert('1')</script> & \"\u{1}\u{202E}"
    var scene = try SmallScenes.squares(count: 1, side: 50, viewport: 100) { _ in
      .card(name: hostile, status: hostile, tint: .blue)
    }
    scene.title = hostile
    scene.caption = hostile
    scene.id = "a\"><b>"
    let renderer = HTMLRenderer(language: "\"><script>")
    let page = text([scene], renderer)
    #expect(page.ranges(of: "<script>").count == 1)
    #expect(!page.contains("alert('1')</script>"))
    #expect(page.contains("&lt;/title&gt;&lt;script&gt;alert('1')&lt;/script&gt; &amp; &quot;"))
    #expect(!page.contains("\u{1}") && !page.contains("\u{202E}"))
    let outline = outline([scene])
    #expect(outline.problem == nil)
    #expect(outline.named("title").first?.text.hasPrefix("</title>") == true)
    #expect(outline.elements.contains { $0.attributes["id"] == "a---b--s0-i0" })
  }

  @Test("a page asks no network for anything")
  func isSelfContained() throws {
    let page = outline([try SeedScenes.grid(), try SeedScenes.detail()])
    for element in page.elements {
      #expect(element.attributes["src"] == nil)
      #expect(element.attributes["href"].map { $0.hasPrefix("#") } ?? true)
      #expect(!["link", "img", "iframe", "object"].contains(element.name))
    }
    let policy = page.named("meta").first { $0.attributes["http-equiv"] != nil }
    #expect(policy?.attributes["content"]?.hasPrefix("default-src 'none';") == true)
    #expect(!text([try SeedScenes.grid()]).contains("url("))
  }

  @Test("a page has a title, a language, a viewport and both colour schemes")
  func head() throws {
    let scenes = [try SeedScenes.grid(), try SeedScenes.detail()]
    let page = outline(scenes)
    #expect(page.named("title").map(\.text) == ["Characters and Rick Sanchez"])
    #expect(page.elements[0].attributes == ["lang": "en", "dir": "ltr"])
    let contents = page.named("meta").compactMap { $0.attributes["content"] }
    #expect(contents.contains("width=device-width, initial-scale=1"))
    #expect(contents.contains("light dark"))
    let titled = text(scenes, HTMLRenderer(title: "Two screens", language: "de"))
    #expect(titled.contains("<title>Two screens</title>"))
    #expect(titled.contains("<html lang=\"de\" "))
    #expect(text([]).contains("<title>Layout</title>"))
  }

  @Test("a page of scenes that are read from the right is so too")
  func direction() throws {
    let mirrored = try SmallScenes.columns(.rightToLeft)
    #expect(outline([mirrored]).elements[0].attributes["dir"] == "rtl")
    let both = outline([mirrored, try SmallScenes.columns(.leftToRight)])
    #expect(both.elements[0].attributes["dir"] == "ltr")
    let views = both.elements.filter { $0.attributes["class"]?.hasPrefix("view") == true }
    #expect(views.map { $0.attributes["dir"] } == ["rtl", "ltr"])
  }

  @Test(
    "pages do not change unnoticed",
    arguments: [("row.html", LayoutDirection.leftToRight), ("row-rtl.html", .rightToLeft)])
  func snapshots(name: String, direction: LayoutDirection) throws {
    let scenes = [
      try PageScenes.row(direction: direction), try AttachedScenes.contacts(offset: 40),
      try PageScenes.growing(),
    ]
    #expect(GoldenText.snapshot(name).mismatch(withDrawn: HTMLRenderer().render(scenes)) == nil)
  }
}
