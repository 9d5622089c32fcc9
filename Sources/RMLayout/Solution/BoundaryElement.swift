/// A header, footer or side item, from the section's start.
struct BoundaryElement: Sendable {
  /// Where an element that stays in view may go along the scroll axis (B7, F10).
  struct Pin: Sendable {
    /// Whether it keeps to the start of the visible bounds, else to their end.
    var isAtStart: Bool
    /// The place nearest to the section's start.
    var lowest: Double
    /// The place nearest to the section's end.
    var highest: Double
    /// The stacking order while the section is visible.
    var raisedZIndex: Int
  }

  var kind: String
  /// The frame before the content insets.
  var frame: Rect
  var contentInsets: DirectionalEdgeInsets = .zero
  var zIndex: Int
  var pin: Pin?
}

extension BoundaryElement.Pin {
  /// Where the element starts for visible bounds from `low` to `high`, all from the section's start.
  func position(length: Double, low: Double, high: Double) -> Double {
    isAtStart ? min(max(low, lowest), highest) : max(min(high - length, highest), lowest)
  }
}
