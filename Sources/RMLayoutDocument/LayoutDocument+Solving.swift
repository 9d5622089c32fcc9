public import RMLayout

extension LayoutDocument {
  /// Solves the layout in the document's environment for its item counts and measured sizes.
  /// - Throws: `SpecificationError` whose path is that of the document.
  public func solve() throws(SpecificationError) -> LayoutSolution {
    switch layout {
    case .compositional(let layout):
      try layout.solve(
        in: environment, itemCounts: itemCounts, preferredSizes: preferredSizes)
    case .flow(let layout):
      try layout.solve(
        in: environment, itemCounts: itemCounts, preferredSizes: preferredSizes)
    }
  }

  /// The traps in the document's layout, in the order in which they stand.
  /// - Throws: `SpecificationError` whose path is that of the document.
  public func lint() throws(SpecificationError) -> [LintFinding] {
    switch layout {
    case .compositional(let layout):
      try layout.lint(in: environment, sectionCount: itemCounts.count)
    case .flow(let layout):
      try layout.lint(in: environment, sectionCount: itemCounts.count)
    }
  }

  /// The document's content offset and row offsets; offsets asked for are moved to where rows rest.
  /// - Parameter solution: the document's own solution, which knows the resting offsets.
  /// - Returns: the argument of queries and of frames documents.
  public func scrollPosition(in solution: LayoutSolution) -> ScrollPosition {
    var position = ScrollPosition(offset: offset)
    for (section, offset) in rowOffsets {
      switch offset {
      case .exact(let offset):
        position.rowOffsets[section] = offset
      case .target(let proposed):
        guard section >= 0, section < solution.sectionCount else { continue }
        let row = solution.row(inSection: section)
        position.rowOffsets[section] = row?.targetOffset(proposed: proposed)
      }
    }
    return position
  }
}

extension LayoutDocument {
  /// Creates the document of a solved layout; what its providers gave stands in their place.
  ///
  /// Measured sizes are not part of it: a solution keeps the lengths that came of them.
  package init(of solution: LayoutSolution, at position: ScrollPosition, name: String?) {
    let count = solution.sectionCount
    let source = solution.source.replacingProviders(
      in: solution.environment, sectionCount: count)
    let layout: Layout =
      switch source {
      case .compositional(let layout): .compositional(layout)
      case .flow(let layout): .flow(layout)
      }
    self.init(
      name: name, layout: layout, environment: solution.environment,
      itemCounts: (0..<count).map { solution.itemCount(inSection: $0) }, offset: position.offset,
      rowOffsets: position.rowOffsets.mapValues(RowOffset.exact))
  }
}
