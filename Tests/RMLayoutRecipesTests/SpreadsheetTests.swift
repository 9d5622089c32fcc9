import RMLayout
import RMLayoutRecipes
import Testing

@Suite("Spreadsheet")
struct SpreadsheetTests {
  private static let widths = [100.0, 60, 120, 80, 40, 90]

  private static func table() throws -> Spreadsheet {
    try Spreadsheet(columnWidths: widths, rowHeight: 30, firstColumnWidth: 50, titleHeight: 25)
  }

  /// What shows of a table of 100 rows in an area of 300 x 200 at an offset.
  private static func shown(
    at offset: Point, in environment: LayoutEnvironment
  ) throws -> [LayoutAttributes] {
    let table = try table()
    let solution = try table.layout(scrolledTo: offset.x, in: environment)
      .solve(in: environment, itemCounts: table.itemCounts(rows: 100))
    return solution.attributes(
      intersecting: Rect(origin: Point(x: 0, y: offset.y), size: environment.size),
      at: table.position(at: offset, in: solution))
  }

  private static let small = LayoutEnvironment(size: Size(width: 300, height: 200), scale: 1)

  @Test("unscrolled, cells lie right of the first column and below the titles")
  func start() throws {
    let shown = try Self.shown(at: .zero, in: Self.small)
    func frame(_ kind: String?, _ path: ItemPath) -> Rect? {
      shown.first { $0.kind == kind && $0.path == path }?.frame
    }
    let layout = ItemPath(section: ItemPath.layoutSection, item: 0)
    #expect(frame("corner", layout) == Rect(x: 0, y: 0, width: 50, height: 25))
    #expect(frame("column-1", layout) == Rect(x: 150, y: 0, width: 60, height: 25))
    #expect(
      frame("row", ItemPath(section: 1, item: 0)) == Rect(x: 0, y: 55, width: 50, height: 30))
    #expect(
      frame(nil, ItemPath(section: 1, item: 1)) == Rect(x: 150, y: 55, width: 60, height: 30))
  }

  @Test("scrolled anywhere, titles stay on top and the first column beside, each over its cells")
  func scrolled() throws {
    let limit = try Self.table().widestOffset(in: Self.small)
    #expect(limit == 240)
    for offset in [(0, 0), (35, 0), (0, 410), (240, 815), (99.5, 1000.5), (240, 2825)] {
      let point = Point(x: offset.0, y: offset.1)
      let shown = try Self.shown(at: point, in: Self.small)
      let top = Self.small.profile == .exact ? point.y : (point.y + 0.5).rounded(.down)
      let titles = shown.filter { $0.kind?.hasPrefix("column-") == true }
      #expect(titles.allSatisfy { $0.frame.minY == top && $0.zIndex > 1_000_000 })
      #expect(shown.filter { $0.kind == "row" }.allSatisfy { $0.frame.minX == 0 })
      for cell in shown where cell.category == .cell {
        let title = titles.first { $0.kind == "column-\(cell.path.item)" }
        // A cell that lies under the first column alone needs no title.
        guard let title else {
          #expect(cell.frame.maxX <= 50.5)
          continue
        }
        #expect(abs(title.frame.minX - cell.frame.minX) <= 1)
        #expect(title.frame.width == cell.frame.width)
      }
      #expect(shown.contains { $0.kind == "corner" && $0.frame.minX == 0 })
    }
  }

  @Test("from right to left the first column is the rightmost")
  func mirrored() throws {
    var environment = Self.small
    environment.layoutDirection = .rightToLeft
    let shown = try Self.shown(at: Point(x: 100, y: 0), in: environment)
    #expect(shown.filter { $0.kind == "row" }.allSatisfy { $0.frame.maxX == 300 })
    let cell = try #require(shown.first { $0.path == ItemPath(section: 0, item: 1) })
    #expect(cell.frame == Rect(x: 190, y: 25, width: 60, height: 30))
    let title = try #require(shown.first { $0.kind == "column-1" })
    #expect(title.frame.minX == 190)
  }

  @Test("a table has columns of lengths that are some, and rows if there are any")
  func edges() throws {
    let none = #expect(throws: SpecificationError.self) { try Spreadsheet(columnWidths: []) }
    #expect(none?.path == "columnWidths")
    let bad = #expect(throws: SpecificationError.self) {
      try Spreadsheet(columnWidths: [10, .infinity])
    }
    #expect(bad?.path == "columnWidths[1]")
    let table = try Self.table()
    let solution = try table.layout(in: Self.small)
      .solve(in: Self.small, itemCounts: table.itemCounts(rows: 0))
    #expect(table.position(at: Point(x: 5, y: 5), in: solution).rowOffsets.isEmpty)
  }
}
