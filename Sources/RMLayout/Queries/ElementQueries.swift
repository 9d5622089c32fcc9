/// Receives elements with their kinds, nil for cells; false ends a query.
@usableFromInline
typealias ElementVisitor = (LayoutElement, _ kind: String?) -> Bool

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
    try forEachElement(intersecting: rect, at: position) { element, kind throws(Failure) in
      try body(LayoutAttributes(element, kind: kind))
    }
  }

  /// Calls a function for each element that shows inside a rectangle, and its kind, nil for cells.
  ///
  /// The fastest query: as ``forEachAttributes(intersecting:at:_:)``, without making attributes.
  /// - Parameters:
  ///   - rect: content coordinates, in points.
  ///   - position: how far the content and its rows are scrolled; pinned elements follow it.
  ///   - body: receives each element and its kind; throwing ends the query.
  /// - Throws: what `body` throws.
  /// - Complexity: O(log sections + log measured groups + elements found).
  @inlinable
  public func forEachElement<Failure: Error>(
    intersecting rect: Rect, at position: ScrollPosition = ScrollPosition(),
    _ body: (LayoutElement, _ kind: String?) throws(Failure) -> Void
  ) throws(Failure) {
    // Inlined, so that the loops behind it are not generic: a query of 14 cells takes half the time.
    var failure: Failure?
    visitElements(intersecting: rect, at: position) { element, kind in
      do throws(Failure) {
        try body(element, kind)
        return true
      } catch {
        failure = error
        return false
      }
    }
    if let failure { throw failure }
  }

  /// Calls a function that does not throw for each element that shows inside a rectangle, and its kind.
  ///
  /// - Parameters:
  ///   - rect: content coordinates, in points.
  ///   - position: how far the content and its rows are scrolled; pinned elements follow it.
  ///   - body: receives each element and its kind, nil for cells.
  /// - Complexity: O(log sections + log measured groups + elements found).
  @inlinable
  @inline(__always)
  public func forEachElement(
    intersecting rect: Rect, at position: ScrollPosition = ScrollPosition(),
    _ body: (LayoutElement, _ kind: String?) -> Void
  ) {
    // On its own and inlined, so that nothing stands between a cell and the caller's function.
    if let plainGroups {
      plainGroups.forEachCell(intersecting: rect, in: contentSize, body)
      return
    }
    if let plainRows {
      plainRows.forEachRow(intersecting: rect, of: self, body)
      return
    }
    visitElements(intersecting: rect, at: position) { element, kind in
      body(element, kind)
      return true
    }
  }

  /// Visits each element that shows inside a rectangle, in the order of Q2; false ends it.
  @usableFromInline
  func visitElements(
    intersecting rect: Rect, at position: ScrollPosition, _ visit: ElementVisitor
  ) {
    guard let window = clipped(rect) else { return }
    let visible = visibleBounds(at: position)
    guard
      visitElements(
        below: sections.root.children.span, sections.root.entries.span, from: .init(), in: window,
        at: position, visible, visit)
    else { return }
    guard !boundary.isEmpty, window.size.width > 0, window.size.height > 0 else { return }
    for element in boundary {
      let attributes = attributes(of: element, section: nil, in: visible)
      if shown(attributes.frame).intersects(window), !visit(attributes.element, attributes.kind) {
        return
      }
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

  /// Visits the elements of the sections below a node of the tree.
  ///
  /// Without a closure over the solution: to copy it into one costs as much as finding ten cells.
  private func visitElements(
    below children: Span<OffsetNode<SectionRun>>, _ entries: Span<OffsetTree<SectionRun>.Entry>,
    from first: OffsetTree<SectionRun>.Place, in window: Rect, at position: ScrollPosition,
    _ visible: VisibleBounds, _ visit: ElementVisitor
  ) -> Bool {
    let low = window.min(along: scrollDirection) - slack - firstStart
    let high = window.max(along: scrollDirection) + slack - firstStart
    var place = first
    for index in children.indices {
      if children[index].summary.reaches(from: low, to: high, at: place.start),
        !visitElements(
          below: children[index].children.span, children[index].entries.span, from: place,
          in: window, at: position, visible, visit)
      {
        return false
      }
      place.pass(children[index].summary)
    }
    for index in entries.indices {
      if entries[index].summary.reaches(from: low, to: high, at: place.start),
        !visitElements(
          of: entries[index].leaf, entries[index].summary, from: place, in: window, at: position,
          visible, visit)
      {
        return false
      }
      place.pass(entries[index].summary)
    }
    return true
  }

  /// Visits the elements of sections that are alike.
  private func visitElements(
    of run: SectionRun, _ summary: OffsetSummary, from place: OffsetTree<SectionRun>.Place,
    in window: Rect, at position: ScrollPosition, _ visible: VisibleBounds,
    _ visit: ElementVisitor
  ) -> Bool {
    let solution = run.solution
    guard run.count > 1 else {
      let section = PlacedSection(
        number: place.element, start: firstStart + place.start, solution: solution,
        runs: run.runs)
      return visitElements(of: section, in: window, at: position, visible: visible, visit)
    }
    let step = (solution.length + spacing).summable
    let near = Self.near(
      window.min(along: scrollDirection) - slack - firstStart,
      window.max(along: scrollDirection) + slack - firstStart, of: run.count, at: place.start,
      summary, step: step)
    for index in near {
      let section = PlacedSection(
        number: place.element + index, start: firstStart + place.start + Double(index) * step,
        solution: solution, runs: [])
      guard visitElements(of: section, in: window, at: position, visible: visible, visit) else {
        return false
      }
    }
    return true
  }

  private func visitElements(
    of section: PlacedSection, in window: Rect, at position: ScrollPosition,
    visible: VisibleBounds, _ visit: ElementVisitor
  ) -> Bool {
    let solution = section.solution
    // A section without length gives nothing (Q1).
    guard solution.length > 0 else { return true }
    if !solution.decorations.isEmpty, shown(frame(of: section)).touches(window) {
      for (item, element) in solution.decorations.enumerated() {
        let attributes = attributes(of: element, item: item, section: section)
        guard visit(attributes.element, attributes.kind) else { return false }
      }
    }
    guard window.size.width > 0, window.size.height > 0 else { return true }
    guard visitCells(of: section, in: window, at: position, visit) else { return false }
    guard !solution.boundary.isEmpty || section.hasAttachedViews else { return true }
    return visitSupplementaries(of: section, in: window, at: position, visible: visible, visit)
  }

  private func visitSupplementaries(
    of section: PlacedSection, in window: Rect, at position: ScrollPosition,
    visible: VisibleBounds, _ visit: ElementVisitor
  ) -> Bool {
    var found = attachedAttributes(of: section, in: window, at: position)
    let isMixed = !found.isEmpty
    for element in section.solution.boundary {
      let attributes = attributes(of: element, section: section, in: visible)
      if shown(attributes.frame).intersects(window) { found.append(attributes) }
    }
    if isMixed { found = found.sortedByNumberAndKind() }
    return found.allSatisfy { visit($0.element, $0.kind) }
  }

  private func visitCells(
    of section: PlacedSection, in window: Rect, at position: ScrollPosition,
    _ visit: ElementVisitor
  ) -> Bool {
    if let run = section.solution.groups, let images = run.images {
      return visitCells(of: run, images: images, section: section, in: window, visit)
    }
    switch section.solution.cells {
    case .none:
      return true
    case .groups(let run):
      return visitRow(
        of: section, along: run.axis, from: run.origin, in: window, at: position, visit)
    case .measured:
      guard let run = section.runs.first else { return true }
      guard let images = section.solution.source?.images else {
        return visitRow(
          of: section, along: run.axis, from: run.origin, in: window, at: position, visit)
      }
      return visitCells(of: run, images: images, section: section, in: window, visit)
    case .grid(let grid):
      return visitCells(of: grid, section: section, in: window, visit)
    case .lines(let lines):
      let low = window.min(along: scrollDirection) - section.start
      let high = window.max(along: scrollDirection) - section.start
      for item in lines.items(from: low, to: high, slack: slack) {
        let frame = placed(lines.frame(of: item), in: section, shift: 0)
        guard frame.intersects(window) else { continue }
        guard visit(cell(item, section: section.number, frame, 0), nil) else { return false }
      }
      return true
    }
  }

  private func visitCells(
    of grid: FlowGrid, section: PlacedSection, in window: Rect,
    _ visit: ElementVisitor
  ) -> Bool {
    var local = window
    local.origin[scrollDirection] -= section.start
    let (lines, columns) = grid.part(in: local, slack: slack)
    for line in lines {
      for column in columns where line * grid.perLine + column < grid.itemCount {
        let item = line * grid.perLine + column
        let frame = placed(grid.frame(of: item), in: section, shift: 0)
        guard frame.intersects(window) else { continue }
        guard visit(cell(item, section: section.number, frame, 0), nil) else { return false }
      }
    }
    return true
  }

  /// Groups that are alike, one after the other along the scroll axis.
  private func visitCells(
    of run: GroupRun, images: GroupImages, section: PlacedSection, in window: Rect,
    _ visit: ElementVisitor
  ) -> Bool {
    let axis = run.axis
    let range = CellWindow(window, along: axis, of: section, in: self)
    let groups = run.groups(
      from: range.low - section.start, to: range.high - section.start, slack: slack)
    let lastGroup = run.last == nil ? run.groupCount : run.groupCount - 1
    let perGroup = images.images.count
    let origin = run.origin[axis]
    let length = run.template.size[axis]
    for group in groups.clamped(to: 0..<lastGroup) {
      let goesOn = range.visitCells(
        of: images, at: origin + Double(group) * run.pitch, item: group * perGroup,
        length: length, lengths: { _ in .nan }, visit)
      guard goesOn else { return false }
    }
    guard let last = run.last, let images = run.lastImages, groups.upperBound > lastGroup else {
      return true
    }
    return range.visitCells(
      of: images, at: run.origin(of: lastGroup)[axis], item: lastGroup * perGroup,
      length: last.size[axis], lengths: { _ in .nan }, visit)
  }

  /// Groups of which some were measured, whose cells lie where they are (E2).
  private func visitCells(
    of run: MeasuredRun, images: GroupImages, section: PlacedSection, in window: Rect,
    _ visit: ElementVisitor
  ) -> Bool {
    let axis = run.axis
    let range = CellWindow(window, along: axis, of: section, in: self)
    let groups = SimpleGroups(run, images: images, in: range, section: section, slack: slack)
    let goesOn = groups.visitCells(
      below: run.tree.root.children.span, run.tree.root.entries.span, from: .init(), visit)
    guard goesOn, let tail = run.tail else { return goesOn }
    return range.visitCells(
      of: GroupImages(tail.template, origin: run.origin, along: axis, on: grid),
      at: groups.origin + run.tree.summary.length, item: run.fullItemCount,
      length: tail.template.size[axis], lengths: { _ in .nan }, visit)
  }

  /// Groups of a row, or of which measuring may move any cell.
  private func visitRow(
    of section: PlacedSection, along axis: Axis, from origin: Point, in window: Rect,
    at position: ScrollPosition, _ visit: ElementVisitor
  ) -> Bool {
    let (low, high, shift) = interval(of: window, along: axis, section, at: position)
    return section.visitGroups(from: low, to: high) { place, template in
      RunFrames(
        axis: axis, origin: origin, template: template, section: section, shift: shift, of: self
      ).visitCells(from: place.item, at: place.origin[axis], in: window) { item, frame, zIndex in
        visit(cell(item, section: section.number, frame, zIndex), nil)
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
  func cell(_ item: Int, section: Int, _ frame: Rect, _ zIndex: Int) -> LayoutElement {
    LayoutElement(
      category: .cell, path: ItemPath(section: section, item: item), frame: shown(frame),
      zIndex: zIndex)
  }
}
