/// The place of one cell in a group, after its insets, relative to the group's outer corner.
package struct Slot: Hashable, Sendable {
  /// The frame in points, not yet on the pixel grid.
  package var frame: Rect
  /// The stacking order.
  package var zIndex: Int
}

/// One group solved for its container: what repeats, without knowing how often.
package struct GroupTemplate: Hashable, Sendable {
  /// The outer size, after estimates were filled in and a partial group was trimmed (G6, G7, G9).
  package var size: Size
  /// The cells in the order in which items fill them.
  package var slots: [Slot]
  /// Whether the items ended before the group was full.
  package var isPartial: Bool
}
