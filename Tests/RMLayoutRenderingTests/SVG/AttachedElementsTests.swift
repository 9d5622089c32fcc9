import RMLayout
import RMLayoutRendering
import Testing

@Suite("Headers, backgrounds and badges in pictures")
struct AttachedElementsTests {
  private func outline(offset: Double = 0) throws -> XMLOutline {
    XMLOutline(SVGRenderer().render([try AttachedScenes.contacts(offset: offset)]))
  }

  @Test("each element has a readable id of its own, those of the layout without a section")
  func hasIds() throws {
    for offset in [0.0, 100, 224] {
      let ids = try outline(offset: offset).elements.compactMap { $0.attributes["id"] }
      #expect(Set(ids).count == ids.count)
    }
    let ids = try outline().elements.compactMap { $0.attributes["id"] }
    for id in [
      "layout-banner", "s0-header0", "s0-card0", "s0-badge5",
      "s1-header0-off",
    ] {
      #expect(ids.contains(id), "\(id)")
    }
  }

  @Test("an element that keeps in view says so, has a solid edge and a pin")
  func marksPinned() throws {
    let outline = try outline(offset: 100)
    let header = outline.elements.filter { $0.parents.last == "s0-header0" }
    #expect(header.first?.text == "header 0.0: x 8, y 100, 304 × 44, pinned")
    #expect(header.contains { $0.attributes["class"] == "s-accent" && $0.name == "rect" })
    #expect(header.contains { $0.attributes["class"] == "f-accent" && $0.name == "path" })
    let banner = try self.outline().elements.filter { $0.parents.last == "layout-banner" }
    #expect(banner.first?.text == "banner: x 0, y 0, 320 × 44")
    #expect(!banner.contains { $0.attributes["class"] == "s-accent" })
  }

  @Test("backgrounds are soft, without a border and behind all cells")
  func drawsBackgrounds() throws {
    let outline = try outline()
    let ids = outline.elements.map { $0.attributes["id"] ?? "" }
    let card = try #require(ids.firstIndex(of: "s0-card0"))
    let cell = try #require(ids.firstIndex(of: "s0-i0"))
    #expect(card < cell)
    let box = try #require(
      outline.named("rect").first { $0.parents.last == "s0-card0" })
    #expect(box.attributes["class"] == "f-pale-gray")
    #expect(box.attributes["stroke"] == nil)
  }

  @Test("a badge is a filled pill as small as its frame")
  func drawsBadges() throws {
    let box = try #require(
      try outline().named("rect").first { $0.parents.last == "s0-badge0" })
    #expect(box.attributes["class"] == "f-title-red s-screen")
    #expect(box.frame.size == Size(width: 20, height: 20))
    #expect(box.number("rx") == 10)
  }

  @Test("as text a badge is a dot, a background has its name below, and pinned is spelled out")
  func drawsText() throws {
    let bytes = TextRenderer().render([try AttachedScenes.contacts(offset: 100)])
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { String($0) }
    #expect(lines[3] == "┏━ header 0.0 pinned ━━━━━━━━━━━━━━━━━┯━┓")
    #expect(lines.contains { $0.contains("─ 0.3 ──") })
    #expect(lines.contains { $0.hasPrefix("└┄ card 1.0 ┄") })
    #expect(lines.contains { $0.count { $0 == "●" } == 3 })
  }
}
