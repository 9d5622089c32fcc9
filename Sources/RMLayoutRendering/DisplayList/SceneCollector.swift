import RMLayout

/// Collects the elements of one scene that are drawn, and where its content has to be broken off.
struct SceneCollector {
  /// The items of a row that a query gave, and how far the row is scrolled.
  struct RowSpan {
    var section: Int
    var items: ClosedRange<Int>
    var shift: Point
  }

  private enum Stop: Error { case limit }

  /// The room that a break takes along the scroll axis, in points.
  private var breakLength: Double { fold.axis == .vertical ? 64 : 150 }
  /// How far from the content's end footers are looked for, in points.
  private static let tailLength = 140.0

  let scene: LayoutScene
  let fold: Fold
  let reach: DisplayList.Reach
  private let limit: Int
  private(set) var elements: [DisplayElement] = []
  private(set) var spans: [RowSpan] = []
  /// Where the sheet below the device lies, or nil where content goes on behind the device.
  private(set) var sheet: Sheet?
  private var isCapped = false
  /// The section of the last cell that lies in no row.
  private var plainSection: Int?

  init(scene: LayoutScene, reach: DisplayList.Reach, elementLimit: Int) {
    self.scene = scene
    self.reach = reach
    limit = elementLimit
    fold = Fold(solution: scene.solution, offset: scene.position.offset)
    elements.reserveCapacity(min(elementLimit, scene.solution.elementCount, 1 << 16))
  }

  mutating func picture() -> ScenePicture {
    let viewport = fold.viewport
    // Backgrounds that only touch the viewport come with a query too.
    collect(in: viewport, place: .inside) {
      $0.category != .decoration || $0.frame.intersects(viewport)
    }
    if reach.leavesViewport { repeatCutElements() }
    let rest = reach.leavesViewport ? fold.restLength : 0
    let isWhole = rest <= reach.whole
    let drawn = collectRest(upTo: isWhole ? rest : reach.partial, isWhole: isWhole)
    var end = drawn
    var breakFrame: Rect?
    if !isWhole {
      breakFrame = onScreen(fold.strip(from: drawn, to: drawn + breakLength), isOnSheet: true)
      end = collectTail(after: drawn + breakLength, hiddenFrom: drawn)
    }
    let rows = collectNeighbours()
    let counts = itemsOutside()
    let continuation = continuation(end: end, isBroken: !isWhole)
    return ScenePicture(
      id: scene.id, title: scene.title.cleaned, caption: scene.caption.cleaned,
      screen: scene.screen,
      viewport: onScreen(fold.viewport), offset: scene.position.offset,
      contentSize: scene.solution.contentSize, scrollDirection: fold.axis,
      layoutDirection: scene.solution.environment.layoutDirection,
      sectionCount: scene.solution.sectionCount, itemCount: counts.total,
      elements: inPaintOrder(), rows: rows,
      drawnArea: drawnArea(end: end, with: continuation?.frame), continuation: continuation,
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
        append(attributes, place: place, isOnSheet: place != .inside)
      }
    } catch {
      isCapped = true
    }
  }

  private mutating func append(
    _ attributes: LayoutAttributes, place: DisplayElement.Place, isOnSheet: Bool
  ) {
    elements.append(
      DisplayElement(
        attributes: attributes,
        frame: onScreen(scene.drawnFrame(attributes), isOnSheet: isOnSheet),
        place: place, content: scene.contents(attributes).cleaned,
        group: attributes.category == .cell
          ? scene.solution.group(ofItemAt: attributes.path) : nil))
    guard attributes.category == .cell, place != .beside, place != .repeated else { return }
    let path = attributes.path
    if let index = spans.firstIndex(where: { $0.section == path.section }) {
      let items = spans[index].items
      spans[index].items = min(items.lowerBound, path.item)...max(items.upperBound, path.item)
    } else if path.section != plainSection {
      guard scene.solution.row(inSection: path.section) != nil,
        let still = scene.solution.frame(forItemAt: path)
      else {
        plainSection = path.section
        return
      }
      let shift = Point(
        x: attributes.frame.minX - still.minX, y: attributes.frame.minY - still.minY)
      spans.append(RowSpan(section: path.section, items: path.item...path.item, shift: shift))
    }
  }

  /// Draws on the sheet below the device, once more and whole, what the fold cuts.
  private mutating func repeatCutElements() {
    let cut = elements.filter { fold.cuts($0.attributes) }
    sheet = Sheet(of: scene, fold: fold, cut: cut, reach: reach)
    guard sheet != nil else { return }
    for element in cut { append(element.attributes, place: .repeated, isOnSheet: true) }
  }

  /// Collects what lies beyond the fold; returns the distance from the fold at which that ends.
  private mutating func collectRest(upTo length: Double, isWhole: Bool) -> Double {
    let fold = fold
    let first = elements.count
    if length > 0 {
      collect(in: fold.strip(from: 0, to: length), place: .beyond) { attributes in
        !attributes.frame.intersects(fold.viewport)
          && (isWhole || fold.distance(ofFarEdgeOf: attributes.frame) <= length)
      }
    }
    guard !isWhole else { return length }
    if elements.count == first, !elements.contains(where: { fold.cuts($0.attributes) }) {
      collectFirstLine()
    }
    let longest = max(reach.whole, fold.viewport.width, fold.viewport.height)
    let ends = elements.map { min(fold.distance(ofFarEdgeOf: $0.attributes.frame), longest) }
    return max(0, ends.max() ?? 0)
  }

  /// Collects the elements that begin nearest to the fold, however long they are.
  private mutating func collectFirstLine() {
    let fold = fold
    let strip = fold.strip(from: 0, to: reach.whole)
    var near = Double.infinity
    var seen = 0
    do throws(Stop) {
      try scene.solution.forEachAttributes(intersecting: strip, at: scene.position) {
        (attributes) throws(Stop) in
        seen += 1
        guard seen <= limit else { throw Stop.limit }
        let distance = fold.distance(ofNearEdgeOf: attributes.frame)
        if attributes.category == .cell, distance >= 0 { near = min(near, distance) }
      }
    } catch {}
    guard near < .infinity else { return }
    collect(in: fold.strip(from: near, to: near + 1), place: .beyond) { attributes in
      (0...near + 1).contains(fold.distance(ofNearEdgeOf: attributes.frame))
    }
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
      let isOnSheet = elements.contains {
        $0.attributes.path.section == span.section && ($0.place == .repeated || $0.place == .beyond)
      }
      var items = span.items
      for item in [items.lowerBound - 1, items.upperBound + 1] where (0..<count).contains(item) {
        let edge = item < items.lowerBound ? items.lowerBound : items.upperBound
        guard reach.leavesViewport, let last = shownFrame(of: edge, in: span),
          row.axis != fold.axis,
          last.min(along: row.axis) >= viewport.min(along: row.axis),
          last.max(along: row.axis) <= viewport.max(along: row.axis),
          let frame = shownFrame(of: item, in: span)
        else { continue }
        let path = ItemPath(section: span.section, item: item)
        let attributes = LayoutAttributes(category: .cell, path: path, frame: frame)
        append(attributes, place: .beside, isOnSheet: isOnSheet)
        items = min(items.lowerBound, item)...max(items.upperBound, item)
      }
      return ScenePicture.Row(
        section: span.section, frame: onScreen(row.frame, isOnSheet: isOnSheet),
        itemsBefore: items.lowerBound, itemsAfter: count - 1 - items.upperBound)
    }
  }

  private func shownFrame(of item: Int, in span: RowSpan) -> Rect? {
    scene.solution.frame(forItemAt: ItemPath(section: span.section, item: item))?
      .offset(by: span.shift)
  }
}
