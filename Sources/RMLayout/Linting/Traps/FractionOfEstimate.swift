extension LintedGroup {
  /// A part that is a fraction of a length that its group only estimates keeps the estimate for ever,
  /// whatever its view asks for (G6, G7).
  func fractionsOfEstimates(of part: Part) -> [LintFinding] {
    Axis.allCases.compactMap { axis in
      if let divided = dividedEstimate(of: part, along: axis) { return divided }
      let dimension = part.subitem.size[axis]
      guard let fraction = dimension.fractionAxis, group.size[fraction].isEstimated else {
        return nil
      }
      return LintFinding(
        .fractionOfEstimate, path: "\(part.path).\(axis.lengthName)",
        rule: fraction == self.axis ? "G6" : "G7",
        message: "\(dimension.text) is taken of the group's \(group.size[fraction].text), so the "
          + "\(axis.lengthName) stays \(part.size[axis].decimalText) and is never measured",
        suggestion: "estimate the \(axis.lengthName) here too, or make the group's "
          + "\(fraction.lengthName) absolute or a fraction")
    }
  }

  /// Parts of an estimate by count are not measured either (G6).
  private func dividedEstimate(of part: Part, along axis: Axis) -> LintFinding? {
    guard case .dividing(_, let count, axis) = group.arrangement, group.size[axis].isEstimated
    else { return nil }
    return LintFinding(
      .fractionOfEstimate, path: "\(part.path).\(axis.lengthName)", rule: "G6",
      message: "\(count) equal parts of the group's \(group.size[axis].text) are "
        + "\(part.size[axis].decimalText) long each and never measured",
      suggestion: "list the subitems, or repeat one with repeatingSubitem")
  }
}
