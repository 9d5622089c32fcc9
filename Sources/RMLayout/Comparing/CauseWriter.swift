/// Says what most likely made changes with one sign, and by which rules.
struct CauseWriter {
  private let comparison: LayoutComparison
  private let scrolledRows: Set<Int>
  private let pixel: Double
  /// How many elements each section has, those that are gone included.
  private var counts: [Int: Int] = [:]

  init(_ comparison: LayoutComparison, scrolledRows: Set<Int>, pixel: Double) {
    self.comparison = comparison
    self.scrolledRows = scrolledRows
    self.pixel = pixel
    for change in comparison.changes { counts[change.element.path.section, default: 0] += 1 }
    for element in comparison.unchanged { counts[element.path.section, default: 0] += 1 }
  }

  func cause(of group: ChangeSorter.Group) -> (rules: [String], text: String) {
    switch group.sign {
    case .rounding:
      (["D1", "X1"], "at most a pixel of \(pixel.decimalText): another rounding or profile")
    case .mirrored: (["T1"], "the mirror image: the other reading direction")
    case .raised: (["K2", "B7"], "another depth: a background, or what keeps in view")
    case .shifted(let section, let step, true):
      (
        ["G13", "S4"],
        "\(name(of: section)): moved by \(step.signed), and as much more from each to the next: the "
          + "space between them, or their length"
      )
    case .shifted(let section, let distance, false):
      shift(of: section, by: distance, group.changes)
    case .resized(let section, let growth):
      (
        ["D1", "E1"],
        "\(name(of: section)): the size changed by \(growth.signed): another dimension, inset or "
          + "measured size"
      )
    case .added(let section, let category, _):
      (rules(of: category, isAll: false), "added to \(name(of: section))")
    case .removed(let section, let category, _):
      removal(of: category, from: section, count: group.changes.count)
    }
  }

  private func removal(
    of category: LayoutAttributes.Category, from section: Int, count: Int
  ) -> (rules: [String], text: String) {
    let isAll = category == .cell && counts[section] == count
    let reason = isAll ? ", all of it: it has no items, or not one fits" : ""
    return (rules(of: category, isAll: isAll), "removed from \(name(of: section))\(reason)")
  }

  /// The rules by which there are elements of a sort.
  private func rules(of category: LayoutAttributes.Category, isAll: Bool) -> [String] {
    switch category {
    case .cell: isAll ? ["G8", "M3", "M4"] : ["G13"]
    case .supplementary: ["B2", "A5"]
    case .decoration: ["K2"]
    }
  }

  /// What has made a section, or part of one, move by a distance.
  private func shift(
    of section: Int, by distance: Point, _ changes: [ElementChange]
  ) -> (rules: [String], text: String) {
    let isWhole = counts[section] == changes.count
    let start = "\(name(of: section)): \(isWhole ? "all of it " : "")moved by \(distance.signed)"
    if scrolledRows.contains(section) { return (["O1"], "\(start): its row is scrolled") }
    if let reason = lengthening(of: section, by: distance, changes) {
      return (reason.rules, "\(start), since \(reason.text)")
    }
    if changes.allSatisfy({ $0.element.category == .supplementary }) {
      return (["A1", "B3"], "\(start): an anchor, an alignment or an offset")
    }
    return isWhole && section > 0
      ? (["C2", "S3"], "\(start): what lies before it has another length, or an inset")
      : (["S3", "S4", "G13"], "\(start): an inset, a spacing or another place on the line")
  }

  /// What came, went or changed its size before elements, by as much as they moved.
  private func lengthening(
    of section: Int, by distance: Point, _ changes: [ElementChange]
  ) -> (rules: [String], text: String)? {
    guard (distance.x == 0) != (distance.y == 0), let first = changes.first?.element.path else {
      return nil
    }
    let axis = distance.x == 0 ? Axis.vertical : .horizontal
    var sum = 0.0
    for change in comparison.changes {
      guard change.element.path.section <= section || change.isOfLayout,
        let length = change.length(along: axis)
      else { continue }
      if abs(length - distance[axis]) <= pixel {
        return (
          [change.element.category == .supplementary ? "B2" : "E4"],
          "\(change.element.name) \(change.verb)"
        )
      }
      if change.element.category == .cell, change.element.path < first { sum += length }
    }
    return abs(sum - distance[axis]) <= pixel ? (["E4"], "those before changed their size") : nil
  }

  private func name(of section: Int) -> String {
    section == ItemPath.layoutSection ? "the layout" : "section \(section)"
  }
}

extension ElementChange {
  /// Whether the element belongs to no section.
  fileprivate var isOfLayout: Bool { element.path.section == ItemPath.layoutSection }

  /// What became of the element, as the end of a sentence.
  fileprivate var verb: String {
    switch kind {
    case .added: "was added"
    case .removed: "was removed"
    case .resized: "changed its size"
    case .moved: "moved"
    case .raised: "has another depth"
    }
  }

  /// How much longer the change makes what the element is in; nil for changes that do not.
  fileprivate func length(along axis: Axis) -> Double? {
    switch kind {
    case .added: after.map { $0.frame.size[axis] }
    case .removed: before.map { -$0.frame.size[axis] }
    case .resized: growth[axis]
    case .moved, .raised: nil
    }
  }
}

extension Point {
  /// Both coordinates with their signs.
  fileprivate var signed: String { "\(x.signed),\(y.signed)" }
}

extension Size {
  /// Both lengths with their signs.
  fileprivate var signed: String { "\(width.signed) x \(height.signed)" }
}

extension Double {
  fileprivate var signed: String { (self > 0 ? "+" : "") + decimalText }
}
