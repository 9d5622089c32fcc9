/// The first thing that the user sees, by which an update keeps the picture still (E8).
struct VisibleAnchor {
  /// The first item of the group; nil for the section itself.
  let item: Int?
  let section: Int
  /// Where the group or section starts, from the content's leading end.
  let start: Double
}

extension LayoutSolution {
  /// The first group that ends behind an offset from the leading end, or nil where nothing lies before it.
  ///
  /// An element whose far edge lies above the visible start does not count, one that is partly visible
  /// does (E8). Rows move as a whole.
  /// - Complexity: O(log sections + log measured groups).
  func visibleAnchor(from low: Double) -> VisibleAnchor? {
    guard low > 0 else { return nil }
    // Most layouts have one section: finding it takes less than looking for it.
    guard sectionCount != 1 else { return anchor(in: section(0), from: low) }
    var found: VisibleAnchor?
    visitSections(from: low, to: low + environment.size[scrollDirection]) { section in
      found = anchor(in: section, from: low)
      return found == nil
    }
    return found
  }

  private func anchor(in section: PlacedSection, from low: Double) -> VisibleAnchor? {
    guard section.start + section.solution.length > low else { return nil }
    guard section.solution.row == nil, section.solution.hasCells else {
      return VisibleAnchor(item: nil, section: section.number, start: section.start)
    }
    guard let (item, start) = section.firstGroup(endingBehind: low - section.start) else {
      return nil
    }
    return VisibleAnchor(item: item, section: section.number, start: section.start + start)
  }

  /// Where the group of an item starts now.
  func start(ofGroupAt path: ItemPath) -> Double {
    let section = section(path.section)
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
  /// The first item and the start of the first group or line that ends behind an offset, all from the
  /// section's start; nil if none does.
  fileprivate func firstGroup(endingBehind offset: Double) -> (item: Int, start: Double)? {
    switch solution.cells {
    case .none:
      return nil
    case .groups(let run):
      let groups = run.groups(from: offset, to: .infinity, slack: 0)
      let first = groups.first { group in
        run.origin(of: group)[run.axis] + run.template(of: group).size[run.axis] > offset
      }
      return first.map { ($0 * run.template.slots.count, run.origin(of: $0)[run.axis]) }
    case .measured:
      guard let run = runs.first else { return nil }
      let origin = run.origin[run.axis]
      return run.firstGroup(endingBehind: offset - origin).map { ($0.item, origin + $0.start) }
    case .grid(let grid):
      let length = grid.itemSize[grid.axis]
      let lines = Progression(
        origin: grid.origin[grid.axis], step: grid.linePitch, length: length,
        count: grid.lineCount)
      func start(_ line: Int) -> Double {
        grid.origin[grid.axis] + Double(line) * grid.linePitch
      }
      return lines.indices(from: offset, to: .infinity, slack: 0)
        .first { start($0) + length > offset }
        .map { ($0 * grid.perLine, start($0)) }
    case .lines(let lines):
      return lines.lines(from: offset, to: .infinity).first { $0.start + $0.length > offset }
        .map { ($0.firstItem, $0.start) }
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
