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
    /// The rule that decided.
    var rule: StaticString = "G2"
    /// How many subitems the spacing left no base for (G3).
    var crowd: Int?
    /// Whether the search came to its bound.
    var isCutShort = false
  }

  /// Gives the entry of a subitem, by its number in the list, on a base.
  typealias Measure = (Int, Size) -> LineEntry

  let subitems: [LayoutSubitem]
  let axis: Axis
  let inner: Size
  let spacing: Double
  /// Where every line ends.
  let slots: Int
  /// How many subitems a line is tried with whose base changes with each of them.
  let steps: Int
  /// The items left, at which a line that never fills ends.
  let remaining: Int

  /// Tolerance of the fit test, in points (G2, F7).
  static var tolerance: Double { 0.001 }

  /// Whether a length across the line is a fraction of the line (G3).
  static func countsInTwoSteps(_ subitems: [LayoutSubitem], along axis: Axis) -> Bool {
    subitems.contains { $0.size[axis.cross].fractionAxis == axis }
  }

  /// Runs the search.
  func run(_ measure: Measure) -> Found { capped(uncapped(measure)) }

  private func uncapped(_ measure: Measure) -> Found {
    guard Self.countsInTwoSteps(subitems, along: axis) else {
      let shrinks =
        spacing != 0 && subitems.contains { $0.size[axis].fractionAxis == axis }
      return shrinks
        ? searchShrinking(measure) : search(base: inner[axis], spacing: spacing, measure)
    }
    // The two steps of G3: count at the full base, then place on the base of that count.
    let unspaced = capped(search(base: inner[axis], spacing: 0, measure))
    guard unspaced.count > 0 else { return unspaced }
    let base = inner[axis] - Double(unspaced.count - 1) * spacing
    var found = search(base: base, spacing: spacing, measure)
    found.rule = "G3"
    if base <= 0 { found.crowd = unspaced.count }
    return found
  }

  /// The items that are left end a line of which nothing has a length (section 17, 21).
  private func capped(_ found: Found) -> Found {
    guard found.count > remaining,
      found.entries.prefix(found.count).allSatisfy({ $0.length == 0 })
    else { return found }
    var found = found
    found.count = max(1, remaining)
    return found
  }

  /// The search on one base, by arithmetic beyond the first cycle.
  private func search(base: Double, spacing: Double, _ measure: Measure) -> Found {
    var found = Found(base: base)
    guard base > 0 else { return found }
    let room = inner[axis] + Self.tolerance
    let size = inner.replacing(axis, with: base)
    let bound = bound(spacing: spacing)
    var sums = CycleSums()
    var farthest = -Double.infinity
    for index in subitems.indices.prefix(bound) {
      let gap = Double(index) * spacing
      let entry = measure(index, size)
      guard entry.holdsAnItem, sums.total + entry.extent + gap <= room else {
        found.excess = sums.total + entry.extent + gap
        return found
      }
      found.entries.append(entry)
      found.count += 1
      sums.append(entry.extent)
      farthest = max(farthest, sums.total + gap)
    }
    guard found.count < bound else { return found }
    let advance = sums.total + Double(subitems.count) * spacing
    guard advance > 0 else {
      found.count = min(bound, max(1, remaining))
      return found
    }
    let cycles = ((room - farthest) / advance).flooredWhole
    found.count = max(1, clampedIndex(cycles, below: bound / subitems.count)) * subitems.count
    while found.count < bound {
      let needed = sums.extent(of: found.count + 1) + Double(found.count) * spacing
      guard needed <= room else {
        found.excess = needed
        break
      }
      found.count += 1
    }
    return found
  }

  /// The greatest count for which the spacing leaves a base above 0 (G2).
  private func bound(spacing: Double) -> Int {
    guard spacing > 0 else { return slots }
    return max(1, clampedIndex((inner[axis] / spacing).ceiledWhole, below: slots))
  }

  /// The search for fractions of a base that shrinks with each further gap.
  private func searchShrinking(_ measure: Measure) -> Found {
    var found = Found(base: inner[axis])
    var work = 0
    while work < steps {
      let count = found.count + 1
      let gap = Double(count - 1) * spacing
      let size = inner.replacing(axis, with: inner[axis] - gap)
      guard size[axis] > 0 else { return found }
      let entries = cycle(of: count, on: size, keeping: found.entries, measure)
      work += entries.count
      let sums = CycleSums(entries)
      let needed = sums.extent(of: count) + gap
      guard entries.allSatisfy({ $0.holdsAnItem }), needed <= inner[axis] + Self.tolerance else {
        found.excess = needed
        return found
      }
      found = Found(count: count, entries: entries, base: size[axis])
      // Without any length the line would go on as long as the spacing leaves a base.
      let mayEnd = count >= remaining && count >= subitems.count
      if mayEnd, entries.allSatisfy({ $0.length == 0 }) { return found }
    }
    found.isCutShort = true
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
}

/// What any number of a cycle's subitems takes of a line, without the gaps between them.
private struct CycleSums {
  /// The extent of the first so many subitems.
  private var sums = [0.0]

  init() {}

  init(_ entries: [LineEntry]) {
    for entry in entries { append(entry.extent) }
  }

  /// The extent of one whole cycle.
  var total: Double { sums[sums.count - 1] }

  mutating func append(_ extent: Double) { sums.append(total + extent) }

  func extent(of count: Int) -> Double {
    let length = sums.count - 1
    return Double(count / length) * total + sums[count % length]
  }
}
