import RMLayout
import RMLayoutGallery
import RMLayoutRecipes
import RMLayoutRendering
import Testing

@Suite("Character detail")
struct CharacterDetailTests {
  @Test("on iPhone 14 Pro: half the height for the photo, four rows of two, episodes of 314.4")
  func phoneFrames() throws {
    let solution = try exactSolution(on: .standard)
    #expect(solution.contentSize.height.decimalText == "1085.6667")
    #expect(text(0, 0, in: solution) == "0 0 393 325.6667")
    #expect(text(1, 0, in: solution) == "2 337.6667 192.5 146")
    #expect(text(1, 1, in: solution) == "198.5 337.6667 192.5 146")
    #expect(text(1, 7, in: solution) == "198.5 787.6667 192.5 146")
    #expect(text(2, 0, in: solution) == "5 945.6667 301.4 130")
    #expect(text(2, 1, in: solution) == "319.4 945.6667 301.4 130")
    #expect(text(2, 50, in: solution) == "15725 945.6667 301.4 130")
  }

  @Test("on iPad Pro 12.9: two rows of four, episodes of 409.6, all of it on screen")
  func padFrames() throws {
    let solution = try exactSolution(on: .largest)
    #expect(solution.contentSize == Size(width: 1024, height: 1063.5))
    #expect(solution.contentSize.height < solution.environment.size.height)
    #expect(text(0, 0, in: solution) == "0 0 1024 603.5")
    #expect(text(1, 3, in: solution) == "770 615.5 252 146")
    #expect(text(1, 4, in: solution) == "2 765.5 252 146")
    #expect(text(2, 0, in: solution) == "5 923.5 396.6 130")
    #expect(text(2, 1, in: solution) == "414.6 923.5 396.6 130")
  }

  @Test("the episodes page by group: 51 stops, the last one at the end of the row")
  func paging() throws {
    let row = try #require(exactSolution(on: .standard).row(inSection: 2))
    #expect(row.behavior == .groupPaging)
    #expect(row.contentLength.decimalText == "16034.4")
    #expect(row.restingOffsetCount == 51)
    #expect(row.restingOffset(at: 1).decimalText == "314.4")
    #expect(row.restingOffset(at: 50).decimalText == "15641.4")
  }

  @Test("sections hold 1, 8 and 51 items with their texts")
  func contents() throws {
    let scene = try CharacterDetail().scene(on: Stage())
    #expect(scene.title == "RICK SANCHEZ")
    #expect((0..<3).map(scene.solution.itemCount(inSection:)) == [1, 8, 51])
    #expect(content(0, 0, in: scene) == ["Rick Sanchez"])
    #expect(content(1, 2, in: scene) == ["TYPE", "None"])
    #expect(content(1, 6, in: scene) == ["CREATED", "Nov 4, 2017 at 6:48 PM"])
    #expect(content(2, 0, in: scene) == ["Episode S01E01", "Pilot", "Aired on December 2, 2013"])
  }

  @Test("a wished offset ends where the content ends")
  func offsets() throws {
    let phone = try CharacterDetail().scene(on: Stage(), offset: Point(x: 50, y: 9999))
    #expect(phone.position.offset.x == 0)
    #expect(phone.position.offset.y.decimalText == "414.3333")
    let pad = try CharacterDetail().scene(on: Stage(device: .largest), offset: Point(x: 0, y: 9))
    #expect(pad.position.offset == .zero)
  }

  private func exactSolution(on device: Device) throws -> LayoutSolution {
    var environment = Stage(device: device).environment(filling: device.pushedFrame)
    environment.profile = .exact
    let detail = CharacterDetail()
    return try detail.layout.solve(in: environment, itemCounts: detail.itemCounts)
  }

  private func text(_ section: Int, _ item: Int, in solution: LayoutSolution) -> String? {
    solution.frame(forItemAt: ItemPath(section: section, item: item)).map { frame in
      [frame.minX, frame.minY, frame.width, frame.height].map(\.decimalText)
        .joined(separator: " ")
    }
  }

  private func content(_ section: Int, _ item: Int, in scene: LayoutScene) -> [String] {
    let attributes = LayoutAttributes(
      category: .cell, path: ItemPath(section: section, item: item), frame: .zero)
    let content = scene.contents(attributes)
    return [content.title] + content.lines
  }
}
