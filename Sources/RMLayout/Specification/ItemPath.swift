/// The place of an item: its section and its number in the section, both from 0.
public struct ItemPath: Hashable, Sendable, Comparable {
  /// The section's number.
  public var section: Int
  /// The item's number in its section.
  public var item: Int

  /// The section of elements that belong to the whole layout, behind all others (B10).
  public static let layoutSection = Int.max

  /// Creates a path.
  @inlinable
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  /// Reading order: by section, then by item.
  @inlinable
  public static func < (left: ItemPath, right: ItemPath) -> Bool {
    left.section == right.section ? left.item < right.item : left.section < right.section
  }
}
