/// Finds the sections that have elements near an interval along the scroll axis.
struct SectionReach: Sendable {
  private let order: IntervalOrder
  /// The numbers of the sections that have elements; nil if all have.
  private let members: [Int]?

  init(_ sections: [SectionSolution], starts: [Double], along scrollAxis: Axis) {
    let occupied = sections.indices.filter { !sections[$0].isEmpty }
    members = occupied.count == sections.count ? nil : occupied
    order = IntervalOrder(occupied.map { sections[$0].reach(from: starts[$0], along: scrollAxis) })
  }

  /// Calls a function with each section that may reach into an interval, in order.
  /// - Complexity: O(log sections + sections found).
  @inline(__always)
  func forEachSection<Failure: Error>(
    from low: Double, to high: Double, _ body: (Int) throws(Failure) -> Void
  ) throws(Failure) {
    for index in order.range(from: low, to: high) { try body(members?[index] ?? index) }
  }
}

extension SectionSolution {
  /// Whether nothing of the section can be found.
  var isEmpty: Bool { !hasCells && boundary.isEmpty && decorations.isEmpty }

  /// The interval along the scroll axis in which all groups, headers and backgrounds lie.
  func reach(from start: Double, along scrollAxis: Axis) -> (start: Double, end: Double) {
    var low = min(0, length)
    var high = max(0, length)
    if case .groups(let run) = cells {
      // Positions are linear in a group's number: the first or the last full one is the farthest.
      for group in [0, max(0, run.groupCount - 2), run.groupCount - 1] {
        let near = run.origin(of: group)[scrollAxis]
        let reach = run.template(of: group).reach(along: scrollAxis)
        low = min(low, near + reach.start)
        high = max(high, near + reach.end)
      }
    }
    for element in boundary {
      // Insets beyond its size turn an element out of its own frame (S1).
      let shown = element.frame.inset(by: element.contentInsets)
      let near = shown.min(along: scrollAxis)
      let lead = near - element.frame.min(along: scrollAxis)
      let lowest = element.pin.map { $0.lowest + lead } ?? near
      let highest = element.pin.map { $0.highest + lead } ?? near
      low = min(low, near, lowest, highest)
      high = max(high, max(near, lowest, highest) + shown.size[scrollAxis])
    }
    return (start + low, start + high)
  }
}
