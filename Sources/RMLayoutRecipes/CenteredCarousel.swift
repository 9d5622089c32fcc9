public import RMLayout

/// A row of cards that rests with one in the middle, those beside it smaller the farther they are.
///
/// ```swift
/// let carousel = try CenteredCarousel(share: 0.7, height: 220, spacing: 12, minimumScale: 0.8)
/// let solution = try carousel.layout.solve(in: phone, itemCounts: [9])
/// if let row = solution.row(inSection: 0) {
///   for card in solution.attributes(intersecting: visible, at: position) { draw(carousel.transformed(card, in: row)) }
/// }
/// ```
public struct CenteredCarousel: Hashable, Sendable {
  /// The width of a card as a share of the container's.
  public let share: Double
  /// The height of a card in the middle, in points.
  public let height: Double
  /// Space between cards of full size, in points.
  public let spacing: Double
  /// The scale and opacity of cards by their distance from the middle.
  public let transform: CarouselTransform
  /// Space around the row.
  public let contentInsets: DirectionalEdgeInsets

  /// Creates a carousel; without more all cards have one size.
  ///
  /// A scale far from the middle is above 0, an opacity not below; both count as at most 1.
  /// - Throws: `SpecificationError` for a share or scale that is not above 0, a length below
  ///   0, and for what is no number.
  public init(
    share: Double = 0.8, height: Double, spacing: Double = 0, minimumScale: Double = 1,
    minimumAlpha: Double = 1, contentInsets: DirectionalEdgeInsets = .zero
  ) throws(SpecificationError) {
    try share.checkedRatio("share")
    try height.checkedLength("height")
    try spacing.checkedLength("spacing")
    try minimumScale.checkedRatio("minimumScale")
    try minimumAlpha.checkedLength("minimumAlpha")
    try contentInsets.checked("contentInsets")
    self.share = share
    self.height = height
    self.spacing = spacing
    transform = CarouselTransform(
      minimumScale: min(1, minimumScale), minimumAlpha: min(1, minimumAlpha))
    self.contentInsets = contentInsets
  }

  /// One section of cards.
  public var section: LayoutSection {
    let card = LayoutItem(
      size: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1)))
    return LayoutSection(
      group: .horizontal(
        size: LayoutSize(width: .fractionalWidth(share), height: .absolute(height)),
        subitems: [.item(card)]),
      contentInsets: contentInsets, interGroupSpacing: spacing,
      orthogonalScrollingBehavior: .groupPagingCentered)
  }

  /// A layout all of whose sections are such rows.
  public var layout: CompositionalLayout { CompositionalLayout(section: section) }

  /// The scale of a cell where it shows, from its distance to the middle of its row.
  public func scale(of cell: LayoutAttributes, in row: LayoutRow) -> Double {
    transform.scale(at: distance(of: cell, in: row), in: row.visibleLength)
  }

  /// The opacity of a cell where it shows, from its distance to the middle of its row.
  public func alpha(of cell: LayoutAttributes, in row: LayoutRow) -> Double {
    transform.alpha(at: distance(of: cell, in: row), in: row.visibleLength)
  }

  /// A cell of the row as it is drawn: scaled around its own middle; other elements as they are.
  /// - Parameters:
  ///   - element: an element where it shows, as queries at a scroll position return it.
  ///   - row: the row of its section.
  /// - Returns: the element with its frame as it is drawn.
  public func transformed(_ element: LayoutAttributes, in row: LayoutRow) -> LayoutAttributes {
    guard element.category == .cell, element.path.section == row.section else { return element }
    let scale = scale(of: element, in: row)
    let frame = element.frame
    var scaled = element
    scaled.frame = Rect(
      x: frame.midX - frame.width * scale / 2, y: frame.midY - frame.height * scale / 2,
      width: frame.width * scale, height: frame.height * scale)
    return scaled
  }

  private func distance(of cell: LayoutAttributes, in row: LayoutRow) -> Double {
    abs(cell.frame.mid(along: row.axis) - row.frame.mid(along: row.axis))
  }
}
