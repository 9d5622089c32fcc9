extension LayoutSolution {
  /// The content offset at which an item stands where it should (H2).
  ///
  /// - Parameters:
  ///   - path: the item; a section without cells is shown by its own extent.
  ///   - alignment: where the item should stand in the bounds less the content inset.
  ///   - position: the present offset.
  /// - Returns: the offset, clamped to what the content allows.
  /// - Precondition: the item exists.
  public func contentOffset(
    showing path: ItemPath, aligned alignment: ScrollAlignment, from position: ScrollPosition
  ) -> Point {
    let frame = frame(forItemAt: path) ?? frame(ofSection: path.section)
    let axis = scrollDirection
    let limits = offsetLimits(along: axis)
    let span = ScrollSpan(
      start: position.offset[axis] - limits.lowerBound,
      length: environment.size[axis] - environment.contentInset.total(along: axis))
    let target = span.start(
      showing: frame.min(along: axis), length: frame.size[axis],
      aligned: isTurned(along: axis) ? alignment.turned : alignment)
    var offset = position.offset
    offset[axis] = min(max(target + limits.lowerBound, limits.lowerBound), limits.upperBound)
    return offset
  }

  /// The content offset before anything was scrolled: at the leading end, right to left too (T1).
  public var initialContentOffset: Point {
    let x = offsetLimits(along: .horizontal)
    let y = offsetLimits(along: .vertical)
    return Point(x: isMirrored ? x.upperBound : x.lowerBound, y: y.lowerBound)
  }

  /// The content offsets on an axis that show content, the content inset included.
  private func offsetLimits(along axis: Axis) -> ClosedRange<Double> {
    let inset = environment.contentInset
    // Insets follow the reading direction, offsets count from the left.
    let near = isTurned(along: axis) ? inset.end(along: axis) : inset.start(along: axis)
    let far = inset.total(along: axis) - near
    return -near...max(-near, contentSize[axis] - environment.size[axis] + far)
  }

  private func isTurned(along axis: Axis) -> Bool { isMirrored && axis.isHorizontal }

  /// The offset of an item's row at which the item stands where it should, at rest (H2).
  ///
  /// - Returns: nil if the item's section is not a row.
  /// - Precondition: the item exists.
  public func rowOffset(
    showing path: ItemPath, aligned alignment: ScrollAlignment, from position: ScrollPosition
  ) -> Double? {
    let section = section(path.section)
    precondition(path.item >= 0 && path.item < section.solution.itemCount, "Item out of range")
    guard let row = section.solution.row, let slot = section.slot(of: path.item) else {
      return nil
    }
    let span = ScrollSpan(
      start: rowOffset(of: section, at: position), length: row.visibleLength)
    let start = slot.frame.min(along: row.axis) - row.frame.min(along: row.axis)
    let target = span.start(
      showing: start, length: slot.frame.size[row.axis], aligned: alignment)
    return row.targetOffset(proposed: min(max(target, row.range.lowerBound), row.range.upperBound))
  }
}

/// The visible part of an axis, and where it must start to show something (H2).
private struct ScrollSpan {
  let start: Double
  let length: Double

  func start(showing near: Double, length size: Double, aligned: ScrollAlignment) -> Double {
    let far = near + size
    switch aligned {
    case .start: return near
    case .center: return near + size / 2 - length / 2
    case .end: return far - length
    case .nearest:
      if near >= start, far <= start + length { return start }
      return near < start || size > length ? near : far - length
    }
  }
}

extension ScrollAlignment {
  /// The alignment seen from the other end.
  fileprivate var turned: ScrollAlignment {
    switch self {
    case .start: .end
    case .end: .start
    case .center, .nearest: self
    }
  }
}
