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
    var known = KnownSections()
    for (index, count) in itemCounts.enumerated() {
      if !Recorder.wantsEverySection,
        let solution = known.solution(at: index, of: sections, itemCount: count)
      {
        assembly.append(solution)
        continue
      }
      solver.recorder.enter("sections[\(index)]")
      defer { solver.recorder.leave() }
      let solution = try within("sections[\(index)]") { () throws(SpecificationError) in
        try solveSection(index, itemCount: count, with: &solver, knowing: &known)
      }
      assembly.append(solution)
      solver.recorder.note(.section(start: assembly.lastStart, length: solution.length), "C2")
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

  /// Solves one section, unless one that is defined alike was solved before.
  private func solveSection<Recorder: SolveRecorder>(
    _ index: Int, itemCount: Int, with solver: inout SectionSolver<Recorder>,
    knowing known: inout KnownSections
  ) throws(SpecificationError) -> SectionSolution {
    let environment = solver.environment
    guard let section = section(at: index, in: environment) else {
      return .empty(
        itemCount: itemCount,
        crossExtent: environment.size[configuration.scrollDirection.cross])
    }
    // Definitions that lie in a list were looked for where they lie.
    if !Recorder.wantsEverySection, case .provider = sections,
      let solution = known.solution(of: section, itemCount: itemCount)
    {
      return solution
    }
    try section.validateDepth()
    let resolved = section.resolvingCustomFrames(in: environment, on: solver.grid)
    let warnings = try resolved.validate()
    let solution = solver.solve(resolved, itemCount: itemCount, warnings: warnings)
    known.keep(solution, of: section)
    return solution
  }

  /// The definition of a section, nil where there is none.
  func section(at index: Int, in environment: LayoutEnvironment) -> LayoutSection? {
    switch sections {
    case .same(let section): section
    case .each(let list): index < list.count ? list[index] : nil
    case .provider(let provider): provider.body(index, environment)
    }
  }
}

/// The sections solved last, for those that are defined alike.
private struct KnownSections {
  /// How many are kept: layouts take turns of a few kinds.
  private static var capacity: Int { 8 }

  // Apart, because whoever reads one member of a pair copies both, and a section is large.
  private var definitions: [LayoutSection] = []
  private var solutions: [SectionSolution] = []

  /// The solution of a section with as many items, if that is known without asking a provider.
  ///
  /// Sections are compared where they lie: a copy of one takes longer than the comparison.
  func solution(
    at index: Int, of sections: CompositionalLayout.Sections, itemCount: Int
  ) -> SectionSolution? {
    switch sections {
    case .same:
      return solutions.last { $0.itemCount == itemCount }
    case .each(let list):
      return index < list.count ? solution(of: list[index], itemCount: itemCount) : nil
    case .provider:
      return nil
    }
  }

  /// The solution of a section with as many items, defined alike.
  func solution(of section: LayoutSection, itemCount: Int) -> SectionSolution? {
    for index in solutions.indices.reversed() where solutions[index].itemCount == itemCount {
      if definitions[index] == section { return solutions[index] }
    }
    return nil
  }

  mutating func keep(_ solution: SectionSolution, of section: LayoutSection) {
    if solutions.count == Self.capacity {
      definitions.removeFirst()
      solutions.removeFirst()
    }
    definitions.append(section)
    solutions.append(solution)
  }
}
