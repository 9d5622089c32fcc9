/// The reading direction of a collection view (T1).
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  /// Leading is left.
  case leftToRight
  /// Leading is right; every frame is mirrored once at the end of a solve.
  case rightToLeft
}
