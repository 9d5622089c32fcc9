import RMLayout
import RMLayoutRendering
import Testing

@Suite("Places in SVG")
struct SVGPlacesTests {
  private func outline(_ scenes: LayoutScene...) -> XMLOutline {
    XMLOutline(SVGRenderer().render(scenes))
  }

  /// The rim of a scene's device, by what ids in the scene start with.
  private func device(_ prefix: String = "", in outline: XMLOutline) throws -> Rect {
    try #require(outline.named("rect").first { $0.parents.contains("\(prefix)device") }).frame
  }

  @Test("how many items a row has more stands below it, unless another row lies there")
  func notesOnRows() throws {
    let group = LayoutGroup.horizontal(
      size: LayoutSize(width: .absolute(120), height: .absolute(40)),
      subitems: [
        .item(
          LayoutItem(size: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1))))
      ])
    let layout = CompositionalLayout(
      section: LayoutSection(group: group, orthogonalScrollingBehavior: .continuous))
    let solution = try layout.solve(
      in: LayoutEnvironment(size: Size(width: 300, height: 300)), itemCounts: [9, 8, 7])
    let texts = outline(LayoutScene(title: "Rows", solution: solution)).named("text").map(\.text)
    #expect(texts.filter { $0.hasSuffix("more ›") } == ["4 more ›"])
  }

  @Test("of a cell in a row that is partly on the screen, the index stands where it shows")
  func indexesNeighbours() throws {
    let bottom = 414 + 1.0 / 3
    for (scene, item, isLeft) in [
      (try SeedScenes.detail(page: 5, offset: bottom), 6, false),
      (try SeedScenes.detail(isPad: true), 2, false),
      (try SeedScenes.detail(page: 20, isPad: true, direction: .rightToLeft), 22, true),
    ] {
      let outline = outline(scene)
      let device = try device(in: outline)
      let marks = outline.named("text").filter { $0.text == "2.\(item)" }
      #expect(marks.count == 1)
      let mark = try #require(marks.first)
      #expect(mark.parents.contains("s2-i\(item)-off"))
      let frame = mark.textFrame
      #expect(isLeft ? frame.maxX <= device.minX : frame.minX >= device.maxX)
    }
  }

  @Test("what the fold cuts is drawn whole below the device, with all that follows")
  func continuesBelowDevices() throws {
    let outline = outline(try SeedScenes.grid(), try SeedScenes.detail())
    for id in ["grid", "detail"] {
      let device = try device("\(id)-", in: outline)
      let below = outline.elements.filter { $0.parents.contains("\(id)-below") }
      #expect(below.count > 10)
      for element in below where element.name == "text" || element.name == "rect" {
        let frame = element.name == "text" ? element.textFrame : element.frame
        #expect(frame.minY >= device.maxY, "\(element.text)")
      }
    }
    let texts = outline.named("text")
    func shows(_ text: String, _ group: String) -> Bool {
      texts.contains { $0.text == text && $0.parents.contains(group) }
    }
    #expect(shows("0.4", "grid-s0-i4") && shows("0.4", "grid-s0-i4-below"))
    #expect(shows("Jerry Smith", "grid-s0-i4-below"))
    #expect(shows("(C-137)", "detail-s1-i4-below") && shows("ORIGIN", "detail-s1-i4-below"))
    #expect(shows("Citadel of", "detail-s1-i5-below") && shows("Ricks", "detail-s1-i5-below"))
    #expect(shows("Pilot", "detail-s2-i0-below") && shows("Lawnmower Dog", "detail-s2-i1-below"))
    #expect(texts.contains { $0.text == "below the fold, from y 564.5" })
  }

  @Test("a cell longer than the sheet below the device is cut at its upper edge")
  func cutsLongCells() throws {
    let section = FlowSection(itemSizes: .uniform(Size(width: 380, height: 2000)))
    var scene = try SeedScenes.detail()
    scene.solution = try FlowLayout(section: section).solve(
      in: scene.solution.environment, itemCounts: [2])
    scene.contents = { _ in .photo(of: "Somebody", tint: .red) }
    scene.position = ScrollPosition(offset: Point(x: 0, y: 1200))
    let outline = outline(scene)
    let device = try device(in: outline)
    let sheet = try #require(outline.elements.first { $0.attributes["id"] == "below" })
    #expect(sheet.attributes["clip-path"] == "url(#below-clip)")
    let clip = try #require(
      outline.named("rect").first { $0.parents.contains("below-clip") })
    #expect(clip.frame.minY > device.maxY)
  }

  @Test("no text of a cell covers another one", arguments: 0..<40)
  func keepsTextsApart(step: Int) throws {
    let offset = Double(step) * 7.25
    for scene in [
      try SeedScenes.grid(items: 826, offset: offset),
      try SeedScenes.detail(page: 5, offset: offset),
    ] {
      let outline = outline(scene)
      for (number, text) in outline.named("text").enumerated() {
        for other in outline.named("text").dropFirst(number + 1)
        where other.parents == text.parents && text.parents.contains("viewport") {
          #expect(
            !text.textFrame.intersects(other.textFrame), "\(text.text), \(other.text), \(offset)")
        }
      }
    }
  }

  @Test("the index of a row that is cut at the top stands beside the texts")
  func indexesCutRows() throws {
    let outline = outline(try SeedScenes.grid(items: 826, offset: 225))
    let index = try #require(outline.named("text").first { $0.text == "0.0" })
    let status = try #require(
      outline.named("text").first { $0.text == "Status: Alive" && $0.parents == index.parents })
    #expect(index.textFrame.minX > status.textFrame.maxX)
  }

  @Test("a label across the device's rim has one weight", arguments: SceneVariant.allCases)
  func keepsWeights(_ variant: SceneVariant) throws {
    let outline = XMLOutline(SVGRenderer().render(try variant.scenes()))
    var weights: [[String]: Set<String>] = [:]
    for text in outline.named("text") {
      guard let group = text.parents.last, group.contains("-i"), !group.hasSuffix("-below") else {
        continue
      }
      let base = group.hasSuffix("-off") ? String(group.dropLast(4)) : group
      weights[[base, text.text], default: []].insert(text.attributes["font-weight"] ?? "400")
    }
    for (label, weights) in weights { #expect(weights.count == 1, "\(label)") }
  }

  @Test("the bracket of a viewport stands beside its own screen")
  func placesBrackets() throws {
    let outline = outline(
      try SeedScenes.grid(), try SeedScenes.detail(page: 20, direction: .rightToLeft))
    for id in ["grid", "detail"] {
      let device = try device("\(id)-", in: outline)
      let pieces = outline.named("path").filter { $0.parents.contains("\(id)-edge") }
      #expect(pieces.count == 1)
      for piece in pieces {
        let numbers = (piece.attributes["d"] ?? "").split { !"0123456789.-".contains($0) }
        let x = try #require(numbers.dropFirst(2).first.flatMap { Double($0) })
        #expect(x < device.minX && x > device.minX - 30)
      }
    }
  }

  @Test("a bracket is interrupted where a row's neighbour stands")
  func interruptsBrackets() throws {
    let outline = outline(try SeedScenes.detail(page: 5, offset: 414 + 1.0 / 3))
    #expect(outline.named("path").count { $0.parents.contains("edge") } == 2)
  }

  @Test("where content goes on to the left, the bracket stands beyond it")
  func placesBracketsBesideColumns() throws {
    let outline = outline(try SmallScenes.columns(.rightToLeft))
    #expect(outline.named("path").count { $0.parents.contains("edge") } == 1)
    #expect(outline.named("text").contains { $0.text == "viewport 400 × 300" })
  }

  @Test("a footer on the screen has an outline")
  func outlinesFooters() throws {
    let outline = outline(try SeedScenes.grid(items: 3))
    let boxes = outline.named("rect").filter { $0.parents.last == "s0-footer0" }
    #expect(boxes.count == 1)
    #expect(boxes.first?.attributes["stroke"] == "#d1d1d6")
    #expect(boxes.first?.number("width") == 392)
  }

  @Test("titles of values have the colour of their symbol, grey off the screen")
  func coloursTitles() throws {
    let titles = outline(try SeedScenes.detail()).named("text")
    func shades(_ title: String) -> [String] {
      titles.filter { $0.text == title }.compactMap { $0.attributes["class"] }
    }
    #expect(shades("STATUS") == ["f-title-blue"])
    #expect(shades("SPECIES") == ["f-title-green"])
    #expect(shades("ORIGIN") == ["f-second", "f-title-orange"])
  }
}

extension XMLOutline.Element {
  /// The rectangle of a `rect`.
  var frame: Rect {
    Rect(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
  }

  /// The area that the capitals of a `text` take at most.
  var textFrame: Rect {
    let size = number("font-size")
    let width = LabelMetrics.width(of: text, size: size, isHeavy: number("font-weight") >= 600)
    let start =
      switch attributes["text-anchor"] {
      case "middle": number("x") - width / 2
      case "end": number("x") - width
      default: number("x")
      }
    return Rect(x: start, y: number("y") - size * 0.72, width: width, height: size * 0.72)
  }
}
