/// Where along an axis everything of a group can be found, from the group's corner (Q1).
struct GroupReach: Hashable, Sendable {
  var start: Double
  var end: Double

  mutating func formUnion(_ other: GroupReach) {
    start = min(start, other.start)
    end = max(end, other.end)
  }
}

extension GroupTemplate {
  /// The group's own length, and as far beyond it as views of its nested groups are found.
  ///
  /// Such a view is found by what meets it and its nested group, which may leave the outermost one.
  /// - Complexity: O(attached views).
  func reach(along axis: Axis) -> GroupReach {
    var reach = GroupReach(start: 0, end: max(0, size[axis]))
    for supplementary in supplementaries {
      guard let group = supplementary.group else { continue }
      let frame = supplementary.frame
      reach.formUnion(
        GroupReach(
          start: max(frame.min(along: axis), group.min(along: axis)),
          end: min(frame.max(along: axis), group.max(along: axis))))
    }
    return reach
  }
}
