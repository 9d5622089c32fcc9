extension LayoutSolution {
  /// The first item that shows, in reading order; nil where no section shows cells.
  /// - Complexity: O(sections without cells before it).
  public var firstItem: ItemPath? { firstItem(inSections: 0..<sectionCount) }

  /// The last item that shows, in reading order; nil where no section shows cells.
  /// - Complexity: O(sections without cells behind it).
  public var lastItem: ItemPath? { lastItem(inSections: 0..<sectionCount) }

  /// The next item in reading order, in a later section where its own ends; nil behind the last.
  ///
  /// Reading order is that of paths. Sections that show no cells are skipped.
  ///
  /// ```swift
  /// // Three items, an empty section, two items:
  /// solution.item(after: ItemPath(section: 0, item: 2))  // section 2, item 0
  /// ```
  /// - Precondition: the item exists.
  /// - Complexity: O(sections skipped).
  public func item(after path: ItemPath) -> ItemPath? {
    let count = itemCount(inSection: path.section)
    precondition(path.item >= 0 && path.item < count, "Item out of range")
    if path.item + 1 < count, showsCells(inSection: path.section) {
      return ItemPath(section: path.section, item: path.item + 1)
    }
    return firstItem(inSections: path.section + 1..<sectionCount)
  }

  /// The item before in reading order, in an earlier section where its own starts; nil at the first.
  ///
  /// Reading order is that of paths. Sections that show no cells are skipped.
  /// - Precondition: the item exists.
  /// - Complexity: O(sections skipped).
  public func item(before path: ItemPath) -> ItemPath? {
    let count = itemCount(inSection: path.section)
    precondition(path.item >= 0 && path.item < count, "Item out of range")
    if path.item > 0, showsCells(inSection: path.section) {
      return ItemPath(section: path.section, item: path.item - 1)
    }
    return lastItem(inSections: 0..<path.section)
  }

  private func firstItem(inSections sections: Range<Int>) -> ItemPath? {
    sections.first(where: showsCells(inSection:)).map { ItemPath(section: $0, item: 0) }
  }

  private func lastItem(inSections sections: Range<Int>) -> ItemPath? {
    sections.last(where: showsCells(inSection:)).map {
      ItemPath(section: $0, item: itemCount(inSection: $0) - 1)
    }
  }

  private func showsCells(inSection section: Int) -> Bool {
    itemCount(inSection: section) > 0
      && attributes(forItemAt: ItemPath(section: section, item: 0)) != nil
  }
}
