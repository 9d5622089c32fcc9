public import RMLayout

/// The whole terminal cells that the elements in a rectangle of a solution take, by shared edges.
///
/// Each edge goes to the nearest boundary between cells, the same one for all elements that have it. So
/// touching elements leave no gap, elements that are apart do not overlap, and all cells together
/// are as wide as the rectangle. Single elements may be a cell wider or narrower than others of the
/// same size; ``leftOver(inRow:)`` tells how much that comes to.
/// ```swift
/// // 80 columns for a screen 400 points wide:
/// let grid = CellGrid(solution, showing: visibleRect, cellSize: Size(width: 5, height: 10))
/// for element in grid.elements {
///   draw(element.attributes, in: element.cells)
/// }
/// ```
public struct CellGrid: Hashable, Sendable {
  /// An element with the cells that it takes.
  public struct Element: Hashable, Sendable {
    /// What the layout says of the element.
    public let attributes: LayoutAttributes
    /// The cells of its whole frame, also of what lies outside the grid or its row.
    public let frame: CellRect
    /// The cells that show: those in the grid, of a row those in its viewport; perhaps none.
    public let cells: CellRect
    /// What shows, in points: `cells` is this rectangle by shared edges.
    public let shown: Rect
  }

  /// The boundaries between columns.
  public let columnEdges: CellEdges
  /// The boundaries between rows.
  public let rowEdges: CellEdges
  /// The elements from the bottom to the top: by z index, then in the order of queries (Q2, Q3).
  public let elements: [Element]

  /// The grid of a rectangle, with all elements that show in it.
  /// - Parameters:
  ///   - solution: the layout.
  ///   - rect: content coordinates, in points; its corner is the corner of the first cell.
  ///   - position: how far the content and its rows are scrolled.
  ///   - cellSize: how many points a cell stands for, about twice as high as wide in most terminals.
  /// - Precondition: both lengths of `cellSize` are above 0.
  /// - Complexity: that of the query, and O(n log n) for n elements found.
  public init(
    _ solution: LayoutSolution, showing rect: Rect, at position: ScrollPosition = ScrollPosition(),
    cellSize: Size
  ) {
    let rect = rect.standardized
    let columns = CellEdges(from: rect.minX, to: rect.maxX, unit: cellSize.width)
    let rows = CellEdges(from: rect.minY, to: rect.maxY, unit: cellSize.height)
    var clipping = RowClipping(solution: solution, position: position)
    var elements: [Element] = []
    solution.forEachAttributes(intersecting: rect, at: position) { attributes in
      guard let inRow = clipping.visiblePart(of: attributes),
        let shown = inRow.intersection(rect)
      else { return }
      let grid = CellGrid(columnEdges: columns, rowEdges: rows)
      elements.append(
        Element(
          attributes: attributes, frame: grid.cells(of: attributes.frame),
          cells: grid.cells(of: shown), shown: shown))
    }
    self.init(columnEdges: columns, rowEdges: rows, elements: elements.inPaintOrder())
  }

  /// A grid of given boundaries, without elements unless some are given.
  init(columnEdges: CellEdges, rowEdges: CellEdges, elements: [Element] = []) {
    self.columnEdges = columnEdges
    self.rowEdges = rowEdges
    self.elements = elements
  }

  /// The number of columns.
  public var columns: Int { columnEdges.count }
  /// The number of rows.
  public var rows: Int { rowEdges.count }

  /// The cells of a rectangle given in points, which may lie outside the grid.
  public func cells(of rect: Rect) -> CellRect {
    CellRect(
      columns: columnEdges.cells(from: rect.minX, to: rect.maxX),
      rows: rowEdges.cells(from: rect.minY, to: rect.maxY))
  }

  /// The topmost element that shows in a cell, as for a click; backgrounds too.
  public func element(atColumn column: Int, row: Int) -> Element? {
    elements.last { $0.cells.contains(column: column, row: row) }
  }
}

extension [CellGrid.Element] {
  /// By z index; elements of one depth keep their order.
  fileprivate func inPaintOrder() -> [CellGrid.Element] {
    let isOrdered = zip(self, dropFirst()).allSatisfy {
      $0.attributes.zIndex <= $1.attributes.zIndex
    }
    // The library's sort is stable, but does not promise it.
    return isOrdered
      ? self
      : enumerated().sorted {
        ($0.element.attributes.zIndex, $0.offset) < ($1.element.attributes.zIndex, $1.offset)
      }.map { $0.element }
  }
}
