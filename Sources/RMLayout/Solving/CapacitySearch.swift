/// Finds how many subitems of a cyclic list a line holds, adding them one by one (G2, G3, G4).
struct CapacitySearch {
  /// How many subitems fit, and what decided it.
  struct Found {
    var count = 0
    /// The cycle, measured on the base of the count.
    var entries: [LineEntry] = []
    /// What fractions of the line were taken of.
    var base = 0.0
    /// What one subitem more would have needed; nil where not the length ended the line.
    var excess: Double?
  }

  /// Gives the entry of a subitem, by its number in the list, on a base.
  typealias Measure = (Int, Size) -> LineEntry

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

  /// Runs the search.
  func run(_ measure: Measure) -> Found {
    guard subitems.contains(where: { $0.size[axis.cross].fractionAxis == axis }) else {
      let shrinks =
        spacing != 0 && subitems.contains { $0.size[axis].fractionAxis == axis }
      return shrinks
        ? searchShrinking(measure) : search(base: inner[axis], spacing: spacing, measure)
    }
    // The two steps of G3: count at the full base, then place on the base of that count.
    let unspaced = search(base: inner[axis], spacing: 0, measure)
    guard unspaced.count > 0 else { return unspaced }
    let base = inner[axis] - Double(unspaced.count - 1) * spacing
    return search(base: base, spacing: spacing, measure)
  }

  /// The search on one base, by arithmetic beyond the first cycle.
  private func search(base: Double, spacing: Double, _ measure: Measure) -> Found {
    var found = Found(base: base)
    guard base > 0 else { return found }
    let room = inner[axis] + Self.tolerance
    let size = inner.replacing(axis, with: base)
    var used = 0.0
    var farthest = -Double.infinity
    for index in subitems.indices.prefix(slots) {
      let gap = Double(index) * spacing
      let entry = measure(index, size)
      guard entry.holdsAnItem, used + entry.extent + gap <= room, inner[axis] - gap > 0 else {
        found.excess = used + entry.extent + gap
        return found
      }
      found.entries.append(entry)
      found.count += 1
      used += entry.extent
      farthest = max(farthest, used + gap)
    }
    let advance = used + Double(subitems.count) * spacing
    guard advance > 0 else {
      found.count = capped(remaining)
      return found
    }
    let cycles = min(Double(slots), ((room - farthest) / advance).flooredWhole)
    found.count = max(1, Int(cycles)) * subitems.count
    while found.count < slots {
      let gap = Double(found.count) * spacing
      let extent = extent(of: found.count + 1, found.entries)
      guard extent + gap <= room, inner[axis] - gap > 0 else {
        found.excess = extent + gap
        break
      }
      found.count += 1
    }
    let isEmpty = found.entries.allSatisfy { $0.length == 0 }
    found.count = min(found.count, isEmpty ? capped(remaining) : slots)
    return found
  }

  /// The search for fractions of a base that shrinks with each further gap.
  private func searchShrinking(_ measure: Measure) -> Found {
    var found = Found(base: inner[axis])
    while found.count < steps {
      let count = found.count + 1
      let gap = Double(count - 1) * spacing
      let size = inner.replacing(axis, with: inner[axis] - gap)
      guard size[axis] > 0 else { break }
      let entries = cycle(of: count, on: size, keeping: found.entries, measure)
      let needed = extent(of: count, entries) + gap
      guard entries.allSatisfy({ $0.holdsAnItem }), needed <= inner[axis] + Self.tolerance else {
        found.excess = needed
        break
      }
      found = Found(count: count, entries: entries, base: size[axis])
      if count >= remaining, entries.allSatisfy({ $0.length == 0 }) { break }
    }
    return found
  }

  /// The cycle on a new base; a subitem that does not depend on it is not measured again.
  private func cycle(
    of count: Int, on size: Size, keeping known: [LineEntry], _ measure: Measure
  ) -> [LineEntry] {
    subitems.indices.prefix(count).map { index in
      let isKept = index < known.count && subitems[index].size[axis].fractionAxis != axis
      return isKept ? known[index] : measure(index, size)
    }
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
