extension CompositionalLayout {
  /// Computes where everything lies (section 16 of the rules).
  ///
  /// - Parameters:
  ///   - environment: the collection view's bounds and traits.
  ///   - itemCounts: the number of items of each section.
  /// - Returns: the frames of all elements, as a value to ask.
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
    let warnings = try within("configuration") { () throws(SpecificationError) in
      try configuration.validate()
    }
    let grid = PixelGrid(scale: environment.scale, profile: environment.profile)
    var solver = SectionSolver(
      environment: environment, configuration: configuration, grid: grid, recorder: recorder)
    var assembly = SolutionAssembly(
      scrollAxis: configuration.scrollDirection, spacing: configuration.interSectionSpacing)
    assembly.report(warnings, within: "configuration")
    var previous: SolvedSection?
    for (index, count) in itemCounts.enumerated() {
      guard let section = try section(at: index, in: environment, on: grid) else {
        if count > 0 { assembly.report(.missingSection(items: count), path: "sections[\(index)]") }
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
      assembly.report(solved.diagnostics, within: "sections[\(index)]")
      solver.recorder.enter("sections[\(index)]")
      solver.recorder.note(
        .section(start: assembly.lastStart, length: solved.solution.length), "C2")
      solver.recorder.leave()
    }
    recorder = solver.recorder
    for (index, item) in configuration.boundarySupplementaryItems.enumerated()
    where item.alignment == .none {
      assembly.report(.boundaryItemWithoutPlace, path: "configuration.boundaryItems[\(index)]")
    }
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

/// A section's solution with its findings, kept for the next section that is defined alike.
private struct SolvedSection {
  let section: LayoutSection
  let solution: SectionSolution
  /// Findings with paths from the section.
  let diagnostics: [LayoutDiagnostic]

  init<Recorder: SolveRecorder>(
    _ section: LayoutSection, itemCount: Int, with solver: inout SectionSolver<Recorder>
  ) throws(SpecificationError) {
    let warnings = try section.validate()
    self.section = section
    solution = solver.solve(section, itemCount: itemCount)
    diagnostics = warnings + solver.takeDiagnostics()
  }

  func isReusable(for other: LayoutSection, itemCount: Int) -> Bool {
    solution.itemCount == itemCount && section == other
  }
}
