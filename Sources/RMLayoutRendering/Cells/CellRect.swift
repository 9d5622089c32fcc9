/// A block of whole terminal cells: columns from the left and rows from the top, both from 0.
public struct CellRect: Hashable, Sendable {
  /// The columns, none where the block was narrower than half a cell.
  public var columns: Range<Int>
  /// The rows, none where the block was lower than half a cell.
  public var rows: Range<Int>

  /// Creates a block from its columns and rows.
  public init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
  }

  /// Whether the block covers no cell.
  public var isEmpty: Bool { columns.isEmpty || rows.isEmpty }

  /// Whether the block covers a cell.
  public func contains(column: Int, row: Int) -> Bool {
    columns.contains(column) && rows.contains(row)
  }

  /// Whether two blocks have a cell in common.
  public func overlaps(_ other: CellRect) -> Bool {
    columns.overlaps(other.columns) && rows.overlaps(other.rows)
  }

  /// The part of the block that lies in another one; empty where they are apart.
  public func clamped(to other: CellRect) -> CellRect {
    CellRect(columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
  }
}
