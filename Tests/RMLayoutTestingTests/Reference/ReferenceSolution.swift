import RMLayout
import RMLayoutTesting

/// A layout solved by the rules' text in the plainest way, to check the engine against.
///
/// It shares nothing with the engine but the specification and the geometry. Nothing is fast.
struct ReferenceSolution {
  let environment: LayoutEnvironment
  let pixels: ReferencePixels
  let scroll: Axis
  /// Whether frames are mirrored (T1, T2).
  let isMirrored: Bool
  private(set) var sections: [ReferenceSection] = []
  /// Headers, footers and side items of the whole layout (B10).
  private(set) var layoutElements: [ReferenceElement] = []
  /// The content size before and after rounding.
  private(set) var exactContentSize = Size.zero
  private(set) var contentSize = Size.zero

  init(_ sample: LayoutSample) {
    environment = sample.environment
    pixels = ReferencePixels(
      scale: sample.environment.scale, profile: sample.environment.profile)
    scroll = sample.scrollDirection
    let isRightToLeft = sample.environment.layoutDirection == .rightToLeft
    switch sample.layout {
    case .compositional(let layout):
      isMirrored = isRightToLeft
      solve(layout, sample.itemCounts, sample.preferredSizes)
    case .flow(let layout):
      isMirrored = isRightToLeft && layout.flipsHorizontallyInOppositeLayoutDirection
      solve(layout, sample.itemCounts, sample.preferredSizes)
    }
  }

  private mutating func solve(
    _ layout: CompositionalLayout, _ counts: [Int], _ measured: PreferredSizes
  ) {
    guard case .each(let definitions) = layout.sections else { return }
    let configuration = layout.configuration
    let solver = ReferenceSectionSolver(
      pixels: pixels, environment: environment, configuration: configuration)
    let items = configuration.boundarySupplementaryItems
    func boundary(around region: Double) -> ReferenceBoundary {
      ReferenceBoundary(
        items: items, region: region, scroll: scroll,
        container: (0, environment.size[scroll.cross]), environment: environment, pixels: pixels,
        measured: measured.boundary)
    }
    let first = boundary(around: 0).startGrowth
    var cursor = first
    for (index, definition) in definitions.enumerated() {
      if index > 0 { cursor += configuration.interSectionSpacing }
      let section = solver.section(
        index, definition, count: counts[index], at: cursor,
        measured: measured.sections[index] ?? PreferredSizes.Section())
      sections.append(section)
      cursor += section.length
    }
    let whole = boundary(around: cursor - first)
    layoutElements = whole.elements(section: ItemPath.layoutSection, from: 0)
    let widest = sections.reduce(environment.size[scroll.cross]) { max($0, $1.widestGroup) }
    exactContentSize = Size(along: scroll, max(0, whole.length), across: widest)
    contentSize = exactContentSize
    if pixels.profile != .exact {
      contentSize.width = pixels.nearest(exactContentSize.width)
      contentSize.height = pixels.nearest(exactContentSize.height)
    }
  }

  private mutating func solve(
    _ layout: FlowLayout, _ counts: [Int], _ measured: PreferredSizes
  ) {
    guard case .each(let definitions) = layout.sections else { return }
    let solver = ReferenceFlowSolver(
      layout: layout, environment: environment, pixels: pixels, counts: counts,
      measured: measured)
    var cursor = 0.0
    for (index, definition) in definitions.enumerated() {
      let section = solver.section(index, definition, count: counts[index], at: cursor)
      sections.append(section)
      cursor += section.length
    }
    exactContentSize = Size(along: scroll, cursor, across: solver.lineContainer)
    contentSize = exactContentSize
    if pixels.profile != .exact {
      contentSize[scroll] = pixels.below(cursor)
    }
  }
}

/// An element as it shows at a scroll position.
struct ReferenceShown {
  var element: ReferenceElement
  var attributes: LayoutAttributes
  /// The frame before rounding, from the corner that it is rounded from, for judging ties.
  var exact: Rect
  /// The group that a rectangle must meet as well, as it shows.
  var holder: Rect?
  /// Whether only its size is known: it has none.
  var hasNoPlace: Bool
  /// Whether its section just touches what shows, so that noise decides whether it is pinned.
  var touchesBounds: Bool
}

extension ReferenceSolution {
  /// All elements as they show, in the order of Q2.
  func shown(at position: ScrollPosition) -> [ReferenceShown] {
    var result: [ReferenceShown] = []
    for index in sections.indices {
      let shift = rowOffset(ofSection: index, at: position)
      result += sections[index].elements.map { shown($0, shift: shift, at: position) }
        .sorted { $0.order < $1.order }
    }
    return result
      + layoutElements.map { shown($0, shift: 0, at: position) }.sorted { $0.order < $1.order }
  }

  /// The interval of the scroll axis that shows, from the leading end (B7).
  private func visible(at position: ScrollPosition) -> (low: Double, high: Double) {
    var start = position.offset[scroll]
    if isMirrored, scroll.isHorizontal {
      start = contentSize.width - start - environment.size.width
    }
    let inset = environment.contentInset
    return (
      start + inset.start(along: scroll),
      start + environment.size[scroll] - inset.end(along: scroll)
    )
  }

  private func shown(
    _ element: ReferenceElement, shift: Double, at position: ScrollPosition
  ) -> ReferenceShown {
    var exact = element.exact
    var zIndex = element.zIndex
    var isPinned = false
    var touchesBounds = false
    if let pin = element.pin {
      let (low, high) = visible(at: position)
      var slot = pin.slot
      slot.origin[scroll] =
        pin.isAtStart
        ? min(max(low, pin.low), pin.high)
        : max(min(high - slot.size[scroll], pin.high), pin.low)
      exact = slot.less(pin.insets)
      isPinned = pin.extent.lowerBound < high && pin.extent.upperBound > low
      if isPinned { zIndex = pin.raisedZIndex }
      touchesBounds =
        abs(pin.extent.lowerBound - high) < 1e-6 || abs(pin.extent.upperBound - low) < 1e-6
    }
    var frame = pixels.frame(exact, from: element.corner)
    if element.category == .decoration, pixels.profile != .exact {
      frame.size = Size(width: pixels.nearest(exact.width), height: pixels.nearest(exact.height))
    }
    var holder = element.holder.map { pixels.frame($0, from: element.corner) }
    if element.isInRow {
      frame.origin[scroll.cross] -= shift
      holder?.origin[scroll.cross] -= shift
    }
    return ReferenceShown(
      element: element,
      attributes: LayoutAttributes(
        category: element.category, path: ItemPath(section: element.section, item: element.item),
        kind: element.kind, frame: mirrored(frame), zIndex: zIndex, isPinned: isPinned),
      exact: exact.moved(Point(x: -element.corner.x, y: -element.corner.y)),
      holder: holder.map(mirrored), hasNoPlace: element.hasNoPlace,
      touchesBounds: touchesBounds)
  }

  func mirrored(_ rect: Rect) -> Rect {
    guard isMirrored else { return rect }
    return Rect(
      x: contentSize.width - rect.minX - rect.width, y: rect.minY, width: rect.width,
      height: rect.height)
  }

  /// A section's extent in its container, before rounding and mirroring (B2, C3).
  func exactFrame(ofSection index: Int) -> Rect {
    let section = sections[index]
    return Rect(
      origin: Point(along: scroll, section.start, across: section.container.start),
      size: Size(along: scroll, max(0, section.length), across: section.container.length))
  }

  /// A section's extent as it shows (Q1).
  func frame(ofSection index: Int) -> Rect {
    mirrored(pixels.frame(exactFrame(ofSection: index)))
  }

  private func rowOffset(ofSection index: Int, at position: ScrollPosition) -> Double {
    guard let row = sections[index].row else { return 0 }
    return position.rowOffsets[index] ?? row.firstOffset(along: scroll.cross)
  }
}

extension ReferenceShown {
  fileprivate var order: (Int, Int, String) {
    let rank =
      switch attributes.category {
      case .decoration: 0
      case .cell: 1
      case .supplementary: 2
      }
    return (rank, attributes.path.item, attributes.kind ?? "")
  }
}

extension ReferenceRow {
  /// The offset before anything was scrolled (O7).
  func firstOffset(along axis: Axis) -> Double {
    behavior == .groupPagingCentered ? centredStops(along: axis)[0] : 0
  }

  private func centredStops(along axis: Axis) -> [Double] {
    groups.map { $0.start + $0.length / 2 - viewport.size[axis] / 2 }
  }

  /// Where the row rests, ascending, each place once (O4-O7, H3).
  func stops(along axis: Axis) -> [Double] {
    let visible = viewport.size[axis]
    let end = max(0, contentLength - visible)
    var stops: [Double] = []
    switch behavior {
    case .none, .continuous: return []
    case .continuousGroupLeadingBoundary, .groupPaging:
      stops = groups.map { min(max($0.start, 0), end) }
    case .groupPagingCentered: stops = centredStops(along: axis)
    case .paging:
      var page = 0
      while visible > 0, Double(page) * visible < end {
        stops.append(Double(page) * visible)
        page += 1
      }
      stops.append(end)
    }
    var ascending: [Double] = []
    for stop in stops where ascending.last.map({ stop > $0 + 1e-6 }) ?? true {
      ascending.append(stop)
    }
    return ascending
  }
}
