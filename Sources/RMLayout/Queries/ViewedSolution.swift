/// A solution with what shows of it, which also finds elements that do not show.
struct ViewedSolution {
  /// The elements in view, each identity once, in the order of the query (Q2).
  let visible: [LayoutAttributes]
  private let solution: LayoutSolution
  private let position: ScrollPosition
  private let places: [ElementIdentity: Int]

  init(_ solution: LayoutSolution, in viewport: LayoutViewport) {
    var visible: [LayoutAttributes] = []
    var places: [ElementIdentity: Int] = [:]
    solution.forEachAttributes(intersecting: viewport.rect, at: viewport.position) { element in
      let identity = ElementIdentity(element)
      guard places[identity] == nil else { return }
      places[identity] = visible.count
      // Found by its path, a cell has the same frame to the bit whether or not it is in view.
      let shown =
        element.category == .cell
        ? solution.attributes(forItemAt: element.path, at: viewport.position) : nil
      visible.append(shown ?? element)
    }
    self.solution = solution
    self.visible = visible
    self.places = places
    position = viewport.position
  }

  /// Whether an element is in view.
  func shows(_ identity: ElementIdentity) -> Bool { places[identity] != nil }

  /// An element in or out of view; `sample` is the same one in another solution.
  func attributes(
    _ identity: ElementIdentity, like sample: LayoutAttributes, _ mapping: TransitionMapping
  ) -> LayoutAttributes? {
    if let place = places[identity] { return visible[place] }
    let section = identity.path.section
    let isOfLayout = section == ItemPath.layoutSection
    guard isOfLayout || section >= 0 && section < solution.sectionCount else { return nil }
    let length = sample.frame.size[solution.scrollDirection]
    switch identity.category {
    case .cell:
      return cell(at: identity.path)
    case .decoration:
      return isOfLayout ? nil : background(identity)
    case .supplementary:
      return !isOfLayout && mapping.followsItem(sample)
        ? itemView(identity, size: sample.frame.size) : boundaryItem(identity, length: length)
    }
  }

  private func cell(at path: ItemPath) -> LayoutAttributes? {
    guard path.item >= 0, path.item < solution.itemCount(inSection: path.section) else {
      return nil
    }
    return solution.attributes(forItemAt: path, at: position)
  }

  /// A background: it is found where its section is touched, and a point finds nothing else (Q1).
  private func background(_ identity: ElementIdentity) -> LayoutAttributes? {
    let frame = solution.frame(ofSection: identity.path.section)
    let middle = Point(
      x: min(max(frame.midX, 0), solution.contentSize.width),
      y: min(max(frame.midY, 0), solution.contentSize.height))
    return element(identity, in: Rect(origin: middle, size: .zero), at: position)
  }

  /// A header, footer or side item, which stands at an end or in the middle of what it belongs to.
  private func boundaryItem(_ identity: ElementIdentity, length: Double) -> LayoutAttributes? {
    let axis = solution.scrollDirection
    let content = Rect(origin: .zero, size: solution.contentSize)
    let whole =
      identity.path.section == ItemPath.layoutSection
      ? content : solution.frame(ofSection: identity.path.section)
    let reach = max(length, 1 / solution.environment.scale)
    for place in [whole.min(along: axis), whole.max(along: axis), whole.mid(along: axis)] {
      let strip = Rect(
        origin: Point(along: axis, place - reach, across: 0),
        size: Size(along: axis, 2 * reach, across: content.size[axis.cross]))
      if let found = element(identity, in: strip, at: position) { return found }
    }
    return nil
  }

  /// A view that stands on an item, looked for around it with its row moved until the item shows.
  private func itemView(_ identity: ElementIdentity, size: Size) -> LayoutAttributes? {
    guard let cell = cell(at: identity.path) else { return nil }
    var probe = position
    var distance = Point.zero
    if let row = solution.row(inSection: identity.path.section) {
      let axis = row.axis
      distance[axis] = row.frame.mid(along: axis) - cell.frame.mid(along: axis)
      let isTurned = solution.isMirrored && axis.isHorizontal
      let offset = position.rowOffsets[row.section] ?? row.initialOffset
      probe.rowOffsets[row.section] = offset + (isTurned ? distance[axis] : -distance[axis])
    }
    let frame = cell.frame.offset(by: distance)
    let window = Rect(
      x: frame.minX - size.width, y: frame.minY - size.height,
      width: frame.width + 2 * size.width, height: frame.height + 2 * size.height)
    guard var found = element(identity, in: window, at: probe) else { return nil }
    found.frame = found.frame.offset(by: Point(x: -distance.x, y: -distance.y))
    return found
  }

  private func element(
    _ identity: ElementIdentity, in window: Rect, at position: ScrollPosition
  ) -> LayoutAttributes? {
    solution.attributes(intersecting: window, at: position).first {
      ElementIdentity($0) == identity
    }
  }
}
