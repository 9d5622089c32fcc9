/// What a front end shows of a solution: a rectangle of the content, and how far all is scrolled.
public struct LayoutViewport: Hashable, Sendable {
  /// The visible rectangle in content coordinates; larger to take neighbours along.
  public var rect: Rect
  /// How far the content and its rows are scrolled.
  public var position: ScrollPosition

  /// Creates a viewport from a rectangle in content coordinates.
  public init(rect: Rect, position: ScrollPosition) {
    self.rect = rect
    self.position = position
  }
}

extension LayoutSolution {
  /// The bounds of the collection view at a scroll position.
  public func viewport(at position: ScrollPosition) -> LayoutViewport {
    LayoutViewport(
      rect: Rect(origin: position.offset, size: environment.size), position: position)
  }
}
