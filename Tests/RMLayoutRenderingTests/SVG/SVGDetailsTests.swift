import RMLayout
import RMLayoutRendering
import RMLayoutTesting
import Testing

@Suite("Details of pictures")
struct SVGDetailsTests {
  private func outline(
    _ details: SVGDetails, _ direction: LayoutDirection = .leftToRight, isDevice: Bool = false
  ) throws -> XMLOutline {
    let screen = DeviceScreen(
      size: Size(width: 300, height: 360), viewportOrigin: Point(x: 0, y: 60), statusBarHeight: 20,
      safeArea: DirectionalEdgeInsets(top: 20, bottom: 34))
    return XMLOutline(
      SVGRenderer(details: details).render([
        try ExplainedScenes.scene(direction, screen: isDevice ? screen : nil)
      ]))
  }

  /// The rectangles in a layer, from the corner of what the viewport shows.
  private func rects(in layer: String, of outline: XMLOutline) throws -> [Rect] {
    let clip = try #require(outline.named("rect").first { $0.parents.contains("viewport-clip") })
    return outline.named("rect").filter { $0.parents.contains(layer) }.map {
      $0.frame.offset(by: Point(x: -clip.frame.minX, y: -clip.frame.minY))
    }
  }

  @Test("each detail has a layer of its own, and nothing else has one")
  func layers() throws {
    let names = SVGDetails.named.filter { $0.detail != .ghosts }
    #expect(names.count == 9)
    for (name, detail) in names {
      let ids = try outline(detail).elements.compactMap { $0.attributes["id"] }
      #expect(ids.contains(name))
      for (other, _) in names where other != name { #expect(!ids.contains(other)) }
    }
  }

  @Test("a picture with one detail looks as recorded", arguments: SVGDetails.named.map(\.name))
  func snapshots(name: String) throws {
    let detail = try #require(SVGDetails.named.first { $0.name == name }).detail
    let bytes = SVGRenderer(details: detail).render([try ExplainedScenes.scene()])
    #expect(GoldenText.snapshot("details-\(name).svg").mismatch(withDrawn: bytes) == nil)
  }

  @Test("insets are bands between a frame and its content, a pattern for each sort (S1-S3)")
  func insets() throws {
    let outline = try outline(.insets)
    func bands(_ pattern: String) -> [Rect] {
      outline.named("rect").filter {
        $0.parents.contains("insets") && $0.attributes["fill"] == "url(#hatch-\(pattern))"
      }.map(\.frame)
    }
    let left = try #require(
      outline.named("rect").first { $0.parents.contains("viewport-clip") }
    ).frame.minX
    #expect(
      bands("section").map(\.size) == [
        Size(width: 300, height: 12), Size(width: 12, height: 32), Size(width: 12, height: 32),
      ])
    #expect(bands("group").map(\.width) == [9, 9, 9, 9])
    #expect(bands("group").map { $0.minX - left } == [0, 291, 0, 291])
    #expect(bands("item").map(\.height) == [5, 5, 110, 110, 5, 81, 81])
  }

  @Test("spacing lies between neighbours and between groups (S4, G13)")
  func spacing() throws {
    let bands = try rects(in: "spacing", of: outline(.spacing))
    // Between groups of the row, between subitems, between the cells of a column, between groups.
    #expect(bands.contains(Rect(x: 4, y: 0, width: 7.8, height: 32)))
    #expect(bands.contains { $0.width == 10 && $0.height == 120 })
    #expect(bands.contains { $0.height == 6 && $0.width == 136 })
    #expect(bands.contains(Rect(x: 0, y: 164, width: 300, height: 10)))
  }

  @Test("spacing runs from the right in a right-to-left layout")
  func mirroredSpacing() throws {
    let bands = try rects(in: "spacing", of: outline(.spacing, .rightToLeft))
    #expect(bands.contains { $0.width == 8.3 && $0.height == 32 })
    #expect(bands.contains { $0.width == 10 && $0.height == 120 })
  }

  @Test("without ghosts nothing is drawn outside the viewport")
  func withoutGhosts() throws {
    for isDevice in [false, true] {
      let outline = try outline([], isDevice: isDevice)
      let ids = outline.elements.compactMap { $0.attributes["id"] }
      #expect(ids.contains("s1-i0"))
      #expect(!ids.contains { $0.hasSuffix("-off") || $0.hasSuffix("-below") })
      #expect(!outline.named("text").contains { $0.text.contains("more") })
      #expect(!outline.named("text").contains { $0.text == "off screen" })
    }
  }

  @Test("a pinned element tells its natural place, which is outlined where it shows (B7)")
  func pinned() throws {
    let outline = try outline([.pinned, .ghosts])
    let texts = outline.named("text").filter { $0.parents.contains("pinned") }.map(\.text)
    #expect(texts == ["y 554 − 194"])
    let device = try self.outline(.pinned, isDevice: true)
    #expect(device.named("text").contains { $0.text == "y 554 − 194" })
  }

  @Test("a tick stands at each resting offset, the present one with a dot (O6)")
  func stops() throws {
    let outline = try outline(.resting)
    let texts = outline.named("text").filter { $0.parents.contains("resting") }.map(\.text)
    #expect(texts == ["108.2", "216.4", "257"])
    #expect(outline.named("circle").filter { $0.parents.contains("resting") }.count == 1)
  }

  @Test("frames that do not lie on whole pixels are counted and marked")
  func pixels() throws {
    let outline = try outline(.pixels)
    #expect(outline.named("text").contains { $0.text == "pixels of 0.5 pt, 4 frames off it" })
    #expect(outline.named("pattern").map { $0.attributes["id"] } == ["pixel-grid"])
  }

  @Test("what bars cover is hatched, on the whole device or in the viewport without one")
  func safeAreas() throws {
    let viewport = try rects(in: "safe-area", of: outline(.safeArea))
    #expect(viewport.map(\.height) == [20, 10, 228])
    let device = try rects(in: "safe-area", of: outline(.safeArea, isDevice: true))
    #expect(device.map(\.height) == [20, 34, 304])
    #expect(device.first?.minY == -60)
  }

  @Test("each size of cells is measured once in a section, and each band that has room")
  func dimensions() throws {
    let texts = try outline([.dimensions, .insets]).named("text")
      .filter { $0.parents.contains("dimensions") }.map(\.text)
    #expect(texts.contains("12") && texts.contains("9") && texts.contains("5"))
    #expect(texts.filter { $0 == "136" }.count == 1)
  }

  @Test("the legend tells only of what there is, in as many rows as it needs")
  func legend() throws {
    let all = SVGDetails(SVGDetails.named.map(\.detail))
    let texts = try outline(all).named("text").filter { $0.parents.contains("legend") }
      .map(\.text)
    #expect(
      texts == [
        "on screen", "off screen", "viewport edge", "section insets", "group insets",
        "item insets", "spacing", "group", "place if not pinned", "resting offset", "safe area",
        "z from back to front: 0, 1000000001", "pixels of 0.5 pt, 4 frames off it",
      ])
    let plain = XMLOutline(
      SVGRenderer(details: all).render([
        try SmallScenes.squares(count: 2, side: 50, viewport: 120)
      ]))
    #expect(!plain.named("text").contains { $0.text == "resting offset" })
    #expect(!plain.named("text").contains { $0.text == "item insets" })
  }

  @Test("one appearance alone needs no style sheet and no classes")
  func appearances() throws {
    let scene = try ExplainedScenes.scene()
    for (appearance, page) in [(SVGRenderer.Appearance.light, "#e9ebf0"), (.dark, "#0e0e11")] {
      let outline = XMLOutline(SVGRenderer(appearance: appearance).render([scene]))
      #expect(outline.named("style").isEmpty)
      #expect(!outline.elements.contains { $0.attributes["class"] != nil })
      #expect(
        outline.named("rect").first { $0.parents.last == "g" || $0.number("rx") == 24 }?
          .attributes["fill"] == page)
    }
  }

  @Test("above the limit of elements the visible ones are drawn, or all where that is asked for")
  func limits() throws {
    let scene = try SmallScenes.squares(count: 1_000, side: 50, viewport: 120)
    func items(_ limit: Int?) -> Int {
      let outline = XMLOutline(SVGRenderer(elementLimit: limit).render([scene]))
      return Set(
        outline.elements.compactMap { $0.attributes["id"] }.filter { $0.hasPrefix("s0-i") }
          .map { $0.prefix { $0 != "o" } }
      ).count
    }
    #expect(items(nil) == 1_000)
    #expect(items(4) == 4)
    let capped = XMLOutline(SVGRenderer(elementLimit: 4).render([scene]))
    #expect(capped.named("text").contains { $0.text == "only the first 4 drawn" })
  }

  @Test("all details at once give a sound document", arguments: SceneVariant.allCases)
  func soundness(_ variant: SceneVariant) throws {
    let all = SVGDetails(SVGDetails.named.map(\.detail))
    let outline = XMLOutline(SVGRenderer(details: all).render(try variant.scenes()))
    #expect(outline.problem == nil)
    let ids = outline.elements.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count)
    let root = try #require(outline.elements.first)
    for element in outline.elements where ["rect", "text", "circle", "line"].contains(element.name)
    {
      for (name, most) in [
        ("x", "width"), ("y", "height"), ("x1", "width"), ("x2", "width"), ("y1", "height"),
        ("y2", "height"), ("cx", "width"), ("cy", "height"),
      ] where !element.parents.contains("pattern") {
        guard let text = element.attributes[name] else { continue }
        let number = try #require(Double(text))
        #expect(number >= 0 && number <= root.number(most), "\(element)")
      }
    }
    for rect in outline.named("rect") {
      #expect(rect.number("width") > 0 && rect.number("height") > 0, "\(rect)")
    }
  }
}
