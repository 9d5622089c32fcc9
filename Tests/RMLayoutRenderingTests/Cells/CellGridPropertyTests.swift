import RMLayout
import RMLayoutRendering
import RMLayoutTesting
import Testing

@Suite("Cell grids of random layouts")
struct CellGridPropertyTests {
  /// A grid with the layout and the rectangle that it shows.
  struct Case {
    let seed: UInt64
    let solution: LayoutSolution
    let position: ScrollPosition
    let rect: Rect
    let grid: CellGrid

    init?(seed: UInt64) throws(SpecificationError) {
      let sample = LayoutSample.random(seed: seed)
      self.seed = seed
      solution = try sample.solve()
      position = sample.position
      var numbers = SplitMix64(seed: seed)
      let size = solution.environment.size
      rect = Rect(
        origin: position.offset, size: Size(width: size.width, height: size.height))
      let unit = numbers.one(of: 1.0, 4.7, 8, 10.1, 13, 40)
      grid = CellGrid(
        solution, showing: rect, at: position, cellSize: Size(width: unit, height: unit * 2))
      guard grid.elements.count <= 400 else { return nil }
    }

    static func all() throws -> [Case] { try (0..<250).compactMap { try Case(seed: $0) } }
  }

  @Test("order is kept: what touches shares an edge, what is apart does not overlap")
  func edges() throws {
    var touching = 0
    for example in try Case.all() {
      for left in example.grid.elements {
        for right in example.grid.elements {
          let (a, b) = (left.attributes.frame, right.attributes.frame)
          if a.maxX == b.minX {
            touching += 1
            #expect(left.frame.columns.upperBound == right.frame.columns.lowerBound)
          }
          if a.maxY == b.minY {
            #expect(left.frame.rows.upperBound == right.frame.rows.lowerBound)
          }
          if !left.shown.intersects(right.shown), left.cells.overlaps(right.cells) {
            Issue.record("seed \(example.seed): \(left) and \(right) overlap")
          }
        }
      }
    }
    #expect(touching > 1000)
  }

  @Test("nothing lies outside the grid, and the ends of the rectangle are the ends of the grid")
  func width() throws {
    for example in try Case.all() {
      let grid = example.grid
      let all = CellRect(columns: 0..<grid.columns, rows: 0..<grid.rows)
      #expect(grid.cells(of: example.rect) == all)
      for element in grid.elements {
        #expect(element.cells.clamped(to: all) == element.cells)
        #expect(element.cells.clamped(to: element.frame) == element.cells)
      }
    }
  }

  @Test("left over columns and points come to the whole row")
  func leftOver() throws {
    for example in try Case.all() {
      let grid = example.grid
      for row in 0..<grid.rows {
        let left = grid.leftOver(inRow: row)
        var covered: Set<Int> = []
        for element in grid.elements
        where element.attributes.category != .decoration && element.cells.rows.contains(row) {
          covered.formUnion(element.cells.columns)
        }
        #expect(left.coveredColumns == covered.count, "seed \(example.seed), row \(row)")
        #expect(left.coveredColumns + left.blankColumns == grid.columns)
        #expect(abs(left.coveredLength + left.blankLength - example.rect.width) < 1e-6)
        #expect(abs(left.total) <= left.unit / 2 + 1e-6)
        #expect(left.blankLength > -1e-6)
      }
    }
  }

  @Test("a scrolled row shows nothing beyond its viewport")
  func rows() throws {
    var cut = 0
    for example in try Case.all() {
      for element in example.grid.elements where element.attributes.category == .cell {
        let section = element.attributes.path.section
        guard let row = example.solution.row(inSection: section) else { continue }
        #expect(element.shown.min(along: row.axis) >= row.frame.min(along: row.axis))
        #expect(element.shown.max(along: row.axis) <= row.frame.max(along: row.axis))
        cut += element.frame == element.cells ? 0 : 1
      }
    }
    #expect(cut > 20)
  }

  @Test("elements come from the bottom to the top")
  func depth() throws {
    for example in try Case.all() {
      let depths = example.grid.elements.map(\.attributes.zIndex)
      #expect(depths == depths.sorted())
    }
  }

  @Test("in right to left a grid is the mirror image, to the side that a half goes to")
  func mirrored() throws {
    var seen = 0
    for seed in 0..<100 as Range<UInt64> {
      var sample = LayoutSample.random(seed: seed)
      // Flow layouts turn over only where they are asked to.
      guard case .compositional = sample.layout, sample.scrollDirection == .vertical else {
        continue
      }
      sample.position = ScrollPosition()
      sample.environment.layoutDirection = .leftToRight
      let left = try grid(of: sample)
      sample.environment.layoutDirection = .rightToLeft
      let right = try grid(of: sample)
      #expect(left.elements.count == right.elements.count)
      for a in left.elements {
        let b = try #require(
          right.elements.first {
            $0.attributes.path == a.attributes.path && $0.attributes.kind == a.attributes.kind
              && $0.attributes.category == a.attributes.category
          })
        let mirrored = right.columns - b.cells.columns.upperBound
        #expect(abs(a.cells.columns.lowerBound - mirrored) <= 1, "seed \(seed)")
        #expect(abs(a.cells.columns.count - b.cells.columns.count) <= 1)
        #expect(a.cells.rows == b.cells.rows)
        seen += 1
      }
    }
    #expect(seen > 500)
  }

  /// The first 500 points of a layout's content over its whole width.
  private func grid(of sample: LayoutSample) throws(SpecificationError) -> CellGrid {
    let solution = try sample.solve()
    let size = Size(width: solution.contentSize.width, height: 500)
    return CellGrid(
      solution, showing: Rect(origin: .zero, size: size), cellSize: Size(width: 10, height: 20))
  }
}
