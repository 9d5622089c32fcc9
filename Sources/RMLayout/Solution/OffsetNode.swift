/// A node of an ``OffsetTree``: other nodes, or on the lowest level entries.
struct OffsetNode<Leaf: Sendable>: Sendable {
  typealias Entry = OffsetTree<Leaf>.Entry
  typealias Place = OffsetTree<Leaf>.Place
  typealias Key = OffsetTree<Leaf>.Key

  /// The most children or entries of a node; 32 finds 3 % faster and changes slower.
  private static var capacity: Int { 16 }

  private(set) var summary = OffsetSummary()
  private(set) var children: [OffsetNode] = []
  private(set) var entries: [Entry] = []

  init(entries: [Entry]) {
    self.entries = entries
    summarize()
  }

  init(children: [OffsetNode]) {
    self.children = children
    summarize()
  }

  /// A balanced node of any number of entries.
  init(building entries: [Entry]) {
    guard entries.count > Self.capacity else {
      self.init(entries: entries)
      return
    }
    var level = Self.chunks(of: entries).map { OffsetNode(entries: Array($0)) }
    while level.count > Self.capacity {
      level = Self.chunks(of: level).map { OffsetNode(children: Array($0)) }
    }
    self.init(children: level)
  }

  /// Parts of nearly equal size, none beyond the capacity, with room to grow.
  private static func chunks<Element>(of list: [Element]) -> [ArraySlice<Element>] {
    let count = (list.count + capacity - 2) / (capacity - 1)
    return (0..<count).map { list[list.count * $0 / count..<list.count * ($0 + 1) / count] }
  }

  private var isEmpty: Bool { children.isEmpty && entries.isEmpty }

  private mutating func summarize() {
    var sum = OffsetSummary()
    for index in children.indices { sum.append(children[index].summary) }
    for index in entries.indices { sum.append(entries[index].summary) }
    summary = sum
  }

  /// Goes down to the entry that holds what is sought, and reads it.
  static func read<Result>(
    _ key: Key, in children: Span<OffsetNode>, _ entries: Span<Entry>, from place: inout Place,
    _ body: (Span<Entry>, Int, Place) -> Result
  ) -> Result? {
    if let index = index(of: key, in: children, from: &place) {
      return read(
        key, in: children[index].children.span, children[index].entries.span, from: &place, body)
    }
    guard let index = index(of: key, in: entries, from: &place) else { return nil }
    return body(entries, index, place)
  }

  /// Goes down to the last entry, and reads it.
  static func readLast<Result>(
    in children: Span<OffsetNode>, _ entries: Span<Entry>, _ body: (Span<Entry>, Int) -> Result
  ) -> Result? {
    let last = children.count - 1
    guard last < 0 else {
      return readLast(in: children[last].children.span, children[last].entries.span, body)
    }
    return entries.isEmpty ? nil : body(entries, entries.count - 1)
  }

  func visitEntries(
    from low: Double, to high: Double, at start: Place, _ visit: (Entry, Place) -> Bool
  ) -> Bool {
    var place = start
    for index in children.indices {
      if children[index].summary.reaches(from: low, to: high, at: place.start),
        !children[index].visitEntries(from: low, to: high, at: place, visit)
      {
        return false
      }
      place.pass(children[index].summary)
    }
    for index in entries.indices {
      if entries[index].summary.reaches(from: low, to: high, at: place.start),
        !visit(entries[index], place)
      {
        return false
      }
      place.pass(entries[index].summary)
    }
    return true
  }

  /// Changes the entry that holds a key; returns a node that stands behind this one since then.
  mutating func update(
    _ key: Key, at start: Place, _ body: (inout Entry, Place) -> [Entry]?
  ) -> OffsetNode? {
    var place = start
    var sibling: OffsetNode?
    if let index = Self.index(of: key, in: children.span, from: &place) {
      sibling = updateChild(index, key, at: place, body)
    } else if let index = Self.index(of: key, in: entries.span, from: &place) {
      sibling = updateEntry(index, at: place, body)
    }
    summarize()
    return sibling
  }

  /// Changes how long the entry is that holds a key; returns by how much it grew.
  mutating func lengthen(
    _ key: Key, from place: inout Place, _ body: (inout Entry, Place) -> Double
  ) -> Double {
    var growth = 0.0
    var last = summary
    // Through spans: what an array hands out to read from is held by a reference count.
    if children.isEmpty {
      var leaves = entries.mutableSpan
      guard let index = Self.index(of: key, in: leaves.span, from: &place) else { return 0 }
      growth = body(&leaves[index], place)
      last = leaves[leaves.count - 1].summary
    } else {
      var nodes = children.mutableSpan
      guard let index = Self.index(of: key, in: nodes.span, from: &place) else { return 0 }
      growth = nodes[index].lengthen(key, from: &place, body)
      last = nodes[nodes.count - 1].summary
    }
    summary.length += growth
    summary.high = summary.length - last.length + last.high
    return growth
  }

  /// The child that holds a key; goes past those before it.
  @inline(__always)
  private static func index(
    of key: Key, in children: Span<OffsetNode>, from place: inout Place
  ) -> Int? {
    var here = place
    defer { place = here }
    for index in children.indices {
      if key.lies(in: children[index].summary, at: here) { return index }
      here.pass(children[index].summary)
    }
    return nil
  }

  /// The entry that holds a key; goes past those before it.
  @inline(__always)
  private static func index(
    of key: Key, in entries: Span<Entry>, from place: inout Place
  ) -> Int? {
    var here = place
    defer { place = here }
    for index in entries.indices {
      if key.lies(in: entries[index].summary, at: here) { return index }
      here.pass(entries[index].summary)
    }
    return nil
  }

  private mutating func updateChild(
    _ index: Int, _ key: Key, at place: Place, _ body: (inout Entry, Place) -> [Entry]?
  ) -> OffsetNode? {
    if let behind = children[index].update(key, at: place, body) {
      children.insert(behind, at: index + 1)
    }
    if children[index].isEmpty { children.remove(at: index) }
    return Self.splitOff(&children) { OffsetNode(children: $0) }
  }

  private mutating func updateEntry(
    _ index: Int, at place: Place, _ body: (inout Entry, Place) -> [Entry]?
  ) -> OffsetNode? {
    guard let replacement = body(&entries[index], place) else { return nil }
    entries.replaceSubrange(index...index, with: replacement)
    return Self.splitOff(&entries) { OffsetNode(entries: $0) }
  }

  /// Makes a node of the second half of a list that has become too long.
  private static func splitOff<Element>(
    _ list: inout [Element], _ node: ([Element]) -> OffsetNode
  ) -> OffsetNode? {
    guard list.count > capacity else { return nil }
    let half = list.count / 2
    let behind = node(Array(list[half...]))
    list.removeSubrange(half...)
    return behind
  }

  /// Takes away levels that hold a single node.
  mutating func collapse() {
    while children.count == 1 { self = children[0] }
  }
}

extension OffsetSummary {
  /// Whether a stretch that starts at an offset may reach into an interval.
  @inline(__always)
  func reaches(from low: Double, to high: Double, at start: Double) -> Bool {
    start + self.low <= high && start + self.high >= low
  }
}
