/// The extent of a frame on an axis, counted so that it grows in the direction of a move.
private struct DirectedSpan {
  let near: Double
  let far: Double

  init(_ frame: Rect, along axis: Axis, isForward: Bool = true) {
    near = isForward ? frame.min(along: axis) : -frame.max(along: axis)
    far = isForward ? frame.max(along: axis) : -frame.min(along: axis)
  }

  var middle: Double { (near + far) / 2 }
}

/// An item that the focus may move to.
private struct FocusCandidate {
  let path: ItemPath
  /// How far it is in the direction of the move.
  let distance: Double
  /// How far its middle is from the start's across the direction.
  let sideways: Double
}

/// The ranking of items for a move of the focus; items are offered in any number and order.
///
/// The beam is what lies ahead of the start in its full breadth. Best is an item that overlaps the
/// start and whose middle lies in the direction; then one that is wholly ahead in the beam; then, if
/// allowed, one that is ahead beside the beam, unless the beam has one at most a page behind it.
struct FocusSearch {
  private let direction: FocusDirection
  private let start: DirectedSpan
  private let breadth: DirectedSpan
  /// How much lengths may differ by rounding, in points.
  private let pixel: Double
  /// How much farther an item in the beam may be than one beside it.
  private let page: Double
  private let steppingAside: Bool
  private var overlapping: FocusCandidate?
  private var ahead: FocusCandidate?
  private var beside: FocusCandidate?

  init(
    from frame: Rect, moving direction: FocusDirection, pixel: Double, page: Double,
    steppingAside: Bool
  ) {
    self.direction = direction
    self.pixel = pixel
    self.page = page
    self.steppingAside = steppingAside
    start = DirectedSpan(frame, along: direction.axis, isForward: direction.isForward)
    breadth = DirectedSpan(frame, along: direction.axis.cross)
  }

  /// The item to move to, of those offered so far.
  var target: ItemPath? {
    if let overlapping { return overlapping.path }
    guard let ahead else { return beside?.path }
    if let beside, beside.distance + page < ahead.distance { return beside.path }
    return ahead.path
  }

  /// Whether items farther from the start's middle than a distance cannot become the target.
  func isSettled(within distance: Double) -> Bool {
    let gap = distance - (start.far - start.near) / 2 - pixel
    if gap >= 0, overlapping != nil { return true }
    if let ahead, ahead.distance <= gap { return true }
    if let beside, beside.distance + page <= gap { return true }
    return false
  }

  /// Considers an item, with its frame in the coordinates of the start.
  mutating func offer(_ frame: Rect, at path: ItemPath) {
    let along = DirectedSpan(frame, along: direction.axis, isForward: direction.isForward)
    let across = DirectedSpan(frame, along: direction.axis.cross)
    let sideways = abs(across.middle - breadth.middle)
    let edge = min(pixel, (breadth.far - breadth.near) / 2)
    let isInBeam = across.near < breadth.far - edge && across.far > breadth.near + edge
    if along.near >= start.far - pixel {
      let candidate = FocusCandidate(
        path: path, distance: max(0, along.near - start.far), sideways: sideways)
      if isInBeam {
        ahead = better(candidate, than: ahead)
      } else if steppingAside {
        beside = better(candidate, than: beside)
      }
    } else if isInBeam {
      let distance = along.middle - start.middle
      // Two frames that overlap are apart along the axis on which their middles are; on no other.
      guard distance > pixel / 2, distance >= sideways - pixel / 2 else { return }
      overlapping = better(
        FocusCandidate(path: path, distance: distance, sideways: sideways), than: overlapping)
    }
  }

  private func better(_ candidate: FocusCandidate, than best: FocusCandidate?) -> FocusCandidate {
    guard let best else { return candidate }
    if abs(candidate.distance - best.distance) > pixel {
      return candidate.distance < best.distance ? candidate : best
    }
    if abs(candidate.sideways - best.sideways) > pixel / 2 {
      return candidate.sideways < best.sideways ? candidate : best
    }
    return candidate.path < best.path ? candidate : best
  }
}
