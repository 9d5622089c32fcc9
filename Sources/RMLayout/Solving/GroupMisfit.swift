/// Why a group cannot hold its first item (G8, M3, M4).
struct GroupMisfit {
  var finding: LayoutDiagnostic.Finding
  /// The place below the group, such as `subitems[0]`; empty for the group itself.
  var path: String
}

extension GroupSolver {
  /// Why a group of a resolved size cannot hold its first item; nil if it can.
  mutating func misfit(of group: LayoutGroup, size: Size) -> GroupMisfit? {
    if let misfit = insetsMisfit(of: group, size: size) { return misfit }
    let inner = size.less(group.size.effective(group.contentInsets))
    switch group.arrangement {
    case .custom(let frames):
      guard case .items(let items) = frames, !items.isEmpty else {
        return GroupMisfit(finding: .customGroupIsEmpty, path: "")
      }
      return nil
    case .subitems(let subitems, let axis):
      return firstMisfit(of: group, subitems: subitems, along: axis, inner: inner)
    case .dividing(let subitem, let count, let axis):
      return countedMisfit(
        of: group, subitem: subitem, count: count, along: axis, inner: inner, name: "subitem")
    case .repeating(let subitem, let count, let axis):
      return countedMisfit(
        of: group, subitem: subitem, count: count, along: axis, inner: inner,
        name: "repeatingSubitem")
    }
  }

  /// Insets that leave 0 or less on an axis; a length of 0 by itself is allowed (M4).
  func insetsMisfit(of group: LayoutGroup, size: Size) -> GroupMisfit? {
    let insets = group.size.effective(group.contentInsets)
    guard insets.leaveNoRoom(in: size) else { return nil }
    if case .custom = group.arrangement { return nil }
    return GroupMisfit(
      finding: .insetsLeaveNoRoom(insets: group.contentInsets, size: size), path: "")
  }

  private mutating func firstMisfit(
    of group: LayoutGroup, subitems: [LayoutSubitem], along axis: Axis, inner: Size
  ) -> GroupMisfit? {
    let isEstimated = group.size[axis].isEstimated
    let base =
      isEstimated
      ? inner.reduced(along: axis, by: group.interItemSpacing, count: subitems.count) : inner
    let entry = measure(subitems[0], along: axis, base: base, inner: inner)
    let isTooLong = inner[axis] <= 0 || entry.extent > inner[axis] + CapacitySearch.tolerance
    if isTooLong, !isEstimated {
      return GroupMisfit(
        finding: .groupCannotFitItem(
          needed: entry.extent, available: inner[axis], axis: axis, effectiveSize: inner),
        path: "")
    }
    return nestedMisfit(of: subitems[0], entry: entry, name: "subitems[0]")
  }

  private mutating func countedMisfit(
    of group: LayoutGroup, subitem: LayoutSubitem, count: Int, along axis: Axis, inner: Size,
    name: String
  ) -> GroupMisfit? {
    let base = inner.reduced(along: axis, by: group.interItemSpacing, count: count)
    guard base[axis] > 0 else {
      let finding = LayoutDiagnostic.Finding.spacingLeavesNoRoom(
        spacing: group.interItemSpacing.value, count: count, available: inner[axis])
      return GroupMisfit(finding: finding, path: "")
    }
    let entry = countedEntry(of: group, subitem: subitem, count: count, along: axis, inner: inner)
    return nestedMisfit(of: subitem, entry: entry, name: name)
  }

  private mutating func nestedMisfit(
    of subitem: LayoutSubitem, entry: LineEntry, name: String
  ) -> GroupMisfit? {
    guard !entry.holdsAnItem, case .group(let group) = subitem else { return nil }
    guard var misfit = misfit(of: group, size: entry.resolvedSize) else { return nil }
    misfit.path = misfit.path.isEmpty ? name : "\(name).\(misfit.path)"
    return misfit
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
