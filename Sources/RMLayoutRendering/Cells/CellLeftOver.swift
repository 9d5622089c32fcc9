import RMLayout

/// What whole cells cannot show of one row of a grid: how cells and points are shared out.
///
/// Nothing is lost between them: ``coveredColumns`` and ``blankColumns`` are all columns of the grid,
/// ``coveredLength`` and ``blankLength`` all its points.
public struct CellLeftOver: Hashable, Sendable {
  /// The columns that elements cover.
  public let coveredColumns: Int
  /// The columns between and beside elements.
  public let blankColumns: Int
  /// How wide what is covered is in the layout, in points.
  public let coveredLength: Double
  /// How wide what is blank is in the layout, in points.
  public let blankLength: Double
  /// The width of a cell, in points.
  public let unit: Double

  /// The points of elements for which there are no cells; below 0 where cells show more than there is.
  public var covered: Double { coveredLength - Double(coveredColumns) * unit }
  /// The points between and beside elements for which there are no cells, likewise.
  public var blank: Double { blankLength - Double(blankColumns) * unit }
  /// The points at the grid's end that fill no whole cell, or below 0 what its last cell lacks.
  public var total: Double { covered + blank }
}

extension CellGrid {
  /// What is left over in a row of cells by the rounding of edges; backgrounds cover nothing.
  ///
  /// ```swift
  /// // Three cells of 26 2/3 points in 80 columns of 1 point take 27, 26 and 27 columns:
  /// grid.leftOver(inRow: 0).covered  // 0
  /// ```
  /// - Complexity: O(n log n) for the n elements of the grid.
  public func leftOver(inRow row: Int) -> CellLeftOver {
    let spans = elements.filter {
      $0.attributes.category != .decoration && $0.cells.rows.contains(row)
    }.map { $0.shown.minX...$0.shown.maxX }.sorted { $0.lowerBound < $1.lowerBound }
    var length = 0.0
    var cells = 0
    var end = -Double.infinity
    for span in spans where span.upperBound > end {
      let start = max(end, span.lowerBound)
      length += span.upperBound - start
      cells += columnEdges.cells(from: start, to: span.upperBound).count
      end = span.upperBound
    }
    return CellLeftOver(
      coveredColumns: cells, blankColumns: columns - cells, coveredLength: length,
      blankLength: columnEdges.end - columnEdges.start - length, unit: columnEdges.unit)
  }
}
