extension LayoutSolution {
  /// Takes over another length of a measured row of a plain list; nil for other rows and layouts.
  ///
  /// Without what those need, which takes a third of the time.
  mutating func setRow(
    of path: ItemPath, to lengths: Size, contentOffset: Point
  ) -> LayoutChange? {
    guard let rows = plainRows, path.section == 0, path.item >= 0 else { return nil }
    let length = lengths[scrollDirection]
    let before = contentSize
    guard !length.isNaN, let row = lengthenRow(path.item, to: length) else { return nil }
    guard row.before != length else { return LayoutChange() }
    let start = rows.origin + row.start
    let low = contentOffset[scrollDirection]
    // What the user sees moves if all of the row lies before it, and there is something (E8).
    let isAbove = start + row.before + rows.extra <= low && low < before[scrollDirection]
    var change = LayoutChange(firstChangedOffset: start)
    change.contentSizeAdjustment[scrollDirection] =
      contentSize[scrollDirection] - before[scrollDirection]
    change.contentOffsetAdjustment[scrollDirection] = isAbove && low > 0 ? row.growth : 0
    return change
  }

  /// Gives a measured row another length; nil if it was not measured, or stands among such rows.
  ///
  /// What makes the list a plain one stays as it is.
  private mutating func lengthenRow(_ item: Int, to length: Double) -> RowGrowth? {
    let spacing = spacing
    let axis = scrollDirection
    var row: RowGrowth?
    sections.lengthen(.element(0)) { entry, _ in
      row = entry.leaf.lengthenRow(item, to: length)
      guard row != nil else { return 0 }
      let before = entry.summary.length
      entry.summary = entry.leaf.summary(spacing: spacing, along: axis)
      return entry.summary.length - before
    }
    if row != nil { surround() }
    return row
  }
}

/// What another length of a measured row came to.
struct RowGrowth {
  /// Its length before.
  var before: Double
  /// Where it starts, from the first row's start.
  var start: Double
  /// By how much all behind it moved.
  var growth: Double
}

extension SectionRun {
  /// Gives a measured row another length; nil if it was not measured, or stands among such rows.
  fileprivate mutating func lengthenRow(_ item: Int, to length: Double) -> RowGrowth? {
    guard let source = solution.source, let plan = source.plan else { return nil }
    var row: RowGrowth?
    runs[0].tree.lengthen(.item(item)) { entry, place in
      row = entry.leaf.lengthenSingle(item - place.item, to: length, plan)
      guard let growth = row?.growth else { return 0 }
      row?.start += place.start
      entry.summary.length += growth
      entry.summary.high = entry.leaf.singleReach(length: entry.summary.length, plan)
      return growth
    }
    guard row != nil else { return nil }
    surround(itemCount: solution.itemCount, of: source, boundarySizes: solution.boundarySizes)
    return row
  }
}
