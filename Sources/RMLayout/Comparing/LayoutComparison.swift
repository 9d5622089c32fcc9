/// What differs between two lists of elements: those that moved, changed size, came or went.
///
/// ```swift
/// let comparison = LayoutComparison(from: old.elements, to: new.elements)
/// for change in comparison.changes { print(change.kind, change.element.name, change.movement) }
/// ```
public struct LayoutComparison: Hashable, Sendable {
  /// What is not the same, in the order of Q2.
  public let changes: [ElementChange]
  /// The elements that are the same, as they are in the second list.
  public let unchanged: [LayoutAttributes]

  /// Pairs elements by sort, section, number and kind; two of one name pair in their order.
  ///
  /// - Parameters:
  ///   - before: the elements as they were, in any order.
  ///   - after: the elements as they are, in any order.
  ///   - tolerance: the greatest difference of a number that is none, in points.
  /// - Complexity: O(n log n), O(n) for lists in the order of Q2.
  public init(
    from before: [LayoutAttributes], to after: [LayoutAttributes], tolerance: Double = 0
  ) {
    let (old, new) = (before.inQueryOrder, after.inQueryOrder)
    var changes: [ElementChange] = []
    var unchanged: [LayoutAttributes] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if right == new.count || (left < old.count && old[left].precedes(new[right])) {
        changes.append(ElementChange(removed: old[left]))
        left += 1
      } else if left == old.count || new[right].precedes(old[left]) {
        changes.append(ElementChange(added: new[right]))
        right += 1
      } else {
        let change = ElementChange(from: old[left], to: new[right], tolerance: tolerance)
        if let change { changes.append(change) } else { unchanged.append(new[right]) }
        left += 1
        right += 1
      }
    }
    self.changes = changes
    self.unchanged = unchanged
  }

  /// How many changes are of a sort.
  public func count(of kind: ElementChange.Kind) -> Int {
    changes.reduce(0) { $0 + ($1.kind == kind ? 1 : 0) }
  }

  /// How many elements moved, were added and so on, in words: `3 moved, 1 added, 5 the same`.
  public var summary: String {
    let counts = ElementChange.Kind.allCases.compactMap { kind -> String? in
      let count = count(of: kind)
      return count == 0 ? nil : "\(count) \(kind.rawValue)"
    }
    return (counts + ["\(unchanged.count) the same"]).joined(separator: ", ")
  }
}

extension [LayoutAttributes] {
  /// The elements in the order of Q2; lists from queries are in it already.
  fileprivate var inQueryOrder: [LayoutAttributes] {
    let isOrdered = indices.dropFirst().allSatisfy { !self[$0].precedes(self[$0 - 1]) }
    return isOrdered ? self : sorted { $0.precedes($1) }
  }
}
