/// The boundaries between terminal cells along one axis, and which of them each coordinate falls on.
///
/// The map never turns an order around, and equal coordinates fall on one boundary: elements that
/// touch share an edge, and elements that are apart do not overlap.
public struct CellEdges: Hashable, Sendable {
  /// Edges that were placed on boundaries one by one, ascending.
  struct Placed: Hashable, Sendable {
    /// The edges that fell on the boundary, from the least to the greatest, in points.
    var edges: ClosedRange<Double>
    /// The boundary.
    var boundary: Int
  }

  /// The coordinate of boundary 0, in points.
  public let start: Double
  /// The coordinate that falls on the last boundary, in points; no cell need end right there.
  public let end: Double
  /// The length of one cell, in points.
  public let unit: Double
  /// The number of cells.
  public let count: Int
  /// Where edges lie that keep to no scale; empty where all cells are of one length.
  private let placed: [Placed]

  /// Greater numbers of cells are cut off, so that arithmetic on them cannot overflow.
  private static let limit = 1e9

  /// Creates the boundaries of equal cells between two coordinates, as many as come nearest.
  /// - Precondition: `unit` is a number above 0.
  public init(from start: Double, to end: Double, unit: Double) {
    precondition(unit > 0 && unit < .infinity, "A cell needs a length")
    self.start = start
    self.end = end
    self.unit = unit
    placed = []
    count = max(0, Self.nearest((end - start) / unit))
  }

  /// Creates boundaries from edges that were placed on them, of cells about `unit` long.
  init(placed: [Placed], unit: Double) {
    start = placed.first?.edges.lowerBound ?? 0
    end = placed.last?.edges.upperBound ?? 0
    self.unit = unit
    self.placed = placed
    count = placed.last?.boundary ?? 0
  }

  /// The boundary nearest to a coordinate, below 0 or above `count` for what lies outside.
  /// - Complexity: O(1) for equal cells, otherwise O(log edges).
  public func boundary(at coordinate: Double) -> Int {
    placed.isEmpty
      ? Self.nearest((coordinate - start) / unit) : boundary(amongPlaced: coordinate)
  }

  /// The cells between two coordinates, `low` not above `high`.
  public func cells(from low: Double, to high: Double) -> Range<Int> {
    let first = boundary(at: low)
    return first..<max(first, boundary(at: high))
  }

  private func boundary(amongPlaced coordinate: Double) -> Int {
    var low = 0
    var high = placed.count
    while low < high {
      let middle = (low + high) / 2
      if placed[middle].edges.lowerBound <= coordinate { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return placed[0].boundary }
    let before = placed[low - 1]
    guard coordinate > before.edges.upperBound, low < placed.count else { return before.boundary }
    let after = placed[low]
    let room = after.edges.lowerBound - before.edges.upperBound
    let share = (coordinate - before.edges.upperBound) / room
    return before.boundary
      + Self.nearest(share * Double(after.boundary - before.boundary))
  }

  // Halves go up. Frames are multiples of a pixel, so many of them are halves of a cell but for the
  // last bits of a sum; the small number keeps two such edges together.
  private static func nearest(_ cells: Double) -> Int {
    let value = min(max(cells + 0.5 + 1e-7, -limit), limit)
    let whole = Int(value)
    return Double(whole) > value ? whole - 1 : whole
  }
}
