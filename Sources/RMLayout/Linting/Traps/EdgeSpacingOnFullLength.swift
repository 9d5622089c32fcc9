extension LintedGroup {
  /// Edge spacing is not taken off a fraction's base: a whole length with space at an edge needs more
  /// than there is (S5).
  func edgeSpacingOnFullLength(of part: Part) -> [LintFinding] {
    Axis.allCases.compactMap { axis in
      guard !group.size[axis].isEstimated else { return nil }
      return part.subitem.edgeSpacingFinding(
        path: part.path, along: axis, length: part.size[axis], available: inner[axis], rule: "S5",
        effect: axis == self.axis ? "it does not fit on the line" : "it sticks out of the group")
    }
  }
}

extension LintedSection {
  /// The same of the outermost group, which is pushed out of the section by it (S7).
  var edgeSpacingOnFullLength: [LintFinding] {
    let axis = groupAxis.cross
    // The cross length of a row follows its groups, edges included (O1).
    guard groupAxis == scrollAxis else { return [] }
    let available = container.size[axis] - section.contentInsets.total(along: axis)
    let finding = LayoutSubitem.group(section.group).edgeSpacingFinding(
      path: outermostGroup.path, along: axis, length: outermostGroup.size[axis],
      available: available, rule: "S7", effect: "it sticks out of the section")
    return finding.map { [$0] } ?? []
  }
}

extension LayoutSubitem {
  fileprivate func edgeSpacingFinding(
    path: String, along axis: Axis, length: Double, available: Double, rule: String, effect: String
  ) -> LintFinding? {
    let spacing = edgeSpacing.start(along: axis).value + edgeSpacing.end(along: axis).value
    guard size[axis].fractionAxis == axis, size[axis].value >= 1, spacing > 0 else { return nil }
    return LintFinding(
      .edgeSpacingOnFullLength, path: "\(path).edgeSpacing", rule: rule,
      message: "\(size[axis].text) is \(length.decimalText), with edge spacing of "
        + "\(spacing.decimalText) it needs \((length + spacing).decimalText) of "
        + "\(available.decimalText): \(effect)",
      suggestion: "use contentInsets, or a smaller fraction")
  }
}
