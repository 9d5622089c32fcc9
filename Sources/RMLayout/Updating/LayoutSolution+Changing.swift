/// Where items and sections of before an update are afterwards; nil if they are gone.
struct ContentMove {
  var item: (ItemPath) -> ItemPath? = { $0 }
  var section: (Int) -> Int? = { $0 }

  /// Everything stays where it is.
  init() {}

  /// Items move within and between sections.
  init(items: @escaping (ItemPath) -> ItemPath?) { item = items }

  /// Whole sections move.
  init(sections: @escaping (Int) -> Int?) {
    section = sections
    item = { path in sections(path.section).map { ItemPath(section: $0, item: path.item) } }
  }
}

extension LayoutSolution {
  /// Runs an update and tells what it came to: the content offset seen before it, from where on frames
  /// may differ, and where items and sections of before are afterwards, nil if they are gone.
  mutating func change(
    seenAt contentOffset: Point, from first: Double?,
    moved: ContentMove = ContentMove(),
    _ body: (inout LayoutSolution) -> Void
  ) -> LayoutChange {
    let low = leadingOffset(contentOffset)
    // Nothing moves before the first change: what is seen stands still without being looked for.
    let isBehind = first.map { $0 >= low } ?? true
    let anchor = isBehind ? nil : visibleAnchor(from: low)
    let before = contentSize
    body(&self)
    let size = Size(
      width: contentSize.width - before.width, height: contentSize.height - before.height)
    var change = LayoutChange(firstChangedOffset: first, contentSizeAdjustment: size)
    let shift = anchor.flatMap { distance(of: $0, moved: moved) } ?? 0
    change.contentOffsetAdjustment[scrollDirection] = shift
    // Content that is mirrored grows to the left, and offsets count from there.
    if isMirrored, scrollDirection.isHorizontal, low > 0 {
      change.contentOffsetAdjustment.x = size.width - shift
    }
    return change
  }

  /// How far what the user saw has moved; nil if it is gone.
  private func distance(of anchor: VisibleAnchor, moved: ContentMove) -> Double? {
    guard let item = anchor.item else {
      guard let section = moved.section(anchor.section) else { return nil }
      return self.section(section).start - anchor.start
    }
    guard let path = moved.item(ItemPath(section: anchor.section, item: item)) else { return nil }
    return start(ofGroupAt: path) - anchor.start
  }
}
