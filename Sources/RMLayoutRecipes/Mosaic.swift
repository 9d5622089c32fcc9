public import RMLayout

/// Tiles of several sizes in a pattern that repeats, as photo grids have them.
///
/// ```swift
/// let photos = try Mosaic(pattern: [.largeLeading, .row(3), .largeTrailing, .row(3)], spacing: 2)
/// let solution = try photos.layout.solve(in: phone, itemCounts: [10_000])
/// // Only one pattern is ever laid out: here 12 tiles.
/// ```
public struct Mosaic: Hashable, Sendable {
  /// A part of the pattern from side to side.
  public enum Block: Hashable, Sendable {
    /// A number of squares side by side, at most 1,000.
    case row(Int)
    /// One tile from side to side, by its width over its height.
    case full(aspectRatio: Double)
    /// A square of two thirds of the width, then two small ones above each other.
    case largeLeading
    /// Two small squares above each other, then one of two thirds of the width.
    case largeTrailing
  }

  /// The blocks from the top; after the last the first comes again.
  public let pattern: [Block]
  /// Space between tiles, in points.
  public let spacing: Double
  /// Space around all tiles.
  public let contentInsets: DirectionalEdgeInsets

  /// Creates a mosaic; without more it is the pattern of the example.
  /// - Throws: `SpecificationError` for a pattern without blocks, a row without tiles, a ratio
  ///   that is not above 0, a length below 0, and for what is no number.
  public init(
    pattern: [Block] = [.largeLeading, .row(3), .largeTrailing, .row(3)], spacing: Double = 2,
    contentInsets: DirectionalEdgeInsets = .zero
  ) throws(SpecificationError) {
    guard !pattern.isEmpty else { throw SpecificationError(path: "pattern", reason: .emptyGroup) }
    for (index, block) in pattern.enumerated() {
      switch block {
      case .row(let count): try count.checkedCount("pattern[\(index)].row")
      case .full(let ratio): try ratio.checkedRatio("pattern[\(index)].aspectRatio")
      case .largeLeading, .largeTrailing: break
      }
    }
    try spacing.checkedLength("spacing")
    try contentInsets.checked("contentInsets")
    self.pattern = pattern
    self.spacing = spacing
    self.contentInsets = contentInsets
  }

  /// One section of tiles, for the width of an environment; it takes any number of items.
  /// - Complexity: O(tiles of the pattern).
  public func section(in environment: LayoutEnvironment) -> LayoutSection {
    let room = Room(in: environment, inside: contentInsets)
    let gap = room.pixels.nearest(spacing)
    var frames: [Rect] = []
    var y = 0.0
    for block in pattern {
      let tiles = block.tiles(across: room, gap: gap)
      frames += tiles.map { $0.offset(by: Point(x: 0, y: y)) }
      y += gap + (tiles.map { $0.maxY }.max() ?? 0)
    }
    return room.section(
      of: frames, height: y - gap, contentInsets: contentInsets, repeatSpacing: gap)
  }

  /// A layout all of whose sections are such mosaics.
  public var layout: CompositionalLayout {
    CompositionalLayout { _, environment in section(in: environment) }
  }
}

extension Mosaic.Block {
  /// The frames of the block's tiles from its own top, in the order of their items.
  fileprivate func tiles(across room: Room, gap: Double) -> [Rect] {
    switch self {
    case .row(let count):
      let lanes = Lanes(count: min(count, 1000), across: room, spacing: gap)
      let height = lanes.width(of: 0)
      return (0..<lanes.count).map { lane in
        Rect(x: lanes.start(of: lane), y: 0, width: lanes.width(of: lane), height: height)
      }
    case .full(let ratio):
      let width = room.pixels.down(room.width)
      return [Rect(x: 0, y: 0, width: width, height: room.pixels.up(width / ratio))]
    case .largeLeading, .largeTrailing:
      return large(isLeading: self == .largeLeading, across: room, gap: gap)
    }
  }

  private func large(isLeading: Bool, across room: Room, gap: Double) -> [Rect] {
    let lanes = Lanes(count: 3, across: room, spacing: gap)
    let wide = isLeading ? 0..<2 : 1..<3
    let narrow = isLeading ? 2 : 0
    let height = lanes.width(of: wide)
    let upper = room.pixels.down((height - gap) / 2)
    let lower = upper + gap
    let large = Rect(
      x: lanes.start(of: wide.lowerBound), y: 0, width: height, height: height)
    let small = [(0, upper), (lower, height - lower)].map { y, length in
      Rect(
        x: lanes.start(of: narrow), y: y, width: lanes.width(of: narrow), height: max(0, length))
    }
    return isLeading ? [large] + small : small + [large]
  }
}
