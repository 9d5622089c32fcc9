import RMLayout

extension SceneCollector {
  /// The place below a device where its content goes on.
  struct Sheet {
    /// The most of the content above the fold that is drawn once more, in points.
    private static let longestLead = 400.0

    /// How far the sheet starts before the fold, in points: room for whole cells.
    let lead: Double
    /// How far content is moved down on the screen's plane to lie on the sheet, in points.
    let shift: Double

    init?(of scene: LayoutScene, fold: Fold, cut: [DisplayElement], reach: DisplayList.Reach) {
      guard let gap = reach.belowDevice, let screen = scene.screen, fold.axis == .vertical,
        fold.restLength > 0
      else { return nil }
      // A background may have begun far above.
      let cells = cut.filter { $0.attributes.category != .decoration }
      let starts = cells.map { -fold.distance(ofNearEdgeOf: $0.attributes.frame) }
      lead = min(starts.max() ?? 0, Self.longestLead)
      shift = screen.size.height + gap + lead - screen.viewportOrigin.y - fold.viewport.height
    }
  }

  /// A rectangle of the content on the screen's plane.
  func onScreen(_ rect: Rect, isOnSheet: Bool = false) -> Rect {
    let origin = scene.screen?.viewportOrigin ?? .zero
    let offset = scene.position.offset
    let shift = isOnSheet ? sheet?.shift ?? 0 : 0
    return rect.offset(by: Point(x: origin.x - offset.x, y: origin.y - offset.y + shift))
  }

  /// The sheet below the device, unless nothing lies on it.
  func continuation(end: Double, isBroken: Bool) -> ScenePicture.Continuation? {
    let onSheet: [DisplayElement.Place] = [.beyond, .repeated, .tail]
    guard let sheet, isBroken || elements.contains(where: { onSheet.contains($0.place) }) else {
      return nil
    }
    let frame = onScreen(fold.strip(from: -sheet.lead, to: end), isOnSheet: true)
    return ScenePicture.Continuation(
      frame: frame, fold: frame.minY + sheet.lead, start: fold.viewport.maxY - sheet.lead)
  }

  /// The rectangle around everything that is drawn, frames at most a viewport's width outside.
  func drawnArea(end: Double, with continuation: Rect?) -> Rect {
    var area = onScreen(fold.viewport)
    guard reach.leavesViewport else { return area }
    if let continuation {
      area = area.union(continuation)
    } else if sheet == nil {
      area = onScreen(fold.viewport.union(fold.strip(from: 0, to: max(end, 0))))
    }
    let cross = fold.axis.cross
    for element in elements where element.place != .tail {
      let low = max(element.frame.min(along: cross), area.min(along: cross) - area.size[cross])
      let high = min(element.frame.max(along: cross), area.max(along: cross) + area.size[cross])
      guard low < high else { continue }
      area = area.extended(toInclude: low, and: high, along: cross)
    }
    return area
  }

  /// The elements from back to front: by depth, backgrounds first, then section by section and
  /// group by group.
  func inPaintOrder() -> [DisplayElement] {
    func depth(_ index: Int) -> (Int, Int, Int, Int, Int) {
      let attributes = elements[index].attributes
      let layer = attributes.category == .decoration ? 0 : 1
      return (
        attributes.zIndex, layer, attributes.path.section, elements[index].group ?? .max, index
      )
    }
    let isSorted = elements.indices.dropFirst().allSatisfy { depth($0 - 1) < depth($0) }
    return isSorted
      ? elements : elements.indices.sorted { depth($0) < depth($1) }.map { elements[$0] }
  }

  // MARK: - Numbers

  /// How many items lie before and after what is drawn, and how many there are.
  func itemsOutside() -> (before: Int, after: Int, total: Int) {
    let solution = scene.solution
    let total = (0..<solution.sectionCount).reduce(0) { $0 + solution.itemCount(inSection: $1) }
    let drawn = elements.lazy.filter { $0.attributes.category == .cell && $0.place != .tail }
      .map(\.attributes.path)
    guard let first = drawn.min(), let last = drawn.max() else {
      let before = (0..<solution.sectionCount).reduce(0) { $0 + itemsBeforeViewport(inSection: $1) }
      let placed = (0..<solution.sectionCount).reduce(0) { $0 + placedCount(inSection: $1) }
      return (before, placed - before, total)
    }
    var counts = (before: 0, after: 0, total: total)
    for section in 0..<solution.sectionCount {
      let count = placedCount(inSection: section)
      let isRow = spans.contains { $0.section == section }
      if section < first.section { counts.before += count }
      if section == first.section, !isRow { counts.before += first.item }
      if section > last.section { counts.after += count }
      if section == last.section, !isRow { counts.after += count - 1 - last.item }
    }
    return counts
  }

  /// How many items of a section have a place: none where a diagnostic reports it as empty.
  private func placedCount(inSection section: Int) -> Int {
    let count = scene.solution.itemCount(inSection: section)
    guard count > 0, scene.solution.frame(forItemAt: ItemPath(section: section, item: 0)) != nil
    else { return 0 }
    return count
  }

  /// How many items of a section lie before the viewport, found by halving: they lie in order.
  private func itemsBeforeViewport(inSection section: Int) -> Int {
    var low = 0
    var high = placedCount(inSection: section)
    while low < high {
      let middle = (low + high) / 2
      guard let frame = scene.solution.frame(forItemAt: ItemPath(section: section, item: middle))
      else { return 0 }
      if fold.isBeforeViewport(frame) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
