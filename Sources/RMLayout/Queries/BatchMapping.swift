/// Where sections go: those moved to their new places, the others in order around them.
struct MovingMapping: Sendable {
  private let order: IndexMapping
  private let forth: [Int: Int]
  private let back: [Int: Int]

  init(deleted: [Int], inserted: [Int], moved: [Int: Int]) {
    order = IndexMapping(
      removed: deleted + moved.keys, added: inserted + moved.values)
    forth = moved
    back = moved.inverted()
  }

  func new(of old: Int) -> Int? { forth[old] ?? order.new(of: old) }

  func old(of new: Int) -> Int? { back[new] ?? order.old(of: new) }
}

/// Where items go in a batch of changes, with their sections or out of them.
struct BatchMapping: Sendable {
  private let sections: MovingMapping
  /// By the section's old number.
  private let orders: [Int: IndexMapping]
  private let forth: [ItemPath: ItemPath]
  private let back: [ItemPath: ItemPath]

  init(
    deleted: [ItemPath], inserted: [ItemPath], moved: [ItemPath: ItemPath],
    sections: MovingMapping
  ) {
    self.sections = sections
    forth = moved
    back = moved.inverted()
    var removed: [Int: [Int]] = [:]
    for path in deleted + moved.keys { removed[path.section, default: []].append(path.item) }
    var added: [Int: [Int]] = [:]
    for path in inserted + moved.values {
      guard let old = sections.old(of: path.section) else { continue }
      added[old, default: []].append(path.item)
    }
    var orders: [Int: IndexMapping] = [:]
    for section in Set(removed.keys).union(added.keys) {
      orders[section] = IndexMapping(
        removed: removed[section] ?? [], added: added[section] ?? [])
    }
    self.orders = orders
  }

  func new(of old: ItemPath) -> ItemPath? {
    if let target = forth[old] { return target }
    guard let section = sections.new(of: old.section) else { return nil }
    let item = orders[old.section].map { $0.new(of: old.item) } ?? old.item
    return item.map { ItemPath(section: section, item: $0) }
  }

  func old(of new: ItemPath) -> ItemPath? {
    if let source = back[new] { return source }
    guard let section = sections.old(of: new.section) else { return nil }
    let item = orders[section].map { $0.old(of: new.item) } ?? new.item
    return item.map { ItemPath(section: section, item: $0) }
  }
}

extension Dictionary where Key: Comparable, Value: Hashable {
  /// The way back; of several keys with the same value the least has it.
  fileprivate func inverted() -> [Value: Key] {
    // The initializer with a closure for duplicates casts, which Embedded Swift cannot.
    var back: [Value: Key] = [:]
    for (key, value) in self {
      if let other = back[value], other < key { continue }
      back[value] = key
    }
    return back
  }
}
