/// Why a group cannot hold its first item (G8, M3, M4).
struct GroupMisfit {
  var finding: LayoutDiagnostic.Finding
  /// The place below the group, such as `subitems[0]`; empty for the group itself.
  var path: String
}

extension GroupSolver {
  /// Whether a group of a resolved size can hold its first item (G8).
  ///
  /// Goes down the chain of first subitems, once.
  mutating func holdsAnItem(_ group: LayoutGroup, size: Size, limit: Int) -> Bool {
    guard ownMisfit(of: group, size: size) == nil else { return false }
    guard let entry = firstEntry(of: group, size: size, limit: limit) else { return true }
    return entry.holdsAnItem && lengthMisfit(of: entry, in: group, size: size) == nil
      && crowding(of: group, size: size, limit: limit) == nil
  }

  /// Why a group of a resolved size cannot hold its first item of so many; nil if it can.
  mutating func misfit(of group: LayoutGroup, size: Size, limit: Int) -> GroupMisfit? {
    if let own = ownMisfit(of: group, size: size) { return GroupMisfit(finding: own, path: "") }
    guard let entry = firstEntry(of: group, size: size, limit: limit) else { return nil }
    let own =
      lengthMisfit(of: entry, in: group, size: size)
      ?? crowding(of: group, size: size, limit: limit)
    if let own { return GroupMisfit(finding: own, path: "") }
    guard !entry.holdsAnItem, case .group(let nested) = group.arrangement.firstSubitem,
      var misfit = misfit(of: nested, size: entry.resolvedSize, limit: limit)
    else { return nil }
    let name = group.arrangement.name(ofSubitem: 0)
    misfit.path = misfit.path.isEmpty ? name : "\(name).\(misfit.path)"
    return misfit
  }

  /// What keeps a group from holding anything, whatever its subitems are.
  func ownMisfit(of group: LayoutGroup, size: Size) -> LayoutDiagnostic.Finding? {
    if case .custom(let frames) = group.arrangement {
      guard case .items(let items) = frames, !items.isEmpty else { return .customGroupIsEmpty }
      return nil
    }
    let insets = group.size.effective(group.contentInsets)
    if insets.leaveNoRoom(in: size) {
      return .insetsLeaveNoRoom(insets: group.contentInsets, size: size)
    }
    let inner = size.less(insets)
    switch group.arrangement {
    case .custom, .subitems: return nil
    case .dividing(_, let count, let axis), .repeating(_, let count, let axis):
      let base = inner.reduced(along: axis, by: group.interItemSpacing, count: count)
      return base[axis] > 0
        ? nil
        : .spacingLeavesNoRoom(
          spacing: group.interItemSpacing.value, count: count, available: inner[axis])
    }
  }

  /// The first subitem of a line that is filled is longer than the line (G2, M3).
  private func lengthMisfit(
    of entry: LineEntry, in group: LayoutGroup, size: Size
  ) -> LayoutDiagnostic.Finding? {
    guard case .subitems(_, let axis) = group.arrangement, !group.size[axis].isEstimated else {
      return nil
    }
    let inner = size.less(group.size.effective(group.contentInsets))
    guard inner[axis] > 0, entry.extent <= inner[axis] + CapacitySearch.tolerance else {
      return .groupCannotFitItem(
        needed: entry.extent, available: inner[axis], axis: axis, effectiveSize: inner)
    }
    return nil
  }

  /// The spacing between subitems that fit without it leaves nothing to take fractions of (G3).
  private mutating func crowding(
    of group: LayoutGroup, size: Size, limit: Int
  ) -> LayoutDiagnostic.Finding? {
    guard case .subitems(let subitems, let axis) = group.arrangement,
      !group.size[axis].isEstimated,
      CapacitySearch.countsInTwoSteps(subitems, along: axis), mayTryOnce()
    else { return nil }
    let inner = size.less(group.size.effective(group.contentInsets))
    let spacing = group.interItemSpacing.value
    let found = capacity(of: subitems, along: axis, inner: inner, spacing: spacing, limit: limit)
    return found.crowd.map {
      .spacingLeavesNoRoom(spacing: spacing, count: $0, available: inner[axis])
    }
  }

  /// The first subitem of a line, measured as if it were alone on it.
  private mutating func firstEntry(
    of group: LayoutGroup, size: Size, limit: Int
  ) -> LineEntry? {
    let inner = size.less(group.size.effective(group.contentInsets))
    let subitem: LayoutSubitem
    let count: Int
    let axis: Axis
    switch group.arrangement {
    case .custom:
      return nil
    case .subitems(let subitems, let line):
      (subitem, axis) = (subitems[0], line)
      count = group.size[axis].isEstimated ? subitems.count : 1
    case .dividing(let part, let number, let line):
      (count, axis) = (number, line)
      subitem = divided(part, of: group, count: count, along: axis, inner: inner)
    case .repeating(let part, let number, let line):
      (subitem, count, axis) = (part, number, line)
    }
    let base = inner.reduced(along: axis, by: group.interItemSpacing, count: count)
    return measure(subitem, along: axis, base: base, inner: inner, limit: limit)
  }
}

extension LayoutGroup.Arrangement {
  /// The subitem that a line starts with; nil in custom groups.
  fileprivate var firstSubitem: LayoutSubitem? {
    switch self {
    case .subitems(let subitems, _): subitems.first
    case .dividing(let subitem, _, _), .repeating(let subitem, _, _): subitem
    case .custom: nil
    }
  }
}

extension DirectionalEdgeInsets {
  /// Whether less than nothing is left of a size on an axis (S1).
  func exceed(_ size: Size) -> Bool {
    total(along: .horizontal) > size.width || total(along: .vertical) > size.height
  }

  /// Whether the insets eat a size on an axis; without insets no size is too small (M4).
  func leaveNoRoom(in size: Size) -> Bool {
    for axis in Axis.allCases where total(along: axis) > 0 && size[axis] <= total(along: axis) {
      return true
    }
    return false
  }
}
