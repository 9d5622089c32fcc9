extension LayoutSize {
  /// With an estimate of 0 everything lies in view at first, and everything is measured (D8, E4).
  func zeroEstimates(at path: String) -> [LintFinding] {
    Axis.allCases.filter { self[$0].isEstimated && self[$0].value <= 0 }.map {
      .zeroEstimate(self[$0].text, at: "\(path).\($0.lengthName)")
    }
  }
}

extension LintedGroup {
  /// What a group holds replaces its estimate; only the frames of a custom one do not (G6, G7, G10).
  var zeroEstimates: [LintFinding] {
    axis == nil ? group.size.zeroEstimates(at: path) : []
  }
}

extension FlowLayout {
  /// An estimated item size without length.
  var zeroEstimates: [LintFinding] {
    guard case .size(let size)? = estimatedItemSize else { return [] }
    return Axis.allCases.filter { size[$0] <= 0 }.map {
      .zeroEstimate(
        "an estimate of \(size[$0].decimalText)",
        at: "configuration.estimatedItemSize.\($0.lengthName)")
    }
  }
}

extension LintFinding {
  fileprivate static func zeroEstimate(_ estimate: String, at path: String) -> LintFinding {
    LintFinding(
      .zeroEstimate, path: path, rule: "D8",
      message: "\(estimate) has no length before it is measured, so that everything is in view and "
        + "measured at once",
      suggestion: "estimate what most come to, such as 44")
  }
}
