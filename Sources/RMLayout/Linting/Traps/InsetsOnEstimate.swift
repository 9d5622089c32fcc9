extension LintedGroup {
  /// Content insets of a group count on an axis only where its length is no estimate (S2).
  var insetsOnEstimate: [LintFinding] {
    group.size.insetsWithoutEffect(
      group.contentInsets, at: path, rule: "S2", remedy: "use edgeSpacing or spacing of its items")
  }
}

extension LintedGroup.Part {
  /// Content insets of an item do so too (S1).
  func insetsOnEstimate(of item: LayoutItem) -> [LintFinding] {
    item.size.insetsWithoutEffect(
      item.contentInsets, at: path, rule: "S1",
      remedy: "use edgeSpacing, or margins in the view itself")
  }
}

extension LayoutBoundarySupplementaryItem {
  /// Content insets of a header or footer do so too (S1, B8).
  func insetsOnEstimate(at path: String) -> [LintFinding] {
    size.insetsWithoutEffect(
      contentInsets, at: path, rule: "B8", remedy: "use margins in the view itself")
  }
}

extension LayoutSize {
  fileprivate func insetsWithoutEffect(
    _ insets: DirectionalEdgeInsets, at path: String, rule: String, remedy: String
  ) -> [LintFinding] {
    Axis.allCases.compactMap { axis in
      let start = insets.start(along: axis)
      let end = insets.end(along: axis)
      guard self[axis].isEstimated, start != 0 || end != 0 else { return nil }
      return LintFinding(
        .insetsOnEstimate, path: "\(path).contentInsets", rule: rule,
        message: "\(axis.edgeNames.start) \(start.decimalText) and \(axis.edgeNames.end) "
          + "\(end.decimalText) have no effect: the \(axis.lengthName) is \(self[axis].text)",
        suggestion: remedy)
    }
  }
}
