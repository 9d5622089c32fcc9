extension LintedGroup {
  /// A count divides the line into equal parts, whatever length its subitem was given (G5).
  ///
  /// A whole line and the very share are what people write who know that, so they pass.
  var countsOverridingLengths: [LintFinding] {
    guard case .dividing(let subitem, let count, let axis) = group.arrangement,
      !group.size[axis].isEstimated, let part = parts.first
    else { return [] }
    let dimension = subitem.size[axis]
    if dimension.fractionAxis == axis, dimension.value == 1 { return [] }
    let base = inner.reduced(along: axis, by: group.interItemSpacing, count: count)
    let own = dimension.resolved(in: base, on: grid)
    guard dimension.isEstimated || abs(own - part.size[axis]) >= 1 / grid.scale else { return [] }
    return [
      LintFinding(
        .countOverridesLength, path: "\(part.path).\(axis.lengthName)", rule: "G5",
        message: "\(dimension.text) has no effect: a count of \(count) makes the "
          + "\(axis.lengthName) \(part.size[axis].decimalText)",
        suggestion: "use repeatingSubitem to keep the \(axis.lengthName), or write "
          + "\(axis.isHorizontal ? "fractionalWidth" : "fractionalHeight") 1")
    ]
  }
}
