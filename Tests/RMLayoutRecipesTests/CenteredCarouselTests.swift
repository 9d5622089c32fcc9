import RMLayout
import RMLayoutRecipes
import Testing

@Suite("Centred carousel")
struct CenteredCarouselTests {
  @Test("the row rests with each card in its middle, there at full size and smaller beside it")
  func transform() throws {
    let carousel = try CenteredCarousel(share: 0.6, height: 100, spacing: 15, minimumScale: 0.5)
    let solution = try carousel.layout.solve(in: .plain, itemCounts: [3])
    let row = try #require(solution.row(inSection: 0))
    #expect(row.restingOffsets == [-60, 135, 330])
    let shown = solution.attributes(
      intersecting: Rect(x: 0, y: 0, width: 300, height: 600),
      at: ScrollPosition(rowOffsets: [0: 135]))
    #expect(
      shown.map { carousel.transformed($0, in: row).frame } == [
        Rect(x: -90, y: 25, width: 90, height: 50),
        Rect(x: 60, y: 0, width: 180, height: 100),
        Rect(x: 300, y: 25, width: 90, height: 50),
      ])
  }

  @Test("scale and opacity fall with the distance, down to what is asked for at the least")
  func decline() throws {
    let carousel = try CenteredCarousel(height: 100, minimumScale: 0.8, minimumAlpha: 0.5)
    let row = try #require(
      try carousel.layout.solve(in: .plain, itemCounts: [9]).row(inSection: 0))
    let cells = [0.0, 30, 60, 150, 300].map { distance in
      LayoutAttributes(
        category: .cell, path: ItemPath(section: 0, item: 0),
        frame: Rect(x: 50 + distance, y: 0, width: 200, height: 100))
    }
    #expect(cells.map { carousel.scale(of: $0, in: row) } == [1, 0.9, 0.8, 0.8, 0.8])
    #expect(cells.map { carousel.alpha(of: $0, in: row) } == [1, 0.9, 0.8, 0.5, 0.5])
  }

  @Test("headers and the cells of other sections keep their frames")
  func others() throws {
    let carousel = try CenteredCarousel(height: 100, minimumScale: 0.5)
    let solution = try carousel.layout.solve(in: .plain, itemCounts: [3, 3])
    let row = try #require(solution.row(inSection: 0))
    let other = try #require(solution.attributes(forItemAt: ItemPath(section: 1, item: 1)))
    #expect(carousel.transformed(other, in: row) == other)
  }

  @Test("a share that is not above 0 is refused")
  func errors() {
    let error = #expect(throws: SpecificationError.self) {
      try CenteredCarousel(share: 0, height: 100)
    }
    #expect(
      error?.description == "share: the scale must be above 0 and at most 1000000, is 0")
  }
}
