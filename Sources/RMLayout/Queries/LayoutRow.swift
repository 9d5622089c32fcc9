/// A section that scrolls on its own: its viewport, its range and where it comes to rest (O1-O8).
///
/// ```swift
/// // Groups of 314.4 in a row 393 wide:
/// row.restingOffsets  // [0, 314.4, 628.8, ...]
/// row.targetOffset(from: 314.4, velocity: 1.2)  // 628.8
/// ```
public struct LayoutRow: Hashable, Sendable {
  /// The section's number.
  public internal(set) var section: Int
  /// The axis along which the row scrolls.
  public let axis: Axis
  /// Where the row rests.
  public let behavior: OrthogonalScrollingBehavior
  /// How the row moves under the finger (O10).
  public let properties: OrthogonalScrollingProperties
  /// The row's own viewport in content coordinates (O1).
  public internal(set) var frame: Rect
  /// The visible length of the row, not rounded (O1, O2).
  public let visibleLength: Double
  /// The length of the row's content: the end of its last group.
  public let contentLength: Double
  /// The number of groups.
  public let groupCount: Int
  /// Where the first group starts in the row, and how far the next one is.
  let firstStart: Double
  /// Whether frames are mirrored, so that offsets move them to the right (T1).
  var isMirrored = false
  let pitch: Double
  let groupLength: Double
  let lastLength: Double
  /// Where each group lies, from the first one's start, where they follow no arithmetic (O12).
  var groups: [RowGroup]?

  private var isCentered: Bool { behavior == .groupPagingCentered }

  /// The offsets that the row can take (O2, O7).
  public var range: ClosedRange<Double> {
    guard isCentered else { return 0...max(0, contentLength - visibleLength) }
    let own = groups?.first?.length ?? (groupCount == 1 ? lastLength : groupLength)
    let first = (own - visibleLength) / 2
    return first...max(first, contentLength - (visibleLength + lastLength) / 2)
  }

  /// The offset before anything was scrolled: 0, or the first stop of centred paging (O7).
  public var initialOffset: Double { isCentered ? stops[0] : 0 }

  /// The offset that a finger can pull the row to: anywhere, or within its range (O10).
  public func reachableOffset(_ offset: Double) -> Double {
    properties.bounce == .never ? min(max(offset, range.lowerBound), range.upperBound) : offset
  }

  /// Where groups come to rest, clamped to the range unless centred (O4, O6, O7).
  private var stops: RestingOffsets {
    if let groups { return stops(of: groups) }
    guard isCentered else {
      return RestingOffsets(
        first: firstStart, step: pitch, count: groupCount, clampedTo: range)
    }
    let half = visibleLength / 2
    let lastStart = firstStart + Double(groupCount - 1) * pitch
    return RestingOffsets(
      first: firstStart + groupLength / 2 - half, step: pitch, count: groupCount - 1,
      last: lastStart + lastLength / 2 - half)
  }

  /// Where groups of unequal length come to rest.
  private func stops(of groups: [RowGroup]) -> RestingOffsets {
    let range = range
    return RestingOffsets(
      groups.map { group in
        let start = firstStart + group.start
        return isCentered
          ? start + (group.length - visibleLength) / 2
          : min(max(start, range.lowerBound), range.upperBound)
      })
  }

  /// The number of resting offsets; 0 for a continuous row, 1 for one that does not scroll (H3).
  public var restingOffsetCount: Int {
    switch behavior {
    case .none, .continuous:
      return 0
    case .paging:
      guard visibleLength > 0 else { return 1 }
      let pages = (range.upperBound - RestingOffsets.tolerance) / visibleLength
      return clampedIndex(pages.ceiledWhole, below: Int.max / 2) + 1
    case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered:
      return stops.count
    }
  }

  /// One of the resting offsets, which ascend strictly.
  /// - Precondition: `index` is below ``restingOffsetCount``.
  public func restingOffset(at index: Int) -> Double {
    precondition(index >= 0 && index < restingOffsetCount, "Resting offset out of range")
    guard behavior == .paging else { return stops[index] }
    return min(Double(index) * visibleLength, range.upperBound)
  }

  /// All resting offsets, ascending (O4-O7, H3).
  /// - Complexity: O(number of groups).
  public var restingOffsets: [Double] { (0..<restingOffsetCount).map(restingOffset(at:)) }

  /// Where the row comes to rest if it is asked to show an offset (O3-O8).
  public func targetOffset(proposed: Double) -> Double {
    guard let index = pageIndex(at: proposed) else {
      return min(max(proposed, range.lowerBound), range.upperBound)
    }
    return restingOffset(at: index)
  }

  /// Where a fling ends: one page in its direction, or the stop nearest to the projected end.
  ///
  /// - Parameters:
  ///   - current: the offset at which the finger lifts.
  ///   - velocity: points per millisecond, 0 for a row let go at rest.
  ///   - projected: where the fling would end by itself; by default at the row's deceleration.
  /// - Returns: the resting offset, or the clamped end of the fling in a continuous row.
  public func targetOffset(
    from current: Double, velocity: Double, projected: Double? = nil
  ) -> Double {
    let rate = properties.decelerationRate.factor
    let end = projected ?? current + velocity * rate / (1 - rate)
    switch behavior {
    case .none, .continuous, .continuousGroupLeadingBoundary:
      return targetOffset(proposed: end)
    case .paging, .groupPaging, .groupPagingCentered:
      guard velocity != 0, let nearest = pageIndex(at: current) else {
        return targetOffset(proposed: current)
      }
      let rest = restingOffset(at: nearest)
      let isAhead = velocity > 0 ? rest > current : rest < current
      let next = isAhead ? nearest : nearest + (velocity > 0 ? 1 : -1)
      return restingOffset(at: min(max(next, 0), restingOffsetCount - 1))
    }
  }

  /// The number of the resting offset that the row goes to from an offset; nil if continuous (H3).
  /// - Complexity: O(1).
  public func pageIndex(at offset: Double) -> Int? {
    let count = restingOffsetCount
    guard count > 0 else { return nil }
    if behavior == .paging {
      if offset >= range.upperBound { return count - 1 }
      guard visibleLength > 0 else { return 0 }
      return clampedIndex((offset / visibleLength + 0.5).flooredWhole, below: count - 1)
    }
    return stops.nearest(to: offset)
  }
}
