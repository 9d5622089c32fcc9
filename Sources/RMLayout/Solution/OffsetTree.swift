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
    /// An offset: what is sought is the first to reach behind it.
    case end(behind: Double)

    /// Whether what is sought lies in a stretch.
    func lies(in summary: OffsetSummary, at place: Place) -> Bool {
      switch self {
      case .element(let number): number < place.element + summary.elements
      case .item(let number): number < place.item + summary.items
      case .end(let offset): place.start + summary.high > offset
      }
    }
  }

  private(set) var root: OffsetNode<Leaf>

  /// A tree of entries in order.
  init(_ entries: [Entry] = []) { root = OffsetNode(building: entries) }

  /// What the whole tree comes to.
  var summary: OffsetSummary { root.summary }

  /// The entry that holds what is sought, and where it lies; nil beyond the end.
  ///
  /// Returned, not handed to a function: a closure over the tree's owner would copy that.
  /// - Complexity: O(log entries).
  func find(_ key: Key) -> (entry: Entry, place: Place)? {
    read(key) { entries, index, place in (entries[index], place) }
  }

  /// What a function reads of the entry that holds what is sought; nil beyond the end.
  ///
  /// A span and an index, because an entry handed over is a copy, and reference counts cost more
  /// than the way down: a query of 10 measured rows takes half the time.
  /// - Complexity: O(log entries).
  func read<Result>(
    _ key: Key, _ body: (_ entries: Span<Entry>, _ index: Int, _ place: Place) -> Result
  ) -> Result? {
    var place = Place()
    return OffsetNode.read(key, in: root.children.span, root.entries.span, from: &place, body)
  }

  /// What a function reads of the last entry; nil if there is none.
  /// - Complexity: O(log entries).
  func readLast<Result>(_ body: (_ entries: Span<Entry>, _ index: Int) -> Result) -> Result? {
    OffsetNode.readLast(in: root.children.span, root.entries.span, body)
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

  /// Changes how long an entry is, in place; the function tells by how much it grew.
  ///
  /// Only where nothing reaches farther than what follows it: sums and the last entry then tell what each
  /// node comes to, without a look at its others.
  /// - Complexity: O(log entries).
  mutating func lengthen(_ key: Key, _ body: (inout Entry, Place) -> Double) {
    var place = Place()
    _ = root.lengthen(key, from: &place, body)
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
