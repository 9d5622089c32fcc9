/// Where numbers go when some are taken out of a sequence and others put in.
///
/// Numbers taken out are those before the change, numbers put in those after it, as in UIKit's batch
/// updates; what stays keeps its order.
struct IndexMapping: Sendable {
  /// Both ascend and hold no number twice.
  private let removed: [Int]
  private let added: [Int]

  init(removed: [Int] = [], added: [Int] = []) {
    self.removed = Set(removed).sorted()
    self.added = Set(added).sorted()
  }

  /// The number afterwards; nil if it was taken out.
  /// - Complexity: O(log changes).
  func new(of old: Int) -> Int? { Self.map(old, without: removed, with: added) }

  /// The number before; nil if it was put in.
  /// - Complexity: O(log changes).
  func old(of new: Int) -> Int? { Self.map(new, without: added, with: removed) }

  private static func map(_ index: Int, without removed: [Int], with added: [Int]) -> Int? {
    let before = firstIndex(below: removed.count) { removed[$0] >= index }
    if before < removed.count, removed[before] == index { return nil }
    let rank = index - before
    // The number of gaps before the place at which the rank is reached.
    return rank + firstIndex(below: added.count) { added[$0] - $0 > rank }
  }

  /// The first number that passes a test which all later ones pass too.
  private static func firstIndex(below count: Int, where passes: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if passes(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
