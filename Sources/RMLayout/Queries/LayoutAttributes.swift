/// Where one element of a collection view shows, and how deep.
public struct LayoutAttributes: Hashable, Sendable {
  /// The three sorts of elements, in the order of query results within a section (Q2).
  public enum Category: Hashable, Sendable, Comparable, CaseIterable {
    /// A background behind a section.
    case decoration
    /// An item.
    case cell
    /// A header, footer or badge.
    case supplementary
  }

  /// The sort of element.
  public var category: Category
  /// The item's place, or for other elements their number per kind within the section.
  public var path: ItemPath
  /// The kind of a decoration or supplementary element; nil for cells.
  public var kind: String?
  /// The place in content coordinates, in points.
  public var frame: Rect
  /// The stacking order; greater is nearer (Q3).
  public var zIndex: Int
  /// Whether the element keeps in view, and its section meets the visible bounds (B7, F10).
  public var isPinned: Bool

  /// Creates attributes.
  @inlinable
  public init(
    category: Category, path: ItemPath, kind: String? = nil, frame: Rect, zIndex: Int = 0,
    isPinned: Bool = false
  ) {
    self.category = category
    self.path = path
    self.kind = kind
    self.frame = frame
    self.zIndex = zIndex
    self.isPinned = isPinned
  }
}

extension LayoutAttributes {
  /// Whether the element stands before another one in query results (Q2); neither of one name does.
  func precedes(_ other: LayoutAttributes) -> Bool {
    if path.section != other.path.section { return path.section < other.path.section }
    if category != other.category { return category < other.category }
    if path.item != other.path.item { return path.item < other.path.item }
    return (kind ?? "") < (other.kind ?? "")
  }
}
