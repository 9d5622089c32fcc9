/// What shows of the content along the scroll axis: the bounds less the content inset (B7).
struct VisibleBounds {
  let low: Double
  let high: Double

  /// Whether an interval overlaps the bounds; touching does not count.
  func meet(from start: Double, length: Double) -> Bool {
    start < high && start + length > low
  }
}

extension LayoutSolution {
  /// The visible bounds at a scroll position, counted from the content's leading end.
  func visibleBounds(at position: ScrollPosition) -> VisibleBounds {
    let axis = scrollDirection
    var start = position.offset[axis]
    if isMirrored, axis.isHorizontal { start = contentSize.width - environment.size.width - start }
    return VisibleBounds(
      low: start + environment.contentInset.start(along: axis),
      high: start + environment.size[axis] - environment.contentInset.end(along: axis))
  }

  /// A boundary item where it shows: moved if it keeps in view, less its insets (B7, B8, F10).
  ///
  /// Items of the whole layout have no section.
  func attributes(
    of element: BoundaryElement, section: PlacedSection?, in visible: VisibleBounds?
  ) -> LayoutAttributes {
    let start = section?.start ?? 0
    var frame = element.frame
    var zIndex = element.zIndex
    var isPinned = false
    if let pin = element.pin, let visible {
      frame.origin[scrollDirection] = pin.position(
        length: frame.size[scrollDirection], low: visible.low - start, high: visible.high - start)
      let length = section?.solution.length ?? contentSize[scrollDirection]
      isPinned = visible.meet(from: start, length: length)
      if isPinned { zIndex = pin.raisedZIndex }
    }
    frame = frame.inset(by: element.contentInsets)
    frame.origin[scrollDirection] += start
    return LayoutAttributes(
      category: .supplementary,
      path: ItemPath(section: section?.number ?? ItemPath.layoutSection, item: 0),
      kind: element.kind,
      frame: shown(grid.frame(frame)), zIndex: zIndex, isPinned: isPinned)
  }

  /// A background on the pixel grid, its size rounded too (K1, X1).
  func attributes(of element: DecorationElement, item: Int, section: PlacedSection)
    -> LayoutAttributes
  {
    var frame = element.frame
    frame.origin[scrollDirection] += section.start
    let rounded = Rect(
      origin: grid.origin(frame.origin),
      size: Size(
        width: grid.contentLength(frame.size.width), height: grid.contentLength(frame.size.height)))
    return LayoutAttributes(
      category: .decoration, path: ItemPath(section: section.number, item: item),
      kind: element.kind,
      frame: shown(rounded), zIndex: element.zIndex)
  }
}
