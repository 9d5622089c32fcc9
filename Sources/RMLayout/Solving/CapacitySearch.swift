/// Finds how many subitems of a cyclic list a line holds, adding them one by one (G2, G3, G4).
struct CapacitySearch {
  typealias Found = (count: Int, entries: [LineEntry])
  typealias Measure = (LayoutSubitem, Size) -> LineEntry

  let subitems: [LayoutSubitem]
  let axis: Axis
  let inner: Size
  let spacing: Double
  /// Where every line ends.
  let slots: Int
  /// Where a line ends whose base changes with each subitem.
  let steps: Int
  /// The items left, at which a line that never fills ends.
  let remaining: Int

  /// Tolerance of the fit test, in points (G2, F7).
  static var tolerance: Double { 0.001 }

  /// Runs the search; `measure` gives the entry of a subitem on a base.
  ///
  /// The entries are those of the cycle, measured on the base of the count that was found.
  func run(_ measure: Measure) -> Found {
    guard subitems.contains(where: { $0.size[axis.cross].fractionAxis == axis }) else {
      let shrinks =
        spacing != 0 && subitems.contains { $0.size[axis].fractionAxis == axis }
      return shrinks
        ? searchShrinking(measure) : search(base: inner[axis], spacing: spacing, measure)
    }
    // The two steps of G3: count at the full base, then place on the base of that count.
    let unspaced = search(base: inner[axis], spacing: 0, measure).count
    let base = inner[axis] - Double(unspaced - 1) * spacing
    return unspaced > 0 ? search(base: base, spacing: spacing, measure) : (0, [])
  }

  /// The search on one base, by arithmetic beyond the first cycle.
  private func search(base: Double, spacing: Double, _ measure: Measure) -> Found {
    guard base > 0 else { return (0, []) }
    let room = inner[axis] + Self.tolerance
    let size = inner.replacing(axis, with: base)
    var entries: [LineEntry] = []
    var used = 0.0
    var farthest = -Double.infinity
    for subitem in subitems.prefix(slots) {
      let gap = Double(entries.count) * spacing
      let entry = measure(subitem, size)
      guard entry.holdsAnItem, used + entry.extent + gap <= room, inner[axis] - gap > 0 else {
        return (entries.count, entries)
      }
      entries.append(entry)
      used += entry.extent
      farthest = max(farthest, used + gap)
    }
    let advance = used + Double(subitems.count) * spacing
    let isEmpty = entries.allSatisfy { $0.length == 0 }
    guard advance > 0 else { return (capped(remaining), entries) }
    let cycles = min(Double(slots), ((room - farthest) / advance).flooredWhole)
    var count = max(1, Int(cycles)) * entries.count
    while count < slots {
      let gap = Double(count) * spacing
      let extent = extent(of: count + 1, entries)
      guard extent + gap <= room, inner[axis] - gap > 0 else { break }
      count += 1
    }
    return (isEmpty ? min(count, capped(remaining)) : min(count, slots), entries)
  }

  /// The search for fractions of a base that shrinks with each further gap.
  private func searchShrinking(_ measure: Measure) -> Found {
    var found: Found = (0, [])
    while found.count < steps {
      let count = found.count + 1
      let gap = Double(count - 1) * spacing
      let size = inner.replacing(axis, with: inner[axis] - gap)
      guard size[axis] > 0 else { break }
      var entries: [LineEntry] = []
      entries.reserveCapacity(min(count, subitems.count))
      for (index, subitem) in subitems.prefix(count).enumerated() {
        // A subitem that does not depend on the base need not be measured again.
        let isKept = index < found.entries.count && subitem.size[axis].fractionAxis != axis
        entries.append(isKept ? found.entries[index] : measure(subitem, size))
      }
      guard entries.allSatisfy({ $0.holdsAnItem }),
        extent(of: count, entries) + gap <= inner[axis] + Self.tolerance
      else { break }
      found = (count, entries)
      if count >= remaining, entries.allSatisfy({ $0.length == 0 }) { break }
    }
    return found
  }

  /// What a number of subitems takes of a line without the gaps between them.
  private func extent(of count: Int, _ entries: [LineEntry]) -> Double {
    var sum = 0.0
    for (index, entry) in entries.enumerated() where index < count {
      sum += Double((count - 1 - index) / subitems.count + 1) * entry.extent
    }
    return sum
  }

  private func capped(_ count: Int) -> Int { max(1, min(count, slots)) }
}
