extension CompositionalLayout {
  /// Computes where everything lies (section 16 of the rules).
  ///
  /// - Parameters:
  ///   - environment: the collection view's bounds and traits.
  ///   - itemCounts: the number of items of each section.
  /// - Throws: ``SpecificationError`` for numbers and groups that mean nothing.
  /// - Complexity: O(sections + size of their groups), whatever the item counts.
  public func solve(
    in environment: LayoutEnvironment, itemCounts: [Int]
  ) throws(SpecificationError) -> LayoutSolution {
    var recorder = NoRecorder()
    return try solve(in: environment, itemCounts: itemCounts, recorder: &recorder)
  }

  /// Solves and tells a recorder of the work.
  package func solve<Recorder: SolveRecorder>(
    in environment: LayoutEnvironment, itemCounts: [Int], recorder: inout Recorder
  ) throws(SpecificationError) -> LayoutSolution {
    try environment.validate()
    try validate(itemCounts: itemCounts)
    try configuration.interSectionSpacing.checked("configuration.interSectionSpacing")
    let grid = PixelGrid(scale: environment.scale, profile: environment.profile)
    var solver = SectionSolver(
      environment: environment, scrollAxis: configuration.scrollDirection, grid: grid,
      recorder: recorder)
    var assembly = SolutionAssembly(
      scrollAxis: configuration.scrollDirection, spacing: configuration.interSectionSpacing)
    var previous: (section: LayoutSection, solution: SectionSolution)?
    for (index, count) in itemCounts.enumerated() {
      guard let section = section(at: index, in: environment, on: grid) else {
        if count > 0 { assembly.report(.missingSection(items: count), path: "sections[\(index)]") }
        assembly.append(SectionSolution(itemCount: count, length: 0, cells: .none))
        continue
      }
      if let previous, previous.solution.itemCount == count, previous.section == section {
        assembly.append(previous.solution)
        continue
      }
      let warnings = try within("sections[\(index)]") { () throws(SpecificationError) in
        try section.validate()
      }
      for warning in warnings {
        assembly.report(warning.finding, path: "sections[\(index)].\(warning.path)")
      }
      let solution = solver.solve(section, itemCount: count, index: index)
      previous = (section, solution)
      assembly.append(solution)
    }
    assembly.report(solver.diagnostics)
    recorder = solver.recorder
    return assembly.solution(
      in: environment, grid: grid, isMirrored: environment.layoutDirection == .rightToLeft)
  }

  private func section(
    at index: Int, in environment: LayoutEnvironment, on grid: PixelGrid
  ) -> LayoutSection? {
    let section: LayoutSection? =
      switch sections {
      case .same(let section): section
      case .each(let list): index < list.count ? list[index] : nil
      case .provider(let provider): provider.body(index, environment)
      }
    return section?.resolvingCustomFrames(in: environment, on: grid)
  }
}
