extension LayoutSolution {
  /// The attributes of an item with its row scrolled, as a rectangle query finds it (O9).
  ///
  /// Also where the item lies outside the visible bounds or its row's viewport.
  /// - Returns: nil where the item's section shows no cells.
  /// - Precondition: the item exists.
  /// - Complexity: O(1) beside ``attributes(forItemAt:)``.
  public func attributes(
    forItemAt path: ItemPath, at position: ScrollPosition
  ) -> LayoutAttributes? {
    guard var attributes = attributes(forItemAt: path) else { return nil }
    if let row = row(inSection: path.section) {
      let offset = position.rowOffsets[path.section] ?? row.initialOffset
      attributes.frame.origin[row.axis] += displacement(of: row, at: offset)
    }
    return attributes
  }

  /// How far a row's cells stand from their unscrolled places on the screen's axis (T1).
  func displacement(of row: LayoutRow, at offset: Double) -> Double {
    isMirrored && row.axis.isHorizontal ? offset : -offset
  }
}
