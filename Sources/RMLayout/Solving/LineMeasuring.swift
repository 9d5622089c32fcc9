extension GroupSolver {
  /// The line of a group that repeats a list of subitems (G2, G3, G6).
  mutating func line(
    of group: LayoutGroup, subitems: [LayoutSubitem], along axis: Axis, size: Size, limit: Int
  ) -> Line {
    let inner = size.less(group.size.effective(group.contentInsets))
    let spacing = group.interItemSpacing
    guard !group.size[axis].isEstimated else {
      let base = inner.reduced(along: axis, by: spacing, count: subitems.count)
      let entries = subitems.indices.map { index in
        measure(subitems, at: index, along: axis, base: base, inner: inner)
      }
      let count = entries.firstIndex { !$0.holdsAnItem } ?? entries.count
      recorder.note(
        .line(axis: axis, count: count, base: base[axis], spacing: spacing.value), "G6")
      return Line(axis: axis, entries: entries, count: count, spacing: spacing, inner: nil)
    }
    let found = capacity(
      of: subitems, along: axis, inner: inner, spacing: spacing.value, limit: limit)
    if found.count == Limits.slots || found.isCutShort { hitLimit = true }
    recorder.note(
      .line(axis: axis, count: found.count, base: found.base, spacing: spacing.value), found.rule)
    if let excess = found.excess {
      recorder.note(
        .wrapped(count: found.count, needed: excess, available: inner[axis]), found.rule)
    }
    return Line(
      axis: axis, entries: found.entries, count: found.count, spacing: spacing, inner: inner[axis])
  }

  /// How many of a list of subitems a line holds (G2, G3).
  mutating func capacity(
    of subitems: [LayoutSubitem], along axis: Axis, inner: Size, spacing: Double, limit: Int
  ) -> CapacitySearch.Found {
    CapacitySearch(
      subitems: subitems, axis: axis, inner: inner, spacing: spacing, slots: Limits.slots,
      steps: Limits.steps, remaining: limit
    ).run { measure(subitems, at: $0, along: axis, base: $1, inner: inner) }
  }

  /// The line of a group with a number of subitems (G5).
  mutating func countedLine(
    of group: LayoutGroup, subitem: LayoutSubitem, count: Int, along axis: Axis, size: Size
  ) -> Line {
    let inner = size.less(group.size.effective(group.contentInsets))
    let entry = countedEntry(of: group, subitem: subitem, count: count, along: axis, inner: inner)
    recorder.note(
      .line(
        axis: axis, count: count,
        base: inner.reduced(along: axis, by: group.interItemSpacing, count: count)[axis],
        spacing: group.interItemSpacing.value), "G5")
    return Line(
      axis: axis, entries: [entry], count: entry.holdsAnItem ? count : 0,
      spacing: group.interItemSpacing, inner: group.size[axis].isEstimated ? nil : inner[axis])
  }

  /// The subitem of a counted group: divided from what the spacing leaves, or at its own size (G5).
  mutating func countedEntry(
    of group: LayoutGroup, subitem: LayoutSubitem, count: Int, along axis: Axis, inner: Size
  ) -> LineEntry {
    let base = inner.reduced(along: axis, by: group.interItemSpacing, count: count)
    let isDividing = if case .dividing = group.arrangement { true } else { false }
    let share = isDividing ? max(0, grid.fraction(base[axis] / Double(count))) : nil
    var entry = measure(subitem, along: axis, base: base, inner: inner, length: share)
    if base[axis] <= 0 { entry.holdsAnItem = false }
    return entry
  }

  /// Measures one of a list of subitems; a nested group may have to be solved for it.
  private mutating func measure(
    _ subitems: [LayoutSubitem], at index: Int, along axis: Axis, base: Size, inner: Size
  ) -> LineEntry {
    recorder.enter("subitems[\(index)]")
    defer { recorder.leave() }
    return measure(subitems[index], along: axis, base: base, inner: inner)
  }

  /// Measures a subitem on a base, the inner size less spacing (D5, D6).
  ///
  /// `length` replaces the subitem's own length along the line (G5).
  mutating func measure(
    _ subitem: LayoutSubitem, along axis: Axis, base: Size, inner: Size, length: Double? = nil
  ) -> LineEntry {
    var size = subitem.size.resolved(in: base, on: grid)
    if let length { size[axis] = length }
    if size.width >= LayoutDimension.greatest || size.height >= LayoutDimension.greatest {
      hasFindings = true
      recorder.note(.finding(.lengthTooGreat), "D1")
    }
    let edges = subitem.edgeSpacing
    var entry = LineEntry(
      length: size[axis], crossLength: size[axis.cross],
      start: edges.start(along: axis), end: edges.end(along: axis),
      crossStart: edges.start(along: axis.cross), crossEnd: edges.end(along: axis.cross),
      resolvedSize: size, holdsAnItem: true)
    guard case .group(let group) = subitem else { return entry }
    guard group.size.width.isEstimated || group.size.height.isEstimated else {
      entry.holdsAnItem = holdsAnItem(group, size: size)
      return entry
    }
    entry.solved = solvedAlone(group, size: size, base: inner)
    entry.holdsAnItem = entry.solved != nil
    if let solved = entry.solved {
      entry.length = length ?? solved.size[axis]
      entry.crossLength = solved.size[axis.cross]
    }
    return entry
  }
}
