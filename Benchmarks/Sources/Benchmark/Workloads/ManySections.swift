import RMLayout

/// A hundred thousand sections of ten rows, some with one more or less: no two neighbours are alike.
struct ManySections {
  let count = 100_000
  let itemCounts: [Int]
  let rowHeight = 50.0

  init() { itemCounts = (0..<count).map { 9 + $0 % 3 } }

  func solve(_ itemCounts: [Int]) throws(BenchmarkError) -> LayoutSolution {
    let row = LayoutSize(width: .fractionalWidth(1), height: .absolute(rowHeight))
    let group = LayoutGroup.horizontal(size: row, subitems: [.item(LayoutItem(size: row))])
    return try CompositionalLayout(section: LayoutSection(group: group)).solved(
      width: 390, itemCounts: itemCounts)
  }

  /// Places all over the content, where windows begin.
  var windows: [Rect] {
    (0..<4096).map { number in
      Rect(
        x: 0, y: Double(number &* 2_654_435_761 % (count * 499)) + 0.5, width: 390, height: 600)
    }
  }

  /// Sections all over the content.
  var places: [Int] { (0..<1000).map { $0 &* 2_654_435_761 % count } }
}

extension Workload {
  /// T12: a hundred thousand sections solved, one of them changed, those that show found.
  static let manySections = [solvedSections, equalSections, changedSection, visibleSections]

  private static let title = "100,000 sections of about 10 rows"

  private static let solvedSections = Workload(
    id: "T12", part: "solve, counts differ", title: title, unit: "ns/section",
    targets: Targets(must: 100, stretch: 50)
  ) { blackHole throws(BenchmarkError) in
    try solving(ManySections().itemCounts, blackHole)
  }

  private static let equalSections = Workload(
    id: "T12", part: "solve, all of 10", title: title, unit: "ns/section",
    targets: Targets(must: 100, stretch: 50)
  ) { blackHole throws(BenchmarkError) in
    try solving(Array(repeating: 10, count: 100_000), blackHole)
  }

  private static func solving(
    _ itemCounts: [Int], _ blackHole: BlackHole
  ) throws(BenchmarkError) -> Comparison {
    let sections = ManySections()
    return try Timing.medians { () throws(BenchmarkError) in
      var height = 0.0
      let seconds = try Timing.seconds { () throws(BenchmarkError) in
        height = try sections.solve(itemCounts).contentSize.height
      }
      blackHole.take(height)
      return seconds
    } baseline: { () throws(BenchmarkError) in
      Timing.seconds {
        let offsets = PrefixArray(itemCounts.map { Double($0) * sections.rowHeight }).offsets
        blackHole.take(offsets[sections.count])
      }
    }.scaled(by: 1e9 / Double(sections.count))
  }

  private static let changedSection = Workload(
    id: "T12", part: "one changed section", title: title, unit: "ns",
    targets: Targets(must: 2000, stretch: 1000)
  ) { blackHole throws(BenchmarkError) in
    let sections = ManySections()
    var solution = try sections.solve(sections.itemCounts)
    var offsets = PrefixArray(sections.itemCounts.map { Double($0) * sections.rowHeight }).offsets
    let places = sections.places
    let fewPlaces = Array(places.prefix(50))
    var change = 1
    return try Timing.medians { () throws(BenchmarkError) in
      change = -change
      let seconds = try Timing.seconds { () throws(BenchmarkError) in
        try solution.reload(places, of: sections, adding: change)
      }
      blackHole.take(solution.contentSize.height)
      return seconds / Double(places.count)
    } baseline: { () throws(BenchmarkError) in
      let seconds = Timing.seconds {
        for place in fewPlaces {
          for index in place + 1..<offsets.count { offsets[index] += sections.rowHeight }
        }
      }
      blackHole.take(offsets[sections.count])
      return seconds / Double(fewPlaces.count)
    }.scaled(by: 1e9)
  }

  private static let visibleSections = Workload(
    id: "T12", part: "visible rows, callback", title: title, unit: "ns",
    targets: Targets(must: 500, stretch: 250)
  ) { blackHole throws(BenchmarkError) in
    let sections = ManySections()
    let solution = try sections.solve(sections.itemCounts)
    let offsets = PrefixArray(sections.itemCounts.map { Double($0) * sections.rowHeight })
    let windows = sections.windows
    guard solution.visibleRows(in: windows) == offsets.visibleRows(of: sections, in: windows) else {
      throw BenchmarkError(message: "T12: the visible rows are not those of the baseline")
    }
    return Timing.medians {
      Timing.seconds { blackHole.take(solution.visibleRows(in: windows)) }
    } baseline: {
      Timing.seconds { blackHole.take(offsets.visibleRows(of: sections, in: windows)) }
    }.scaled(by: 1e9 / Double(windows.count))
  }
}

extension LayoutSolution {
  /// Gives sections one row more or less than they had at first.
  fileprivate mutating func reload(
    _ places: [Int], of sections: ManySections, adding change: Int
  ) throws(BenchmarkError) {
    do throws(SpecificationError) {
      for place in places {
        try reloadSections(
          place..<place + 1, itemCounts: [sections.itemCounts[place] + change])
      }
    } catch {
      throw BenchmarkError(message: "\(error)")
    }
  }

  /// The sum of the offsets of rows that show in any of some windows.
  @inline(never)
  fileprivate func visibleRows(in windows: [Rect]) -> Double {
    var sum = 0.0
    for window in windows {
      forEachElement(intersecting: window) { element, _ in sum += element.frame.minY }
    }
    return sum
  }
}

extension PrefixArray {
  @inline(never)
  fileprivate func visibleRows(of sections: ManySections, in windows: [Rect]) -> Double {
    var sum = 0.0
    for window in windows {
      var section = find(window.minY)
      while section < sections.count, offsets[section] < window.maxY {
        let start = offsets[section]
        for row in 0..<sections.itemCounts[section] {
          let y = start + Double(row) * sections.rowHeight
          if y + sections.rowHeight > window.minY, y < window.maxY { sum += y }
        }
        section += 1
      }
    }
    return sum
  }
}
