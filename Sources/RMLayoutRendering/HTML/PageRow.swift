import RMLayout

/// A section that scrolls on its own, as a scroller of its own in the page.
struct PageRow: Hashable {
  let id: String
  let row: LayoutRow
  /// Whether it starts at the right.
  let isRightToLeft: Bool
  /// The scroller: the row's viewport with what peeks over its insets and sticks out of it (O1).
  private(set) var box: Rect
  /// What scrolls with the row, unscrolled.
  private(set) var elements: [PageElement] = []
  /// How far the row can be scrolled in the page, if that is less than the layout says.
  var reach = Double.infinity

  /// Creates a row that is as wide as its container.
  init(_ row: LayoutRow, in solution: LayoutSolution) {
    id = "s\(row.section)-row"
    self.row = row
    let axis = row.axis
    isRightToLeft = solution.isMirrored && axis.isHorizontal
    let length = solution.environment.size[axis]
    let start = isRightToLeft ? solution.contentSize[axis] - length : 0
    box = row.frame.extended(toInclude: start, and: start + length, along: axis)
  }

  /// Adds an element; the scroller grows across its own axis until it does not clip it.
  mutating func add(_ element: PageElement) {
    let across = row.axis.cross
    let frame = element.attributes.frame
    box = box.extended(
      toInclude: frame.min(along: across), and: frame.max(along: across), along: across)
    elements.append(element)
  }

  /// The offset at which the scroller stands at its start: whole, so that no frame is rounded.
  var firstOffset: Double { row.range.lowerBound.rounded(.down) }

  /// How much longer than the scroller its content is: a whole number.
  var scrollLength: Double {
    let end = min(row.range.upperBound, reach)
    return min(max(0, (end - firstOffset).rounded(.up)), PagePart.longest)
  }

  /// The room between the scroller's left or top edge and the row's own viewport.
  var paddingBefore: Double { row.frame.min(along: row.axis) - box.min(along: row.axis) }

  /// The room between the row's own viewport and the scroller's right or bottom edge.
  var paddingAfter: Double { box.max(along: row.axis) - row.frame.max(along: row.axis) }

  /// The most stops that a page holds of a row.
  private static let stopLimit = 10_000

  /// The offsets at which the row snaps, as far as it can be scrolled in the page.
  var stops: [Double] {
    var found: [Double] = []
    for index in 0..<min(row.restingOffsetCount, Self.stopLimit) {
      let offset = row.restingOffset(at: index)
      guard offset < firstOffset + scrollLength + 1 else { break }
      found.append(offset)
    }
    return found
  }

  /// Whether a fling may pass no stop.
  var stopsAlways: Bool {
    switch row.behavior {
    case .paging, .groupPaging, .groupPagingCentered: true
    case .none, .continuous, .continuousGroupLeadingBoundary: false
    }
  }
}
