/// Groups whose number of items depends on lengths, those of what follows them included (E7).
extension MeasuredRun {
  /// A measured group solved again, together with what follows it where that decides what it holds.
  func solved(
    _ part: GroupStretch.Part, of stretch: GroupStretch, at place: Tree.Place
  ) -> GroupTemplate {
    var sizes = stretch.sizes(of: part, plan)
    guard plan.isPacking else { return plan.solved(sizes) }
    let first = place.item + part.item
    // What found no room in the line is mostly one item.
    var looksAt = part.itemCount + 1
    while true {
      while sizes.count < min(looksAt, itemCount - first) {
        sizes.append(measuredSize(of: first + sizes.count))
      }
      var recorder = NoRecorder()
      let solved = plan.solved(sizes, taking: part.itemCount, recorder: &recorder)
      guard solved.looksAt > sizes.count, first + sizes.count < itemCount else {
        // Lines without any length depend on what was left when they were filled.
        return solved.template.slots.count < part.itemCount
          ? plan.solved(Array(repeating: .unmeasured, count: part.itemCount)) : solved.template
      }
      looksAt = solved.looksAt
    }
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
}
