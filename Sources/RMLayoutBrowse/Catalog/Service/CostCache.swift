/// Values that were used lately, as many as a limit on their cost allows.
package struct CostCache<Value> {
  private struct Entry {
    var value: Value
    let cost: Int
    var lastUse: Int
  }

  package let limit: Int
  package private(set) var cost = 0
  private var entries: [String: Entry] = [:]
  private var uses = 0

  package init(limit: Int) {
    self.limit = limit
  }

  package var count: Int { entries.count }

  /// The value of a key, which counts as a use.
  package mutating func value(for key: String) -> Value? {
    guard entries[key] != nil else { return nil }
    uses += 1
    entries[key]?.lastUse = uses
    return entries[key]?.value
  }

  /// Keeps a value, and gives up those whose last use is longest ago; too large a one is not kept.
  package mutating func insert(_ value: Value, for key: String, cost newCost: Int) {
    remove(key)
    guard newCost <= limit else { return }
    uses += 1
    entries[key] = Entry(value: value, cost: newCost, lastUse: uses)
    cost += newCost
    while cost > limit, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) {
      remove(oldest.key)
    }
  }

  private mutating func remove(_ key: String) {
    guard let entry = entries.removeValue(forKey: key) else { return }
    cost -= entry.cost
  }
}
