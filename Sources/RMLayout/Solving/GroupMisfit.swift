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
    guard let first = firstEntry(of: group, size: size, limit: limit) else { return true }
    return first.entry.holdsAnItem && first.crowding == nil
      && lengthMisfit(of: first.entry, in: group, size: size) == nil
  }

  /// Why a group of a resolved size cannot hold its first item of so many; nil if it can.
  mutating func misfit(of group: LayoutGroup, size: Size, limit: Int) -> GroupMisfit? {
    if let own = ownMisfit(of: group, size: size) { return GroupMisfit(finding: own, path: "") }
    guard let found = firstEntry(of: group, size: size, limit: limit) else { return nil }
    let own = lengthMisfit(of: found.entry, in: group, size: size) ?? found.crowding
    if let own { return GroupMisfit(finding: own, path: "") }
    guard !found.entry.holdsAnItem,
      case .group(let nested)? = first(of: group, size: size)?.subitem,
      var misfit = misfit(of: nested, size: found.entry.resolvedSize, limit: limit)
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

  /// What a line starts with, and whether spacing leaves it nothing to take fractions of (G3).
  private struct First {
    var entry: LineEntry
    var crowding: LayoutDiagnostic.Finding?
  }

  /// The first subitem of a line, measured as if it were alone on it.
  ///
  /// Where lengths across are fractions of the line, it is measured on the base of the full line.
  private mutating func firstEntry(of group: LayoutGroup, size: Size, limit: Int) -> First? {
    guard let first = first(of: group, size: size) else { return nil }
    let (axis, spacing) = (first.axis, group.interItemSpacing)
    let inner = size.less(group.size.effective(group.contentInsets))
    var base = inner.reduced(along: axis, by: spacing, count: first.count)
    if case .subitems(let subitems, _) = group.arrangement, !group.size[axis].isEstimated,
      CapacitySearch.countsInTwoSteps(subitems, along: axis), mayTryOnce()
    {
      let found = capacity(
        of: subitems, along: axis, inner: inner, spacing: spacing.value, limit: limit)
      if found.count > 0 { return First(entry: found.entries[0]) }
      if let count = found.crowd {
        return First(
          entry: measure(first.subitem, along: axis, base: base, inner: inner, limit: limit),
          crowding: .spacingLeavesNoRoom(
            spacing: spacing.value, count: count, available: inner[axis]))
      }
      base[axis] = found.base
    }
    return First(entry: measure(first.subitem, along: axis, base: base, inner: inner, limit: limit))
  }

  /// The subitem that a line starts with, a divided one with its share of the line (G5).
  private func first(
    of group: LayoutGroup, size: Size
  ) -> (subitem: LayoutSubitem, count: Int, axis: Axis)? {
    switch group.arrangement {
    case .custom:
      return nil
    case .subitems(let subitems, let axis):
      return (subitems[0], group.size[axis].isEstimated ? subitems.count : 1, axis)
    case .dividing(let part, let count, let axis):
      let inner = size.less(group.size.effective(group.contentInsets))
      return (divided(part, of: group, count: count, along: axis, inner: inner), count, axis)
    case .repeating(let part, let count, let axis):
      return (part, count, axis)
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
