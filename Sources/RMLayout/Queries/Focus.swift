extension LayoutSolution {
  /// The item that an arrow key or a remote moves the focus to; nil at an edge.
  ///
  /// The nearest item in the direction whose extent overlaps the present item's across it comes
  /// first; of equally near ones that whose middle is least aside, then the first in reading order.
  /// Only along the scroll axis may the focus step aside, as from a full line to a shorter last one.
  /// Of frames that overlap, one is beside the other on the axis on which their middles are farther
  /// apart.
  ///
  /// In a row, moving along it goes on to items that are scrolled out of view and ends at the row's
  /// ends. Moving across goes to items above or below in the same row, then leaves it, from where
  /// the item shows; what is out of the row's view leaves from the edge that it is behind. Another
  /// row is entered at one of the items that show in it.
  ///
  /// Directions are the screen's, right to left too.
  ///
  /// ```swift
  /// var position = ScrollPosition()
  /// if let next = solution.focus(from: focused, moving: .down, at: position) {
  ///   // What must be scrolled to show it:
  ///   position.rowOffsets[next.section] = solution.rowOffset(
  ///     showing: next, aligned: .nearest, from: position)
  ///   position.offset = solution.contentOffset(showing: next, aligned: .nearest, from: position)
  /// }
  /// ```
  /// - Parameters:
  ///   - path: the item that has the focus.
  ///   - direction: where to.
  ///   - position: how far rows are scrolled.
  /// - Returns: nil at an edge, and where the item's section shows no cells.
  /// - Precondition: the item exists.
  /// - Complexity: O(log n + elements between the two items), by rectangle queries in bands that
  ///   double; never more than a page beyond the nearest item ahead.
  public func focus(
    from path: ItemPath, moving direction: FocusDirection,
    at position: ScrollPosition = ScrollPosition()
  ) -> ItemPath? {
    guard let attributes = attributes(forItemAt: path) else { return nil }
    if let row = row(inSection: path.section) {
      return focus(from: attributes, in: row, moving: direction, at: position)
    }
    return direction.axis == scrollDirection
      ? focus(beyond: attributes.frame, of: path, moving: direction, at: position)
      : focus(beside: attributes.frame, of: path, moving: direction, at: position)
  }

  /// The length of a pixel, by which rounding may move an edge, in points.
  var focusTolerance: Double { 1 / environment.scale }

  /// A move along the scroll axis, from a frame as it shows; bands of the whole breadth that double.
  func focus(
    beyond frame: Rect, of path: ItemPath, leavingSection: Bool = false,
    moving direction: FocusDirection, at position: ScrollPosition
  ) -> ItemPath? {
    let axis = scrollDirection
    let page = environment.size[axis]
    var search = FocusSearch(
      from: frame, moving: direction, pixel: focusTolerance, page: page, steppingAside: true)
    let end =
      direction.isForward ? contentSize[axis] - frame.mid(along: axis) : frame.mid(along: axis)
    var reached = 0.0
    let shortest = max(frame.size[axis], page / 4, focusTolerance)
    var band = shortest
    while reached < end, !search.isSettled(within: reached) {
      let next = min(reached + band, end)
      let low = frame.mid(along: axis) + (direction.isForward ? reached : -next)
      let window = Rect(
        origin: Point(along: axis, low, across: 0),
        size: Size(along: axis, next - reached, across: contentSize[axis.cross]))
      let limit = band > shortest ? 256 : Int.max
      let isWhole = offerCells(in: window, at: position, atMost: limit, to: &search) {
        $0 != path && !(leavingSection && $0.section == path.section)
      }
      if isWhole {
        reached = next
        band *= 2
      } else {
        // A band that grew over a gap may hold all of what lies behind it.
        band = max(shortest, band / 4)
      }
    }
    return search.target
  }

  /// A move across the scroll axis, in the beam alone: the content ends soon there.
  private func focus(
    beside frame: Rect, of path: ItemPath, moving direction: FocusDirection,
    at position: ScrollPosition
  ) -> ItemPath? {
    let axis = direction.axis
    let middle = frame.mid(along: axis)
    var search = FocusSearch(
      from: frame, moving: direction, pixel: focusTolerance, page: 0, steppingAside: false)
    let low = direction.isForward ? middle : 0
    let high = direction.isForward ? contentSize[axis] : middle
    guard low < high else { return nil }
    let beam = Rect(
      origin: Point(along: axis, low, across: frame.min(along: axis.cross)),
      size: Size(along: axis, high - low, across: max(frame.size[axis.cross], focusTolerance)))
    _ = offerCells(in: beam, at: position, atMost: Int.max, to: &search) { $0 != path }
    return search.target
  }

  /// Offers the cells of a rectangle; those of a row only where they show in its viewport.
  ///
  /// - Returns: whether these are all of them: no more elements than the limit were found.
  private func offerCells(
    in window: Rect, at position: ScrollPosition, atMost limit: Int, to search: inout FocusSearch,
    where isEligible: (ItemPath) -> Bool
  ) -> Bool {
    var count = 0
    var section = -1
    var viewport: Rect?
    do {
      try forEachAttributes(intersecting: window, at: position) { element throws(LimitExceeded) in
        count += 1
        if count > limit { throw LimitExceeded() }
        guard element.category == .cell, isEligible(element.path) else { return }
        if element.path.section != section {
          section = element.path.section
          viewport = row(inSection: section)?.frame
        }
        if let viewport, !viewport.intersects(element.frame) { return }
        search.offer(element.frame, at: element.path)
      }
    } catch {
      return false
    }
    return true
  }
}

/// The end of a query that found more than it should.
private struct LimitExceeded: Error {}
