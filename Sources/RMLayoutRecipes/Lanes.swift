import RMLayout

/// Columns side by side that share a width to the last pixel; widths differ by a pixel at most.
struct Lanes: Hashable, Sendable {
  let count: Int
  let spacing: Double
  private let width: Double
  private let pixels: Pixels

  init(count: Int, across width: Double, spacing: Double, pixels: Pixels) {
    self.count = max(1, count)
    self.spacing = pixels.nearest(spacing)
    self.width = width
    self.pixels = pixels
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

extension LayoutEnvironment {
  /// The width between safe area and insets: that of a group as wide as its section.
  func width(inside insets: DirectionalEdgeInsets) -> Double {
    size.width - safeArea.total(along: .horizontal) - insets.total(along: .horizontal)
  }
}

extension LayoutSection {
  /// A section of one custom group from side to side within the safe area.
  init(
    frames: [Rect], height: Double, contentInsets: DirectionalEdgeInsets, repeatSpacing: Double = 0
  ) {
    self.init(
      group: .custom(
        size: LayoutSize(width: .fractionalWidth(1), height: .absolute(height)),
        frames: .items(frames.map { CustomItem(frame: $0) })),
      contentInsets: contentInsets, interGroupSpacing: repeatSpacing,
      contentInsetsReference: .safeArea)
  }
}

extension LayoutBoundarySupplementaryItem {
  /// A header from side to side; nil where it has no height.
  static func header(height: Double, pins: Bool) -> LayoutBoundarySupplementaryItem? {
    guard height > 0 else { return nil }
    return LayoutBoundarySupplementaryItem(
      kind: "header", size: LayoutSize(width: .fractionalWidth(1), height: .absolute(height)),
      alignment: .top, pinToVisibleBounds: pins, zIndex: 2)
  }
}
