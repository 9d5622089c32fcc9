extension FlowLayout {
  /// Computes where everything lies (F2-F8).
  ///
  /// - Parameters:
  ///   - environment: the collection view's bounds, insets and traits.
  ///   - itemCounts: the number of items of each section.
  ///   - preferredSizes: what cells asked for, where the layout has an estimated item size (F11).
  /// - Returns: the frames of all elements, as a value to ask.
  /// - Throws: ``SpecificationError`` for numbers that mean nothing.
  /// - Complexity: O(sections) for uniform items, O(items) for sizes per item.
  public func solve(
    in environment: LayoutEnvironment, itemCounts: [Int],
    preferredSizes: PreferredSizes = PreferredSizes()
  ) throws(SpecificationError) -> LayoutSolution {
    try preferredSizes.validate(itemCounts: itemCounts)
    return try solve(
      in: environment, itemCounts: itemCounts, measured: FlowMeasurements(preferredSizes))
  }

  /// Solves for what has been measured.
  func solve(
    in environment: LayoutEnvironment, itemCounts: [Int], measured: FlowMeasurements
  ) throws(SpecificationError) -> LayoutSolution {
    var recorder = NoRecorder()
    var solution = try solve(
      in: environment, itemCounts: itemCounts, measured: measured, recorder: &recorder)
    solution.flowMeasurements = measured
    return solution
  }

  /// Solves and tells a recorder of the work.
  package func solve<Recorder: SolveRecorder>(
    in environment: LayoutEnvironment, itemCounts: [Int], recorder: inout Recorder
  ) throws(SpecificationError) -> LayoutSolution {
    try solve(
      in: environment, itemCounts: itemCounts, measured: FlowMeasurements(), recorder: &recorder)
  }

  /// Solves for what has been measured and tells a recorder of the work.
  func solve<Recorder: SolveRecorder>(
    in environment: LayoutEnvironment, itemCounts: [Int], measured: FlowMeasurements,
    recorder: inout Recorder
  ) throws(SpecificationError) -> LayoutSolution {
    try environment.validate()
    try estimatedItemSize?.validate()
    try validate(itemCounts: itemCounts)
    var solver = FlowSolver(
      layout: self, environment: environment, measured: measured, recorder: recorder)
    var assembly = SolutionAssembly(scrollAxis: scrollDirection, spacing: 0)
    for (index, count) in itemCounts.enumerated() {
      guard let section = section(at: index) else {
        assembly.append(
          .empty(itemCount: count, crossExtent: environment.size[scrollDirection.cross]))
        continue
      }
      let warnings = try within("sections[\(index)]") { () throws(SpecificationError) in
        try section.validate(itemCount: count)
      }
      solver.recorder.enter("sections[\(index)]")
      let solution = solver.solve(
        section, number: index, itemCount: count, warnings: warnings)
      assembly.append(solution)
      solver.recorder.note(.section(start: assembly.lastStart, length: solution.length), "F6")
      solver.recorder.leave()
    }
    recorder = solver.recorder
    return assembly.solution(of: .flow(self), in: environment)
  }

  /// The definition of a section, nil where there is none.
  func section(at index: Int) -> FlowSection? {
    switch sections {
    case .same(let section): section
    case .each(let list): index < list.count ? list[index] : nil
    }
  }
}
