import RMLayout

/// Collects the elements of one scene that are drawn, and where its content has to be broken off.
struct SceneCollector {
  /// The items of a row that a query gave, and how far the row is scrolled.
  private struct RowSpan {
    var section: Int
    var items: ClosedRange<Int>
    var shift: Point
  }

  private enum Stop: Error { case limit }

  /// The room that a break takes along the scroll axis, in points.
  private var breakLength: Double { fold.axis == .vertical ? 64 : 150 }
  /// How far from the content's end footers are looked for, in points.
  private static let tailLength = 140.0

  private let scene: LayoutScene
  private let limit: Int
  private let fold: Fold
  private let reach: DisplayList.Reach
  private var elements: [DisplayElement] = []
  private var spans: [RowSpan] = []
  private var isCapped = false

  init(scene: LayoutScene, reach: DisplayList.Reach, elementLimit: Int) {
    self.scene = scene
    self.reach = reach
    limit = elementLimit
    fold = Fold(solution: scene.solution, offset: scene.position.offset)
  }

  mutating func picture() -> ScenePicture {
    collect(in: fold.viewport, place: .inside)
    let rest = fold.restLength
    let isWhole = rest <= reach.whole
    let drawn = collectRest(upTo: isWhole ? rest : reach.partial, isWhole: isWhole)
    var end = drawn
    var breakFrame: Rect?
    if !isWhole {
      breakFrame = onScreen(fold.strip(from: drawn, to: drawn + breakLength))
      end = collectTail(after: drawn + breakLength, hiddenFrom: drawn)
    }
    let rows = collectNeighbours()
    let counts = itemsOutside()
    return ScenePicture(
      id: scene.id, title: scene.title.cleaned, caption: scene.caption.cleaned,
      screen: scene.screen,
      viewport: onScreen(fold.viewport), offset: scene.position.offset,
      contentSize: scene.solution.contentSize, scrollDirection: fold.axis,
      layoutDirection: scene.solution.environment.layoutDirection,
      sectionCount: scene.solution.sectionCount, itemCount: counts.total,
      elements: inPaintOrder(), rows: rows, drawnArea: drawnArea(end: end),
      breakFrame: breakFrame, itemsBefore: counts.before, itemsAfter: counts.after,
      isCapped: isCapped)
  }

  // MARK: - Queries

  private mutating func collect(
    in rect: Rect, place: DisplayElement.Place,
    where isWanted: (LayoutAttributes) -> Bool = { _ in true }
  ) {
    do throws(Stop) {
      try scene.solution.forEachAttributes(intersecting: rect, at: scene.position) {
        (attributes) throws(Stop) in
        guard isWanted(attributes) else { return }
        guard elements.count < limit else { throw Stop.limit }
        append(attributes, place: place)
      }
    } catch {
      isCapped = true
    }
  }

  private mutating func append(_ attributes: LayoutAttributes, place: DisplayElement.Place) {
    elements.append(
      DisplayElement(
        attributes: attributes, frame: onScreen(attributes.frame), place: place,
        content: scene.contents(attributes).cleaned))
    guard attributes.category == .cell, place != .beside else { return }
    let path = attributes.path
    if let index = spans.firstIndex(where: { $0.section == path.section }) {
      let items = spans[index].items
      spans[index].items = min(items.lowerBound, path.item)...max(items.upperBound, path.item)
    } else if scene.solution.row(inSection: path.section) != nil,
      let still = scene.solution.frame(forItemAt: path)
    {
      let shift = Point(
        x: attributes.frame.minX - still.minX, y: attributes.frame.minY - still.minY)
      spans.append(RowSpan(section: path.section, items: path.item...path.item, shift: shift))
    }
  }

  /// Collects what lies beyond the fold; returns the distance from the fold at which that ends.
  private mutating func collectRest(upTo length: Double, isWhole: Bool) -> Double {
    let fold = fold
    if length > 0 {
      collect(in: fold.strip(from: 0, to: length), place: .beyond) { attributes in
        !attributes.frame.intersects(fold.viewport)
          && (isWhole || fold.distance(ofFarEdgeOf: attributes.frame) <= length)
      }
    }
    guard !isWhole else { return length }
    // What the device's lower bar covers cannot show the break.
    let covered = reach.clearsDevice && fold.axis == .vertical ? scene.coveredLength : 0
    let ends = elements.map { min(fold.distance(ofFarEdgeOf: $0.attributes.frame), reach.whole) }
    return max(covered, ends.max() ?? 0)
  }

  /// Collects the footers at the content's end and moves them up to a distance from the fold.
  private mutating func collectTail(after distance: Double, hiddenFrom drawn: Double) -> Double {
    let end = fold.restLength
    let start = max(drawn, end - Self.tailLength)
    guard end > start, !isCapped else { return distance }
    let first = elements.count
    let fold = fold
    collect(in: fold.strip(from: start, to: end), place: .tail) { attributes in
      attributes.category == .supplementary
        && fold.distance(ofNearEdgeOf: attributes.frame) >= drawn
    }
    guard elements.count > first else { return distance }
    let near = elements[first...].map { fold.distance(ofNearEdgeOf: $0.attributes.frame) }.min()
    let gap = (near ?? end) - distance
    for index in first..<elements.count {
      elements[index].frame = elements[index].frame.offset(by: fold.towardViewport(gap))
    }
    return end - gap
  }

  /// Adds to each row one neighbour on each side on which none sticks out of the viewport.
  private mutating func collectNeighbours() -> [ScenePicture.Row] {
    let viewport = fold.viewport
    return spans.compactMap { span in
      guard let row = scene.solution.row(inSection: span.section) else { return nil }
      let count = scene.solution.itemCount(inSection: span.section)
      var items = span.items
      for item in [items.lowerBound - 1, items.upperBound + 1] where (0..<count).contains(item) {
        let edge = item < items.lowerBound ? items.lowerBound : items.upperBound
        guard let last = shownFrame(of: edge, in: span), row.axis != fold.axis,
          last.min(along: row.axis) >= viewport.min(along: row.axis),
          last.max(along: row.axis) <= viewport.max(along: row.axis),
          let frame = shownFrame(of: item, in: span)
        else { continue }
        let path = ItemPath(section: span.section, item: item)
        append(LayoutAttributes(category: .cell, path: path, frame: frame), place: .beside)
        items = min(items.lowerBound, item)...max(items.upperBound, item)
      }
      return ScenePicture.Row(
        section: span.section, frame: onScreen(row.frame), itemsBefore: items.lowerBound,
        itemsAfter: count - 1 - items.upperBound)
    }
  }

  private func shownFrame(of item: Int, in span: RowSpan) -> Rect? {
    scene.solution.frame(forItemAt: ItemPath(section: span.section, item: item))?
      .offset(by: span.shift)
  }

  // MARK: - Places and numbers

  private func onScreen(_ rect: Rect) -> Rect {
    let origin = scene.screen?.viewportOrigin ?? .zero
    let offset = scene.position.offset
    return rect.offset(by: Point(x: origin.x - offset.x, y: origin.y - offset.y))
  }

  private func drawnArea(end: Double) -> Rect {
    var area = onScreen(fold.viewport.union(fold.strip(from: 0, to: max(end, 0))))
    let cross = fold.axis.cross
    for element in elements where element.place != .tail {
      let low = max(element.frame.min(along: cross), area.min(along: cross) - area.size[cross])
      let high = min(element.frame.max(along: cross), area.max(along: cross) + area.size[cross])
      guard low < high else { continue }
      area = area.extended(toInclude: low, and: high, along: cross)
    }
    return area
  }

  private func inPaintOrder() -> [DisplayElement] {
    guard elements.contains(where: { $0.attributes.zIndex != 0 }) else { return elements }
    let order = elements.indices.sorted { left, right in
      let depths = (elements[left].attributes.zIndex, elements[right].attributes.zIndex)
      return depths.0 == depths.1 ? left < right : depths.0 < depths.1
    }
    return order.map { elements[$0] }
  }

  private func itemsOutside() -> (before: Int, after: Int, total: Int) {
    let solution = scene.solution
    let drawn = elements.lazy.filter { $0.attributes.category == .cell && $0.place != .tail }
      .map(\.attributes.path)
    let first = drawn.min() ?? ItemPath(section: solution.sectionCount, item: 0)
    let last = drawn.max() ?? ItemPath(section: -1, item: 0)
    var counts = (before: 0, after: 0, total: 0)
    for section in 0..<solution.sectionCount {
      let count = solution.itemCount(inSection: section)
      counts.total += count
      let isRow = spans.contains { $0.section == section }
      if section < first.section { counts.before += count }
      if section == first.section, !isRow { counts.before += first.item }
      if section > last.section { counts.after += count }
      if section == last.section, !isRow { counts.after += count - 1 - last.item }
    }
    return counts
  }
}

extension LayoutScene {
  /// How much of the content below the viewport the device hides, in points.
  fileprivate var coveredLength: Double {
    guard let screen else { return 0 }
    let below = screen.size.height - screen.viewportOrigin.y - solution.environment.size.height
    return max(0, below + 16)
  }
}
