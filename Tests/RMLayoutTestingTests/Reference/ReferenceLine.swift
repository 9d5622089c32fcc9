import RMLayout

/// The full line of a group: which subitems it holds, how long they are, where they stand.
struct ReferenceLine {
  /// A subitem on the line.
  struct Entry {
    var subitem: LayoutSubitem
    /// The size that its dimensions give.
    var given: Size
    /// The size with estimates replaced by what was measured, or by what a group holds.
    var size: Size
    /// The number of its first item in the section.
    var first: Int
    /// How many items it holds.
    var count = 1
    /// What was measured of it on its estimated axes.
    var preferred = PreferredSize()
    /// The lengths that it was given as one of uniform siblings.
    var stretched = PreferredSize()

    /// The values of the edge spacing along an axis.
    func edges(along axis: Axis) -> Double {
      let edges = subitem.edgeSpacing
      return edges.start(along: axis).value + edges.end(along: axis).value
    }

    /// The values of the fixed edge spacing along an axis.
    func fixedEdges(along axis: Axis) -> Double {
      let edges = subitem.edgeSpacing
      return [edges.start(along: axis), edges.end(along: axis)]
        .reduce(0) { $0 + ($1.isFlexible ? 0 : $1.value) }
    }
  }

  let solver: ReferenceGroupSolver
  let group: LayoutGroup
  let insets: DirectionalEdgeInsets
  let axis: Axis
  /// The number of the group's first item in the section.
  private let first: Int
  /// The items left, which end lines without any length.
  private let itemLimit: Int
  /// The outer size, with estimated lengths replaced by what the line needs.
  private(set) var outer: Size
  /// The area of the subitems, before and after estimated lengths are known.
  private let given: Size
  private(set) var inner: Size
  private(set) var entries: [Entry] = []

  private var spacing: Double { group.interItemSpacing.value }

  /// Finds out what a full line holds; nil if that is nothing.
  init?(
    _ solver: ReferenceGroupSolver, group: LayoutGroup, outer: Size,
    insets: DirectionalEdgeInsets, first: Int, remaining: Int
  ) {
    self.first = first
    itemLimit = min(remaining, solver.itemCount)
    self.solver = solver
    self.group = group
    self.insets = insets
    self.outer = outer
    inner = Size(
      width: outer.width - insets.total(along: .horizontal),
      height: outer.height - insets.total(along: .vertical))
    given = inner
    let found: [Entry]?
    switch group.arrangement {
    case .custom:
      return nil
    case .subitems(let list, let axis):
      self.axis = axis
      found = group.size[axis].isEstimated ? once(list) : filled(list)
    case .dividing(let subitem, let count, let axis):
      self.axis = axis
      let base = inner[axis] - Double(count - 1) * spacing
      let length = solver.pixels.fraction(base / Double(count))
      found = counted(subitem.with(.absolute(length), along: axis), count)
    case .repeating(let subitem, let count, let axis):
      self.axis = axis
      found = counted(subitem, count)
    }
    guard let found, !found.isEmpty else { return nil }
    entries = found
    equalise()
    settleEstimates()
  }

  // MARK: - What stands on the line

  /// A subitem's size where the line leaves so much for fractions; nil for a group without room.
  private func entry(_ subitem: LayoutSubitem, base: Double, first: Int) -> Entry? {
    var area = given
    area[axis] = base
    let size = subitem.size.size(of: area, solver.pixels)
    var entry = Entry(subitem: subitem, given: size, size: size, first: first)
    guard case .group(let nested) = subitem else {
      for direction in Axis.allCases {
        entry.preferred[direction] = solver.measures.length(
          of: first, subitem.size[direction], along: direction)
      }
      entry.size = cut(subitem.size.replacing(size, entry.preferred), of: entry)
      return entry
    }
    let full = solver.part(
      of: nested, outer: size, laidOutIn: given, first: first, remaining: .max)
    guard let full else { return nil }
    entry.count = full.used
    // A group has been measured on an axis if one of its items was.
    for direction in Axis.allCases
    where nested.size[direction].isEstimated && full.longest[direction] != nil {
      entry.preferred[direction] = full.size[direction]
    }
    entry.size = cut(full.size, of: entry)
    return entry
  }

  /// Nothing measured is longer than the line (E7).
  private func cut(_ size: Size, of entry: Entry) -> Size {
    guard !group.size[axis].isEstimated, entry.preferred[axis] != nil else { return size }
    var size = size
    size[axis] = min(size[axis], max(0, inner[axis] - entry.edges(along: axis)))
    return size
  }

  /// Uniform subitems get the longest length measured of their siblings, or of the section (D9).
  private mutating func equalise() {
    var longest = PreferredSize()
    for entry in entries { longest.grow(to: entry.preferred) }
    for direction in Axis.allCases {
      let shared = solver.measures.shared[direction]
      guard let length = shared ?? longest[direction] else { continue }
      for index in entries.indices where entries[index].subitem.size[direction].isUniform {
        entries[index].size[direction] = length
        entries[index].stretched[direction] = length
      }
    }
  }

  /// Each listed subitem once (G6), up to the first that has no room.
  private func once(_ list: [LayoutSubitem]) -> [Entry]? {
    let base = inner[axis] - Double(list.count - 1) * spacing
    return upToFirstMisfit(list, base: base)
  }

  /// A subitem so many times (G5).
  private func counted(_ subitem: LayoutSubitem, _ count: Int) -> [Entry]? {
    let base = inner[axis] - Double(count - 1) * spacing
    guard base > 0 else { return nil }
    return upToFirstMisfit(Array(repeating: subitem, count: count), base: base)
  }

  private func upToFirstMisfit(_ list: [LayoutSubitem], base: Double) -> [Entry] {
    var found: [Entry] = []
    var next = first
    for subitem in list {
      guard let entry = entry(subitem, base: base, first: next) else { break }
      found.append(entry)
      next += entry.count
    }
    return found
  }

  /// The list again and again, one by one, until one more does not fit (G2).
  private func filled(_ list: [LayoutSubitem]) -> [Entry]? {
    if list.contains(where: { $0.size[axis.cross].fractionAxis == axis }) {
      return filledInTwoSteps(list)
    }
    var found: [Entry] = []
    while true {
      let base = inner[axis] - Double(found.count) * spacing
      guard base > 0, let longer = self.entries(list, found.count + 1, base: base),
        fits(longer, spacing: spacing)
      else { return capped(found) }
      found = longer
      if isEndless(found, of: list) { return capped(found) }
    }
  }

  /// First how many fit without spacing; with that many fractions are taken, then spacing counts (G3).
  private func filledInTwoSteps(_ list: [LayoutSubitem]) -> [Entry]? {
    let count = filled(list, base: inner[axis], spacing: 0).count
    guard count > 0 else { return nil }
    let base = inner[axis] - Double(count - 1) * spacing
    return base > 0 ? filled(list, base: base, spacing: spacing) : nil
  }

  private func filled(_ list: [LayoutSubitem], base: Double, spacing: Double) -> [Entry] {
    var found: [Entry] = []
    while let longer = entries(list, found.count + 1, base: base), fits(longer, spacing: spacing),
      !isEndless(found, of: list)
    {
      found = longer
    }
    return capped(found)
  }

  private func entries(_ list: [LayoutSubitem], _ count: Int, base: Double) -> [Entry]? {
    var found: [Entry] = []
    var next = first
    for index in 0..<count {
      // Where nothing was measured, nothing is new the second time around.
      if index >= list.count, solver.measures.items.isEmpty {
        found.append(found[index - list.count])
        continue
      }
      guard let entry = entry(list[index % list.count], base: base, first: next) else {
        return nil
      }
      found.append(entry)
      next += entry.count
    }
    return found
  }

  private func fits(_ entries: [Entry], spacing: Double) -> Bool {
    var total = Double(entries.count - 1) * spacing
    for entry in entries { total += entry.size[axis] + entry.edges(along: axis) }
    return total <= inner[axis] + 0.001
  }

  /// Whether a line of a whole cycle without any length holds all items that are left.
  private func isEndless(_ found: [Entry], of list: [LayoutSubitem]) -> Bool {
    found.count >= max(itemLimit, list.count) && found.allSatisfy { $0.size[axis] == 0 }
  }

  /// The items that are left end a line of which nothing has a length (section 17, 21).
  private func capped(_ found: [Entry]) -> [Entry] {
    found.allSatisfy { $0.size[axis] == 0 } ? Array(found.prefix(itemLimit)) : found
  }

  // MARK: - Where it stands

  /// Estimated axes are as long as what they hold (G6, G7).
  private mutating func settleEstimates() {
    if group.size[axis].isEstimated {
      var total = Double(entries.count - 1) * spacing
      for entry in entries { total += entry.size[axis] + entry.edges(along: axis) }
      inner[axis] = total
      outer[axis] = total
    }
    if group.size[axis.cross].isEstimated {
      var tallest = 0.0
      for entry in entries {
        tallest = max(tallest, entry.size[axis.cross] + entry.fixedEdges(along: axis.cross))
      }
      inner[axis.cross] = tallest
      outer[axis.cross] = tallest
    }
  }

  /// What each flexible place along the line gets more than its minimum (S6).
  private var share: Double {
    var places = group.interItemSpacing.isFlexible ? entries.count - 1 : 0
    var rest = inner[axis] - Double(entries.count - 1) * spacing
    for entry in entries {
      rest -= entry.size[axis] + entry.edges(along: axis)
      for edge in [
        entry.subitem.edgeSpacing.start(along: axis), entry.subitem.edgeSpacing.end(along: axis),
      ] where edge.isFlexible { places += 1 }
    }
    return places == 0 ? 0 : rest / Double(places)
  }

  /// How far an entry stands from the near edge across the line (S6).
  private func crossPosition(of entry: Entry) -> Double {
    let start = entry.subitem.edgeSpacing.start(along: axis.cross)
    let end = entry.subitem.edgeSpacing.end(along: axis.cross)
    guard start.isFlexible else { return start.value }
    let rest = inner[axis.cross] - entry.size[axis.cross] - start.value - end.value
    return start.value + rest / (end.isFlexible ? 2 : 1)
  }

  /// The corners of all entries from the group's outer corner.
  private var corners: [Point] {
    let share = share
    var corners: [Point] = []
    var cursor = insets.start(along: axis)
    for entry in entries {
      let start = entry.subitem.edgeSpacing.start(along: axis)
      let end = entry.subitem.edgeSpacing.end(along: axis)
      cursor += start.value + (start.isFlexible ? share : 0)
      corners.append(
        Point(
          along: axis, cursor,
          across: insets.start(along: axis.cross) + crossPosition(of: entry)))
      cursor += entry.size[axis] + end.value + (end.isFlexible ? share : 0)
      cursor += spacing + (group.interItemSpacing.isFlexible ? share : 0)
    }
    return corners
  }

  /// The group with at most so many items.
  func part(remaining: Int) -> ReferencePart {
    let trim = solver.trimAxis
    var result = ReferencePart(size: outer, used: 0, isPartial: false, pieces: [])
    var far = Point(x: insets.leading, y: insets.top)
    var farWhenFull = far[trim]
    var needed = Size.zero
    for (entry, corner) in zip(entries, corners) {
      farWhenFull = max(farWhenFull, corner[trim] + entry.size[trim])
      guard result.used < remaining else {
        result.isPartial = true
        continue
      }
      let size = place(entry, at: corner, remaining: remaining, into: &result)
      for direction in Axis.allCases {
        far[direction] = max(far[direction], corner[direction] + size[direction])
      }
      needed[axis] = corner[axis] + size[axis] + entry.subitem.edgeSpacing.end(along: axis).value
      needed[axis.cross] = max(
        needed[axis.cross], size[axis.cross] + entry.fixedEdges(along: axis.cross))
    }
    guard result.isPartial else { return result }
    // Recorded: an estimated group is as long as what it got.
    for direction in Axis.allCases where group.size[direction].isEstimated {
      result.size[direction] = needed[direction]
    }
    if !group.size[trim].isEstimated {
      let rest = max(0, inner[trim] + insets.start(along: trim) - farWhenFull)
      result.size[trim] = min(inner[trim], far[trim] - insets.start(along: trim) + rest)
    }
    return result
  }

  /// Places one entry and returns how large it is with what it got.
  private func place(
    _ entry: Entry, at corner: Point, remaining: Int, into result: inout ReferencePart
  ) -> Size {
    switch entry.subitem {
    case .item(let item):
      let frame = Rect(origin: corner, size: entry.size).less(item.size.counted(item.contentInsets))
      result.pieces.append(ReferencePiece(frame: frame, zIndex: 0))
      for view in item.supplementaryItems {
        result.pieces.append(
          ReferencePiece(
            kind: view.kind, frame: view.frame(on: frame, sizedBy: frame.size, solver.pixels),
            zIndex: view.zIndex))
      }
      result.used += 1
      result.longest.grow(to: entry.preferred)
      if solver.measures.items[entry.first]?.isMeasured == true { result.isMeasured = true }
      for axis in Axis.allCases where item.size[axis].isEstimated {
        result.estimatedAxes.insert(axis)
      }
      return entry.size
    case .group(let nested):
      guard
        var part = solver.part(
          of: nested, outer: entry.given, laidOutIn: given, first: first + result.used,
          remaining: remaining - result.used)
      else { return entry.size }
      part.size = cut(part.size, of: entry)
      for direction in Axis.allCases {
        if let length = entry.stretched[direction] { part.size[direction] = length }
      }
      for var piece in part.pieces {
        piece.frame = piece.frame.moved(corner)
        piece.holder = piece.holder.map { $0.moved(corner) }
        result.pieces.append(piece)
      }
      result.used += part.used
      result.isPartial = result.isPartial || part.isPartial
      result.longest.grow(to: part.longest)
      result.isMeasured = result.isMeasured || part.isMeasured
      result.estimatedAxes.formUnion(part.estimatedAxes)
      return part.size
    }
  }
}

extension LayoutSubitem {
  /// The subitem with another dimension on an axis.
  fileprivate func with(_ dimension: LayoutDimension, along axis: Axis) -> LayoutSubitem {
    var size = size
    if axis.isHorizontal { size.width = dimension } else { size.height = dimension }
    switch self {
    case .item(var item):
      item.size = size
      return .item(item)
    case .group(var group):
      group.size = size
      return .group(group)
    }
  }
}
