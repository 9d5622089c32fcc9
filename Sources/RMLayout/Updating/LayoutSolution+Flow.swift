extension LayoutSolution {
  /// Takes over what neighbouring cells of a flow layout asked for, and solves it again (F11).
  mutating func setFlowSizes(
    _ sizes: [Size], from path: ItemPath, contentOffset: Point
  ) -> LayoutChange {
    guard case .flow(let layout) = source, layout.estimatedItemSize != nil else {
      return LayoutChange()
    }
    var measured = flowMeasurements
    measured.set(sizes, from: path)
    // The average moves everything that was not measured.
    return change(seenAt: contentOffset, from: 0) { solution in
      solution.solveAgain(layout, itemCounts: solution.itemCounts, measured: measured)
    }
  }

  /// The number of items of each section.
  var itemCounts: [Int] {
    var counts: [Int] = []
    sections.forEachEntry { entry, _ in
      counts += Array(repeating: entry.leaf.solution.itemCount, count: entry.leaf.count)
    }
    return counts
  }

  /// Solves a flow layout again; numbers that were valid before stay so.
  mutating func solveAgain(
    _ layout: FlowLayout, itemCounts: [Int], measured: FlowMeasurements
  ) {
    let solved = try? layout.solve(in: environment, itemCounts: itemCounts, measured: measured)
    if let solved { self = solved }
  }
}
