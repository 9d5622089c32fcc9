/// What an update of a solution came to, for those who show it.
public struct LayoutChange: Hashable, Sendable {
  /// The first content offset along the scroll axis from which frames may differ; nil if none does.
  ///
  /// Counted from the content's leading end, in points of the layout before the update.
  public var firstChangedOffset: Double?
  /// How much longer and wider the content became, in points.
  public var contentSizeAdjustment: Size
  /// What to add to the content offset so that what the user sees stands still (E8).
  public var contentOffsetAdjustment: Point

  /// Creates a change; without more nothing changed.
  public init(
    firstChangedOffset: Double? = nil, contentSizeAdjustment: Size = .zero,
    contentOffsetAdjustment: Point = .zero
  ) {
    self.firstChangedOffset = firstChangedOffset
    self.contentSizeAdjustment = contentSizeAdjustment
    self.contentOffsetAdjustment = contentOffsetAdjustment
  }
}
