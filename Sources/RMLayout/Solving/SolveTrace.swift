/// The ledger of a solve: every decision in the order in which it was taken.
package struct SolveTrace: SolveRecorder, Sendable {
  package static var wantsEverySection: Bool { true }

  package private(set) var decisions: [SolveDecision] = []
  private var path: [String] = []

  package init() {}

  package mutating func enter(_ component: @autoclosure () -> String) { path.append(component()) }

  package mutating func leave() { path.removeLast() }

  package mutating func note(
    _ subject: @autoclosure () -> SolveDecision.Subject, _ rule: StaticString
  ) {
    decisions.append(
      SolveDecision(
        path: path.joined(separator: "."), rule: "\(rule)", subject: subject()))
  }
}

extension CompositionalLayout {
  /// Every decision of a solve, in order; what decided about one element is its explanation.
  ///
  /// - Parameters:
  ///   - environment: the collection view's bounds and traits.
  ///   - itemCounts: the number of items of each section.
  ///   - preferredSizes: what was measured; groups that it concerns are solved again, behind the others.
  /// - Returns: sizes, lines, wraps and places with their numbers and rule ids, from the outside in.
  /// - Throws: ``SpecificationError`` for numbers and groups that mean nothing.
  /// - Complexity: O(sections + size of their groups + measured groups).
  public func trace(
    in environment: LayoutEnvironment, itemCounts: [Int],
    preferredSizes: PreferredSizes = PreferredSizes()
  ) throws(SpecificationError) -> [SolveDecision] {
    try preferredSizes.validate(itemCounts: itemCounts)
    var trace = SolveTrace()
    var solution = try solve(in: environment, itemCounts: itemCounts, recorder: &trace)
    solution.apply(preferredSizes)
    for number in preferredSizes.sections.keys.sorted() {
      solution.section(number).tellMeasurements(to: &trace)
    }
    return trace.decisions
  }
}

extension PlacedSection {
  /// Tells what measured sizes changed: each measured group, headers and footers, and the length.
  fileprivate func tellMeasurements(to trace: inout SolveTrace) {
    trace.enter("sections[\(number)]")
    defer { trace.leave() }
    if let run {
      trace.enter("group")
      var item = 0
      run.forEachMeasurement { unmeasured, sizes in
        if sizes.contains(where: { !$0.isUnmeasured }) {
          trace.note(.measured(firstItem: item, count: sizes.count), "E1")
          _ = run.plan.solved(sizes, recorder: &trace)
        }
        item += unmeasured + sizes.count
      }
      trace.leave()
    }
    for element in solution.boundary where solution.boundarySizes[element.kind] != nil {
      trace.note(.boundary(kind: element.kind, frame: element.frame), "E6")
    }
    trace.note(.section(start: start, length: solution.length), "C2")
  }
}

extension FlowLayout {
  /// Every decision of a solve, in order; what decided about one element is its explanation.
  ///
  /// - Parameters:
  ///   - environment: the collection view's bounds, insets and traits.
  ///   - itemCounts: the number of items of each section.
  ///   - preferredSizes: what was measured of the cells.
  /// - Returns: lines and places with their numbers and rule ids.
  /// - Throws: ``SpecificationError`` for numbers that mean nothing.
  /// - Complexity: O(sections) for uniform items, O(items) for sizes per item.
  public func trace(
    in environment: LayoutEnvironment, itemCounts: [Int],
    preferredSizes: PreferredSizes = PreferredSizes()
  ) throws(SpecificationError) -> [SolveDecision] {
    try preferredSizes.validate(itemCounts: itemCounts)
    var trace = SolveTrace()
    _ = try solve(
      in: environment, itemCounts: itemCounts, measured: FlowMeasurements(preferredSizes),
      recorder: &trace)
    return trace.decisions
  }
}
