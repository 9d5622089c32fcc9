extension LintedGroup {
  /// Fractions meant to fill a line that come to a little less leave a gap, and to a little more push
  /// the last one off (G2, G4).
  var fractionsAlmostOne: [LintFinding] {
    guard let axis, !group.size[axis].isEstimated, inner[axis] > 0 else { return [] }
    let fractions = parts.compactMap { part -> Double? in
      let dimension = part.subitem.size[axis]
      return dimension.fractionAxis == axis && dimension.value > 0 ? dimension.value : nil
    }
    guard !fractions.isEmpty, fractions.count == parts.count else { return [] }
    let listed = fractions.reduce(0, +)
    let cycles: Double
    switch group.arrangement {
    case .custom, .dividing: return []
    case .subitems: cycles = max(1, (1 / listed + 0.5).flooredWhole)
    case .repeating(_, let count, _): cycles = Double(count)
    }
    let sum = cycles * listed
    guard abs(sum - 1) < 0.0205, cycles <= 10_000 else { return [] }
    return finding(
      of: sum, count: Int(cycles) * fractions.count, along: axis)
  }

  private func finding(of sum: Double, count: Int, along axis: Axis) -> [LintFinding] {
    let base = inner.reduced(along: axis, by: group.interItemSpacing, count: count)
    let rest = (1 - sum) * base[axis]
    let effect: String
    if rest >= 1 / grid.scale {
      effect = "\(rest.decimalText) of \(base[axis].decimalText) stay empty at the end of the line"
    } else if sum > 1, lineCount < count {
      effect =
        "they need \((-rest).decimalText) more than there is, so a line holds \(lineCount) of them"
    } else {
      return []
    }
    return [
      LintFinding(
        .fractionsAlmostOne, path: path, rule: "G4",
        message: "\(count) fractions of the \(axis.lengthName) add up to \(sum.decimalText): "
          + effect,
        suggestion: "give the last fraction what is missing to 1, or divide by a count")
    ]
  }
}
