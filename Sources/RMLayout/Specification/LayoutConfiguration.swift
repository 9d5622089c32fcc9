/// What holds for all sections of a compositional layout (C1, C2).
public struct LayoutConfiguration: Hashable, Sendable {
  /// The axis along which the sections follow each other and the content scrolls (C1).
  public var scrollDirection: Axis
  /// Space between every two consecutive sections, also around empty ones, in points (C2).
  public var interSectionSpacing: Double

  /// Which of the view's insets narrow the sections across the scroll direction (C3).
  public var contentInsetsReference: ContentInsetsReference
  /// Headers, footers and side items of the whole content (B10).
  public var boundarySupplementaryItems: [LayoutBoundarySupplementaryItem]

  /// Creates a configuration.
  public init(
    scrollDirection: Axis = .vertical, interSectionSpacing: Double = 0,
    contentInsetsReference: ContentInsetsReference = .safeArea,
    boundarySupplementaryItems: [LayoutBoundarySupplementaryItem] = []
  ) {
    self.scrollDirection = scrollDirection
    self.interSectionSpacing = interSectionSpacing
    self.contentInsetsReference = contentInsetsReference
    self.boundarySupplementaryItems = boundarySupplementaryItems
  }
}
