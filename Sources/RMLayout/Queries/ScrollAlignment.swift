/// Where an item should stand in the visible bounds after scrolling to it (H2).
public enum ScrollAlignment: Hashable, Sendable, CaseIterable {
  /// At the near edge of the visible bounds.
  case start
  /// In the middle.
  case center
  /// At the far edge.
  case end
  /// Where it is if wholly visible, else by the shortest way.
  case nearest
}
