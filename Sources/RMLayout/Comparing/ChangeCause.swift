/// What most likely made a number of elements change: a guess from the numbers, with its rules.
public struct ChangeCause: Hashable, Sendable {
  /// The changes that it explains, in their order.
  public let changes: [ElementChange]
  /// The rules that make such changes, by their ids in the list of UIKit's rules.
  public let rules: [String]
  /// What happened, in words.
  public let text: String
}

extension LayoutComparison {
  /// The changes in groups of what most likely made them, in the order of their first changes.
  ///
  /// - Parameters:
  ///   - pixel: the length of a pixel in points: what differs by less is rounding.
  ///   - widths: the widths of both contents, between which frames may be mirrored.
  ///   - scrolledRows: the sections whose rows are scrolled by other offsets.
  /// - Returns: groups with words and rules; every change is in one of them.
  public func causes(
    pixel: Double, widths: (before: Double, after: Double), scrolledRows: Set<Int> = []
  ) -> [ChangeCause] {
    var sorter = ChangeSorter(pixel: pixel, widths: widths)
    for change in changes { sorter.append(change) }
    let writer = CauseWriter(self, scrolledRows: scrolledRows, pixel: pixel)
    return sorter.groups.map { group in
      let (rules, text) = writer.cause(of: group)
      return ChangeCause(changes: group.changes, rules: rules, text: text)
    }
  }
}
