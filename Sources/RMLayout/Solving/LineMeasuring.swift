extension GroupSolver {
  /// The line of a group that repeats a list of subitems (G2, G3, G6).
  mutating func cyclicLine(
    of group: LayoutGroup, subitems: [LayoutSubitem], along axis: Axis, inner: Size, limit: Int
  ) -> Line {
    let spacing = group.interItemSpacing
    guard !group.size[axis].isEstimated else {
      let base = inner.reduced(along: axis, by: spacing, count: subitems.count)
      let entries = subitems.indices.map { index in
        measure(subitems, at: index, along: axis, base: base, inner: inner, limit: limit)
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
    ).run { measure(subitems, at: $0, along: axis, base: $1, inner: inner, limit: limit) }
  }

  /// The line of a group with a number of subitems (G5).
  mutating func countedLine(
    of group: LayoutGroup, subitem: LayoutSubitem, count: Int, along axis: Axis, inner: Size,
    limit: Int
  ) -> Line {
    let base = inner.reduced(along: axis, by: group.interItemSpacing, count: count)
    let entry = measure(subitem, along: axis, base: base, inner: inner, limit: limit)
    recorder.note(
      .line(
        axis: axis, count: count, base: base[axis], spacing: group.interItemSpacing.value), "G5")
    return Line(
      axis: axis, entries: [entry], count: base[axis] > 0 && entry.holdsAnItem ? count : 0,
      spacing: group.interItemSpacing, inner: group.size[axis].isEstimated ? nil : inner[axis])
  }

  /// The subitem of a counted group with its share of what the spacing leaves (G5).
  func divided(
    _ subitem: LayoutSubitem, of group: LayoutGroup, count: Int, along axis: Axis, inner: Size
  ) -> LayoutSubitem {
    let base = inner.reduced(along: axis, by: group.interItemSpacing, count: count)
    let share = max(0, grid.fraction(base[axis] / Double(count)))
    return subitem.replacingLength(along: axis, with: share)
  }

  /// Measures one of a list of subitems; a nested group may have to be solved for it.
  private mutating func measure(
    _ subitems: [LayoutSubitem], at index: Int, along axis: Axis, base: Size, inner: Size,
    limit: Int
  ) -> LineEntry {
    recorder.enter("subitems[\(index)]")
    defer { recorder.leave() }
    return measure(subitems[index], along: axis, base: base, inner: inner, limit: limit)
  }

  /// Measures a subitem on a base, the inner size less spacing (D5, D6).
  ///
  /// Lines without length end with the items that are left, `limit` (section 17, 21).
  mutating func measure(
    _ subitem: LayoutSubitem, along axis: Axis, base: Size, inner: Size, limit: Int
  ) -> LineEntry {
    var size = subitem.size.resolved(in: base, on: grid)
    if !measured.isEmpty, case .item(let item) = subitem {
      size = measured.size(size, of: item.size)
    }
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
    guard group.size.width.isEstimated || group.size.height.isEstimated || !measured.isEmpty
    else {
      entry.holdsAnItem = holdsAnItem(group, size: size, limit: limit)
      return entry
    }
    entry.solved = solvedAlone(group, size: size, base: inner, remaining: limit)
    entry.holdsAnItem = entry.solved != nil
    if let solved = entry.solved {
      entry.length = solved.size[axis]
      entry.crossLength = solved.size[axis.cross]
    }
    return entry
  }
}
