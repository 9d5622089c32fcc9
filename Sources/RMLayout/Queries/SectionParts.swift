extension PlacedSection {
  /// The parts of the group that holds an item, from the section's start, the group first.
  func parts(ofGroupWithItem item: Int, scrollAxis: Axis) -> [TemplatePart] {
    switch solution.cells {
    case .none:
      return []
    case .groups(let groups):
      let group = item / groups.template.slots.count
      let isLast = groups.last != nil && group == groups.groupCount - 1
      let template = solution.source?.groupInParts(
        limit: isLast ? groups.itemCount % groups.template.slots.count : groups.itemCount)
      return (template?.parts ?? []).map { $0.moved(by: groups.origin(of: group)) }
    case .measured:
      guard let run else { return [] }
      let origin = run.origin(atStart: run.place(ofItem: item).start)
      return run.groupInParts(ofItem: item).parts.map { $0.moved(by: origin) }
    case .grid(let grid):
      let first = item / grid.perLine * grid.perLine
      let items = first..<min(first + grid.perLine, grid.itemCount)
      return line(of: items.map { grid.frame(of: $0) }, along: scrollAxis.cross)
    case .lines(let lines):
      let items = lines.items(ofLine: lines.number(ofLineWithItem: item))
      return line(of: items.map { lines.frame(of: $0) }, along: scrollAxis.cross)
    }
  }

  /// The first item of the group that holds an item.
  func firstItem(ofGroupWithItem item: Int) -> Int {
    switch solution.cells {
    case .none: item
    case .groups(let groups): item - item % groups.template.slots.count
    case .measured: run?.place(ofItem: item).item ?? item
    case .grid(let grid): item - item % grid.perLine
    case .lines(let lines): lines.items(ofLine: lines.number(ofLineWithItem: item)).lowerBound
    }
  }

  /// The line of a flow layout around its items, and these.
  private func line(of items: [Rect], along axis: Axis) -> [TemplatePart] {
    guard let first = items.first else { return [] }
    let frame = items.dropFirst().reduce(first) { $0.enclosing($1) }
    return [TemplatePart(isItem: false, depth: 1, axis: axis, frame: frame, content: frame)]
      + items.map { TemplatePart(slot: $0, content: $0, depth: 2) }
  }
}

extension TemplatePart {
  fileprivate func moved(by delta: Point) -> TemplatePart {
    var part = self
    part.frame = frame.offset(by: delta)
    part.content = content.offset(by: delta)
    return part
  }
}

extension Rect {
  /// The smallest rectangle around both.
  fileprivate func enclosing(_ other: Rect) -> Rect {
    let x = Swift.min(minX, other.minX)
    let y = Swift.min(minY, other.minY)
    return Rect(
      x: x, y: y, width: Swift.max(maxX, other.maxX) - x, height: Swift.max(maxY, other.maxY) - y)
  }
}

extension SectionSource {
  /// The group of a section of which nothing was measured, solved once more so that it tells its parts.
  fileprivate func groupInParts(limit: Int) -> GroupTemplate? {
    let base = section.groupBase(in: container, along: groupAxis)
    var solver = GroupSolver(grid: grid, trimAxis: groupAxis, recorder: PartRecorder())
    return solver.template(
      for: section.group, size: section.group.size.resolved(in: base, on: grid), base: base,
      limit: limit)
  }
}

extension MeasuredRun {
  /// The group that holds an item, solved once more so that it tells its parts.
  fileprivate func groupInParts(ofItem item: Int) -> GroupTemplate {
    var recorder = PartRecorder()
    if item >= fullItemCount, let tail {
      return plan.solved(tail.sizes, recorder: &recorder)
    }
    guard let (entry, place) = tree.find(.item(item)),
      let part = entry.leaf.part(ofItem: item - place.item, plan), part.measured != nil
    else { return plan.solved([], taking: plan.perGroup, recorder: &recorder).template }
    return solved(part, of: entry.leaf, at: place, recorder: &recorder)
  }
}

extension LayoutSolution {
  /// What a section's groups and insets take, from the section's start, and the insets (S3, F6).
  func region(of section: PlacedSection) -> (frame: Rect, insets: DirectionalEdgeInsets)? {
    let solution = section.solution
    switch source {
    case .compositional:
      guard let source = solution.source, let origin = section.runOrigin,
        let extent = section.extent(from: source.groupOrigin)
      else { return nil }
      let region = SectionRegion(
        source.section, groups: extent, container: source.container, scrollAxis: scrollDirection)
      let start = origin[scrollDirection] - source.groupOrigin[scrollDirection]
      let size = Size(
        along: scrollDirection, region.length, across: solution.crossExtent)
      return (
        Rect(
          origin: Point(along: scrollDirection, start, across: solution.crossStart), size: size),
        source.section.contentInsets
      )
    case .flow(let layout):
      guard solution.hasCells, let metrics = layout.section(at: section.number) else { return nil }
      let header = max(0, metrics.headerReferenceSize[scrollDirection])
      let footer = max(0, metrics.footerReferenceSize[scrollDirection])
      let size = Size(
        along: scrollDirection, solution.length - header - footer, across: solution.crossExtent)
      return (
        Rect(origin: Point(along: scrollDirection, header, across: 0), size: size),
        layout.insets(of: metrics, in: environment)
      )
    }
  }
}

extension PlacedSection {
  /// The corner of the first group, behind headers; nil without groups.
  fileprivate var runOrigin: Point? {
    switch solution.cells {
    case .none, .grid, .lines: nil
    case .groups(let groups): groups.origin
    case .measured: run?.origin
    }
  }

  /// How far the groups go from a corner; nil without groups.
  func extent(from origin: Point) -> RunExtent? {
    switch solution.cells {
    case .none, .grid, .lines: return nil
    case .groups(let groups): return RunExtent(groups.moved(to: origin))
    case .measured:
      return run.map { RunExtent($0, isRow: solution.row != nil, origin: origin) }
    }
  }
}
