extension LayoutSolution {
  /// Runs an update and tells what it came to.
  ///
  /// - Parameters:
  ///   - contentOffset: the content offset that the user sees before the update.
  ///   - first: from where on frames may differ, from the content's leading end.
  ///   - moved: where an item of before is afterwards; nil if it is gone.
  ///   - body: the update.
  mutating func change(
    seenAt contentOffset: Point, from first: Double?,
    moved: (ItemPath) -> ItemPath? = { $0 }, section movedSection: (Int) -> Int? = { $0 },
    _ body: (inout LayoutSolution) -> Void
  ) -> LayoutChange {
    let anchor = visibleAnchor(at: contentOffset)
    let before = contentSize
    body(&self)
    let size = Size(
      width: contentSize.width - before.width, height: contentSize.height - before.height)
    var change = LayoutChange(firstChangedOffset: first, contentSizeAdjustment: size)
    if let anchor {
      change.contentOffsetAdjustment = adjustment(
        for: anchor, grown: size, moved: moved, movedSection)
    }
    return change
  }

  /// How far what the user saw has moved.
  private func adjustment(
    for anchor: VisibleAnchor, grown: Size, moved: (ItemPath) -> ItemPath?,
    _ movedSection: (Int) -> Int?
  ) -> Point {
    let axis = scrollDirection
    let now: Double
    if let item = anchor.item {
      guard let path = moved(ItemPath(section: anchor.section, item: item)) else { return .zero }
      now = start(of: path, section: path.section)
    } else {
      guard let section = movedSection(anchor.section) else { return .zero }
      now = start(of: nil, section: section)
    }
    var result = Point.zero
    result[axis] = now - anchor.start
    // Content that is mirrored grows to the left, and offsets count from there.
    if isMirrored, axis.isHorizontal { result.x = grown.width - result.x }
    return result
  }
}
