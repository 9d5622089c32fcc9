public import RMLayout

/// Short lists side by side that page column by column while the next one peeks in, as app stores show.
///
/// ```swift
/// let games = try ColumnShelf(rows: 3, rowHeight: 64, spacing: 12, peek: 24, headerHeight: 44)
/// let solution = try games.layout.solve(in: phone, itemCounts: [20, 11, 9])
/// ```
public struct ColumnShelf: Hashable, Sendable {
  /// The number of rows in a column.
  public let rows: Int
  /// The height of a row, in points.
  public let rowHeight: Double
  /// Space between columns, in points.
  public let spacing: Double
  /// Space between the rows of a column, in points.
  public let rowSpacing: Double
  /// How much of the next column shows, in points.
  public let peek: Double
  /// Space around the row of columns.
  public let contentInsets: DirectionalEdgeInsets
  /// The height of the header of each section, of kind `header`, in points; 0 leaves it out.
  public let headerHeight: Double

  /// Creates a shelf.
  /// - Throws: `SpecificationError` for fewer than 1 row, a length below 0, and for what is no
  ///   number.
  public init(
    rows: Int = 3, rowHeight: Double, spacing: Double = 10, rowSpacing: Double = 0,
    peek: Double = 20, contentInsets: DirectionalEdgeInsets = .zero, headerHeight: Double = 0
  ) throws(SpecificationError) {
    try rows.checkedCount("rows")
    try rowHeight.checkedLength("rowHeight")
    try spacing.checkedLength("spacing")
    try rowSpacing.checkedLength("rowSpacing")
    try peek.checkedLength("peek")
    try contentInsets.checked("contentInsets")
    try headerHeight.checkedLength("headerHeight")
    self.rows = min(rows, 1000)
    self.rowHeight = rowHeight
    self.spacing = spacing
    self.rowSpacing = rowSpacing
    self.peek = peek
    self.contentInsets = contentInsets
    self.headerHeight = headerHeight
  }

  /// One section, for the width of an environment; a column is as wide as leaves room for the peek.
  public func section(in environment: LayoutEnvironment) -> LayoutSection {
    var shown = contentInsets
    shown.trailing = 0
    let room = environment.width(inside: shown) - spacing - peek
    let width = max(0, Pixels(of: environment).down(room))
    let height = rowHeight * Double(rows) + rowSpacing * Double(rows - 1)
    let row = LayoutItem(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(rowHeight)))
    return LayoutSection(
      group: .vertical(
        size: LayoutSize(width: .absolute(width), height: .absolute(height)),
        repeatingSubitem: .item(row), count: rows, interItemSpacing: .fixed(rowSpacing)),
      contentInsets: contentInsets, interGroupSpacing: spacing,
      orthogonalScrollingBehavior: .groupPaging,
      boundarySupplementaryItems: .header(height: headerHeight, pins: false),
      contentInsetsReference: .safeArea)
  }

  /// A layout all of whose sections are such shelves.
  public var layout: CompositionalLayout {
    CompositionalLayout { _, environment in section(in: environment) }
  }
}
