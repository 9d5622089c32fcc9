extension LintedGroup {
  /// Each group begins with the first subitem of the list, so that one which a line has no room for
  /// never comes to stand anywhere (G2); a counted one sticks out (G5).
  var siblingsThatCannotFit: [LintFinding] {
    guard let axis, !group.size[axis].isEstimated else { return [] }
    switch group.arrangement {
    case .custom, .dividing: return []
    case .subitems(let subitems, _):
      // Where not even the first one fits, a diagnostic says so (M3).
      guard lineCount > 0, lineCount < subitems.count else { return [] }
      return [
        finding(
          path: "\(path).subitems[\(lineCount)]", rule: "G2", count: lineCount + 1, along: axis,
          effect: lineCount + 1 == subitems.count
            ? "this one never shows" : "this one and those after it never show")
      ]
    case .repeating(_, let count, _):
      let needed = needed(by: count, along: axis)
      guard needed > inner[axis] + CapacitySearch.tolerance else { return [] }
      return [
        finding(
          path: "\(path).count", rule: "G5", count: count, along: axis,
          effect: "the last ones stick out")
      ]
    }
  }

  private func finding(
    path: String, rule: String, count: Int, along axis: Axis, effect: String
  ) -> LintFinding {
    LintFinding(
      .siblingsCannotFit, path: path, rule: rule,
      message: "\(count) subitems need \(needed(by: count, along: axis).decimalText) of the "
        + "group's inner \(axis.lengthName) of \(inner[axis].decimalText): \(effect)",
      suggestion: "make them smaller, or list the others in a group of their own")
  }

  /// What so many parts take of the line, edge spacing and the space between them included.
  private func needed(by count: Int, along axis: Axis) -> Double {
    var sum = Double(count - 1) * group.interItemSpacing.value
    for (index, part) in parts.enumerated() where index < count {
      let edges = part.subitem.edgeSpacing
      let times = Double((count - 1 - index) / parts.count + 1)
      sum +=
        times * (part.size[axis] + edges.start(along: axis).value + edges.end(along: axis).value)
    }
    return sum
  }
}
