/// The lengths that a view asks for once it has been measured (E1).
///
/// Only lengths on estimated axes are taken over; nil leaves the estimate.
public struct PreferredSize: Hashable, Sendable {
  /// The width in points, or nil where it was not measured.
  public var width: Double?
  /// The height in points, or nil where it was not measured.
  public var height: Double?

  /// Creates a size of which each axis may be left open.
  public init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  /// Creates a size that was measured on both axes.
  public init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }

  /// The length on an axis, or nil where it was not measured.
  public subscript(axis: Axis) -> Double? {
    get { axis.isHorizontal ? width : height }
    set { if axis.isHorizontal { width = newValue } else { height = newValue } }
  }
}

/// What has been measured of a layout's cells, headers and footers: values, never a callback (E1, E6).
///
/// ```swift
/// var sizes = PreferredSizes()
/// sizes[ItemPath(section: 0, item: 3)] = PreferredSize(height: 88)
/// sizes.sections[0, default: .init()].boundary["header"] = PreferredSize(height: 28)
/// let solution = try layout.solve(in: environment, itemCounts: [50], preferredSizes: sizes)
/// ```
public struct PreferredSizes: Hashable, Sendable {
  /// What has been measured of one section.
  public struct Section: Hashable, Sendable {
    /// Sizes of cells by item.
    public var items: [Int: PreferredSize]
    /// Sizes of headers, footers and side items by kind (E6).
    public var boundary: [String: PreferredSize]

    /// Creates the sizes of a section; without more nothing was measured.
    public init(
      items: [Int: PreferredSize] = [:], boundary: [String: PreferredSize] = [:]
    ) {
      self.items = items
      self.boundary = boundary
    }
  }

  /// What has been measured, by section.
  public var sections: [Int: Section]
  /// Sizes of headers and footers of the whole layout, by kind (E6).
  public var boundary: [String: PreferredSize]

  /// Creates sizes; without more nothing was measured.
  public init(sections: [Int: Section] = [:], boundary: [String: PreferredSize] = [:]) {
    self.sections = sections
    self.boundary = boundary
  }

  /// The size of one cell, or nil where it was not measured.
  public subscript(path: ItemPath) -> PreferredSize? {
    get { sections[path.section]?.items[path.item] }
    set { sections[path.section, default: Section()].items[path.item] = newValue }
  }
}
