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
    let inset = environment.contentInset
    let visible = environment.size[axis] - inset.total(along: axis)
    // Insets follow the reading direction, offsets count from the left.
    let isTurned = isMirrored && axis.isHorizontal
    let near = isTurned ? inset.end(along: axis) : inset.start(along: axis)
    let far = isTurned ? inset.start(along: axis) : inset.end(along: axis)
    let span = ScrollSpan(start: position.offset[axis] + near, length: visible)
    let target = span.start(
      showing: frame.min(along: axis), length: frame.size[axis],
      aligned: isTurned ? alignment.turned : alignment)
    var offset = position.offset
    let last = max(-near, contentSize[axis] - environment.size[axis] + far)
    offset[axis] = min(max(target - near, -near), last)
    return offset
  }

  /// The offset of an item's row at which the item stands where it should, at rest (H2).
  ///
  /// - Returns: nil if the item's section is not a row.
  /// - Precondition: the item exists.
  public func rowOffset(
    showing path: ItemPath, aligned alignment: ScrollAlignment, from position: ScrollPosition
  ) -> Double? {
    precondition(sections.indices.contains(path.section), "Section out of range")
    precondition(
      path.item >= 0 && path.item < sections[path.section].itemCount, "Item out of range")
    guard let row = sections[path.section].row,
      let slot = sections[path.section].slot(of: path.item)
    else { return nil }
    let span = ScrollSpan(
      start: rowOffset(ofSection: path.section, at: position), length: row.visibleLength)
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
