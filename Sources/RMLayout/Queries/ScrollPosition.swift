/// How far a collection view and its orthogonal rows are scrolled: an argument of queries.
public struct ScrollPosition: Hashable, Sendable {
  /// The content offset: the content coordinate at the top left corner of the bounds.
  public var offset: Point
  /// Offsets of rows by section, measured from the leading end; others stand at their first offset.
  public var rowOffsets: [Int: Double]

  /// Creates a position; without more nothing is scrolled.
  public init(offset: Point = .zero, rowOffsets: [Int: Double] = [:]) {
    self.offset = offset
    self.rowOffsets = rowOffsets
  }
}
