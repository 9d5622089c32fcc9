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
