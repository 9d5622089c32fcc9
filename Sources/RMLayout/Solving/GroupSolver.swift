/// Solves groups for a container: pure arithmetic, total, recursive over nested groups.
///
/// Slots of all levels go into one list in document order; a nested group's slots are moved to its
/// place once that is known. Depth is bounded by validation, work by ``Limits``.
struct GroupSolver<Recorder: SolveRecorder> {
  /// Bounds that keep absurd layouts from taking unbounded time and memory.
  enum Limits {
    /// Slots of one outermost group; a line that would hold more ends there.
    static var slots: Int { 1 << 20 }
    /// Nested groups tried for one outermost group, and slots placed in them.
    static var tries: Int { 1 << 18 }
    static var triedSlots: Int { 1 << 20 }
    /// Subitems measured for a line whose base changes with each of them.
    static var steps: Int { 1 << 20 }
  }

  let grid: PixelGrid
  /// The axis along which partial groups are trimmed (G9).
  let trimAxis: Axis
  var recorder: Recorder
  /// Whether a group came to one of the bounds and ended there.
  var hitLimit = false
  /// Whether something was noted that a diagnostic should tell.
  var hasFindings = false
  /// What was measured of the items of the group being solved (E1).
  var measured = MeasuredItems()
  /// The cells and views placed so far, each relative to the corner of the group being solved.
  private var contents = GroupContents()
  private var triesLeft = Limits.tries
  private var triedSlotsLeft = Limits.triedSlots
  /// How many nested groups are being tried, one in the other.
  private var tryDepth = 0
  /// How many groups are being placed, one in the other.
  private var depth = 0

  init(grid: PixelGrid, trimAxis: Axis, recorder: Recorder) {
    self.grid = grid
    self.trimAxis = trimAxis
    self.recorder = recorder
  }

  /// Solves an outermost group of a given resolved size for at most `limit` items, at least 1.
  ///
  /// The base is the size that the group's own fractions were taken of (A3). Nil where the group
  /// cannot hold its first item (G8); ``misfit(of:size:)`` says why.
  mutating func template(
    for group: LayoutGroup, size: Size, base: Size, limit: Int,
    measured: MeasuredItems = MeasuredItems()
  ) -> GroupTemplate? {
    self.measured = measured
    contents = GroupContents()
    triesLeft = Limits.tries
    triedSlotsLeft = Limits.triedSlots
    defer { contents = GroupContents() }
    let placed = place(group, size: size, base: base, limit: limit, remaining: limit)
    guard let placed else { return nil }
    return contents.template(from: GroupContents().end, placed: placed)
  }

  /// A nested group solved for as many items as it holds, without keeping its contents here.
  ///
  /// Lines without length end with the items that remain (section 17, 21).
  mutating func solvedAlone(
    _ group: LayoutGroup, size: Size, base: Size, remaining: Int
  ) -> GroupTemplate? {
    let start = contents.end
    tryDepth += 1
    defer {
      tryDepth -= 1
      contents.truncate(to: start)
    }
    let placed = place(
      group, size: size, base: base, limit: Limits.slots, remaining: remaining)
    guard let placed else { return nil }
    return contents.template(from: start, placed: placed)
  }

  /// Appends the group's contents relative to its outer corner, or nothing and returns nil (G8).
  private mutating func place(
    _ group: LayoutGroup, size: Size, base: Size, limit: Int, remaining: Int
  ) -> PlacedGroup? {
    recorder.record(.groupSolved)
    if tryDepth > 0 { triesLeft -= 1 }
    let room = min(limit, Limits.slots - contents.end.slot)
    guard tryDepth == 0 || mayTry, room > 0 else {
      hitLimit = true
      return nil
    }
    let start = contents.end
    depth += 1
    defer { depth -= 1 }
    if Recorder.wantsParts { contents.append(TemplatePart(group, size: size, depth: depth)) }
    // A group's own views come before what it holds (A4); their place is known at the end.
    contents.append(group.supplementaryItems, on: .zero, base: base, grid: grid)
    guard let placed = arrange(group, size: size, room: room, remaining: remaining) else {
      contents.truncate(to: start)
      return nil
    }
    let frame = Rect(origin: .zero, size: placed.size)
    let container = frame.inset(by: group.size.effective(group.contentInsets))
    if Recorder.wantsParts {
      contents.replace(at: start.part, TemplatePart(group, size: placed.size, depth: depth))
    }
    for (index, item) in group.supplementaryItems.enumerated() {
      contents.replace(
        at: start.supplementary + index, frame: item.frame(on: container, base: base, grid: grid),
        group: frame)
    }
    return placed
  }

  private var mayTry: Bool { triesLeft > 0 && triedSlotsLeft > 0 }

  /// Takes one of the tries that are left.
  mutating func mayTryOnce() -> Bool {
    triesLeft -= 1
    if !mayTry { hitLimit = true }
    return mayTry
  }

  /// Appends what the group holds.
  private mutating func arrange(
    _ group: LayoutGroup, size: Size, room: Int, remaining: Int
  ) -> PlacedGroup? {
    if case .custom(let frames) = group.arrangement {
      return placeCustom(frames, size: size, limit: room)
    }
    guard !group.size.effective(group.contentInsets).leaveNoRoom(in: size) else { return nil }
    let inner = size.less(group.size.effective(group.contentInsets))
    recorder.note(.group(size, inner: inner), "D6")
    guard let list = list(of: group, inner: inner) else { return nil }
    return placeLine(
      line(of: group, list: list, inner: inner, limit: remaining), of: group,
      subitems: list.subitems, size: size, limit: room, remaining: remaining)
  }

  /// What a group puts on its line, a divided subitem with its share of it (G5); nil without a line.
  func list(of group: LayoutGroup, inner: Size) -> SubitemList? {
    switch group.arrangement {
    case .custom:
      return nil
    case .subitems(let subitems, let axis):
      return SubitemList(subitems: subitems, axis: axis)
    case .dividing(let part, let count, let axis):
      let part = divided(part, of: group, count: count, along: axis, inner: inner)
      return SubitemList(subitems: [part], axis: axis, count: count)
    case .repeating(let part, let count, let axis):
      return SubitemList(subitems: [part], axis: axis, count: count)
    }
  }

  /// The full line of a group: a cycle, or a subitem each where items were measured.
  mutating func line(
    of group: LayoutGroup, list: SubitemList, inner: Size, limit: Int
  ) -> Line {
    let (subitems, axis) = (list.subitems, list.axis)
    guard measured.isEmpty else {
      let first = measured.next
      defer { measured.next = first }
      return measuredLine(
        of: group, subitems: subitems, count: list.count, along: axis, inner: inner, limit: limit)
    }
    guard let count = list.count else {
      return cyclicLine(of: group, subitems: subitems, along: axis, inner: inner, limit: limit)
    }
    return countedLine(
      of: group, subitem: subitems[0], count: count, along: axis, inner: inner, limit: limit)
  }

  /// Takes a custom group's frames as they are; it is never partial, since it is never trimmed (G10).
  private mutating func placeCustom(
    _ frames: CustomFrames, size: Size, limit: Int
  ) -> PlacedGroup? {
    // Providers were replaced by their frames before the solve (LayoutGroup.resolvingCustomFrames).
    guard case .items(let items) = frames, !items.isEmpty else { return nil }
    let taken = items.prefix(limit)
    for item in taken {
      recorder.record(.slotPlaced)
      let frame = item.frame.standardized
      contents.append(Slot(frame: frame, zIndex: item.zIndex))
      if Recorder.wantsParts {
        contents.append(TemplatePart(slot: frame, content: frame, depth: depth + 1))
      }
    }
    return PlacedGroup(size: size, itemCount: taken.count, isPartial: false)
  }

  /// Places the subitems of a line one after the other until the line or the items end (G11).
  private mutating func placeLine(
    _ line: Line, of group: LayoutGroup, subitems: [LayoutSubitem], size: Size, limit: Int,
    remaining: Int
  ) -> PlacedGroup? {
    let insets = group.size.effective(group.contentInsets)
    let inner = size.less(insets)
    var run = LineRun(line: line, group: group, innerCross: inner[line.axis.cross])
    while run.wantsMore, run.itemCount < limit {
      let index = run.placed
      let entry = line.entry(at: index)
      let start = contents.end
      recorder.enter(group.arrangement.name(ofSubitem: index))
      defer { recorder.leave() }
      let along = Point(
        along: line.axis, line.offset(at: index), across: run.crossOffset(of: entry))
      let origin = Point(x: insets.leading + along.x, y: insets.top + along.y)
      recorder.note(
        .slot(number: index, frame: Rect(origin: origin, size: entry.resolvedSize)), "D5")
      let placed = place(
        subitems[index % subitems.count], entry: entry, along: line.axis, inner: inner,
        limit: limit - run.itemCount, remaining: max(1, remaining - run.itemCount))
      guard let placed else {
        run.endEarly()
        break
      }
      contents.move(from: start, by: origin)
      run.append(placed, entry: entry)
    }
    guard run.placed > 0 else { return nil }
    if run.wantsMore, limit == Limits.slots { hitLimit = true }
    let outer = run.outerSize(size, inner: inner, trimAxis: trimAxis)
    noteOuterSize(outer, of: group, provisional: size)
    return PlacedGroup(size: outer, itemCount: run.itemCount, isPartial: run.isPartial)
  }

  private mutating func noteOuterSize(_ size: Size, of group: LayoutGroup, provisional: Size) {
    for axis in Axis.allCases where size[axis] != provisional[axis] {
      if group.size[axis].isEstimated {
        recorder.note(.estimated(axis: axis, length: size[axis]), "G7")
      } else {
        recorder.note(.trimmed(axis: axis, from: provisional[axis], to: size[axis]), "G9")
      }
    }
  }

  /// Appends an item's slot, or a nested group's contents, relative to the subitem's own corner.
  private mutating func place(
    _ subitem: LayoutSubitem, entry: LineEntry, along line: Axis, inner: Size, limit: Int,
    remaining: Int
  ) -> PlacedGroup? {
    switch subitem {
    case .item(let item):
      guard contents.end.slot < Limits.slots, tryDepth == 0 || mayTry else {
        hitLimit = true
        return nil
      }
      recorder.record(.slotPlaced)
      measured.next += 1
      if tryDepth > 0 { triedSlotsLeft -= 1 }
      let slot = Rect(origin: .zero, size: entry.resolvedSize)
      let insets = item.size.effective(item.contentInsets)
      let frame = slot.inset(by: insets)
      if insets.exceed(slot.size) {
        hasFindings = true
        recorder.note(
          .finding(.insetsExceedItem(insets: item.contentInsets, size: slot.size)), "S1")
      }
      contents.append(Slot(frame: frame, zIndex: 0, size: item.size))
      if Recorder.wantsParts {
        contents.append(TemplatePart(slot: slot, content: frame, depth: depth + 1))
      }
      if item.contentInsets != .zero {
        recorder.note(.inset(item.contentInsets, frame: frame), "S1")
      }
      contents.append(item.supplementaryItems, on: frame, base: frame.size, grid: grid)
      return PlacedGroup(size: entry.resolvedSize, itemCount: 1, isPartial: false)
    case .group(let group):
      guard let solved = entry.solved,
        solved.slots.count <= min(limit, Limits.slots - contents.end.slot)
      else {
        var placed = place(
          group, size: entry.resolvedSize, base: inner, limit: limit, remaining: remaining)
        if let size = placed?.size { placed?.size = entry.size(ofPartial: size, along: line) }
        return placed
      }
      contents.append(solved)
      measured.next += solved.slots.count
      return PlacedGroup(
        size: solved.size, itemCount: solved.slots.count, isPartial: solved.isPartial)
    }
  }
}

/// What stands on the line of a group: the cycle, or one subitem a number of times.
struct SubitemList {
  var subitems: [LayoutSubitem]
  var axis: Axis
  /// The number of subitems, where that is not for their lengths to say (G5).
  var count: Int?
}

extension Size {
  /// The size with insets taken off; axes that the insets eat are not clamped.
  func less(_ insets: DirectionalEdgeInsets) -> Size {
    Size(
      width: width - insets.total(along: .horizontal),
      height: height - insets.total(along: .vertical))
  }

  /// The size with one length replaced.
  func replacing(_ axis: Axis, with length: Double) -> Size {
    var size = self
    size[axis] = length
    return size
  }

  /// The size with the space between a number of items taken off one axis (D5).
  func reduced(along axis: Axis, by spacing: LayoutSpacing, count: Int) -> Size {
    replacing(axis, with: self[axis] - Double(count - 1) * spacing.value)
  }
}

extension LayoutGroup.Arrangement {
  /// The axis of the line; nil where frames are given.
  var axis: Axis? {
    switch self {
    case .custom: nil
    case .subitems(_, let axis), .dividing(_, _, let axis), .repeating(_, _, let axis): axis
    }
  }

  /// The name of a subitem of a line in paths.
  func name(ofSubitem index: Int) -> String {
    switch self {
    case .subitems(let subitems, _): "subitems[\(index % subitems.count)]"
    case .dividing: "subitem"
    case .repeating: "repeatingSubitem"
    case .custom: "frames[\(index)]"
    }
  }
}
