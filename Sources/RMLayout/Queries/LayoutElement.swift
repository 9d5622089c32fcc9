/// An element without its kind: what queries hand out fastest, since copying it is copying numbers.
///
/// ```swift
/// solution.forEachElement(intersecting: viewport) { element, kind in
///   draw(element.frame, label: kind ?? "\(element.path.item)")
/// }
/// ```
@frozen
public struct LayoutElement: Hashable, Sendable {
  /// The sort of element.
  public var category: LayoutAttributes.Category
  /// Whether the element keeps in view, and its section meets the visible bounds (B7, F10).
  public var isPinned: Bool
  /// The item's place, or for other elements their number per kind within the section.
  public var path: ItemPath
  /// The place in content coordinates, in points.
  public var frame: Rect
  /// The stacking order; greater is nearer (Q3).
  public var zIndex: Int

  /// Creates an element.
  @inlinable
  public init(
    category: LayoutAttributes.Category, path: ItemPath, frame: Rect, zIndex: Int = 0,
    isPinned: Bool = false
  ) {
    self.category = category
    self.isPinned = isPinned
    self.path = path
    self.frame = frame
    self.zIndex = zIndex
  }
}

extension LayoutAttributes {
  /// Creates the attributes of an element of a kind; cells have none.
  @inlinable
  public init(_ element: LayoutElement, kind: String?) {
    self.init(
      category: element.category, path: element.path, kind: kind, frame: element.frame,
      zIndex: element.zIndex, isPinned: element.isPinned)
  }

  /// The element without its kind.
  @inlinable
  public var element: LayoutElement {
    LayoutElement(
      category: category, path: path, frame: frame, zIndex: zIndex, isPinned: isPinned)
  }
}
