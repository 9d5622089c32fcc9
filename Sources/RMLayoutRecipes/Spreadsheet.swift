public import RMLayout

/// A table that scrolls both ways under a row of titles and beside a first column that keep in view.
///
/// What a compositional layout pins keeps in view along its one scroll direction, and what stands at
/// the side of an orthogonal section does not move with it. So each row of the table is a section that
/// scrolls on its own, all of them by the same offset, and:
/// - the first column consists of the sections' side items, of kind `row`;
/// - the titles are pinned boundary items of the whole layout, of kinds `column-0`, `column-1` and so
///   on, and the corner is one of kind `corner`. They would not move sideways by themselves, so the layout is
///   made for a sideways offset; that is cheap, as it holds only the titles that show.
///
/// ```swift
/// let table = try Spreadsheet(columnWidths: widths, rowHeight: 36)
/// let offset = Point(x: 120, y: 480)
/// let solution = try table.layout(scrolledTo: offset.x, in: phone)
///   .solve(in: phone, itemCounts: table.itemCounts(rows: 500))
/// let shown = solution.attributes(
///   intersecting: visible, at: table.position(at: offset, in: solution))
/// ```
public struct Spreadsheet: Hashable, Sendable {
  /// The widths of the columns beside the first, in points.
  public let columnWidths: [Double]
  /// The height of a row, in points.
  public let rowHeight: Double
  /// The width of the first column, in points.
  public let firstColumnWidth: Double
  /// The height of the row of titles, in points.
  public let titleHeight: Double
  private let columnStarts: [Double]

  /// Creates a table.
  /// - Throws: `SpecificationError` for a table without columns, a length below 0, and for
  ///   what is no number.
  public init(
    columnWidths: [Double], rowHeight: Double = 36, firstColumnWidth: Double = 80,
    titleHeight: Double = 36
  ) throws(SpecificationError) {
    guard !columnWidths.isEmpty else {
      throw SpecificationError(path: "columnWidths", reason: .emptyGroup)
    }
    for (index, width) in columnWidths.enumerated() {
      try width.checkedLength("columnWidths[\(index)]")
    }
    try rowHeight.checkedLength("rowHeight")
    try firstColumnWidth.checkedLength("firstColumnWidth")
    try titleHeight.checkedLength("titleHeight")
    self.columnWidths = columnWidths
    self.rowHeight = rowHeight
    self.firstColumnWidth = firstColumnWidth
    self.titleHeight = titleHeight
    columnStarts = columnWidths.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
  }

  /// The item counts of a solve: as many items as columns in each row.
  public func itemCounts(rows: Int) -> [Int] {
    Array(repeating: columnWidths.count, count: max(0, rows))
  }

  /// How far the table can be scrolled sideways, in points.
  public func widestOffset(in environment: LayoutEnvironment) -> Double {
    max(0, columnStarts[columnWidths.count] - visibleWidth(in: environment))
  }

  /// The layout, with the titles of the columns that show at a sideways offset.
  /// - Complexity: O(columns).
  public func layout(
    scrolledTo x: Double = 0, in environment: LayoutEnvironment
  ) -> CompositionalLayout {
    CompositionalLayout(
      section: row,
      configuration: LayoutConfiguration(
        boundarySupplementaryItems: titleHeight > 0 ? titles(at: x, in: environment) : []))
  }

  /// The position of queries at an offset in both directions: that of the content and of its rows.
  ///
  /// It holds for the rows that show and for as many above and below them.
  /// - Complexity: O(rows that show).
  public func position(at offset: Point, in solution: LayoutSolution) -> ScrollPosition {
    var position = ScrollPosition(offset: Point(x: 0, y: offset.y))
    let last = solution.sectionCount - 1
    guard last >= 0, rowHeight > 0 else { return position }
    let height = solution.environment.size.height
    let first = ((offset.y - titleHeight - height) / rowHeight).wholeNumber(in: 0...last)
    let end = ((offset.y + 2 * height) / rowHeight).wholeNumber(in: first...max(first, last))
    for row in first...end { position.rowOffsets[row] = offset.x }
    return position
  }

  /// The columns of one row side by side, scrolled as a whole.
  private var row: LayoutSection {
    let cells = zip(columnStarts, columnWidths).map { x, width in
      CustomItem(frame: Rect(x: x, y: 0, width: width, height: rowHeight))
    }
    let width = columnStarts[columnWidths.count]
    return LayoutSection(
      group: .custom(
        size: LayoutSize(width: .absolute(width), height: .absolute(rowHeight)),
        frames: .items(cells)),
      contentInsets: DirectionalEdgeInsets(leading: firstColumnWidth),
      orthogonalScrollingBehavior: .continuous,
      boundarySupplementaryItems: [
        LayoutBoundarySupplementaryItem(
          kind: "row",
          size: LayoutSize(width: .absolute(firstColumnWidth), height: .absolute(rowHeight)),
          alignment: .leading, zIndex: 2)
      ], contentInsetsReference: .safeArea, supplementariesFollowContentInsets: false)
  }

  private func visibleWidth(in environment: LayoutEnvironment) -> Double {
    environment.width(inside: DirectionalEdgeInsets(leading: firstColumnWidth))
  }

  private func titles(
    at x: Double, in environment: LayoutEnvironment
  ) -> [LayoutBoundarySupplementaryItem] {
    let width = visibleWidth(in: environment)
    let shown = columnWidths.indices.filter { column in
      columnStarts[column + 1] > x && columnStarts[column] < x + width
    }
    // Boundary items of a whole layout know no safe area (B10).
    let start = environment.safeArea.leading
    let corner = title("corner", x: start, width: firstColumnWidth, zIndex: 4)
    return [corner]
      + shown.map { column in
        title(
          "column-\(column)", x: start + firstColumnWidth + columnStarts[column] - x,
          width: columnWidths[column], zIndex: 3)
      }
  }

  private func title(
    _ kind: String, x: Double, width: Double, zIndex: Int
  ) -> LayoutBoundarySupplementaryItem {
    LayoutBoundarySupplementaryItem(
      kind: kind, size: LayoutSize(width: .absolute(width), height: .absolute(titleHeight)),
      alignment: .topLeading, offset: Point(x: x, y: 0), pinToVisibleBounds: true, zIndex: zIndex)
  }
}
