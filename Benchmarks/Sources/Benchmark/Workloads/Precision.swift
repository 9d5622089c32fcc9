import RMLayout

extension Workload {
  /// T10: the greatest error of a frame's y over a million rows, against a running sum's.
  static let precision = Workload(
    id: "T10", title: "greatest error at 1,000,000 rows of 44.1; baseline: a running sum",
    unit: "1e-6 pt", targets: Targets(must: 1, stretch: 0)
  ) { blackHole throws(BenchmarkError) in
    let height = 44.1
    let count = 1_000_000
    let size = LayoutSize(width: .fractionalWidth(1), height: .absolute(height))
    let row = LayoutGroup.horizontal(size: size, subitems: [.item(LayoutItem(size: size))])
    let solution = try CompositionalLayout(section: LayoutSection(group: row)).solved(
      width: 390, itemCounts: [count], profile: .exact)
    var frames = [Rect](repeating: .zero, count: count)
    solution.copyFrames(into: &frames)
    var error = 0.0
    var sumError = 0.0
    var sum = 0.0
    for index in frames.indices {
      let exact = Double(index) * height
      error = max(error, abs(frames[index].origin.y - exact))
      sumError = max(sumError, abs(sum - exact))
      sum += height
    }
    blackHole.take(error)
    return Comparison(value: error, baseline: sumError).scaled(by: 1e6)
  }
}
