extension MeasuredRun {
  /// A run of items of which nothing was measured.
  init(unmeasured count: Int, plan: MeasuringPlan) {
    var builder = MeasuredRunBuilder(plan, recorder: NoRecorder())
    builder.append(unmeasured: count)
    (self, _) = builder.finish(origin: .zero)
  }

  /// Keeps the measured lengths of an item; NaN forgets them (E1, E5).
  /// - Complexity: O(log measured groups + size of a group); where lengths decide how many items a
  ///   group takes also O(measured groups behind).
  mutating func set<Recorder: SolveRecorder>(
    _ size: Size, of item: Int, recorder: inout Recorder
  ) {
    if plan.isPacking {
      replace(item..<item + 1, recorder: &recorder) { builder in builder.append(size) }
    } else if item >= fullItemCount {
      setInTail(size, of: item - fullItemCount, recorder: &recorder)
    } else {
      setInTree(size, of: item, recorder: &recorder)
    }
    share(recorder: &recorder)
  }

  private mutating func setInTail<Recorder: SolveRecorder>(
    _ size: Size, of item: Int, recorder: inout Recorder
  ) {
    guard var tail else { return }
    tail.sizes[item] = size
    tail.template = plan.solved(tail.sizes, recorder: &recorder)
    self.tail = tail
  }

  private mutating func setInTree<Recorder: SolveRecorder>(
    _ size: Size, of item: Int, recorder: inout Recorder
  ) {
    let plan = plan
    tree.update(.item(item)) { entry, place in
      let local = item - place.item
      guard let part = entry.leaf.part(ofItem: local, plan) else { return nil }
      if entry.leaf.groupCount > GroupStretch.mostGroups {
        // Numbers within a stretch are 32 bits wide: the item begins one of its own.
        return entry.leaf.parted(at: local, setting: size, plan, &recorder)
      }
      if plan.shape != nil { recorder.record(.groupSolved) }
      entry.leaf.set(size, of: local, in: part, plan) { sizes in
        plan.solved(sizes, recorder: &recorder)
      }
      guard entry.leaf.measuredCount > plan.stretchCapacity else {
        entry.summary = entry.leaf.summary(plan)
        return nil
      }
      return entry.leaf.halved(at: entry.leaf.measuredCount / 2, plan).map {
        Tree.Entry(leaf: $0, summary: $0.summary(plan))
      }
    }
  }

  /// Replaces a range of items by those that a function adds; what lies around is kept.
  /// - Complexity: O(stretches + items of those that change).
  mutating func replace<Recorder: SolveRecorder>(
    _ range: Range<Int>, by newPlan: MeasuringPlan? = nil, recorder: inout Recorder,
    with add: @escaping (inout MeasuredRunBuilder<Recorder>) -> Void
  ) {
    var splice = ItemSplice(
      range: range, builder: MeasuredRunBuilder(newPlan ?? plan, recorder: recorder), add: add)
    // A line may take items of the one behind once they are shorter; a nested group ends a line by all
    // that it holds.
    let looksAhead = plan.group.holdsGroups ? range.lowerBound : 1
    let last = range.lowerBound - (plan.isPacking ? looksAhead : 0)
    tree.forEachEntry { entry, place in
      let end = place.item + entry.summary.items
      let isKept = end <= last || splice.isPast(place.item)
      if newPlan == nil, isKept, splice.builder.isAtBoundary {
        splice.builder.append(entry)
        return
      }
      entry.leaf.visitParts(plan) { part in
        let sizes = part.measured == nil ? nil : entry.leaf.sizes(of: part, plan)
        splice.pass(place.item + part.item, count: part.itemCount, sizes: sizes)
        return true
      }
    }
    if let tail { splice.pass(fullItemCount, count: tail.sizes.count, sizes: tail.sizes) }
    splice.finish()
    (self, recorder) = splice.builder.finish(origin: origin)
  }

  /// Puts unmeasured items before an item.
  /// - Complexity: O(log measured groups) where a group holds one item, else O(measured groups).
  mutating func insert(unmeasured count: Int, at item: Int) {
    guard plan.perGroup == 1, !plan.isPacking, tail == nil, itemCount > 0,
      itemCount + count < GroupStretch.mostGroups
    else {
      var recorder = NoRecorder()
      replace(item..<item, recorder: &recorder) { builder in builder.append(unmeasured: count) }
      return
    }
    let plan = plan
    tree.update(.item(min(item, itemCount - 1))) { entry, place in
      entry.leaf.insert(unmeasured: count, at: item - place.item)
      entry.summary = entry.leaf.summary(plan)
      return nil
    }
  }

  /// Takes items away.
  /// - Complexity: O(log measured groups) where a group holds one item, else O(measured groups).
  mutating func remove(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    var recorder = NoRecorder()
    let entryEnd = tree.find(.item(range.lowerBound)).map { $1.item + $0.summary.items } ?? 0
    guard plan.perGroup == 1, !plan.isPacking, tail == nil, range.upperBound <= entryEnd else {
      replace(range, recorder: &recorder) { _ in }
      share(recorder: &recorder)
      return
    }
    let plan = plan
    tree.update(.item(range.lowerBound)) { entry, place in
      entry.leaf.remove(range.lowerBound - place.item..<range.upperBound - place.item, plan)
      entry.summary = entry.leaf.summary(plan)
      return entry.leaf.groupCount == 0 ? [] : nil
    }
    share(recorder: &recorder)
  }

  /// Finds the lengths that uniform items share with the whole section again (D9).
  mutating func share<Recorder: SolveRecorder>(recorder: inout Recorder) {
    let axes = plan.sharedAxes
    guard !axes.isEmpty else { return }
    var unshared = self
    if plan.isPacking, !plan.shared.isUnmeasured {
      // Sharing may move items into other slots; what counts are those that they have without it.
      unshared.replace(0..<0, by: plan.sharing(.unmeasured), recorder: &recorder) { _ in }
    }
    let plan = unshared.plan
    var shared = Size.unmeasured
    unshared.forEachMeasurement { _, sizes in
      guard !sizes.isEmpty else { return }
      let slots = plan.isPacking ? plan.solved(sizes).slots : plan.template.slots
      for (size, slot) in zip(sizes, slots) {
        for axis in axes where slot.isEstimated(along: axis) && !size[axis].isNaN {
          shared[axis] = shared[axis].isNaN ? size[axis] : max(shared[axis], size[axis])
        }
      }
    }
    guard !shared.isSame(as: self.plan.shared) else { return }
    replace(0..<0, by: plan.sharing(shared), recorder: &recorder) { _ in }
  }
}

/// Items passed on to a builder, a range of them replaced.
private struct ItemSplice<Recorder: SolveRecorder> {
  let range: Range<Int>
  var builder: MeasuredRunBuilder<Recorder>
  let add: (inout MeasuredRunBuilder<Recorder>) -> Void
  private var isDone = false

  init(
    range: Range<Int>, builder: MeasuredRunBuilder<Recorder>,
    add: @escaping (inout MeasuredRunBuilder<Recorder>) -> Void
  ) {
    self.range = range
    self.builder = builder
    self.add = add
  }

  /// Whether an item lies behind all that is replaced.
  func isPast(_ item: Int) -> Bool { isDone && item >= range.upperBound }

  /// Passes on items from a number on; without sizes nothing was measured of them.
  mutating func pass(_ first: Int, count: Int, sizes: [Size]?) {
    let before = min(max(range.lowerBound - first, 0), count)
    append(0..<before, sizes)
    guard range.lowerBound < first + count else { return }
    finish()
    append(min(max(range.upperBound - first, before), count)..<count, sizes)
  }

  /// Adds what replaces the range, once.
  mutating func finish() {
    guard !isDone else { return }
    isDone = true
    add(&builder)
  }

  private mutating func append(_ items: Range<Int>, _ sizes: [Size]?) {
    guard let sizes else { return builder.append(unmeasured: items.count) }
    for item in items { builder.append(sizes[item]) }
  }
}

extension GroupStretch {
  /// The stretch in parts: what lies before an item's group, that one, and what lies behind.
  fileprivate func parted<Recorder: SolveRecorder>(
    at item: Int, setting size: Size, _ plan: MeasuringPlan, _ recorder: inout Recorder
  ) -> [MeasuredRun.Tree.Entry]? {
    guard measuredCount == 0 else { return nil }
    var builder = MeasuredRunBuilder(plan, recorder: recorder)
    builder.append(unmeasured: item)
    builder.append(size)
    builder.append(unmeasured: groupCount * plan.perGroup - item - 1)
    let (run, after) = builder.finish(origin: .zero)
    recorder = after
    var entries: [MeasuredRun.Tree.Entry] = []
    run.tree.forEachEntry { entry, _ in entries.append(entry) }
    return entries
  }
}

extension Size {
  /// Whether two sizes are the same, NaN being the same as NaN.
  func isSame(as other: Size) -> Bool {
    (width == other.width || (width.isNaN && other.width.isNaN))
      && (height == other.height || (height.isNaN && other.height.isNaN))
  }
}
