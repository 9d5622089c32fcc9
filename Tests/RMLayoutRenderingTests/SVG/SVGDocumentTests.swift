import RMLayout
import RMLayoutRendering
import RMLayoutTesting
import Testing

@Suite("SVG document")
struct SVGDocumentTests {
  private func outline(_ variant: SceneVariant) throws -> XMLOutline {
    XMLOutline(SVGRenderer().render(try variant.scenes()))
  }

  @Test("a picture is well-formed XML", arguments: SceneVariant.allCases)
  func isWellFormed(_ variant: SceneVariant) throws {
    let outline = try outline(variant)
    #expect(outline.problem == nil)
    #expect(outline.elements.first?.name == "svg")
  }

  @Test("a picture starts with the XML declaration and ends in a line feed")
  func hasDeclaration() throws {
    let text = String(decoding: SVGRenderer().render([try SeedScenes.grid()]), as: UTF8.self)
    #expect(text.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg "))
    #expect(text.hasSuffix("</svg>\n"))
  }

  @Test("no id stands twice", arguments: SceneVariant.allCases)
  func hasUniqueIds(_ variant: SceneVariant) throws {
    let ids = try outline(variant).elements.compactMap { $0.attributes["id"] }
    #expect(ids.count > 5)
    #expect(Set(ids).count == ids.count)
  }

  @Test("scenes with the same id get different ones")
  func separatesScenes() throws {
    let scene = try SmallScenes.squares(count: 3, side: 50, viewport: 170)
    let outline = XMLOutline(SVGRenderer().render([scene, scene]))
    let ids = outline.elements.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count)
    #expect(ids.contains("squares-s0-i2"))
    #expect(ids.contains("squares-2-s0-i2"))
  }

  @Test("where columns are given scenes stand in rows, each heading above its own")
  func breaksRows() throws {
    let scene = try SmallScenes.squares(count: 3, side: 50, viewport: 170)
    let row = XMLOutline(SVGRenderer().render([scene, scene, scene]))
    let sheet = XMLOutline(SVGRenderer(columns: 2).render([scene, scene, scene]))
    let (wide, high) = (try #require(row.elements.first), try #require(sheet.elements.first))
    #expect(high.number("width") < wide.number("width"))
    #expect(high.number("height") > 1.5 * wide.number("height"))
    let titles = sheet.named("text").filter { $0.text == "Squares" }
    #expect(titles.map { $0.number("x") }.count == 3)
    #expect(titles[0].number("y") == titles[1].number("y"))
    #expect(titles[0].number("x") == titles[2].number("x"))
    #expect(titles[2].number("y") > titles[0].number("y") + 170)
  }

  @Test("a document has a layer for each section, in it one for each group, and in that its items")
  func nestsLayers() throws {
    var scene = try SmallScenes.columns(.leftToRight)
    scene.id = "Legend"
    let outline = XMLOutline(SVGRenderer().render([scene]))
    let item = try #require(outline.elements.first { $0.attributes["id"] == "s0-i5" })
    #expect(
      item.parents.filter { !$0.isEmpty && $0 != "g" && $0 != "svg" } == [
        "legend-2", "viewport", "s0", "s0-g1",
      ])
  }

  @Test("elements are painted by depth, in a depth by section and group")
  func paintsByDepth() throws {
    let item = LayoutItem(
      size: LayoutSize(width: .absolute(50), height: .absolute(50)),
      supplementaryItems: [
        LayoutSupplementaryItem(
          kind: "badge", size: LayoutSize(width: .absolute(10), height: .absolute(10)),
          containerAnchor: LayoutAnchor(edges: [.top, .trailing]), zIndex: 7)
      ])
    let group = LayoutGroup.horizontal(
      size: LayoutSize(width: .absolute(100), height: .absolute(50)), subitems: [.item(item)])
    let solution = try CompositionalLayout(section: LayoutSection(group: group)).solve(
      in: LayoutEnvironment(size: Size(width: 100, height: 200)), itemCounts: [3, 1])
    let bytes = SVGRenderer().render([LayoutScene(title: "Depths", solution: solution)])
    let ids = XMLOutline(bytes).elements.compactMap { $0.attributes["id"] }
    let layers = ids.filter { $0.first == "s" && $0.dropFirst().first?.isNumber == true }
    #expect(
      layers == [
        "s0", "s0-g0", "s0-i0", "s0-i1", "s0-g1", "s0-i2", "s1", "s1-g0", "s1-i0",
        "s0-z7", "s0-badge0", "s0-badge1", "s0-badge2", "s1-z7", "s1-badge0",
      ])
  }

  @Test("all coordinates are finite numbers", arguments: SceneVariant.allCases)
  func hasFiniteNumbers(_ variant: SceneVariant) throws {
    let names = ["x", "y", "x1", "y1", "x2", "y2", "width", "height", "cx", "cy", "r", "rx", "ry"]
    for element in try outline(variant).elements {
      for name in names {
        guard let text = element.attributes[name] else { continue }
        #expect(Double(text)?.isFinite == true, "\(name)=\(text)")
        #expect(!text.contains("e") && text != "-0")
      }
      let path = element.attributes["d"] ?? ""
      #expect(!path.contains("nan") && !path.contains("inf"))
    }
  }

  @Test("each rectangle lies within the sheet", arguments: SceneVariant.allCases)
  func staysInside(_ variant: SceneVariant) throws {
    let outline = try outline(variant)
    let root = try #require(outline.elements.first)
    let (width, height) = (root.number("width"), root.number("height"))
    #expect(root.attributes["viewBox"] == "0 0 \(Int(width)) \(Int(height))")
    for rect in outline.named("rect") {
      #expect(rect.number("x") >= 0 && rect.number("y") >= 0, "\(rect.attributes)")
      #expect(rect.number("x") + rect.number("width") <= width + 0.01, "\(rect.attributes)")
      #expect(rect.number("y") + rect.number("height") <= height + 0.01, "\(rect.attributes)")
      #expect(rect.number("width") > 0 && rect.number("height") > 0, "\(rect.attributes)")
    }
  }

  @Test("texts lie within the sheet at explicit places", arguments: SceneVariant.allCases)
  func placesTexts(_ variant: SceneVariant) throws {
    let outline = try outline(variant)
    let root = try #require(outline.elements.first)
    for text in outline.named("text") {
      #expect(text.attributes["x"] != nil && text.attributes["y"] != nil)
      #expect(!text.text.isEmpty)
      guard text.attributes["transform"] == nil else { continue }
      let isHeavy = text.number("font-weight") >= 600
      let width = LabelMetrics.width(
        of: text.text, size: text.number("font-size"), isHeavy: isHeavy)
      let start =
        switch text.attributes["text-anchor"] {
        case "middle": text.number("x") - width / 2
        case "end": text.number("x") - width
        default: text.number("x")
        }
      #expect(start >= 0 && start + width <= root.number("width"), "\(text.text)")
    }
  }

  @Test("nothing is used that editors and viewers do not draw", arguments: SceneVariant.allCases)
  func avoidsForeignParts(_ variant: SceneVariant) throws {
    let bytes = SVGRenderer().render(try variant.scenes())
    let text = String(decoding: bytes, as: UTF8.self)
    for part in [
      "foreignObject", "<script", "<image", "var(", "dominant-baseline", "@import", "@font-face",
      "http://", "href", "style=",
    ] {
      let found = text.split(separator: part, omittingEmptySubsequences: false).count - 1
      #expect(found == (part == "http://" ? 1 : 0), "\(part)")
    }
    #expect(XMLOutline(bytes).named("style").count == 1)
  }

  @Test("the same scenes give the same bytes")
  func isDeterministic() throws {
    let first = SVGRenderer().render(try SceneVariant.phones.scenes())
    #expect(first == SVGRenderer().render(try SceneVariant.phones.scenes()))
    #expect(first.count < 64_000)
  }

  @Test("a screen reader is told what is shown")
  func isAccessible() throws {
    let outline = try outline(.phones)
    let root = try #require(outline.elements.first)
    #expect(root.attributes["role"] == "img")
    #expect(root.attributes["aria-labelledby"] == "title desc")
    #expect(outline.elements[1].name == "title")
    #expect(outline.elements[1].text == "Characters and Rick Sanchez")
    #expect(outline.elements[2].name == "desc")
    #expect(
      outline.elements[2].text == """
        Characters, iPhone 14 Pro, 393 × 852 at 3x: viewport 393 × 619.33 points, content \
        393 × 2922.5, 1 section, 20 items, 6 on screen, 14 more after the drawn part. \
        Rick Sanchez, iPhone 14 Pro, 393 × 852 at 3x: viewport 393 × 671.33 points, content \
        393 × 1085.67, 3 sections, 60 items, 7 on screen; section 2 scrolls on its own.
        """)
  }

  @Test("each cell tells its path, name and frame when pointed at")
  func hasTooltips() throws {
    let titles = try outline(.phones).named("title").map(\.text)
    #expect(titles.contains("0.3 Beth Smith: x 201.5, y 282.25, 181.5 × 272.25"))
  }

  @Test("markup in texts is escaped and controls are dropped")
  func escapesTexts() throws {
    var scene = try SmallScenes.squares(count: 1, side: 100, viewport: 300) { _ in
      .plain("<&\">\u{1}\u{85}é")
    }
    scene.title = "A & B <i>"
    scene.id = "A b/&"
    let bytes = SVGRenderer().render([scene])
    let outline = XMLOutline(bytes)
    #expect(outline.problem == nil)
    #expect(outline.named("text").contains { $0.text == "<&\">é" })
    #expect(outline.named("text").contains { $0.text == "A & B <i>" })
    #expect(outline.elements.contains { $0.attributes["id"] == "a-b--" })
    #expect(String(decoding: bytes, as: UTF8.self).contains("&lt;&amp;&quot;&gt;é"))
  }

  @Test("without labels no text stands in a cell")
  func dropsLabels() throws {
    let bytes = SVGRenderer(showsLabels: false).render([try SeedScenes.grid()])
    let texts = XMLOutline(bytes).named("text").map(\.text)
    #expect(!texts.contains("Rick Sanchez"))
    #expect(!texts.contains("0.0"))
  }

  @Test("what is off the screen is dashed, with the number of items left out")
  func showsWhatIsHidden() throws {
    let outline = try outline(.scrolled)
    let texts = outline.named("text").map(\.text)
    #expect(texts.contains("786 more items below"))
    #expect(texts.contains("‹ 2 more"))
    #expect(texts.contains("46 more ›"))
    let hidden = outline.named("rect").filter { $0.parents.contains("detail-s2-i2-off") }
    #expect(hidden.count == 1)
    #expect(hidden.first?.attributes["stroke-dasharray"] == "4 3")
  }

  @Test("nothing at all is a picture too")
  func drawsNothing() {
    let outline = XMLOutline(SVGRenderer().render([]))
    #expect(outline.problem == nil)
    #expect(outline.elements[1].text == "No scenes")
  }

  @Test("small pictures look as recorded")
  func matchesSnapshots() throws {
    let squares = try SmallScenes.squares(count: 8, side: 50, viewport: 120, offset: 20)
    #expect(
      GoldenText.snapshot("squares.svg").mismatch(
        withDrawn: SVGRenderer().render([squares])) == nil)
    let columns = try SmallScenes.columns(.rightToLeft)
    #expect(
      GoldenText.snapshot("columns-right-to-left.svg").mismatch(
        withDrawn: SVGRenderer().render([columns])) == nil)
  }
}
