import RMLayout

extension Point {
  /// How far another point lies from this one along each axis.
  func distance(to other: Point) -> Point { Point(x: other.x - x, y: other.y - y) }

  func moved(by distance: Point) -> Point { Point(x: x + distance.x, y: y + distance.y) }
}
