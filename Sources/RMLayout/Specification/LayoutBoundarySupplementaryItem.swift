/// A header, footer or side item of a section or of the whole layout (B1-B11).
///
/// ```swift
/// LayoutBoundarySupplementaryItem(
///   kind: "header", size: LayoutSize(width: .fractionalWidth(1), height: .absolute(44)),
///   alignment: .top, pinToVisibleBounds: true)
/// ```
public struct LayoutBoundarySupplementaryItem: Hashable, Sendable {
  /// The kind by which a front end tells it from others, unique within its section.
  public var kind: String
  /// Its size; fractions are of the section's container (B1).
  public var size: LayoutSize
  /// The side or corner at which it lies (B4).
  public var alignment: RectAlignment
  /// A distance from there, in points.
  public var offset: Point
  /// Whether it lies outside the section's region, which grows for it, or over it (B2).
  public var extendsBoundary: Bool
  /// Whether it stays in view while its section is (B7).
  public var pinToVisibleBounds: Bool
  /// The stacking order; greater is nearer.
  public var zIndex: Int
  /// What is taken off its frame at the end (B8).
  public var contentInsets: DirectionalEdgeInsets

  /// Creates a boundary item.
  public init(
    kind: String, size: LayoutSize, alignment: RectAlignment, offset: Point = .zero,
    extendsBoundary: Bool = true, pinToVisibleBounds: Bool = false, zIndex: Int = 1,
    contentInsets: DirectionalEdgeInsets = .zero
  ) {
    self.kind = kind
    self.size = size
    self.alignment = alignment
    self.offset = offset
    self.extendsBoundary = extendsBoundary
    self.pinToVisibleBounds = pinToVisibleBounds
    self.zIndex = zIndex
    self.contentInsets = contentInsets
  }
}
