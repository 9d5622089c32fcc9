extension LayoutSolution {
  /// A move from an item in a row, whose attributes are unscrolled.
  func focus(
    from attributes: LayoutAttributes, in row: LayoutRow, moving direction: FocusDirection,
    at position: ScrollPosition
  ) -> ItemPath? {
    let path = attributes.path
    if direction.axis == row.axis {
      return focus(along: row, from: attributes.frame, of: path, moving: direction)
    }
    if let inside = focus(across: row, from: attributes.frame, of: path, moving: direction) {
      return inside
    }
    let offset = position.rowOffsets[path.section] ?? row.initialOffset
    var shown = attributes.frame
    shown.origin[row.axis] += displacement(of: row, at: offset)
    return focus(
      beyond: visiblePart(of: shown, in: row), of: path, leavingSection: true, moving: direction,
      at: position)
  }

  /// A move along a row, in its own coordinates: one viewport after the other until an item is near.
  private func focus(
    along row: LayoutRow, from frame: Rect, of path: ItemPath, moving direction: FocusDirection
  ) -> ItemPath? {
    let axis = row.axis
    guard let window = windowInContent(of: row) else { return nil }
    let length = window.size[axis]
    var search = FocusSearch(
      from: frame, moving: direction, pixel: focusTolerance, page: length, steppingAside: true)
    let end = remainingLength(of: row, from: frame.mid(along: axis), moving: direction)
    let edge = direction.isForward ? window.min(along: axis) : window.max(along: axis)
    var reached = 0.0
    for _ in 0..<16 {
      if reached >= end || search.isSettled(within: reached) { return search.target }
      let middle = frame.mid(along: axis) + (direction.isForward ? reached : -reached)
      offerCells(of: row, in: window, movedBy: edge - middle, except: path, to: &search)
      reached += length
    }
    return search.target ?? neighbor(of: path, along: row, moving: direction)
  }

  /// A move across a row to an item that stands above or below in it, with the item brought into view.
  private func focus(
    across row: LayoutRow, from frame: Rect, of path: ItemPath, moving direction: FocusDirection
  ) -> ItemPath? {
    guard let window = windowInContent(of: row) else { return nil }
    var search = FocusSearch(
      from: frame, moving: direction, pixel: focusTolerance, page: 0, steppingAside: false)
    let distance = window.mid(along: row.axis) - frame.mid(along: row.axis)
    offerCells(of: row, in: window, movedBy: distance, except: path, to: &search)
    return search.target
  }

  /// Offers a row's cells that show when all are moved by a distance, at their unscrolled places.
  private func offerCells(
    of row: LayoutRow, in window: Rect, movedBy distance: Double, except path: ItemPath,
    to search: inout FocusSearch
  ) {
    let offset = isMirrored && row.axis.isHorizontal ? distance : -distance
    let position = ScrollPosition(rowOffsets: [row.section: offset])
    forEachAttributes(intersecting: window, at: position) { element in
      guard element.category == .cell, element.path.section == row.section, element.path != path
      else { return }
      var frame = element.frame
      frame.origin[row.axis] -= distance
      search.offer(frame, at: element.path)
    }
  }

  /// The item before or behind in a row whose next item is many viewports away.
  private func neighbor(
    of path: ItemPath, along row: LayoutRow, moving direction: FocusDirection
  ) -> ItemPath? {
    let isTurned = isMirrored && row.axis.isHorizontal
    let item = path.item + (direction.isForward != isTurned ? 1 : -1)
    guard item >= 0, item < itemCount(inSection: path.section) else { return nil }
    return ItemPath(section: path.section, item: item)
  }

  /// The part of a row's viewport in which rectangle queries find something.
  private func windowInContent(of row: LayoutRow) -> Rect? {
    row.frame.intersection(Rect(origin: .zero, size: contentSize))
  }

  /// How far a row's groups reach from an unscrolled place.
  private func remainingLength(
    of row: LayoutRow, from place: Double, moving direction: FocusDirection
  ) -> Double {
    let isTurned = isMirrored && row.axis.isHorizontal
    let low = row.frame.min(along: row.axis)
    let high = row.frame.max(along: row.axis)
    return direction.isForward
      ? (isTurned ? high : low + row.contentLength) - place
      : place - (isTurned ? high - row.contentLength : low)
  }

  /// What shows of a frame in a row; a pixel at the edge that it is behind where nothing shows.
  private func visiblePart(of frame: Rect, in row: LayoutRow) -> Rect {
    let low = row.frame.min(along: row.axis)
    let high = row.frame.max(along: row.axis)
    let pixel = min(focusTolerance, high - low)
    let start = min(max(frame.min(along: row.axis), low), high - pixel)
    let end = max(min(frame.max(along: row.axis), high), start + pixel)
    var part = frame
    part.origin[row.axis] = start
    part.size[row.axis] = end - start
    return part
  }
}
