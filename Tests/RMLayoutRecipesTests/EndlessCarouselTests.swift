import RMLayout
import RMLayoutRecipes
import Testing

@Suite("Endless carousel")
struct EndlessCarouselTests {
  private static func endless(_ count: Int, pitch: Double = 100) throws -> EndlessCarousel {
    try EndlessCarousel(itemCount: count, pitch: pitch, viewportLength: 250)
  }

  @Test(
    "there are copies for a viewport on each side; one item is shown once, none not at all",
    arguments: [(0, 0, 0), (1, 1, 0), (2, 10, 4), (3, 9, 3), (5, 15, 5)])
  func copies(items: Int, places: Int, first: Int) throws {
    let endless = try Self.endless(items)
    #expect(endless.placeCount == places)
    #expect(endless.firstPlace == first)
  }

  @Test("each place shows an item, the items in turn, also far beyond both ends")
  func total() throws {
    for count in [1, 2, 3, 7] {
      let endless = try Self.endless(count)
      for place in -3 * count...4 * count {
        let item = try #require(endless.item(atPlace: place))
        #expect((0..<count).contains(item))
        #expect((item - place) % count == 0)
      }
      for place in [Int.min, Int.max] {
        #expect(endless.item(atPlace: place).map((0..<count).contains) == true)
        #expect(endless.place(of: count - 1, nearestTo: place) != nil)
      }
    }
    #expect(try Self.endless(0).item(atPlace: 3) == nil)
  }

  @Test("the place of an item shows it, and no other place that does is nearer")
  func inverse() throws {
    for count in 1...7 {
      let endless = try Self.endless(count)
      for item in 0..<count {
        for near in 0..<endless.placeCount {
          let place = try #require(endless.place(of: item, nearestTo: near))
          let all = (0..<endless.placeCount).filter { endless.item(atPlace: $0) == item }
          #expect(all.contains(place))
          #expect(abs(place - near) == all.map { abs($0 - near) }.min())
        }
      }
    }
    #expect(try Self.endless(2).place(of: 1, nearestTo: 4) == 3)
    #expect(try Self.endless(2).place(of: 2, nearestTo: 0) == nil)
    #expect(try Self.endless(0).place(of: 0, nearestTo: 0) == nil)
  }

  @Test(
    "recentring moves by whole copies into the middle one and leaves what rests there",
    arguments: [
      (3, 0, 300), (3, 100, 400), (3, 300, 300), (3, 500, 500), (3, 650, 350), (3, 20, 320),
      (2, 0, 400), (2, 910, 510), (1, 40, 40), (0, 40, 40),
    ] as [(Int, Double, Double)])
  func recentring(items: Int, offset: Double, middle: Double) throws {
    #expect(try Self.endless(items).recentred(offset) == middle)
  }

  @Test("a recentred row shows the same items in the same places")
  func sameView() throws {
    let carousel = try CenteredCarousel(share: 0.6, height: 90, spacing: 20)
    for count in 2...6 {
      let endless = try EndlessCarousel(itemCount: count, pitch: 200, viewportLength: 300)
      let solution = try carousel.layout.solve(in: .plain, itemCounts: [endless.placeCount])
      let row = try #require(solution.row(inSection: 0))
      func shown(at offset: Double) -> [[Double]] {
        solution.attributes(
          intersecting: Rect(x: 0, y: 0, width: 300, height: 90),
          at: ScrollPosition(rowOffsets: [0: offset])
        )
        .map { [$0.frame.minX, Double(endless.item(atPlace: $0.path.item) ?? -1)] }
      }
      for offset in row.restingOffsets.dropFirst(2).dropLast(2) {
        let middle = endless.recentred(offset, start: row.initialOffset)
        #expect(row.restingOffsets.contains(middle))
        #expect(shown(at: middle) == shown(at: offset))
        let place = row.pageIndex(at: middle) ?? -1
        #expect((endless.firstPlace..<endless.firstPlace + count).contains(place))
      }
    }
  }

  @Test("numbers that mean nothing are refused, and rows without length keep three copies")
  func edges() throws {
    let error = #expect(throws: SpecificationError.self) { try Self.endless(-1) }
    #expect(
      error?.description
        == "itemCount: the item count must lie between 0 and 1000000000000, is -1")
    #expect(try Self.endless(4, pitch: 0).placeCount == 12)
    #expect(try Self.endless(4, pitch: 0).recentred(7) == 7)
    #expect(try Self.endless(4, pitch: 1e-9).placeCount == 4 * 1001)
  }
}
