import RMLayout

/// The end of the viewport towards which content scrolls in, with distances measured from there on.
struct Fold {
  /// The viewport in content coordinates.
  let viewport: Rect
  /// The axis along which the content scrolls.
  let axis: Axis
  /// Whether the content goes on to the left: a horizontal layout read from the right.
  private let isMirrored: Bool
  private let contentLength: Double

  init(solution: LayoutSolution, offset: Point) {
    viewport = Rect(origin: offset, size: solution.environment.size)
    axis = solution.scrollDirection
    isMirrored = solution.scrollDirection == .horizontal && solution.runsLeft
    contentLength = solution.contentSize[axis]
  }

  /// How much content lies beyond the fold, in points.
  var restLength: Double {
    max(0, isMirrored ? viewport.min(along: axis) : contentLength - viewport.max(along: axis))
  }

  /// The strip across the viewport between two distances from the fold.
  func strip(from near: Double, to far: Double) -> Rect {
    let start =
      isMirrored ? viewport.min(along: axis) - far : viewport.max(along: axis) + near
    return Rect(
      origin: Point(along: axis, start, across: viewport.min(along: axis.cross)),
      size: Size(along: axis, max(0, far - near), across: viewport.size[axis.cross]))
  }

  /// How far beyond the fold a frame begins; negative within the viewport.
  func distance(ofNearEdgeOf frame: Rect) -> Double {
    isMirrored
      ? viewport.min(along: axis) - frame.max(along: axis)
      : frame.min(along: axis) - viewport.max(along: axis)
  }

  /// How far beyond the fold a frame ends.
  func distance(ofFarEdgeOf frame: Rect) -> Double {
    distance(ofNearEdgeOf: frame) + frame.size[axis]
  }

  /// Whether an element is partly on both sides of the fold; less than half a point does not count.
  func cuts(_ attributes: LayoutAttributes) -> Bool {
    !attributes.isPinned && distance(ofNearEdgeOf: attributes.frame) < 0
      && distance(ofFarEdgeOf: attributes.frame) > 0.5
  }

  /// Whether a frame lies on the other side of the viewport.
  func isBeforeViewport(_ frame: Rect) -> Bool {
    let length = viewport.size[axis]
    return distance(ofNearEdgeOf: frame) < -length && distance(ofFarEdgeOf: frame) <= -length
  }

  /// The way that brings something nearer to the viewport by a distance.
  func towardViewport(_ distance: Double) -> Point {
    Point(along: axis, isMirrored ? distance : -distance, across: 0)
  }
}

extension LayoutSolution {
  /// Whether items follow each other to the left: not every layout is mirrored when reading is.
  fileprivate var runsLeft: Bool {
    guard environment.layoutDirection == .rightToLeft, sectionCount > 0 else { return false }
    let (first, last) = (ItemPath(section: 0, item: 0), itemCount(inSection: sectionCount - 1) - 1)
    guard itemCount(inSection: 0) > 0, last >= 0, let start = frame(forItemAt: first),
      let end = frame(forItemAt: ItemPath(section: sectionCount - 1, item: last))
    else { return true }
    return start.minX > end.minX
  }
}

extension Rect {
  /// The smallest rectangle around both.
  func union(_ other: Rect) -> Rect {
    let x = Swift.min(minX, other.minX)
    let y = Swift.min(minY, other.minY)
    return Rect(
      x: x, y: y, width: Swift.max(maxX, other.maxX) - x, height: Swift.max(maxY, other.maxY) - y)
  }

  /// The rectangle made longer on one axis until it holds two coordinates.
  func extended(toInclude low: Double, and high: Double, along axis: Axis) -> Rect {
    let start = Swift.min(min(along: axis), low)
    let end = Swift.max(max(along: axis), high)
    return Rect(
      origin: Point(along: axis, start, across: min(along: axis.cross)),
      size: Size(along: axis, end - start, across: size[axis.cross]))
  }

  /// The rectangle grown by a distance on each side.
  func grown(by distance: Double) -> Rect {
    Rect(
      x: minX - distance, y: minY - distance, width: width + 2 * distance,
      height: height + 2 * distance)
  }
}
