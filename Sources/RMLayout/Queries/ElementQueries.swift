extension LayoutSolution {
  /// Calls a function for each element that shows inside a rectangle (Q1), in a fixed order (Q2).
  ///
  /// Sections come one after the other, in each backgrounds, then items, then supplementary elements
  /// by number and kind; those of the whole layout come last.
  ///
  /// A cell is found where the rectangle meets the part of it that lies in its group; an attached
  /// view where the rectangle meets the view and its group; a background also where it touches. The
  /// rectangle is clipped to the content; without area it finds backgrounds alone.
  /// - Parameters:
  ///   - rect: content coordinates, in points.
  ///   - position: how far the content and its rows are scrolled; pinned elements follow it.
  ///   - body: receives each element; throwing ends the query.
  /// - Throws: what `body` throws.
  /// - Complexity: O(log sections + elements found).
  public func forEachAttributes<Failure: Error>(
    intersecting rect: Rect, at position: ScrollPosition = ScrollPosition(),
    _ body: (LayoutAttributes) throws(Failure) -> Void
  ) throws(Failure) {
    guard let window = clipped(rect) else { return }
    let visible = visibleBounds(at: position)
    try forEachSection(
      from: window.min(along: scrollDirection) - slack,
      to: window.max(along: scrollDirection) + slack
    ) { section throws(Failure) in
      try forEachElement(of: section, in: window, at: position, visible: visible, body)
    }
    for element in boundary where window.size.width > 0 && window.size.height > 0 {
      let attributes = attributes(of: element, section: nil, in: visible)
      if shown(attributes.frame).intersects(window) { try body(attributes) }
    }
  }

  /// The elements that show inside a rectangle (Q1), in the order of Q2.
  /// - Complexity: O(log sections + elements found).
  public func attributes(
    intersecting rect: Rect, at position: ScrollPosition = ScrollPosition()
  ) -> [LayoutAttributes] {
    var result: [LayoutAttributes] = []
    forEachAttributes(intersecting: rect, at: position) { result.append($0) }
    return result
  }

  /// The topmost element at a point: the greatest depth, then the last in the order of Q2 (H1).
  public func hitTest(
    _ point: Point, at position: ScrollPosition = ScrollPosition()
  ) -> LayoutAttributes? {
    let pixel = 1 / grid.scale
    let window = Rect(x: point.x, y: point.y, width: pixel, height: pixel)
    var topmost: LayoutAttributes?
    forEachAttributes(intersecting: window, at: position) { element in
      guard element.frame.contains(point) else { return }
      if let best = topmost, best.zIndex > element.zIndex { return }
      topmost = element
    }
    return topmost
  }

  /// How far rounding may move an edge, in points.
  var slack: Double { 1 / grid.scale }

  /// A rectangle as it lies in the unmirrored content; nil where none of it does.
  private func clipped(_ rect: Rect) -> Rect? {
    let rect = rect.standardized
    let x = max(rect.minX, 0)
    let y = max(rect.minY, 0)
    let width = min(rect.maxX, contentSize.width) - x
    let height = min(rect.maxY, contentSize.height) - y
    // Mirroring is its own inverse.
    return width < 0 || height < 0 ? nil : shown(Rect(x: x, y: y, width: width, height: height))
  }

  private func forEachElement<Failure: Error>(
    of section: PlacedSection, in window: Rect, at position: ScrollPosition, visible: VisibleBounds,
    _ body: (LayoutAttributes) throws(Failure) -> Void
  ) throws(Failure) {
    let solution = section.solution
    // A section without length gives nothing (Q1).
    guard solution.length > 0 else { return }
    for (item, element) in solution.decorations.enumerated()
    where shown(frame(of: section)).touches(window) {
      try body(attributes(of: element, item: item, section: section))
    }
    guard window.size.width > 0, window.size.height > 0 else { return }
    let attached = try forEachCell(of: section, in: window, at: position, body)
    var supplementaries: [LayoutAttributes] = []
    for element in solution.boundary {
      let attributes = attributes(of: element, section: section, in: visible)
      if shown(attributes.frame).intersects(window) { supplementaries.append(attributes) }
    }
    if attached.isEmpty {
      for attributes in supplementaries { try body(attributes) }
    } else {
      for attributes in (supplementaries + attached).sortedByNumberAndKind() {
        try body(attributes)
      }
    }
  }

  /// Finds the cells; returns the views attached to them and to their groups.
  private func forEachCell<Failure: Error>(
    of section: PlacedSection, in window: Rect, at position: ScrollPosition,
    _ body: (LayoutAttributes) throws(Failure) -> Void
  ) throws(Failure) -> [LayoutAttributes] {
    switch section.solution.cells {
    case .none:
      return []
    case .groups(let run):
      return try forEachCell(of: run, section: section, in: window, at: position, body)
    case .measured:
      guard let run = section.run else { return [] }
      return try forEachCell(of: run, section: section, in: window, at: position, body)
    case .grid(let grid):
      try forEachCell(of: grid, section: section, in: window, body)
    case .lines(let lines):
      let low = window.min(along: scrollDirection) - section.start
      let high = window.max(along: scrollDirection) - section.start
      for item in lines.items(from: low, to: high, slack: slack) {
        let frame = placed(lines.frame(of: item), in: section, shift: 0)
        if frame.intersects(window) { try body(cell(item, section: section.number, frame, 0)) }
      }
    }
    return []
  }

  private func forEachCell<Failure: Error>(
    of grid: FlowGrid, section: PlacedSection, in window: Rect,
    _ body: (LayoutAttributes) throws(Failure) -> Void
  ) throws(Failure) {
    var local = window
    local.origin[scrollDirection] -= section.start
    let (lines, columns) = grid.part(in: local, slack: slack)
    for line in lines {
      for column in columns where line * grid.perLine + column < grid.itemCount {
        let item = line * grid.perLine + column
        let frame = placed(grid.frame(of: item), in: section, shift: 0)
        if frame.intersects(window) { try body(cell(item, section: section.number, frame, 0)) }
      }
    }
  }

  private func forEachCell<Failure: Error>(
    of run: GroupRun, section: PlacedSection, in window: Rect, at position: ScrollPosition,
    _ body: (LayoutAttributes) throws(Failure) -> Void
  ) throws(Failure) -> [LayoutAttributes] {
    let (low, high, shift) = interval(of: window, along: run.axis, section, at: position)
    let groups = run.groups(from: low, to: high, slack: 0)
    let lastGroup = run.last == nil ? run.groupCount : run.groupCount - 1
    let full = groups.clamped(to: 0..<lastGroup)
    let frames = RunFrames(
      axis: run.axis, origin: run.origin, template: run.template, section: section, shift: shift,
      of: self)
    let perGroup = run.template.slots.count
    for group in full {
      try frames.forEachCell(
        from: group * perGroup, at: run.origin[run.axis] + Double(group) * run.pitch, in: window
      ) { item, frame, zIndex throws(Failure) in
        try body(cell(item, section: section.number, frame, zIndex))
      }
    }
    if let last = run.last, groups.upperBound > lastGroup {
      let frames = RunFrames(
        axis: run.axis, origin: run.origin, template: last, section: section, shift: shift,
        of: self)
      try frames.forEachCell(
        from: lastGroup * perGroup, at: run.origin(of: lastGroup)[run.axis], in: window
      ) { item, frame, zIndex throws(Failure) in
        try body(cell(item, section: section.number, frame, zIndex))
      }
    }
    return attachedAttributes(of: section, from: low, to: high, in: window, shift: shift)
  }

  private func forEachCell<Failure: Error>(
    of run: MeasuredRun, section: PlacedSection, in window: Rect, at position: ScrollPosition,
    _ body: (LayoutAttributes) throws(Failure) -> Void
  ) throws(Failure) -> [LayoutAttributes] {
    let (low, high, shift) = interval(of: window, along: run.axis, section, at: position)
    let origin = run.origin[run.axis]
    try run.forEachGroup(
      from: low - origin, to: high - origin
    ) { place, template throws(Failure) in
      let frames = RunFrames(
        axis: run.axis, origin: run.origin, template: template, section: section, shift: shift,
        of: self)
      try frames.forEachCell(
        from: place.item, at: origin + place.start, in: window
      ) { item, frame, zIndex throws(Failure) in
        try body(cell(item, section: section.number, frame, zIndex))
      }
    }
    return attachedAttributes(of: section, from: low, to: high, in: window, shift: shift)
  }

  /// The interval along a run, from its section's start, that a window shows, and how far the run is
  /// scrolled as a row.
  private func interval(
    of window: Rect, along axis: Axis, _ section: PlacedSection, at position: ScrollPosition
  ) -> (low: Double, high: Double, shift: Double) {
    let isRow = axis != scrollDirection
    let shift = isRow ? rowOffset(of: section, at: position) : 0
    let moved = isRow ? shift : -section.start
    return (
      window.min(along: axis) + moved - slack, window.max(along: axis) + moved + slack, shift
    )
  }

  @inline(__always)
  func cell(_ item: Int, section: Int, _ frame: Rect, _ zIndex: Int) -> LayoutAttributes {
    LayoutAttributes(
      category: .cell, path: ItemPath(section: section, item: item), frame: shown(frame),
      zIndex: zIndex)
  }
}
