/// Groups whose number of items depends on lengths, those of what follows them included (E7).
extension MeasuredRun {
  /// A measured group solved again, together with what follows it where that decides what it holds.
  func solved(
    _ part: GroupStretch.Part, of stretch: GroupStretch, at place: Tree.Place
  ) -> GroupTemplate {
    var recorder = NoRecorder()
    return solved(part, of: stretch, at: place, recorder: &recorder)
  }

  /// The same with a recorder that is told of it.
  func solved<Recorder: SolveRecorder>(
    _ part: GroupStretch.Part, of stretch: GroupStretch, at place: Tree.Place,
    recorder: inout Recorder
  ) -> GroupTemplate {
    var sizes = stretch.sizes(of: part, plan)
    guard plan.isPacking else { return plan.solved(sizes, recorder: &recorder) }
    let first = place.item + part.item
    // What found no room in the line is mostly one item.
    var looksAt = part.itemCount + 1
    while true {
      while sizes.count < min(looksAt, itemCount - first) {
        sizes.append(measuredSize(of: first + sizes.count))
      }
      let solved = plan.solved(sizes, taking: part.itemCount, recorder: &recorder)
      guard solved.looksAt > sizes.count, first + sizes.count < itemCount else {
        // Lines without any length depend on what was left when they were filled.
        return solved.template.slots.count < part.itemCount
          ? plan.solved(
            Array(repeating: .unmeasured, count: part.itemCount), recorder: &recorder)
          : solved.template
      }
      looksAt = solved.looksAt
    }
  }

  /// How many views of a kind belong to the groups before one (A4).
  /// - Complexity: O(1) where all items have as many, else O(measured groups before).
  func viewCount(ofKind kind: String, before group: GroupPlace) -> Int {
    let onGroup = plan.group.supplementaryItems.count { $0.kind == kind }
    if let onItem = plan.group.viewsOfEachItem(ofKind: kind) {
      return group.item * onItem + group.group * onGroup
    }
    let full = plan.template.supplementaries.count { $0.kind == kind }
    var count = 0
    tree.forEachEntry { entry, place in
      entry.leaf.visitParts(plan) { part in
        let first = place.element + part.group
        guard first < group.group else { return false }
        count +=
          part.measured == nil
          ? full * min(part.groupCount, group.group - first)
          : solved(part, of: entry.leaf, at: place).supplementaries.count { $0.kind == kind }
        return true
      }
    }
    return count
  }
}

extension LayoutGroup {
  /// Whether one of its subitems is a group.
  var holdsGroups: Bool {
    let subitems: [LayoutSubitem]
    switch arrangement {
    case .custom: return false
    case .subitems(let list, _): subitems = list
    case .dividing(let part, _, _), .repeating(let part, _, _): subitems = [part]
    }
    return subitems.contains { subitem in
      if case .group = subitem { true } else { false }
    }
  }

  /// Whether views are attached to anything in the group.
  var holdsAttachedViews: Bool {
    if !supplementaryItems.isEmpty { return true }
    let subitems: [LayoutSubitem]
    switch arrangement {
    case .custom: return false
    case .subitems(let list, _): subitems = list
    case .dividing(let part, _, _), .repeating(let part, _, _): subitems = [part]
    }
    return subitems.contains { subitem in
      switch subitem {
      case .item(let item): !item.supplementaryItems.isEmpty
      case .group(let nested): nested.holdsAttachedViews
      }
    }
  }

  /// How many views of a kind each item has; nil where that differs, or groups are nested.
  fileprivate func viewsOfEachItem(ofKind kind: String) -> Int? {
    guard case .subitems(let subitems, _) = arrangement else { return nil }
    var counts: Set<Int> = []
    for subitem in subitems {
      guard case .item(let item) = subitem else { return nil }
      counts.insert(item.supplementaryItems.count { $0.kind == kind })
    }
    return counts.count == 1 ? counts.first : nil
  }
}
