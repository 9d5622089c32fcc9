/// One subitem of a line's cycle, measured for the line's base.
struct LineEntry {
  /// Length along the line.
  var length: Double
  /// Length across the line.
  var crossLength: Double
  /// Space before and after along the line.
  var start: LayoutSpacing
  var end: LayoutSpacing
  /// Space before and after across the line.
  var crossStart: LayoutSpacing
  var crossEnd: LayoutSpacing
  /// The subitem's size as it resolved, which a nested group starts from.
  var resolvedSize: Size
  /// Whether a nested group can hold its first item (G8); true for items.
  var holdsAnItem: Bool
  /// A nested group that had to be solved to know its estimated lengths.
  var solved: GroupTemplate?
  /// The measured lengths on estimated axes, NaN elsewhere (E1).
  var measured = Size.unmeasured
  /// The lengths that it has in common with its siblings, NaN elsewhere (D9).
  var shared = Size.unmeasured
  /// The greatest length along the line, once it was cut to that (E7).
  var room = Double.infinity

  /// Gives the entry the length on an axis that it has in common with its siblings (D9).
  mutating func share(_ value: Double, along axis: Axis, of line: Axis) {
    setLength(value, along: axis, of: line)
    shared[axis] = value
  }

  /// Cuts the entry to what its line has room for (E7).
  mutating func cut(to room: Double, of line: Axis) {
    setLength(room, along: line, of: line)
    self.room = room
  }

  private mutating func setLength(_ value: Double, along axis: Axis, of line: Axis) {
    if axis == line { length = value } else { crossLength = value }
    if solved == nil { resolvedSize[axis] = value }
    solved?.size[axis] = value
  }

  /// The size of a nested group that holds less than it could, as its line takes it.
  func size(ofPartial size: Size, along line: Axis) -> Size {
    var size = size
    size[line] = min(size[line], room)
    for axis in Axis.allCases where !shared[axis].isNaN { size[axis] = shared[axis] }
    return size
  }

  /// What the entry takes of a line, spacing to its neighbours not included.
  var extent: Double { length + start.value + end.value }

  /// What the entry takes across the line.
  var crossExtent: Double { crossLength + crossStart.value + crossEnd.value }

  /// Where the entry starts across a line of a given inner length (S6).
  func crossOffset(in inner: Double) -> Double {
    guard crossStart.isFlexible else { return crossStart.value }
    let places = crossEnd.isFlexible ? 2.0 : 1.0
    return crossStart.value + (inner - crossExtent) / places
  }
}

/// The subitems of one group along its main axis: a cycle of entries repeated up to a count.
///
/// Offsets come from arithmetic over the cycle, so that a line of any count takes the memory of
/// its cycle alone (G2, S4, S6).
struct Line {
  let axis: Axis
  /// The cycle; only the first `count` entries where the count is less.
  let entries: [LineEntry]
  /// The number of subitems on the full line.
  let count: Int
  private let offsets: [Double]
  private let stride: Double

  /// Lays out a cycle; without an `inner` length the line makes its own and shares nothing (G6).
  init(axis: Axis, entries: [LineEntry], count: Int, spacing: LayoutSpacing, inner: Double?) {
    self.axis = axis
    self.entries = entries
    self.count = count
    let share =
      inner.map { Self.share(of: $0, entries: entries, count: count, spacing: spacing) } ?? 0
    var offsets: [Double] = []
    offsets.reserveCapacity(entries.count)
    var cursor = 0.0
    let gap = spacing.value + (spacing.isFlexible ? share : 0)
    for entry in entries {
      let start = entry.start.value + (entry.start.isFlexible ? share : 0)
      let end = entry.end.value + (entry.end.isFlexible ? share : 0)
      offsets.append(cursor + start)
      cursor += start + entry.length + end + gap
    }
    self.offsets = offsets
    stride = cursor
  }

  /// The entry of a subitem of the full line.
  func entry(at index: Int) -> LineEntry { entries[index % entries.count] }

  /// Where a subitem starts along the line, from the inner corner.
  func offset(at index: Int) -> Double {
    Double(index / entries.count) * stride + offsets[index % entries.count]
  }

  /// Where the farthest subitem of the full line ends along it (G9).
  var farEdge: Double {
    var far = 0.0
    for index in entries.indices where index < count {
      // A cycle's offsets are linear in its number: the first or the last one is the farthest.
      let last = index + (count - 1 - index) / entries.count * entries.count
      far = max(far, offset(at: index) + entries[index].length)
      far = max(far, offset(at: last) + entries[index].length)
    }
    return far
  }

  /// Where the farthest subitem of the full line ends across it (G9).
  func crossFarEdge(in inner: Double) -> Double {
    entries.prefix(count).reduce(0) { max($0, $1.crossOffset(in: inner) + $1.crossLength) }
  }

  /// The greatest extent across the full line, fixed edge spacing included (G7).
  var fixedCrossExtent: Double {
    entries.prefix(count).reduce(0) {
      max($0, $1.crossLength + $1.crossStart.fixed + $1.crossEnd.fixed)
    }
  }

  /// What each flexible place of the full line gets beyond its minimum (S6).
  private static func share(
    of inner: Double, entries: [LineEntry], count: Int, spacing: LayoutSpacing
  ) -> Double {
    var places = spacing.isFlexible ? Double(count - 1) : 0
    var used = spacing.value * Double(count - 1)
    for (index, entry) in entries.enumerated() where index < count {
      let times = Double((count - 1 - index) / entries.count + 1)
      places += times * ((entry.start.isFlexible ? 1 : 0) + (entry.end.isFlexible ? 1 : 0))
      used += times * entry.extent
    }
    return places > 0 ? (inner - used) / places : 0
  }
}
