extension LayoutSolution {
  /// The topmost element at a point: the greatest depth, then the last in the order of Q2 (H1).
  public func hitTest(
    _ point: Point, at position: ScrollPosition = ScrollPosition()
  ) -> LayoutAttributes? {
    let pixel = 1 / grid.scale
    let window = Rect(x: point.x, y: point.y, width: pixel, height: pixel)
    var topmost: LayoutAttributes?
    forEachAttributes(intersecting: window, at: position) { element in
      guard element.frame.contains(point) else { return }
      if let best = topmost, best.zIndex > element.zIndex { return }
      topmost = element
    }
    return topmost
  }

  /// All elements at a point, the topmost first (H1).
  public func elements(
    at point: Point, at position: ScrollPosition = ScrollPosition()
  ) -> [LayoutAttributes] {
    let pixel = 1 / grid.scale
    let window = Rect(x: point.x, y: point.y, width: pixel, height: pixel)
    let found = attributes(intersecting: window, at: position).filter {
      $0.frame.contains(point)
    }
    // Sorting keeps the order of equals, and of those the last one lies on top.
    return found.reversed().sorted { $0.zIndex > $1.zIndex }
  }

  /// The element whose frame is nearest to a point, and how far it is; nil in empty content.
  ///
  /// Of equally near ones the first in the order of Q2.
  /// - Complexity: O(log of the gap around the point) queries.
  public func nearestElement(
    to point: Point, at position: ScrollPosition = ScrollPosition()
  ) -> (element: LayoutAttributes, distance: Double)? {
    let content = Rect(origin: .zero, size: contentSize)
    let farthest = content.distance(to: point) + contentSize.width + contentSize.height
    var reach = max(1 / grid.scale, 16)
    while true {
      let window = Rect(
        x: point.x - reach, y: point.y - reach, width: 2 * reach, height: 2 * reach)
      var nearest: (element: LayoutAttributes, distance: Double)?
      forEachAttributes(intersecting: window, at: position) { element in
        let distance = element.frame.distance(to: point)
        guard distance < nearest?.distance ?? .infinity else { return }
        nearest = (element, distance)
      }
      // What lies beyond the window may be nearer than what reaches into its corner.
      if let nearest, nearest.distance <= reach { return nearest }
      guard reach < farthest else { return nearest }
      reach *= 4
    }
  }
}

extension Rect {
  /// How far a point lies outside, along the straight line; 0 inside.
  fileprivate func distance(to point: Point) -> Double {
    let x = Swift.max(minX - point.x, point.x - maxX, 0)
    let y = Swift.max(minY - point.y, point.y - maxY, 0)
    return (x * x + y * y).squareRoot()
  }
}
