public import RMLayout

/// Rows of one height from side to side, with a header that keeps in view if there is one.
///
/// ```swift
/// let contacts = try RowList(rowHeight: 52, headerHeight: 28)
/// let solution = try contacts.layout.solve(in: phone, itemCounts: [12, 8])
/// // A million rows cost as much to solve as ten.
/// ```
/// For the lists of the system, with their metrics, see `LayoutSection.list(using:in:)` of the engine.
public struct RowList: Hashable, Sendable {
  /// The height of a row, in points.
  public let rowHeight: Double
  /// Space between rows, in points.
  public let spacing: Double
  /// Space around the rows of a section.
  public let contentInsets: DirectionalEdgeInsets
  /// The height of the header of each section, of kind `header`, in points; 0 leaves it out.
  public let headerHeight: Double
  /// Whether the header keeps in view while its section does.
  public let pinsHeader: Bool

  /// Creates a list.
  /// - Throws: `SpecificationError` for a length below 0 and for what is no number.
  public init(
    rowHeight: Double = 44, spacing: Double = 0, contentInsets: DirectionalEdgeInsets = .zero,
    headerHeight: Double = 0, pinsHeader: Bool = true
  ) throws(SpecificationError) {
    try rowHeight.checkedLength("rowHeight")
    try spacing.checkedLength("spacing")
    try contentInsets.checked("contentInsets")
    try headerHeight.checkedLength("headerHeight")
    self.rowHeight = rowHeight
    self.spacing = spacing
    self.contentInsets = contentInsets
    self.headerHeight = headerHeight
    self.pinsHeader = pinsHeader
  }

  /// One section of rows.
  public var section: LayoutSection {
    let row = LayoutItem(
      size: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1)))
    let group = LayoutGroup.horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(rowHeight)),
      subitems: [.item(row)])
    return LayoutSection(
      group: group, contentInsets: contentInsets, interGroupSpacing: spacing,
      boundarySupplementaryItems: .header(height: headerHeight, pins: pinsHeader),
      supplementariesFollowContentInsets: false)
  }

  /// A layout all of whose sections are such lists.
  public var layout: CompositionalLayout { CompositionalLayout(section: section) }
}
