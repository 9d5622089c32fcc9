import RMLayout

/// The groups of a section one after the other, until its items are used up (G13, O1).
struct ReferenceGroups {
  /// A group with its outer frame: along the groups' axis from the first, across from the line.
  struct Placed {
    var frame: Rect
    var part: ReferencePart
  }

  private let definition: LayoutSection
  private let scroll: Axis
  /// The axis along which the groups follow each other.
  private let axis: Axis
  private let pixels: ReferencePixels
  private let visibleLength: Double
  private(set) var placed: [Placed] = []
  /// The end of the last group with its edge spacing.
  private var end = 0.0
  /// The group as it would be with items, for old rows without any.
  private(set) var heightWithoutItems = 0.0

  init(
    _ solver: ReferenceSectionSolver, _ definition: LayoutSection, count: Int,
    container: (start: Double, length: Double), measures: ReferenceMeasures
  ) {
    self.definition = definition
    pixels = solver.pixels
    scroll = solver.configuration.scrollDirection
    let isRow = definition.orthogonalScrollingBehavior != .none
    axis = isRow ? scroll.cross : scroll
    let insets = definition.contentInsets
    visibleLength = container.length - insets.total(along: scroll.cross)
    let viewLength = solver.environment.size[scroll]
    // A row takes fractions as a layout would that scrolls its way (D3, D4).
    let narrowed = isRow ? scroll : scroll.cross
    var base = Size(along: scroll, viewLength, across: container.length)
    base[narrowed] -= insets.total(along: narrowed)
    let group = definition.group
    let outer = group.size.size(of: base, pixels)
    heightWithoutItems = outer[scroll] + edges(of: group, along: scroll)
    let isWithoutRoom =
      insets.total(along: narrowed) > 0 && base[narrowed] <= 0
      && !group.size[narrowed].isEstimated
    guard !isWithoutRoom else { return }
    place(group, outer: outer, laidOutIn: base, count: count, ReferenceMeasures())
    guard !placed.isEmpty, !measures.items.isEmpty else { return }
    // Only what shows before anything was measured can be: the cells of a full group.
    let full = ReferenceGroupSolver(
      pixels: pixels, measures: ReferenceMeasures(), trimAxis: axis, itemCount: count
    ).part(of: group, outer: outer, laidOutIn: base, first: 0, remaining: .max)
    var measures = measures.along(full?.estimatedAxes ?? [])
    place(group, outer: outer, laidOutIn: base, count: count, measures)
    // What the section shares is known only once each item has its place in a group.
    for direction in Axis.allCases where group.size[direction].isUniform {
      measures.shared[direction] = longest[direction]
    }
    guard measures.shared.isMeasured else { return }
    place(group, outer: outer, laidOutIn: base, count: count, measures)
  }

  private mutating func place(
    _ group: LayoutGroup, outer: Size, laidOutIn base: Size, count: Int,
    _ measures: ReferenceMeasures
  ) {
    placed = []
    end = 0
    var first = 0
    while first < count {
      var groups = ReferenceGroupSolver(
        pixels: pixels, measures: measures, trimAxis: axis, itemCount: count - first)
      var part = groups.part(
        of: group, outer: outer, laidOutIn: base, first: first, remaining: count - first)
      if part == nil {
        // What was measured leaves no room for the first item: the estimates stand.
        groups.measures = ReferenceMeasures()
        part = groups.part(
          of: group, outer: outer, laidOutIn: base, first: first, remaining: count - first)
      }
      guard let part, part.used > 0 else {
        placed = []
        return
      }
      first += part.used
      append(part)
    }
  }

  /// The longest lengths that were measured in the section.
  private var longest: PreferredSize {
    var longest = PreferredSize()
    for group in placed { longest.grow(to: group.part.longest) }
    return longest
  }

  private mutating func append(_ part: ReferencePart) {
    let spacing = definition.group.edgeSpacing
    if !placed.isEmpty { end += definition.interGroupSpacing }
    let start = end + spacing.start(along: axis).value
    let origin = Point(along: axis, start, across: spacing.start(along: axis.cross).value)
    placed.append(Placed(frame: Rect(origin: origin, size: part.size), part: part))
    end = start + part.size[axis] + spacing.end(along: axis).value
  }

  private func edges(of group: LayoutGroup, along axis: Axis) -> Double {
    group.edgeSpacing.start(along: axis).value + group.edgeSpacing.end(along: axis).value
  }

  private var isRow: Bool { axis != scroll }

  /// How much of the scroll axis the groups take.
  var extent: Double {
    guard isRow else { return end }
    // Where something was measured, groups of which nothing was do not count (O12).
    let measured = placed.filter { $0.part.isMeasured }
    var tallest = 0.0
    for group in measured.isEmpty ? placed : measured {
      let edges = edges(of: definition.group, along: scroll)
      tallest = max(tallest, group.frame.size[scroll] + edges)
    }
    return tallest
  }

  /// The length of the longest group across the scroll axis; those of rows do not count (C8).
  var widest: Double {
    isRow ? 0 : placed.reduce(0) { max($0, $1.frame.size[scroll.cross]) }
  }

  func row(from corner: Point) -> ReferenceRow? {
    guard isRow, !placed.isEmpty else { return nil }
    return ReferenceRow(
      behavior: definition.orthogonalScrollingBehavior,
      viewport: Rect(origin: corner, size: Size(along: axis, visibleLength, across: extent)),
      contentLength: end,
      groups: placed.map { ($0.frame.min(along: axis), $0.frame.size[axis]) })
  }

  /// The cells, then the attached views with their numbers per kind (A4).
  func elements(section: Int, from corner: Point) -> [ReferenceElement] {
    var cells: [ReferenceElement] = []
    var views: [ReferenceElement] = []
    var numbers: [String: Int] = [:]
    let lowest = definition.decorationItems.isEmpty ? Int.min : 1
    let isOldRow = isRow && pixels.profile == .legacy
    for group in placed {
      let origin = Point(
        x: corner.x + group.frame.minX, y: corner.y + group.frame.minY)
      for piece in group.part.pieces {
        let outermost = Rect(origin: .zero, size: group.frame.size)
        var element = ReferenceElement(
          category: .cell, section: section, item: cells.count, zIndex: max(lowest, piece.zIndex),
          exact: piece.frame.moved(origin), holder: (piece.holder ?? outermost).moved(origin),
          outermost: outermost.moved(origin), isInRow: isRow, corner: isOldRow ? corner : .zero)
        if let kind = piece.kind {
          element.category = .supplementary
          element.kind = kind
          element.zIndex = piece.zIndex
          element.item = numbers[kind, default: 0]
          numbers[kind, default: 0] += 1
          views.append(element)
        } else {
          cells.append(element)
        }
      }
    }
    return cells + views
  }
}
