extension GroupSolver {
  /// The most subitems of a full line that are measured one by one.
  private static var measuredSubitems: Int { 1 << 12 }

  /// The line of a group of which items were measured: an entry for each subitem (E1, E7).
  mutating func measuredLine(
    of group: LayoutGroup, subitems: [LayoutSubitem], count: Int?, along axis: Axis, inner: Size,
    limit: Int
  ) -> Line {
    let isOpen = group.size[axis].isEstimated
    let spacing = group.interItemSpacing
    var entries: [LineEntry]
    var base = inner[axis]
    var excess: Double?
    if let number = count ?? (isOpen ? subitems.count : nil) {
      let size = inner.reduced(along: axis, by: spacing, count: number)
      base = size[axis]
      let hasRoom = count == nil || base > 0
      let taken = hasRoom ? min(number, max(limit, Self.measuredSubitems)) : 0
      entries = measuredEntries(
        of: subitems, count: taken, along: axis, base: size, inner: inner, limit: limit,
        isOpen: isOpen)
      entries = Array(entries.prefix { $0.holdsAnItem })
    } else {
      let fitted = measuredCapacity(
        of: subitems, along: axis, inner: inner, spacing: spacing.value, limit: limit)
      (entries, base, excess) = (fitted.entries, fitted.base, fitted.excess)
    }
    equalise(&entries, of: subitems, along: axis)
    let isMeasured = entries.contains { !$0.measured[axis].isNaN }
    let rule: StaticString =
      count != nil ? "G5" : isOpen ? "G6" : isMeasured ? "E7" : "G2"
    recorder.note(
      .line(axis: axis, count: entries.count, base: base, spacing: spacing.value), rule)
    if let excess {
      recorder.note(
        .wrapped(count: entries.count, needed: excess, available: inner[axis]), rule)
    }
    return Line(
      axis: axis, entries: entries, count: entries.count, spacing: spacing,
      inner: isOpen ? nil : inner[axis])
  }

  /// As many subitems as a line holds at their measured lengths (E7, G2, G3).
  private mutating func measuredCapacity(
    of subitems: [LayoutSubitem], along axis: Axis, inner: Size, spacing: Double, limit: Int
  ) -> FittedLine {
    guard CapacitySearch.countsInTwoSteps(subitems, along: axis) else {
      let shrinks = subitems.contains { $0.size[axis].fractionAxis == axis }
      return fitting(
        subitems, along: axis, inner: inner, base: shrinks ? nil : inner[axis], spacing: spacing,
        limit: limit)
    }
    let unspaced = fitting(
      subitems, along: axis, inner: inner, base: inner[axis], spacing: 0, limit: limit)
    return fitting(
      subitems, along: axis, inner: inner,
      base: inner[axis] - Double(unspaced.entries.count - 1) * spacing, spacing: spacing,
      limit: limit)
  }

  /// Adds subitems one by one; without a base, fractions are of what the gaps of each count leave.
  private mutating func fitting(
    _ subitems: [LayoutSubitem], along axis: Axis, inner: Size, base: Double?, spacing: Double,
    limit: Int
  ) -> FittedLine {
    var found: [LineEntry] = []
    let start = measured.next
    defer { measured.next = start }
    var fitted = FittedLine(base: base ?? inner[axis])
    var needed = 0.0
    while found.count < Self.measuredSubitems {
      let gap = Double(found.count) * spacing
      let size = inner.replacing(axis, with: base ?? inner[axis] - gap)
      guard size[axis] > 0 else { break }
      var entries = found
      if base == nil {
        measured.next = start
        entries = measuredEntries(
          of: subitems, count: found.count + 1, along: axis, base: size, inner: inner,
          limit: limit, isOpen: false)
        needed = entries.reduce(0) { $0 + $1.extent }
      } else {
        entries += measuredEntries(
          of: subitems, first: found.count, count: 1, along: axis, base: size, inner: inner,
          limit: limit, isOpen: false)
        needed += entries[found.count].extent
      }
      guard entries.allSatisfy({ $0.holdsAnItem }),
        needed + gap <= inner[axis] + CapacitySearch.tolerance
      else {
        fitted.excess = needed + gap
        break
      }
      found = entries
      fitted.base = size[axis]
      if found.count >= max(limit, subitems.count), found.isWithoutLength { break }
    }
    // A line that never fills ends with the items that are left (section 17, 21).
    fitted.entries = found.isWithoutLength ? Array(found.prefix(limit)) : found
    return fitted
  }

  /// Measures subitems one after the other, each with the items that it takes.
  private mutating func measuredEntries(
    of subitems: [LayoutSubitem], first: Int = 0, count: Int, along axis: Axis, base: Size,
    inner: Size, limit: Int, isOpen: Bool
  ) -> [LineEntry] {
    (first..<first + count).map { index in
      let start = measured.next
      let subitem = subitems[index % subitems.count]
      var entry = measure(subitem, along: axis, base: base, inner: inner, limit: limit)
      switch subitem {
      case .item(let item): entry.measured = measured.lengths(of: item)
      case .group(let group):
        if let solved = entry.solved {
          entry.measured = measured.lengths(of: group, solved: solved, from: start)
        }
      }
      measured.next = start + (entry.solved?.slots.count ?? 1)
      measured.end = max(measured.end, measured.next)
      if !isOpen { clamp(&entry, along: axis, inner: inner) }
      return entry
    }
  }

  /// Cuts a measured length to what the line has room for (E7).
  private mutating func clamp(_ entry: inout LineEntry, along axis: Axis, inner: Size) {
    let room = max(0, inner[axis] - entry.start.value - entry.end.value)
    guard !entry.measured[axis].isNaN, entry.length > room else { return }
    hasFindings = true
    recorder.note(
      .finding(.measuredItemTooLong(needed: entry.length, available: room, axis: axis)), "E7")
    entry.cut(to: room, of: axis)
  }

  /// Gives uniform subitems the greatest measured length of their estimated siblings (D9).
  private func equalise(
    _ entries: inout [LineEntry], of subitems: [LayoutSubitem], along line: Axis
  ) {
    for axis in Axis.allCases {
      var longest = measured.shared[axis]
      if longest.isNaN {
        for entry in entries where !entry.measured[axis].isNaN {
          longest = longest.isNaN ? entry.measured[axis] : max(longest, entry.measured[axis])
        }
      }
      guard !longest.isNaN else { continue }
      for index in entries.indices {
        guard case .uniformAcrossSiblings = subitems[index % subitems.count].size[axis] else {
          continue
        }
        entries[index].share(longest, along: axis, of: line)
      }
    }
  }
}

/// How many subitems fit at their measured lengths, and what decided it.
private struct FittedLine {
  var entries: [LineEntry] = []
  /// What fractions of the line were taken of.
  var base: Double
  /// What one subitem more would have needed; nil where not the length ended the line.
  var excess: Double?
}

extension [LineEntry] {
  /// Whether nothing of a line has a length.
  fileprivate var isWithoutLength: Bool { allSatisfy { $0.length == 0 } }
}
