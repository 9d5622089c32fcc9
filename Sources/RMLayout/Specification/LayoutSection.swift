/// A group repeated until the section's items are used up (G13).
///
/// ```swift
/// let episodes = LayoutSection(group: page, orthogonalScrollingBehavior: .groupPaging)
/// ```
public struct LayoutSection: Hashable, Sendable {
  /// The group that repeats.
  public var group: LayoutGroup
  /// Space around the groups, inside headers and footers (S3).
  public var contentInsets: DirectionalEdgeInsets
  /// Space between neighbouring groups, in points (G13, S8).
  public var interGroupSpacing: Double
  /// Whether the groups lie in a row that scrolls on its own (O1).
  public var orthogonalScrollingBehavior: OrthogonalScrollingBehavior

  /// Creates a section.
  public init(
    group: LayoutGroup, contentInsets: DirectionalEdgeInsets = .zero,
    interGroupSpacing: Double = 0,
    orthogonalScrollingBehavior: OrthogonalScrollingBehavior = .none
  ) {
    self.group = group
    self.contentInsets = contentInsets
    self.interGroupSpacing = interGroupSpacing
    self.orthogonalScrollingBehavior = orthogonalScrollingBehavior
  }
}
