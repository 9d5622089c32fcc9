import RMLayout
import RMLayoutGallery
import RMLayoutRecipes
import RMLayoutRendering
import Testing

@Suite("Character list")
struct CharacterGridTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let device: String
    let width: Double
    let height: Double
    /// The heights of the content with 20, 40 and 826 characters.
    let contents: [Double]

    var testDescription: String { device }
  }

  static let table = [
    Row(device: "iPhone SE 3", width: 172.5, height: 258.75, contents: [2787.5, 5475, 110_993.75]),
    Row(
      device: "iPhone 13 mini", width: 172.5, height: 258.75, contents: [2787.5, 5475, 110_993.75]),
    Row(device: "iPhone 14", width: 180, height: 270, contents: [2900, 5700, 115_640]),
    Row(
      device: "iPhone 14 Pro", width: 181.5, height: 272.25, contents: [2922.5, 5745, 116_569.25]),
    Row(device: "iPhone 15 Pro Max", width: 200, height: 300, contents: [3200, 6300, 128_030]),
    Row(
      device: "iPad mini 6", width: 173.5, height: 260.25, contents: [1451.25, 2802.5, 55_941.75]),
    Row(device: "iPad 10.2", width: 190, height: 285, contents: [1575, 3050, 61_065]),
    Row(device: "iPad Pro 11", width: 196, height: 294, contents: [1620, 3140, 62_928]),
    Row(
      device: "iPad Pro 12.9", width: 243.5, height: 365.25, contents: [1976.25, 3852.5, 77_676.75]),
  ]

  @Test("each device has the app's card sizes and content heights", arguments: table)
  func sizes(row: Row) throws {
    let device = try #require(Device.all.first { $0.name == row.device })
    for (count, height) in zip([20, 40, 826], row.contents) {
      let solution = try exactSolution(on: device, itemCount: count)
      #expect(solution.contentSize == Size(width: device.screen.width, height: height))
      let last = try #require(
        solution.frame(forItemAt: ItemPath(section: 0, item: count - 1)))
      #expect(last.size == Size(width: row.width, height: row.height))
    }
  }

  @Test("on iPhone 14 Pro two cards stand side by side, 10 points apart")
  func phoneFrames() throws {
    let solution = try exactSolution(on: .standard, itemCount: 20)
    #expect(frame(0, in: solution) == Rect(x: 10, y: 0, width: 181.5, height: 272.25))
    #expect(frame(1, in: solution) == Rect(x: 201.5, y: 0, width: 181.5, height: 272.25))
    #expect(frame(2, in: solution) == Rect(x: 10, y: 282.25, width: 181.5, height: 272.25))
    #expect(frame(19, in: solution) == Rect(x: 201.5, y: 2540.25, width: 181.5, height: 272.25))
  }

  @Test("on iPad Pro 12.9 four cards stand side by side; the last row of 826 holds two")
  func padFrames() throws {
    let solution = try exactSolution(on: .largest, itemCount: 826)
    #expect(frame(3, in: solution) == Rect(x: 770.5, y: 0, width: 243.5, height: 365.25))
    #expect(frame(4, in: solution) == Rect(x: 10, y: 375.25, width: 243.5, height: 365.25))
    #expect(frame(825, in: solution) == Rect(x: 263.5, y: 77_301.5, width: 243.5, height: 365.25))
    #expect(
      solution.attributes(
        intersecting: Rect(x: 0, y: 77_301.5, width: 1024, height: 1000)
      ).map(\.path.item) == [824, 825])
  }

  @Test("a footer of 100 points follows the bottom inset while another page exists")
  func footer() throws {
    let end = Rect(x: 0, y: 2812.5, width: 393, height: 1000)
    let first = try exactSolution(on: .standard, itemCount: 20).attributes(intersecting: end)
    #expect(
      first == [
        LayoutAttributes(
          category: .supplementary, path: ItemPath(section: 0, item: 0), kind: "footer",
          frame: Rect(x: 0, y: 2822.5, width: 393, height: 100))
      ])
    #expect(CharacterGrid(itemCount: 825).hasNextPage)
    #expect(!CharacterGrid(itemCount: 826).hasNextPage)
    #expect(!CharacterGrid(itemCount: 1000).hasNextPage)
    #expect(try exactSolution(on: .standard, itemCount: 826).elementCount == 826)
  }

  @Test("on iPhone 14 Pro the next page is due from 2183.167 with 20, from 5005.667 with 40")
  func loadingMore() throws {
    for (count, offset) in [(20, 2183.167), (40, 5005.667)] {
      let solution = try exactSolution(on: .standard, itemCount: count)
      func isDue(at offset: Double) -> Bool {
        var trigger = InfiniteScrollTrigger()
        return trigger.test(
          offset: offset, viewportLength: solution.environment.size.height,
          contentLength: solution.contentSize.height, itemCount: count,
          hasNextPage: CharacterGrid(itemCount: count).hasNextPage)
      }
      #expect(isDue(at: offset + 0.001))
      #expect(!isDue(at: offset - 0.001))
    }
  }

  @Test("from right to left the first card stands at the right")
  func rightToLeft() throws {
    let stage = Stage(layoutDirection: .rightToLeft)
    let solution = try CharacterGrid().scene(on: stage).solution
    #expect(frame(0, in: solution).map(\.maxX) == 383)
    #expect(frame(1, in: solution).map(\.minX.decimalText) == "9.8333")
  }

  @Test("cards show name and status, the footer a turning wheel")
  func contents() throws {
    let scene = try CharacterGrid().scene(on: Stage())
    let cells = scene.solution.attributes(intersecting: Rect(x: 0, y: 0, width: 393, height: 1e6))
    let contents = cells.map(scene.contents)
    #expect(contents[0].title == "Rick Sanchez")
    #expect(contents[0].lines == ["Status: Alive"])
    #expect(contents[19].lines == ["Status: Unknown"])
    #expect(contents[20].drawing == .spinner)
  }

  private func exactSolution(on device: Device, itemCount: Int) throws -> LayoutSolution {
    var environment = Stage(device: device).environment(filling: device.listFrame)
    environment.profile = .exact
    return try CharacterGrid(itemCount: itemCount).layout(in: environment)
      .solve(in: environment, itemCounts: [itemCount])
  }

  private func frame(_ item: Int, in solution: LayoutSolution) -> Rect? {
    solution.frame(forItemAt: ItemPath(section: 0, item: item))
  }
}
