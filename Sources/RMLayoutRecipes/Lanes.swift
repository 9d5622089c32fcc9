import RMLayout

/// Columns side by side that share a width to the last pixel; widths differ by a pixel at most.
struct Lanes: Hashable, Sendable {
  let count: Int
  let spacing: Double
  private let width: Double
  private let pixels: Pixels

  init(count: Int, across room: Room, spacing: Double) {
    self.count = max(1, count)
    self.spacing = room.pixels.nearest(spacing)
    width = room.width
    pixels = room.pixels
  }

  /// Where a column starts.
  func start(of lane: Int) -> Double {
    pixels.down((width + spacing) * Double(lane) / Double(count))
  }

  /// The width of some neighbouring columns with what lies between them.
  func width(of lanes: Range<Int>) -> Double {
    max(0, start(of: lanes.upperBound) - spacing - start(of: lanes.lowerBound))
  }

  /// The width of one column.
  func width(of lane: Int) -> Double { width(of: lane..<lane + 1) }
}
