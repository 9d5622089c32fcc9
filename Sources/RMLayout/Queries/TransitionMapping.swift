/// Which element of one solution is which of another: by item path, or by a caller's knowledge.
///
/// ```swift
/// let mapping = TransitionMapping(insertedItems: [ItemPath(section: 0, item: 0)])
/// mapping.newItem(ItemPath(section: 0, item: 4))  // section 0, item 5
/// ```
///
/// Items go where the mapping of items says. Headers, footers, other supplementary elements and
/// backgrounds keep their kind and their number and go with their section; those of a kind that
/// stands on every item go with the item. What belongs to the whole layout stays.
///
/// Two elements are one only if both directions agree on it, so a mapping that contradicts itself
/// makes elements appear and disappear, and nothing worse. Paths that the other solution does not have
/// count as gone.
public struct TransitionMapping: Sendable {
  /// Where an item of the old solution is in the new one; nil if it is gone.
  public let newItem: @Sendable (ItemPath) -> ItemPath?
  /// Where an item of the new solution was in the old one; nil if it is new.
  public let oldItem: @Sendable (ItemPath) -> ItemPath?
  /// Where a section of the old solution is in the new one; nil if it is gone.
  public let newSection: @Sendable (Int) -> Int?
  /// Where a section of the new solution was in the old one; nil if it is new.
  public let oldSection: @Sendable (Int) -> Int?
  /// The kinds of views of which every item has one, so that their number is the item's.
  public let itemKinds: Set<String>

  /// Creates a mapping from functions in both directions, such as look-ups in two dictionaries of ids.
  ///
  /// - Parameters:
  ///   - newItem: the new place of an old item, or nil.
  ///   - oldItem: the old place of a new item, or nil; the inverse of `newItem`.
  ///   - newSection: the new place of an old section, or nil.
  ///   - oldSection: the old place of a new section, or nil; the inverse of `newSection`.
  ///   - itemKinds: the kinds of views of which every item has one.
  public init(
    newItem: @escaping @Sendable (ItemPath) -> ItemPath?,
    oldItem: @escaping @Sendable (ItemPath) -> ItemPath?,
    newSection: @escaping @Sendable (Int) -> Int? = { $0 },
    oldSection: @escaping @Sendable (Int) -> Int? = { $0 },
    itemKinds: Set<String> = []
  ) {
    self.newItem = newItem
    self.oldItem = oldItem
    self.newSection = newSection
    self.oldSection = oldSection
    self.itemKinds = itemKinds
  }

  /// Creates a mapping from what was inserted, deleted and moved at once, as in UIKit's batch updates.
  ///
  /// Deletions and the old places of moves are numbered as before all changes, insertions and the new
  /// places of moves as after all of them; the rest keeps its order. Items of a deleted section are
  /// gone unless they are moved. Without any change every path stays what it is, as when only the
  /// container changes.
  /// - Parameters:
  ///   - deletedItems: old paths.
  ///   - insertedItems: new paths.
  ///   - movedItems: new paths by old ones.
  ///   - deletedSections: old numbers.
  ///   - insertedSections: new numbers.
  ///   - movedSections: new numbers by old ones.
  ///   - itemKinds: the kinds of views of which every item has one.
  /// - Complexity: O(changes log changes); each answer is O(log changes).
  public init(
    deletedItems: [ItemPath] = [], insertedItems: [ItemPath] = [],
    movedItems: [ItemPath: ItemPath] = [:], deletedSections: [Int] = [],
    insertedSections: [Int] = [], movedSections: [Int: Int] = [:], itemKinds: Set<String> = []
  ) {
    let sections = MovingMapping(
      deleted: deletedSections, inserted: insertedSections, moved: movedSections)
    let items = BatchMapping(
      deleted: deletedItems, inserted: insertedItems, moved: movedItems, sections: sections)
    self.init(
      newItem: { items.new(of: $0) }, oldItem: { items.old(of: $0) },
      newSection: { sections.new(of: $0) }, oldSection: { sections.old(of: $0) },
      itemKinds: itemKinds)
  }
}
