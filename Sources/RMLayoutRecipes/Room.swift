import RMLayout

/// What a section has from side to side: the width between safe area and insets, on whole pixels.
struct Room: Hashable, Sendable {
  let pixels: Pixels
  /// From the first whole pixel to the end, not below 0.
  let width: Double
  /// How far the first whole pixel lies behind the start; there frames do not move when they round.
  let shift: Double

  init(in environment: LayoutEnvironment, inside insets: DirectionalEdgeInsets) {
    let start = environment.safeArea.leading + insets.leading
    pixels = Pixels(of: environment)
    shift = pixels.up(start) - start
    width = max(0, environment.width(inside: insets) - shift)
  }

  /// A section of one custom group with frames in this room.
  func section(
    of frames: [Rect], height: Double, contentInsets: DirectionalEdgeInsets,
    repeatSpacing: Double = 0
  ) -> LayoutSection {
    let items = frames.map { CustomItem(frame: $0.offset(by: Point(x: shift, y: 0))) }
    return LayoutSection(
      group: .custom(
        size: LayoutSize(width: .fractionalWidth(1), height: .absolute(height)),
        frames: .items(items)),
      contentInsets: contentInsets, interGroupSpacing: repeatSpacing,
      contentInsetsReference: .safeArea)
  }
}

extension LayoutEnvironment {
  /// The width between safe area and insets: that of a group as wide as its section.
  func width(inside insets: DirectionalEdgeInsets) -> Double {
    size.width - safeArea.total(along: .horizontal) - insets.total(along: .horizontal)
  }
}

extension [LayoutBoundarySupplementaryItem] {
  /// A header from side to side; none where it has no height.
  static func header(height: Double, pins: Bool) -> [LayoutBoundarySupplementaryItem] {
    guard height > 0 else { return [] }
    let size = LayoutSize(width: .fractionalWidth(1), height: .absolute(height))
    return [
      LayoutBoundarySupplementaryItem(
        kind: "header", size: size, alignment: .top, pinToVisibleBounds: pins, zIndex: 2)
    ]
  }
}
