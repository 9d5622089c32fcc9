extension CompositionalLayout {
  /// The traps in the definitions of a number of sections, in the order in which they stand.
  ///
  /// ```swift
  /// for finding in try layout.lint(in: environment, sectionCount: 2) { print(finding) }
  /// // sections[0].group.subitems[0].height: fractionalHeight 1 of an estimated height ...
  /// ```
  /// - Parameters:
  ///   - environment: what the layout would be solved in; some traps depend on its lengths.
  ///   - sectionCount: the number of sections to look at.
  /// - Returns: at most 1,000 findings; diagnostics of a solve are not among them.
  /// - Throws: ``SpecificationError`` for numbers and groups that mean nothing.
  /// - Complexity: O(size of the sections' groups).
  public func lint(
    in environment: LayoutEnvironment, sectionCount: Int
  ) throws(SpecificationError) -> [LintFinding] {
    try environment.validate()
    _ = try within("configuration") { () throws(SpecificationError) in
      try configuration.validate()
    }
    let grid = PixelGrid(scale: environment.scale, profile: environment.profile)
    var found = configuration.boundarySupplementaryItems.findings(in: "configuration.boundaryItems")
    for number in 0..<sectionCount where found.count < LintFinding.most {
      guard let section = section(at: number, in: environment) else { continue }
      let path = "sections[\(number)]"
      let linted = try within(path) { () throws(SpecificationError) in
        try section.validateDepth()
        let resolved = section.resolvingCustomFrames(in: environment, on: grid)
        _ = try resolved.validate()
        return LintedSection(
          resolved, path: path, environment: environment, configuration: configuration, grid: grid)
      }
      found += linted.allFindings
    }
    return Array(found.prefix(LintFinding.most))
  }
}

extension FlowLayout {
  /// The traps in the metrics of a number of sections, in the order in which they stand.
  ///
  /// - Parameters:
  ///   - environment: what the layout would be solved in.
  ///   - sectionCount: the number of sections to look at.
  /// - Returns: at most 1,000 findings; diagnostics of a solve are not among them.
  /// - Throws: ``SpecificationError`` for numbers that mean nothing.
  public func lint(
    in environment: LayoutEnvironment, sectionCount: Int
  ) throws(SpecificationError) -> [LintFinding] {
    try environment.validate()
    try estimatedItemSize?.validate()
    var found = zeroEstimates
    for number in 0..<sectionCount where found.count < LintFinding.most {
      guard let section = section(at: number) else { continue }
      found += insetsThatExceedContainer(of: section, path: "sections[\(number)]", in: environment)
    }
    return Array(found.prefix(LintFinding.most))
  }
}

extension LintFinding {
  /// The most findings of one layout, as many as a solution has diagnostics.
  fileprivate static var most: Int { 1_000 }
}

extension LintedSection {
  /// What each trap finds in the section and in its groups, the outer ones first.
  fileprivate var allFindings: [LintFinding] {
    insetsThatExceedContainer + edgeSpacingOnFullLength + groupsWiderThanPages
      + outermostGroup.allFindings
      + section.boundarySupplementaryItems.findings(in: "\(path).boundaryItems")
  }
}

extension LintedGroup {
  /// What each trap finds in the group and in those that it holds.
  fileprivate var allFindings: [LintFinding] {
    var found =
      zeroEstimates + insetsOnEstimate + insetsThatExceedSize + siblingsThatCannotFit
      + fractionsAlmostOne + countsOverridingLengths
    for part in parts {
      found += fractionsOfEstimates(of: part) + edgeSpacingOnFullLength(of: part)
      switch part.subitem {
      case .item(let item):
        found += part.insetsThatExceedSlot(of: item)
        found += item.size.zeroEstimates(at: part.path)
        found += part.insetsOnEstimate(of: item)
      case .group(let group):
        found +=
          LintedGroup(group, path: part.path, size: part.size, grid: grid).allFindings
      }
    }
    return found
  }
}

extension [LayoutBoundarySupplementaryItem] {
  /// What is found in headers, footers and side items.
  fileprivate func findings(in list: String) -> [LintFinding] {
    enumerated().flatMap { index, item in
      item.size.zeroEstimates(at: "\(list)[\(index)]")
        + item.insetsOnEstimate(at: "\(list)[\(index)]")
    }
  }
}
