import RMLayout
import RMLayoutGallery
import RMLayoutRecipes
import RMLayoutRendering
import Testing

@Suite("Gallery entries")
struct GalleryEntryTests {
  private static let names = GalleryEntry.all.map(\.name)

  private static func entry(_ name: String) throws -> GalleryEntry {
    try #require(GalleryEntry.all.first { $0.name == name })
  }

  @Test("each entry has a name of its own in small letters, and says what it shows in one line")
  func descriptions() {
    #expect(Set(Self.names).count == GalleryEntry.all.count)
    for entry in GalleryEntry.all {
      #expect(entry.name.allSatisfy { $0.isLowercase })
      #expect((20...78).contains(entry.summary.count))
    }
  }

  @Test(
    "an entry holds in every place, without a finding and with everything on paper",
    arguments: names)
  func everywhere(name: String) throws {
    let pad = try #require(Device.named("iPad mini 6"))
    let stages = [
      Stage(), Stage(device: .largest), Stage(device: pad, layoutDirection: .rightToLeft),
      Stage(size: Size(width: 320, height: 200), scale: 1), Stage(size: .zero),
      Stage(size: Size(width: 7, height: 3)),
    ]
    for stage in stages {
      for offset in [Point.zero, Point(x: 70, y: 333), Point(x: -5, y: -5)] {
        let scene = try Self.entry(name).scene(on: stage, offset: offset)
        if stage.size == nil { #expect(scene.solution.diagnostics == []) }
        let picture = String(decoding: SVGRenderer().render([scene]), as: UTF8.self)
        #expect(!picture.contains("nan") && picture.hasSuffix("</svg>\n"))
        #expect(TextRenderer(columns: 60).render([scene]).isEmpty == false)
      }
    }
  }

  @Test("the carousel draws the card in the middle at full size, the others smaller")
  func carousel() throws {
    let scene = try Self.entry("carousel").scene(on: Stage())
    let cells = scene.solution.attributes(
      intersecting: Rect(origin: .zero, size: scene.solution.environment.size), at: scene.position)
    let scales = cells.filter { $0.path.section == 0 }.map {
      scene.drawnFrame($0).width / $0.frame.width
    }
    #expect(scales.count == 3)
    #expect(scales.map { ($0 * 1000).rounded() / 1000 } == [0.78, 1, 0.78])
  }

  @Test("the year 2026 begins on a Thursday, and so do October and nothing before but January")
  func year() throws {
    let scene = try Self.entry("calendar").scene(on: Stage())
    let firstDays = (0..<12).map {
      scene.solution.frame(forItemAt: ItemPath(section: $0, item: 0))?.minX ?? 0
    }
    let thursday = firstDays[0]
    #expect(firstDays.indices.filter { firstDays[$0] == thursday } == [0, 9])
    #expect((0..<12).map { scene.solution.itemCount(inSection: $0) }.reduce(0, +) == 365)
  }

  @Test("the table is scrolled sideways as far as it goes")
  func spreadsheet() throws {
    let scene = try Self.entry("spreadsheet").scene(on: Stage(), offset: Point(x: 1e6, y: 0))
    #expect(scene.position.rowOffsets[0] == 120 + 1166.0 - 393)
    #expect(scene.position.offset == .zero)
  }
}
