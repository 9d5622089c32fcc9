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
    let anchor = visibleAnchor(at: contentOffset)
    let before = contentSize
    body(&self)
    let size = Size(
      width: contentSize.width - before.width, height: contentSize.height - before.height)
    var change = LayoutChange(firstChangedOffset: first, contentSizeAdjustment: size)
    if let anchor {
      change.contentOffsetAdjustment = adjustment(
        for: anchor, grown: size, moved: moved)
    }
    return change
  }

  /// How far what the user saw has moved.
  private func adjustment(
    for anchor: VisibleAnchor, grown: Size, moved: ContentMove
  ) -> Point {
    let axis = scrollDirection
    let now: Double
    if let item = anchor.item {
      guard let path = moved.item(ItemPath(section: anchor.section, item: item)) else {
        return .zero
      }
      now = start(of: path, section: path.section)
    } else {
      guard let section = moved.section(anchor.section) else { return .zero }
      now = start(of: nil, section: section)
    }
    var result = Point.zero
    result[axis] = now - anchor.start
    // Content that is mirrored grows to the left, and offsets count from there.
    if isMirrored, axis.isHorizontal { result.x = grown.width - result.x }
    return result
  }
}
