/// Stretches in order with their offsets: a counted B+ tree.
///
/// Finding by number, item or offset, changing and inserting take O(log n). Nodes are values in
/// arrays: a copy of the tree is a snapshot, and a change copies only the path to what it changes.
struct OffsetTree<Leaf: Sendable>: Sendable {
  /// A stretch and what it comes to.
  struct Entry: Sendable {
    var leaf: Leaf
    var summary: OffsetSummary
  }

  /// Where an entry lies: counts and length of all before it.
  struct Place: Hashable, Sendable {
    var element = 0
    var item = 0
    var start = 0.0

    /// Goes past a stretch.
    mutating func pass(_ summary: OffsetSummary) {
      element += summary.elements
      item += summary.items
      start += summary.length
    }
  }

  /// What an entry is sought by.
  enum Key {
    /// The number of a group or section.
    case element(Int)
    /// The number of an item.
    case item(Int)

    /// Whether what is sought lies in a stretch.
    func lies(in summary: OffsetSummary, at place: Place) -> Bool {
      switch self {
      case .element(let number): number < place.element + summary.elements
      case .item(let number): number < place.item + summary.items
      }
    }
  }

  private(set) var root: OffsetNode<Leaf>

  /// A tree of entries in order.
  init(_ entries: [Entry] = []) { root = OffsetNode(building: entries) }

  /// What the whole tree comes to.
  var summary: OffsetSummary { root.summary }

  /// The entry that holds a number or item, and where it lies; nil beyond the end.
  ///
  /// Returned, not handed to a function: a closure over the tree's owner would copy that.
  /// - Complexity: O(log entries).
  func find(_ key: Key) -> (entry: Entry, place: Place)? { root.find(key, from: Place()) }

  /// The last entry; nil if there is none.
  var last: Entry? { root.last }

  /// The first entry that reaches behind an offset, and where it lies; nil if none does.
  /// - Complexity: O(log entries).
  func firstEntry(reachingBehind offset: Double) -> (entry: Entry, place: Place)? {
    root.firstEntry(reachingBehind: offset, from: Place())
  }

  /// Visits each entry that may reach into an interval, in order; false ends it.
  /// - Complexity: O(log entries + entries found).
  @discardableResult
  func visitEntries(
    from low: Double, to high: Double, _ visit: (Entry, Place) -> Bool
  ) -> Bool {
    root.visitEntries(from: low, to: high, at: Place(), visit)
  }

  /// Calls a function with every entry, in order.
  func forEachEntry(_ body: (Entry, Place) -> Void) {
    visitEntries(from: -.infinity, to: .infinity) { entry, place in
      body(entry, place)
      return true
    }
  }

  /// Changes the entry that holds a number or item, in place where the tree is not shared.
  ///
  /// The function changes the entry, or returns entries that stand for it from then on.
  /// - Complexity: O(log entries).
  mutating func update(_ key: Key, _ body: (inout Entry, Place) -> [Entry]?) {
    if let sibling = root.update(key, at: Place(), body) {
      root = OffsetNode(children: [root, sibling])
    }
    root.collapse()
  }

  /// Adds entries behind all others.
  mutating func append(_ entries: [Entry]) {
    guard summary.elements > 0, let first = entries.first else {
      if summary.elements == 0 { root = OffsetNode(building: entries) }
      return
    }
    update(.element(summary.elements - 1)) { entry, _ in [entry, first] }
    for entry in entries.dropFirst() {
      update(.element(summary.elements - 1)) { last, _ in [last, entry] }
    }
  }
}
