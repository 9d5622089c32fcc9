extension SectionRun {
  /// Changes the measured groups of a section whose cells size themselves.
  ///
  /// A section of which nothing is measured any more goes back to arithmetic.
  mutating func changeMeasurements(_ body: (inout MeasuredRun) -> Void) {
    guard let source = solution.source, let plan = source.plan else { return }
    // Taken out, so that it is changed in place.
    var run = runs.popLast() ?? MeasuredRun(unmeasured: solution.itemCount, plan: plan)
    body(&run)
    settle(run, of: source)
  }

  /// Surrounds changed groups and keeps them.
  private mutating func settle(_ run: consuming MeasuredRun, of source: SectionSource) {
    let sizes = solution.boundarySizes
    guard run.measuredCount > 0, run.itemCount > 0 else {
      solution = source.solution(itemCount: run.itemCount, boundarySizes: sizes)
      return
    }
    let itemCount = run.itemCount
    runs.append(run)
    surround(itemCount: itemCount, of: source, boundarySizes: sizes)
  }

  /// Puts around measured groups what surrounds them.
  mutating func surround(
    itemCount: Int, of source: SectionSource, boundarySizes: [String: Size]
  ) {
    let extent = RunExtent(runs.span[0], isRow: source.isRow, origin: source.groupOrigin)
    let (solution, origin) = source.surround(
      measured: extent, itemCount: itemCount, boundarySizes: boundarySizes)
    self.solution = solution
    runs[0].origin = origin
  }

  /// Puts items of which nothing was measured before an item.
  mutating func insertItems(_ count: Int, at item: Int) {
    changeCount(by: count) { $0.insert(unmeasured: count, at: item) }
  }

  /// Takes items away.
  mutating func removeItems(_ range: Range<Int>) {
    changeCount(by: -range.count) { $0.remove(range) }
  }

  private mutating func changeCount(by delta: Int, _ body: (inout MeasuredRun) -> Void) {
    guard let source = solution.source else {
      solution = .empty(itemCount: solution.itemCount + delta, crossExtent: solution.crossExtent)
      return
    }
    let itemCount = solution.itemCount + delta
    guard !runs.isEmpty else {
      count(itemCount, of: source, boundarySizes: solution.boundarySizes)
      return
    }
    changeMeasurements(body)
    renewOpenGroup(of: source, itemCount: itemCount)
  }

  /// Solves the section for a number of items and forgets what was measured of it (E5).
  mutating func reload(itemCount: Int) {
    runs = []
    guard let source = solution.source else {
      solution = .empty(itemCount: itemCount, crossExtent: solution.crossExtent)
      return
    }
    count(itemCount, of: source, boundarySizes: [:])
  }

  /// Takes another number of items of which nothing was measured.
  private mutating func count(
    _ itemCount: Int, of source: SectionSource, boundarySizes: [String: Size]
  ) {
    if case .groups(let groups) = solution.cells {
      solution = source.solution(
        itemCount: itemCount, like: groups, boundarySizes: boundarySizes)
    } else {
      solution = source.solution(itemCount: itemCount, boundarySizes: boundarySizes)
    }
  }

  /// A group that would take more items than there were is solved for those that there are now.
  private mutating func renewOpenGroup(of source: SectionSource, itemCount: Int) {
    guard let changed = runs.first, changed.plan.template.isPartial else { return }
    let fresh = source.solution(itemCount: itemCount, boundarySizes: solution.boundarySizes)
    guard let source = fresh.source, let plan = source.plan else { return }
    var run = changed
    var recorder = NoRecorder()
    run.replace(0..<0, by: plan, recorder: &recorder) { _ in }
    run.share(recorder: &recorder)
    runs = []
    settle(run, of: source)
  }

  /// Keeps what was measured of a header, footer or side item; NaN forgets it (E6).
  mutating func setBoundarySize(_ size: Size, ofKind kind: String) {
    guard let source = solution.source else { return }
    var sizes = solution.boundarySizes
    sizes[kind] = size.isUnmeasured ? nil : size
    if !runs.isEmpty {
      surround(itemCount: solution.itemCount, of: source, boundarySizes: sizes)
    } else {
      var groups: GroupRun?
      if case .groups(let run) = solution.cells { groups = run }
      solution = source.surround(groups, itemCount: solution.itemCount, boundarySizes: sizes)
    }
  }
}

extension LayoutSolution {
  /// Changes one section; sections that were like it stay as they were.
  /// - Complexity: O(log sections), without the change itself.
  mutating func changeSection(_ number: Int, _ body: (inout SectionRun) -> Void) {
    let spacing = spacing
    let axis = scrollDirection
    sections.update(.element(number)) { entry, place in
      if entry.leaf.count == 1 {
        body(&entry.leaf)
        entry.summary = entry.leaf.summary(spacing: spacing, along: axis)
        return nil
      }
      let index = number - place.element
      var parts = [entry.leaf, entry.leaf, entry.leaf]
      parts[0].count = index
      parts[1].count = 1
      parts[2].count = entry.leaf.count - index - 1
      body(&parts[1])
      return parts.filter { $0.count > 0 }.map {
        OffsetTree.Entry(leaf: $0, summary: $0.summary(spacing: spacing, along: axis))
      }
    }
    settle()
  }
}
