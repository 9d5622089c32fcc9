/// A group repeated until the section's items are used up (G13).
///
/// A value like all parts of a layout: what is changed later changes no copy of it (D10).
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

  /// How the row moves under the finger (O10).
  public var orthogonalScrollingProperties: OrthogonalScrollingProperties
  /// Headers, footers and side items (B1-B11).
  public var boundarySupplementaryItems: [LayoutBoundarySupplementaryItem]
  /// Backgrounds (K1).
  public var decorationItems: [LayoutDecorationItem]
  /// Space above the headers, as plain lists have it, in points (L4).
  public var headerTopPadding: Double
  /// Which of the view's insets narrow the section (C3).
  public var contentInsetsReference: ContentInsetsReference
  /// Which of the view's insets narrow the boundary items; automatic follows the section (B8).
  public var supplementaryContentInsetsReference: ContentInsetsReference
  /// Whether boundary items keep within the section's content insets (B8).
  public var supplementariesFollowContentInsets: Bool

  /// Creates a section.
  public init(
    group: LayoutGroup, contentInsets: DirectionalEdgeInsets = .zero,
    interGroupSpacing: Double = 0,
    orthogonalScrollingBehavior: OrthogonalScrollingBehavior = .none,
    orthogonalScrollingProperties: OrthogonalScrollingProperties = OrthogonalScrollingProperties(),
    boundarySupplementaryItems: [LayoutBoundarySupplementaryItem] = [],
    decorationItems: [LayoutDecorationItem] = [], headerTopPadding: Double = 0,
    contentInsetsReference: ContentInsetsReference = .automatic,
    supplementaryContentInsetsReference: ContentInsetsReference = .automatic,
    supplementariesFollowContentInsets: Bool = true
  ) {
    self.group = group
    self.contentInsets = contentInsets
    self.interGroupSpacing = interGroupSpacing
    self.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    self.orthogonalScrollingProperties = orthogonalScrollingProperties
    self.boundarySupplementaryItems = boundarySupplementaryItems
    self.decorationItems = decorationItems
    self.headerTopPadding = headerTopPadding
    self.contentInsetsReference = contentInsetsReference
    self.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    self.supplementariesFollowContentInsets = supplementariesFollowContentInsets
  }
}
