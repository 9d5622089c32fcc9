/// Whether a section scrolls across the layout as a row of its own, and where the row rests (O1-O8).
public enum OrthogonalScrollingBehavior: Hashable, Sendable, CaseIterable {
  /// The section does not scroll on its own.
  case none
  /// Rests anywhere (O3).
  case continuous
  /// Rests where a group starts (O4).
  case continuousGroupLeadingBoundary
  /// Rests at multiples of the row's own visible length (O5).
  case paging
  /// Rests where a group starts, one group a fling (O6).
  case groupPaging
  /// Rests with a group in the middle, one group a fling (O7).
  case groupPagingCentered
}
