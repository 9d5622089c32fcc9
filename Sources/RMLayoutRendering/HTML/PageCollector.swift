import RMLayout

/// Finds what of a solution goes into a page: everything, or the start of what is too much.
struct PageCollector {
  private enum Stop: Error { case limit }

  /// How many elements of a row are in the page where not all can be.
  private static let rowLimit = 400
  /// How much of the content is looked through at a time, in points.
  private static let stripLength = 1000.0
  /// An offset far before the content: elements that keep in view lie at the start of their way.
  private static let farOffset = -1e12

  private let solution: LayoutSolution
  private let axis: Axis
  private let limit: Int
  private var entries: [PagePart.Entry] = []
  private var ids = UniqueNames()
  private var count = 0
  /// The section of the element found last, and what has to be known of it.
  private var section: PageSection?
  private var rows: [Int: PageRow] = [:]

  init(_ solution: LayoutSolution, elementLimit: Int) {
    self.solution = solution
    axis = solution.scrollDirection
    limit = max(0, elementLimit)
  }

  mutating func part() -> PagePart {
    let length = solution.contentSize[axis]
    var shown = min(length, PagePart.longest)
    var notes: [String] = []
    let total = solution.elementCount
    if total <= limit {
      collectAll()
    } else {
      shown = collectStart(within: shown)
      notes.append("Only the first \(count) of \(total) elements are in this page.")
    }
    if length > PagePart.longest, shown >= PagePart.longest {
      notes.append(
        "The content is \(length.decimalText) points long; this page ends after "
          + "\(shown.decimalText).")
    }
    return PagePart(
      solution, extent: extent(of: shown), entries: entriesWithRows(), notes: notes)
  }

  /// The part of the content that is shown, from its leading end.
  private func extent(of shown: Double) -> ClosedRange<Double> {
    guard isTurned else { return 0...shown }
    // Whole blocks are left out, so that the others stay where they are.
    let hidden = max(0, solution.contentSize[axis] - shown)
    let start = (hidden / PagePart.blockLength).rounded(.up) * PagePart.blockLength
    return min(start, solution.contentSize[axis])...solution.contentSize[axis]
  }

  private var isTurned: Bool { solution.isMirrored && axis.isHorizontal }

  /// How far a frame begins behind the content's leading end.
  private func distance(of frame: Rect) -> Double {
    isTurned
      ? solution.contentSize[axis] - frame.max(along: axis) : frame.min(along: axis)
  }

  private var rest: ScrollPosition {
    ScrollPosition(offset: Point(along: axis, Self.farOffset, across: 0))
  }

  // MARK: - Walks

  private mutating func collectAll() {
    solution.forEachAttributes(at: rest) { attributes in
      if distance(of: attributes.frame) < PagePart.longest { add(attributes) }
    }
  }

  /// Collects strip by strip until there is enough; returns where that ends.
  private mutating func collectStart(within length: Double) -> Double {
    var step = Self.stripLength
    var start = 0.0
    while start < length, count < limit {
      let end = start + step
      let before = count
      do throws(Stop) {
        try solution.forEachAttributes(intersecting: strip(from: start, to: end), at: rest) {
          attributes throws(Stop) in
          let distance = distance(of: attributes.frame)
          guard distance < end, distance >= start || start == 0 else { return }
          guard count < limit else { throw .limit }
          add(attributes, isWhole: false)
        }
      } catch {}
      start = end
      // Empty stretches may be longer than all the rest.
      step = count == before ? 2 * step : Self.stripLength
    }
    return min(start, length)
  }

  private func strip(from near: Double, to far: Double) -> Rect {
    let size = solution.contentSize
    let start = isTurned ? size[axis] - far : near
    return Rect(
      origin: Point(along: axis, start, across: 0),
      size: Size(along: axis, far - near, across: size[axis.cross]))
  }

  // MARK: - Elements and rows

  private mutating func add(_ attributes: LayoutAttributes, isWhole: Bool = true) {
    let section = placed(attributes.path.section)
    guard let row = section.row, section.scrolls(attributes) else {
      count += 1
      entries.append(
        .element(
          PageElement(
            id: ids.unused(attributes.identifier), attributes: attributes,
            travel: section.travel(of: attributes))))
      return
    }
    var page = rows[row.section] ?? newRow(row)
    if isWhole {
      count += 1
      page.add(element(attributes, in: page, at: row.initialOffset))
    } else if page.elements.isEmpty {
      fill(&page, section)
    }
    rows[row.section] = page
  }

  private mutating func placed(_ number: Int) -> PageSection {
    if let section, section.number == number { return section }
    let new = PageSection(number, of: solution)
    section = new
    return new
  }

  private mutating func newRow(_ row: LayoutRow) -> PageRow {
    let page = PageRow(row, in: solution)
    entries.append(.row(page))
    return page
  }

  private mutating func element(
    _ attributes: LayoutAttributes, in page: PageRow, at offset: Double
  ) -> PageElement {
    var unscrolled = attributes
    unscrolled.frame.origin[page.row.axis] += page.isRightToLeft ? -offset : offset
    return PageElement(id: ids.unused(attributes.identifier), attributes: unscrolled)
  }

  /// Scrolls through a row of which not everything can be in the page.
  private mutating func fill(_ page: inout PageRow, _ section: PageSection) {
    var seen: Set<LayoutAttributes> = []
    let row = page.row
    let step = max(row.visibleLength, 100)
    var offset = row.range.lowerBound
    let end = min(row.range.upperBound, offset + Double(Self.rowLimit) * step)
    while offset <= end, seen.count < Self.rowLimit {
      let position = ScrollPosition(offset: rest.offset, rowOffsets: [row.section: offset])
      do throws(Stop) {
        try solution.forEachAttributes(intersecting: page.box, at: position) {
          attributes throws(Stop) in
          guard attributes.path.section == row.section, section.scrolls(attributes) else { return }
          var known = attributes
          known.frame = .zero
          guard seen.insert(known).inserted else { return }
          guard seen.count <= Self.rowLimit else { throw .limit }
          count += 1
          page.add(element(attributes, in: page, at: offset))
        }
      } catch {}
      page.reach = offset
      offset += step
    }
    if offset > row.range.upperBound { page.reach = .infinity }
  }

  private func entriesWithRows() -> [PagePart.Entry] {
    entries.map { entry in
      guard case .row(let page) = entry, let full = rows[page.row.section] else { return entry }
      return .row(full)
    }
  }
}

/// What has to be known of a section to put its elements in their places.
private struct PageSection {
  let number: Int
  let row: LayoutRow?
  private let travels: [PinnedTravel]
  /// Headers, footers and side items, which do not scroll with the row.
  private let fixed: [LayoutAttributes]

  init(_ number: Int, of solution: LayoutSolution) {
    self.number = number
    let isSection = number != ItemPath.layoutSection
    row = isSection ? solution.row(inSection: number) : nil
    travels = solution.pinnedTravels(inSection: number)
    fixed = row == nil ? [] : solution.boundaryItems(inSection: number)
  }

  /// The way of an element that keeps in view and lies at its start.
  func travel(of attributes: LayoutAttributes) -> PinnedTravel? {
    guard attributes.category == .supplementary else { return nil }
    return travels.first { $0.kind == attributes.kind && $0.first == attributes.frame }
  }

  /// Whether an element moves when the row is scrolled.
  func scrolls(_ attributes: LayoutAttributes) -> Bool {
    switch attributes.category {
    case .cell: true
    case .decoration: false
    case .supplementary:
      travel(of: attributes) == nil
        && !fixed.contains { $0.kind == attributes.kind && $0.frame == attributes.frame }
    }
  }
}
