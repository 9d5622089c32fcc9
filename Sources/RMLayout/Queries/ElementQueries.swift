extension LayoutSolution {
  /// Calls a function for each element that shows inside a rectangle (Q1), in the order of Q2.
  ///
  /// A cell is found where the rectangle meets the part of it that lies in its group. The rectangle
  /// is clipped to the content; without area it finds nothing.
  /// - Parameters:
  ///   - rect: content coordinates, in points.
  ///   - position: how far rows are scrolled.
  ///   - body: receives each element; throwing ends the query.
  /// - Throws: what `body` throws.
  /// - Complexity: O(log sections + elements found).
  public func forEachAttributes<Failure: Error>(
    intersecting rect: Rect, at position: ScrollPosition = ScrollPosition(),
    _ body: (LayoutAttributes) throws(Failure) -> Void
  ) throws(Failure) {
    // Mirroring is its own inverse.
    let content = Rect(origin: .zero, size: contentSize)
    guard let window = shown(rect.standardized).intersection(content) else { return }
    for section in sections(
      from: window.min(along: scrollDirection), to: window.max(along: scrollDirection))
    {
      try forEachCell(of: section, in: window, at: position, body)
      for element in sections[section].boundary {
        let frame = placed(element.frame, section: section, shift: 0)
        guard frame.intersects(window) else { continue }
        try body(attributes(of: element, section: section, frame: frame))
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

  /// Calls a function for every element, in the order of Q2, rows at their offsets.
  /// - Complexity: O(number of elements).
  public func forEachAttributes<Failure: Error>(
    at position: ScrollPosition = ScrollPosition(),
    _ body: (LayoutAttributes) throws(Failure) -> Void
  ) throws(Failure) {
    for section in sections.indices {
      let solution = sections[section]
      let shift = rowOffset(ofSection: section, at: position)
      if solution.hasCells {
        for item in 0..<solution.itemCount {
          guard let slot = solution.slot(of: item) else { continue }
          try body(
            cell(
              item, section: section, placed(slot.frame, section: section, shift: shift),
              slot.zIndex))
        }
      }
      for element in solution.boundary {
        let frame = placed(element.frame, section: section, shift: 0)
        try body(attributes(of: element, section: section, frame: frame))
      }
    }
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

  private func cell(_ item: Int, section: Int, _ frame: Rect, _ zIndex: Int) -> LayoutAttributes {
    LayoutAttributes(
      category: .cell, path: ItemPath(section: section, item: item), frame: shown(frame),
      zIndex: zIndex)
  }

  private func attributes(
    of element: BoundaryElement, section: Int, frame: Rect
  ) -> LayoutAttributes {
    LayoutAttributes(
      category: .supplementary, path: ItemPath(section: section, item: 0), kind: element.kind,
      frame: shown(frame), zIndex: element.zIndex)
  }

  private func forEachCell<Failure: Error>(
    of section: Int, in window: Rect, at position: ScrollPosition,
    _ body: (LayoutAttributes) throws(Failure) -> Void
  ) throws(Failure) {
    let start = starts[section]
    let low = window.min(along: scrollDirection) - start
    let high = window.max(along: scrollDirection) - start
    switch sections[section].cells {
    case .none:
      return
    case .groups(let run):
      try forEachCell(of: run, section: section, in: window, at: position, body)
    case .grid(let grid):
      for item in grid.items(from: low, to: high) {
        let frame = placed(grid.frame(of: item), section: section, shift: 0)
        if frame.intersects(window) { try body(cell(item, section: section, frame, 0)) }
      }
    case .lines(let lines):
      for item in lines.items(from: low, to: high) {
        let frame = placed(lines.frame(of: item), section: section, shift: 0)
        if frame.intersects(window) { try body(cell(item, section: section, frame, 0)) }
      }
    }
  }

  private func forEachCell<Failure: Error>(
    of run: GroupRun, section: Int, in window: Rect, at position: ScrollPosition,
    _ body: (LayoutAttributes) throws(Failure) -> Void
  ) throws(Failure) {
    let isRow = run.axis != scrollDirection
    let shift = isRow ? rowOffset(ofSection: section, at: position) : 0
    let moved = isRow ? shift : -starts[section]
    let perGroup = run.template.slots.count
    let groups = run.groups(
      from: window.min(along: run.axis) + moved, to: window.max(along: run.axis) + moved)
    for group in groups {
      let template = run.template(of: group)
      let origin = run.origin(of: group)
      let outer = placed(
        Rect(origin: origin, size: template.size), section: section, shift: shift)
      guard let visible = outer.intersection(window) else { continue }
      for (index, slot) in template.slots.enumerated() {
        let frame = placed(slot.frame.offset(by: origin), section: section, shift: shift)
        guard frame.intersects(visible) else { continue }
        try body(cell(group * perGroup + index, section: section, frame, slot.zIndex))
      }
    }
  }

  /// The numbers of the sections that may reach into an interval along the scroll axis.
  private func sections(from low: Double, to high: Double) -> Range<Int> {
    reach.sections(from: low - 1 / grid.scale, to: high + 1 / grid.scale)
  }
}
