extension CompositionalLayout {
  /// Computes where everything lies (section 16 of the rules).
  ///
  /// - Parameters:
  ///   - environment: the collection view's bounds and traits.
  ///   - itemCounts: the number of items of each section.
  ///   - preferredSizes: what cells, headers and footers asked for, on estimated axes (E1, E6).
  /// - Returns: the frames of all elements, as a value to ask.
  /// - Throws: ``SpecificationError`` for numbers and groups that mean nothing.
  /// - Complexity: O(sections + size of their groups), whatever the item counts, and O(sizes given).
  public func solve(
    in environment: LayoutEnvironment, itemCounts: [Int],
    preferredSizes: PreferredSizes = PreferredSizes()
  ) throws(SpecificationError) -> LayoutSolution {
    try preferredSizes.validate(itemCounts: itemCounts)
    var recorder = NoRecorder()
    var solution = try solve(in: environment, itemCounts: itemCounts, recorder: &recorder)
    solution.apply(preferredSizes)
    return solution
  }

  /// Solves and tells a recorder of the work.
  package func solve<Recorder: SolveRecorder>(
    in environment: LayoutEnvironment, itemCounts: [Int], recorder: inout Recorder
  ) throws(SpecificationError) -> LayoutSolution {
    try environment.validate()
    try validate(itemCounts: itemCounts)
    let warnings = try within("configuration") { () throws(SpecificationError) in
      try configuration.validate()
    }
    let grid = PixelGrid(scale: environment.scale, profile: environment.profile)
    var solver = SectionSolver(
      environment: environment, configuration: configuration, grid: grid, recorder: recorder)
    var assembly = SolutionAssembly(
      scrollAxis: configuration.scrollDirection, spacing: configuration.interSectionSpacing)
    assembly.report(warnings.map { $0.within("configuration") })
    var previous: SolvedSection?
    for (index, count) in itemCounts.enumerated() {
      guard let section = try section(at: index, in: environment, on: grid) else {
        assembly.append(
          .empty(
            itemCount: count, crossExtent: environment.size[configuration.scrollDirection.cross]))
        continue
      }
      let isKnown = previous?.isReusable(for: section, itemCount: count) == true
      if !isKnown || Recorder.wantsEverySection {
        solver.recorder.enter("sections[\(index)]")
        defer { solver.recorder.leave() }
        previous = try within("sections[\(index)]") { () throws(SpecificationError) in
          try SolvedSection(section, itemCount: count, with: &solver)
        }
      }
      guard let solved = previous else { continue }
      assembly.append(solved.solution)
      solver.recorder.enter("sections[\(index)]")
      solver.recorder.note(
        .section(start: assembly.lastStart, length: solved.solution.length), "C2")
      solver.recorder.leave()
    }
    recorder = solver.recorder
    assembly.reportAtEnd(
      configuration.boundarySupplementaryItems.indices.filter {
        configuration.boundarySupplementaryItems[$0].alignment == .none
      }.map {
        LayoutDiagnostic(.boundaryItemWithoutPlace, path: "configuration.boundaryItems[\($0)]")
      })
    return assembly.solution(of: .compositional(self), in: environment)
  }

  private func section(
    at index: Int, in environment: LayoutEnvironment, on grid: PixelGrid
  ) throws(SpecificationError) -> LayoutSection? {
    let section: LayoutSection? =
      switch sections {
      case .same(let section): section
      case .each(let list): index < list.count ? list[index] : nil
      case .provider(let provider): provider.body(index, environment)
      }
    try within("sections[\(index)]") { () throws(SpecificationError) in
      try section?.validateDepth()
    }
    return section?.resolvingCustomFrames(in: environment, on: grid)
  }
}

/// A section's solution, kept for the next section that is defined alike.
private struct SolvedSection {
  let section: LayoutSection
  let solution: SectionSolution

  init<Recorder: SolveRecorder>(
    _ section: LayoutSection, itemCount: Int, with solver: inout SectionSolver<Recorder>
  ) throws(SpecificationError) {
    let warnings = try section.validate()
    self.section = section
    solution = solver.solve(section, itemCount: itemCount, warnings: warnings)
  }

  func isReusable(for other: LayoutSection, itemCount: Int) -> Bool {
    solution.itemCount == itemCount && section == other
  }
}
