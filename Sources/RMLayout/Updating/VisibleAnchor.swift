/// The first thing that the user sees, by which an update keeps the picture still (E8).
struct VisibleAnchor {
  /// The first item of the group; nil for the section itself.
  let item: Int?
  let section: Int
  /// Where the group or section starts, from the content's leading end.
  let start: Double
}

/// Ends a search.
private struct Found: Error {
  var anchor: VisibleAnchor
}

extension LayoutSolution {
  /// The first group that ends behind a content offset, or nil where nothing lies before it.
  ///
  /// An element whose far edge lies above the visible start does not count, one that is partly visible
  /// does (E8). Rows move as a whole.
  /// - Complexity: O(log sections + log measured groups).
  func visibleAnchor(at contentOffset: Point) -> VisibleAnchor? {
    let low = leadingOffset(contentOffset)
    guard low > 0 else { return nil }
    let high = max(low, low + environment.size[scrollDirection])
    do throws(Found) {
      try forEachSection(from: low, to: high) { section throws(Found) in
        guard section.start + section.solution.length > low else { return }
        guard section.solution.row == nil, section.solution.hasCells else {
          throw Found(
            anchor: VisibleAnchor(item: nil, section: section.number, start: section.start))
        }
        try section.forEachPlace(
          from: low - section.start, to: high - section.start
        ) { item, start, length throws(Found) in
          guard section.start + start + length > low else { return }
          throw Found(
            anchor: VisibleAnchor(
              item: item, section: section.number, start: section.start + start))
        }
      }
    } catch {
      return error.anchor
    }
    return nil
  }

  /// Where the group of an item starts now, or its section.
  func start(of path: ItemPath?, section number: Int) -> Double {
    let section = section(number)
    guard let path else { return section.start }
    return section.start + section.start(ofGroupAt: path.item)
  }

  /// A content offset along the scroll axis, counted from the leading end.
  func leadingOffset(_ offset: Point) -> Double {
    let axis = scrollDirection
    guard isMirrored, axis.isHorizontal else { return offset[axis] }
    return contentSize.width - environment.size.width - offset.x
  }
}

extension PlacedSection {
  /// Calls a function with the first item, the start and the length of each group or line that may
  /// meet an interval from the section's start.
  fileprivate func forEachPlace<Failure: Error>(
    from low: Double, to high: Double,
    _ body: (_ item: Int, _ start: Double, _ length: Double) throws(Failure) -> Void
  ) throws(Failure) {
    switch solution.cells {
    case .none:
      return
    case .groups(let run):
      for group in run.groups(from: low, to: high, slack: 0) {
        try body(
          group * run.template.slots.count, run.origin(of: group)[run.axis],
          run.template(of: group).size[run.axis])
      }
    case .measured:
      guard let run else { return }
      let origin = run.origin[run.axis]
      try run.forEachGroup(from: low - origin, to: high - origin) { place, _ throws(Failure) in
        try body(place.item, origin + place.start, place.size[run.axis])
      }
    case .grid(let grid):
      let lines = Progression(
        origin: grid.origin[grid.axis], step: grid.linePitch, length: grid.itemSize[grid.axis],
        count: grid.lineCount)
      for line in lines.indices(from: low, to: high, slack: 0) {
        try body(
          line * grid.perLine, grid.origin[grid.axis] + Double(line) * grid.linePitch,
          grid.itemSize[grid.axis])
      }
    case .lines(let lines):
      for line in lines.lines(from: low, to: high) {
        try body(line.firstItem, line.start, line.length)
      }
    }
  }

  /// Where the group or line of an item starts, from the section's start.
  func start(ofGroupAt item: Int) -> Double {
    switch solution.cells {
    case .none: 0
    case .groups(let run):
      run.axis == solution.row?.axis
        ? 0 : run.origin(of: item / run.template.slots.count)[run.axis]
    case .measured:
      run.map {
        $0.axis == solution.row?.axis ? 0 : $0.origin[$0.axis] + $0.place(ofItem: item).start
      }
        ?? 0
    case .grid(let grid):
      grid.origin[grid.axis] + Double(item / grid.perLine) * grid.linePitch
    case .lines(let lines): lines.line(of: item).start
    }
  }
}
