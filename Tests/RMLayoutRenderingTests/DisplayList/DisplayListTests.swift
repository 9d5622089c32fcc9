import RMLayout
import RMLayoutRendering
import Testing

@Suite("Display list")
struct DisplayListTests {
  private let reach = DisplayList.Reach(whole: 460, partial: 160)

  private func picture(_ scene: LayoutScene, limit: Int = 400) throws -> ScenePicture {
    try #require(DisplayList([scene], reach: reach, elementLimit: limit).pictures.first)
  }

  @Test("frames are moved to their place on the screen")
  func placesFrames() throws {
    let picture = try picture(try SeedScenes.grid())
    let visible = picture.elements.filter { $0.place == .inside }
    #expect(visible.map(\.attributes.path.item) == [0, 1, 2, 3, 4, 5])
    #expect(visible[3].frame.origin.x == 201.5)
    #expect(abs(visible[3].frame.origin.y - 431.9167) < 0.001)
    #expect(picture.viewport.size == Size(width: 393, height: 619 + 1.0 / 3))
  }

  @Test("an element is drawn where the scene says, and keeps its own frame")
  func drawnFrames() throws {
    var scene = try SmallScenes.squares(count: 4, side: 40, viewport: 100)
    scene.drawnFrame = { $0.frame.inset(by: DirectionalEdgeInsets(all: 10)) }
    let element = try #require(try picture(scene).elements.last)
    #expect(element.attributes.frame == Rect(x: 60, y: 50, width: 40, height: 40))
    #expect(element.frame == Rect(x: 70, y: 60, width: 20, height: 20))
  }

  @Test("content too long to be drawn is broken off, and the last footer follows the break")
  func breaksOff() throws {
    let picture = try picture(try SeedScenes.grid())
    #expect(picture.itemsAfter == 14)
    let gap = try #require(picture.breakFrame)
    #expect(abs(gap.minY - 986.4167) < 0.001)
    #expect(gap.height == 64)
    let footer = try #require(picture.elements.first { $0.place == .tail })
    #expect(footer.attributes.category == .supplementary)
    #expect(footer.content == .spinner)
    #expect(abs(footer.frame.minY - 1050.4167) < 0.001)
    #expect(footer.attributes.frame.minY == 2822.5)
  }

  @Test("content that ends soon is drawn to its end")
  func drawsToTheEnd() throws {
    let picture = try picture(try SeedScenes.detail())
    #expect(picture.breakFrame == nil)
    #expect(picture.itemsAfter == 0)
    let beyond = picture.elements.filter { $0.place == .beyond }.map(\.attributes.path)
    #expect(
      beyond == [
        ItemPath(section: 1, item: 6), ItemPath(section: 1, item: 7),
        ItemPath(section: 2, item: 0), ItemPath(section: 2, item: 1),
      ])
    #expect(picture.rows.map(\.itemsAfter) == [49])
  }

  @Test("a row has a neighbour on each side, and tells how many more there are")
  func addsNeighbours() throws {
    let picture = try picture(try SeedScenes.detail(page: 3, offset: 414 + 1.0 / 3))
    let neighbours = picture.elements.filter { $0.place == .beside }
    #expect(neighbours.map(\.attributes.path) == [ItemPath(section: 2, item: 2)])
    #expect(abs((neighbours.first?.frame.minX ?? 0) + 309.4) < 0.001)
    let row = try #require(picture.rows.first)
    #expect(row.itemsBefore == 2)
    #expect(row.itemsAfter == 46)
    #expect(picture.itemsBefore == 1)
  }

  @Test("only what is drawn is asked for its content, of a thousand million items too")
  func asksForLittle() throws {
    let scene = try SmallScenes.squares(count: 1_000_000_000, side: 50, viewport: 170) {
      if $0.path.item > 20 { Issue.record("item \($0.path.item) was asked for") }
      return .plain("x")
    }
    let picture = try picture(scene)
    #expect(picture.elements.count { $0.place == .inside } == 9)
    #expect(picture.itemsAfter == 1_000_000_000 - picture.elements.count)
  }

  @Test("more elements than the limit are left out, and the picture says so")
  func stopsAtTheLimit() throws {
    let scene = try SmallScenes.squares(count: 100, side: 10, viewport: 170)
    let capped = try picture(scene, limit: 12)
    #expect(capped.elements.count == 12)
    #expect(capped.isCapped)
    #expect(!(try picture(scene)).isCapped)
  }

  @Test("control characters never reach a picture")
  func cleansTexts() throws {
    let scene = try SmallScenes.squares(count: 1, side: 50, viewport: 100) { _ in
      .plain("a\u{0}b\nc\u{9B}d\u{202E}\u{FFFF}")
    }
    #expect(try picture(scene).elements.map(\.content.title) == ["ab cd"])
  }

  @Test("elements are in the order of their depth")
  func sortsByDepth() throws {
    let frames = CustomFrames.items([
      CustomItem(frame: Rect(x: 0, y: 0, width: 60, height: 60), zIndex: 2),
      CustomItem(frame: Rect(x: 20, y: 20, width: 60, height: 60), zIndex: 0),
    ])
    let group = LayoutGroup.custom(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(100)), frames: frames)
    let solution = try CompositionalLayout(section: LayoutSection(group: group)).solve(
      in: LayoutEnvironment(size: Size(width: 100, height: 100)), itemCounts: [2])
    let picture = try picture(LayoutScene(title: "Depth", solution: solution))
    #expect(picture.elements.map(\.attributes.path.item) == [1, 0])
  }

  @Test("where no item shows, only those above count as before", arguments: [0.0, 55, 100])
  func countsBeforeAnEmptyViewport(offset: Double) throws {
    // Lines of three squares begin every 60 points and are 50 high.
    var scene = try SmallScenes.squares(count: 30, side: 50, viewport: 170, offset: offset)
    scene.solution = try FlowLayout(
      section: FlowSection(itemSizes: .uniform(Size(width: 50, height: 50)))
    ).solve(in: LayoutEnvironment(size: Size(width: 170, height: 0)), itemCounts: [30])
    let picture = try picture(scene)
    #expect(picture.itemsBefore == (offset == 0 ? 0 : offset == 55 ? 3 : 6))
  }

  @Test("items of a section without room are neither before nor after")
  func ignoresSectionsWithoutRoom() throws {
    let lines = [LayoutDimension.fractionalHeight(1), .absolute(40)].map { height in
      LayoutSection(
        group: .vertical(
          size: LayoutSize(width: .fractionalWidth(1), height: height),
          subitems: [
            .item(
              LayoutItem(size: LayoutSize(width: .fractionalWidth(1), height: .absolute(40))))
          ]))
    }
    let solution = try CompositionalLayout(sections: lines).solve(
      in: LayoutEnvironment(size: Size(width: 300, height: 0)), itemCounts: [5, 3])
    let picture = try picture(LayoutScene(title: "No room", solution: solution))
    #expect(picture.itemsBefore == 0)
    #expect(picture.itemsAfter == 0)
    #expect(picture.elements.map(\.attributes.path.section) == [1, 1, 1])
  }

  @Test("beyond the viewport at least one line is drawn, however long it is")
  func drawsOneLineBeyond() throws {
    let section = FlowSection(itemSizes: .uniform(Size(width: 100, height: 300)))
    let solution = try FlowLayout(section: section).solve(
      in: LayoutEnvironment(size: Size(width: 210, height: 305)), itemCounts: [20])
    let picture = try picture(LayoutScene(title: "Lines", solution: solution))
    let beyond = picture.elements.filter { $0.place == .beyond }
    #expect(beyond.map(\.attributes.path.item) == [2, 3])
    #expect(picture.itemsAfter == 16)
    #expect(picture.breakFrame?.minY == 610)
  }
}
