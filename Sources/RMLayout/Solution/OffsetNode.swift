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
    for child in children { sum.append(child.summary) }
    for entry in entries { sum.append(entry.summary) }
    summary = sum
  }

  func find(_ key: Key, from start: Place) -> (entry: Entry, place: Place)? {
    var place = start
    for index in children.indices {
      let summary = children[index].summary
      if key.lies(in: summary, at: place) { return children[index].find(key, from: place) }
      place.pass(summary)
    }
    for index in entries.indices {
      let summary = entries[index].summary
      if key.lies(in: summary, at: place) { return (entries[index], place) }
      place.pass(summary)
    }
    return nil
  }

  var last: Entry? { children.last?.last ?? entries.last }

  func firstEntry(
    reachingBehind offset: Double, from start: Place
  ) -> (entry: Entry, place: Place)? {
    var place = start
    for index in children.indices {
      let summary = children[index].summary
      if place.start + summary.high > offset {
        return children[index].firstEntry(reachingBehind: offset, from: place)
      }
      place.pass(summary)
    }
    for index in entries.indices {
      let summary = entries[index].summary
      if place.start + summary.high > offset { return (entries[index], place) }
      place.pass(summary)
    }
    return nil
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
    if let index = children.firstIndex(where: { Self.goesBy($0.summary, key, &place) }) {
      sibling = updateChild(index, key, at: place, body)
    } else if let index = entries.firstIndex(where: { Self.goesBy($0.summary, key, &place) }) {
      sibling = updateEntry(index, at: place, body)
    }
    summarize()
    return sibling
  }

  /// Whether the key lies in a stretch; goes past it otherwise.
  private static func goesBy(_ summary: OffsetSummary, _ key: Key, _ place: inout Place) -> Bool {
    if key.lies(in: summary, at: place) { return true }
    place.pass(summary)
    return false
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
