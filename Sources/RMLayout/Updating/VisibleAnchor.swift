/// The first thing that the user sees, by which an update keeps the picture still (E8).
struct VisibleAnchor {
  /// The first item of the group; nil for the section itself.
  let item: Int?
  let section: Int
  /// Where the group or section starts, from the content's leading end.
  let start: Double
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
    var anchor: VisibleAnchor?
    visitSections(from: low, to: high) { section in
      guard section.start + section.solution.length > low else { return true }
      guard section.solution.row == nil, section.solution.hasCells else {
        anchor = VisibleAnchor(item: nil, section: section.number, start: section.start)
        return false
      }
      return section.visitPlaces(
        from: low - section.start, to: high - section.start
      ) { item, start, length in
        guard section.start + start + length > low else { return true }
        anchor = VisibleAnchor(
          item: item, section: section.number, start: section.start + start)
        return false
      }
    }
    return anchor
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
  /// Visits the first item, the start and the length of each group or line that may meet an interval
  /// from the section's start; false ends it.
  fileprivate func visitPlaces(
    from low: Double, to high: Double,
    _ visit: (_ item: Int, _ start: Double, _ length: Double) -> Bool
  ) -> Bool {
    switch solution.cells {
    case .none:
      return true
    case .groups, .measured:
      guard let axis = runAxis else { return true }
      return visitGroups(from: low, to: high) { place, template in
        visit(place.item, place.origin[axis], place.size[axis])
      }
    case .grid(let grid):
      let lines = Progression(
        origin: grid.origin[grid.axis], step: grid.linePitch, length: grid.itemSize[grid.axis],
        count: grid.lineCount)
      for line in lines.indices(from: low, to: high, slack: 0) {
        let start = grid.origin[grid.axis] + Double(line) * grid.linePitch
        guard visit(line * grid.perLine, start, grid.itemSize[grid.axis]) else { return false }
      }
    case .lines(let lines):
      for line in lines.lines(from: low, to: high) {
        guard visit(line.firstItem, line.start, line.length) else { return false }
      }
    }
    return true
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
