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
  @inlinable
  public func forEachAttributes<Failure: Error>(
    intersecting rect: Rect, at position: ScrollPosition = ScrollPosition(),
    _ body: (LayoutAttributes) throws(Failure) -> Void
  ) throws(Failure) {
    // Inlined, so that the loops behind it are not generic: a query of 14 cells takes half the time.
    var failure: Failure?
    visitElements(intersecting: rect, at: position) { element in
      do throws(Failure) {
        try body(element)
        return true
      } catch {
        failure = error
        return false
      }
    }
    if let failure { throw failure }
  }

  /// Visits each element that shows inside a rectangle, in the order of Q2; false ends it.
  @usableFromInline
  func visitElements(
    intersecting rect: Rect, at position: ScrollPosition, _ visit: (LayoutAttributes) -> Bool
  ) {
    guard let window = clipped(rect) else { return }
    let visible = visibleBounds(at: position)
    let goesOn = visitSections(
      from: window.min(along: scrollDirection) - slack,
      to: window.max(along: scrollDirection) + slack
    ) { visitElements(of: $0, in: window, at: position, visible: visible, visit) }
    guard goesOn, !boundary.isEmpty, window.size.width > 0, window.size.height > 0 else { return }
    for element in boundary {
      let attributes = attributes(of: element, section: nil, in: visible)
      if shown(attributes.frame).intersects(window), !visit(attributes) { return }
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

  private func visitElements(
    of section: PlacedSection, in window: Rect, at position: ScrollPosition,
    visible: VisibleBounds, _ visit: (LayoutAttributes) -> Bool
  ) -> Bool {
    let solution = section.solution
    // A section without length gives nothing (Q1).
    guard solution.length > 0 else { return true }
    if !solution.decorations.isEmpty, shown(frame(of: section)).touches(window) {
      for (item, element) in solution.decorations.enumerated() {
        guard visit(attributes(of: element, item: item, section: section)) else { return false }
      }
    }
    guard window.size.width > 0, window.size.height > 0 else { return true }
    guard visitCells(of: section, in: window, at: position, visit) else { return false }
    guard !solution.boundary.isEmpty || section.hasAttachedViews else { return true }
    return visitSupplementaries(of: section, in: window, at: position, visible: visible, visit)
  }

  private func visitSupplementaries(
    of section: PlacedSection, in window: Rect, at position: ScrollPosition,
    visible: VisibleBounds, _ visit: (LayoutAttributes) -> Bool
  ) -> Bool {
    var found = attachedAttributes(of: section, in: window, at: position)
    let isMixed = !found.isEmpty
    for element in section.solution.boundary {
      let attributes = attributes(of: element, section: section, in: visible)
      if shown(attributes.frame).intersects(window) { found.append(attributes) }
    }
    if isMixed { found = found.sortedByNumberAndKind() }
    for attributes in found where !visit(attributes) { return false }
    return true
  }

  private func visitCells(
    of section: PlacedSection, in window: Rect, at position: ScrollPosition,
    _ visit: (LayoutAttributes) -> Bool
  ) -> Bool {
    switch section.solution.cells {
    case .none:
      return true
    case .groups(let run):
      return run.images.map {
        visitCells(of: run, images: $0, section: section, in: window, visit)
      }
        ?? visitRow(of: section, along: run.axis, from: run.origin, in: window, at: position, visit)
    case .measured:
      guard let run = section.run else { return true }
      return section.solution.source?.images.map {
        visitCells(of: run, images: $0, section: section, in: window, visit)
      }
        ?? visitRow(of: section, along: run.axis, from: run.origin, in: window, at: position, visit)
    case .grid(let grid):
      return visitCells(of: grid, section: section, in: window, visit)
    case .lines(let lines):
      let low = window.min(along: scrollDirection) - section.start
      let high = window.max(along: scrollDirection) - section.start
      for item in lines.items(from: low, to: high, slack: slack) {
        let frame = placed(lines.frame(of: item), in: section, shift: 0)
        guard frame.intersects(window) else { continue }
        guard visit(cell(item, section: section.number, frame, 0)) else { return false }
      }
      return true
    }
  }

  private func visitCells(
    of grid: FlowGrid, section: PlacedSection, in window: Rect,
    _ visit: (LayoutAttributes) -> Bool
  ) -> Bool {
    var local = window
    local.origin[scrollDirection] -= section.start
    let (lines, columns) = grid.part(in: local, slack: slack)
    for line in lines {
      for column in columns where line * grid.perLine + column < grid.itemCount {
        let item = line * grid.perLine + column
        let frame = placed(grid.frame(of: item), in: section, shift: 0)
        guard frame.intersects(window) else { continue }
        guard visit(cell(item, section: section.number, frame, 0)) else { return false }
      }
    }
    return true
  }

  /// Groups that are alike, one after the other along the scroll axis.
  private func visitCells(
    of run: GroupRun, images: GroupImages, section: PlacedSection, in window: Rect,
    _ visit: (LayoutAttributes) -> Bool
  ) -> Bool {
    let axis = run.axis
    let range = CellWindow(window, along: axis, of: section, in: self)
    let groups = run.groups(
      from: range.low - section.start, to: range.high - section.start, slack: slack)
    var cell = cell(0, section: section.number, .zero, 0)
    let lastGroup = run.last == nil ? run.groupCount : run.groupCount - 1
    let length = run.template.size[axis]
    let perGroup = images.images.count
    for group in groups.clamped(to: 0..<lastGroup) {
      let goesOn = range.visitCells(
        of: images, at: run.origin[axis] + Double(group) * run.pitch, item: group * perGroup,
        length: length, cell: &cell, lengths: { _ in .nan }, visit)
      guard goesOn else { return false }
    }
    guard let last = run.last, let images = run.lastImages, groups.upperBound > lastGroup else {
      return true
    }
    return range.visitCells(
      of: images, at: run.origin(of: lastGroup)[axis], item: lastGroup * perGroup,
      length: last.size[axis], cell: &cell, lengths: { _ in .nan }, visit)
  }

  /// Groups of which some were measured, whose cells lie where they are (E2).
  private func visitCells(
    of run: MeasuredRun, images: GroupImages, section: PlacedSection, in window: Rect,
    _ visit: (LayoutAttributes) -> Bool
  ) -> Bool {
    let axis = run.axis
    let range = CellWindow(window, along: axis, of: section, in: self)
    let origin = run.origin[axis]
    var cell = cell(0, section: section.number, .zero, 0)
    let goesOn = run.visitSimpleGroups(
      from: range.low - section.start - origin - slack,
      to: range.high - section.start - origin + slack
    ) { start, item, length, stretch, value in
      range.visitCells(
        of: images, at: origin + start, item: item, length: length, cell: &cell,
        lengths: { value < 0 ? .nan : stretch.values[value + $0] }, visit)
    }
    guard goesOn, let tail = run.tail else { return goesOn }
    return range.visitCells(
      of: GroupImages(tail.template, origin: run.origin, along: axis, on: grid),
      at: origin + run.tree.summary.length, item: run.fullItemCount,
      length: tail.template.size[axis], cell: &cell, lengths: { _ in .nan }, visit)
  }

  /// Groups of a row, or of which measuring may move any cell.
  private func visitRow(
    of section: PlacedSection, along axis: Axis, from origin: Point, in window: Rect,
    at position: ScrollPosition, _ visit: (LayoutAttributes) -> Bool
  ) -> Bool {
    let (low, high, shift) = interval(of: window, along: axis, section, at: position)
    return section.visitGroups(from: low, to: high) { place, template in
      RunFrames(
        axis: axis, origin: origin, template: template, section: section, shift: shift, of: self
      ).visitCells(from: place.item, at: place.origin[axis], in: window) { item, frame, zIndex in
        visit(cell(item, section: section.number, frame, zIndex))
      }
    }
  }

  /// The interval along a run, from its section's start, that a window shows, and how far the run is
  /// scrolled as a row.
  func interval(
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
