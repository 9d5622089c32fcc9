/// A single list of rows that size themselves, measured in part or whole, and nothing else: the other
/// layout in which the way to a query's cells counts as much as they do.
///
/// Inlined into callers, for a query of 10 rows then takes a third of the time. What it finds is what
/// ``LayoutSolution/visitElements(intersecting:at:_:)`` finds.
@usableFromInline
struct PlainRows: Sendable {
  /// Where the first group starts.
  @usableFromInline let origin: Double
  /// The length of a row that was not measured, its group's, and from one to the next.
  @usableFromInline let length: Double
  @usableFromInline let outerLength: Double
  @usableFromInline let pitch: Double
  /// Where a row starts in its group, what the group adds to its measured length, and the space behind.
  @usableFromInline let offset: Double
  @usableFromInline let extra: Double
  @usableFromInline let gap: Double
  /// Where rows and their groups lie across the list.
  @usableFromInline let crossNear: Double
  @usableFromInline let crossLength: Double
  @usableFromInline let crossLow: Double
  @usableFromInline let crossHigh: Double
  @usableFromInline let zIndex: Int
  @usableFromInline let grid: PixelGrid

  /// The rows of a section that holds nothing else; nil for all other sections.
  init?(_ section: SectionRun, on grid: PixelGrid) {
    // Asked after each change, so the cheapest questions come first.
    let solution = section.solution
    guard section.runs.count == 1, solution.boundary.isEmpty, solution.decorations.isEmpty,
      solution.row == nil, let source = solution.source, let images = source.images,
      images.images.count == 1, let plan = source.plan, let shape = plan.shape, !plan.isPacking,
      !shape.isFixed,
      shape.extras[0] >= 0, plan.gap >= 0
    else { return nil }
    let image = images.images[0]
    origin = section.runs.span[0].origin[plan.axis]
    length = image.length
    outerLength = plan.template.size[plan.axis]
    pitch = plan.pitch
    offset = image.offset
    extra = shape.extras[0]
    gap = plan.gap
    crossNear = image.crossNear
    crossLength = image.crossLength
    crossLow = images.crossLow
    crossHigh = images.crossHigh
    zIndex = image.zIndex
    self.grid = grid
  }

  /// Calls a function with each row that meets the part of a rectangle that lies in its group (Q1).
  @inlinable
  @inline(__always)
  func forEachRow(
    intersecting rect: Rect, of solution: LayoutSolution, _ body: (LayoutElement, String?) -> Void
  ) {
    let rect = rect.standardized
    let low = max(rect.origin.y, 0)
    let high = min(rect.origin.y + rect.size.height, solution.contentSize.height)
    let crossStart = max(rect.origin.x, 0, crossLow)
    let crossEnd = min(rect.origin.x + rect.size.width, solution.contentSize.width, crossHigh)
    guard low < high, crossStart < crossEnd, crossNear < crossEnd,
      crossNear + crossLength > crossStart
    else { return }
    let slack = 1 / grid.scale
    var next = solution.rows(behind: low - slack - origin)
    while let stretch = next {
      var start = stretch.start
      for row in stretch.rows {
        let measured = stretch.lengths.isEmpty ? nil : stretch.lengths[row]
        if measured == nil { start = stretch.start + Double(row) * pitch }
        let own = measured.map { $0 + extra } ?? outerLength
        guard origin + start <= high + slack else { return }
        if let frame = frame(at: origin + start, own, measured, from: low, to: high) {
          body(
            LayoutElement(
              category: .cell, path: ItemPath(section: 0, item: stretch.firstItem + row),
              frame: frame, zIndex: zIndex), nil)
        }
        start += (own + gap).summable
      }
      next = solution.rows(from: stretch.firstItem + stretch.rows.upperBound)
    }
  }

  /// The frame of a row whose group starts at a position; nil where its part of the group is not met.
  @inlinable
  @inline(__always)
  func frame(
    at position: Double, _ groupLength: Double, _ measured: Double?, from low: Double,
    to high: Double
  ) -> Rect? {
    let outer = grid.origin(position)
    let near = offset == 0 ? outer : grid.origin(offset + position)
    let shown = measured.map { grid.length($0) } ?? length
    let first = max(outer, low)
    let end = min(outer + grid.length(groupLength), high)
    guard first < end, near < end, near + shown > first else { return nil }
    return Rect(x: crossNear, y: near, width: crossLength, height: shown)
  }
}

/// Neighbouring rows of a list: measured ones, or those that follow by arithmetic.
@usableFromInline
struct RowStretch {
  /// Their measured lengths; empty where they follow by arithmetic.
  @usableFromInline let lengths: [Double]
  /// Those to look at, counted from the stretch's first.
  @usableFromInline let rows: Range<Int>
  /// The item of the stretch's first row.
  @usableFromInline let firstItem: Int
  /// Where the first of those to look at starts; where they follow by arithmetic, the stretch itself.
  @usableFromInline let start: Double
}

extension LayoutSolution {
  /// The rows of a plain list from the first that ends behind an offset; nil if none does.
  /// - Complexity: O(log measured rows).
  @usableFromInline
  func rows(behind offset: Double) -> RowStretch? {
    rows(at: .end(behind: offset), behind: offset)
  }

  /// The rows of a plain list from an item on; nil behind the last.
  /// - Complexity: O(log measured rows).
  @usableFromInline
  func rows(from item: Int) -> RowStretch? { rows(at: .item(item), behind: -.infinity) }

  private func rows(at key: MeasuredRun.Tree.Key, behind offset: Double) -> RowStretch? {
    let entries = sections.root.entries.span
    let runs = entries[0].leaf.runs.span
    let plan = runs[0].plan
    var place = MeasuredRun.Tree.Place()
    return OffsetNode.read(
      key, in: runs[0].tree.root.children.span, runs[0].tree.root.entries.span, from: &place
    ) { entries, index, place in
      entries[index].leaf.rows(at: key, behind: offset, from: place, plan)
    }
  }
}

extension GroupStretch {
  /// The rows from the one that is sought on, where each is a group of its own.
  fileprivate func rows(
    at key: MeasuredRun.Tree.Key, behind offset: Double, from place: MeasuredRun.Tree.Place,
    _ plan: MeasuringPlan
  ) -> RowStretch {
    if let shape = plan.shape, isSingles(plan, shape) {
      let extra = shape.extras[0]
      let gap = plan.gap
      var first = 0
      var start = place.start
      while first < values.count, start + (values[first] + extra) <= offset {
        start += (values[first] + extra + gap).summable
        first += 1
      }
      return RowStretch(
        lengths: values, rows: first..<values.count, firstItem: place.item, start: start)
    }
    return part(at: key, behind: offset, from: place, plan)
  }

  /// The part of a stretch that holds the row that is sought.
  private func part(
    at key: MeasuredRun.Tree.Key, behind offset: Double, from place: MeasuredRun.Tree.Place,
    _ plan: MeasuringPlan
  ) -> RowStretch {
    var found = RowStretch(
      lengths: [], rows: groupCount..<groupCount, firstItem: place.item, start: place.start)
    visitParts(plan) { part in
      let start = place.start + part.start
      let item = place.item + part.item
      if case .item(let sought) = key, item + part.itemCount <= sought { return true }
      guard part.measured == nil else {
        guard start + length(of: 0, value: part.value, plan) > offset else { return true }
        found = RowStretch(
          lengths: values, rows: part.value..<part.value + 1, firstItem: item - part.value,
          start: start)
        return false
      }
      let ends = Progression(
        origin: start, step: plan.pitch, length: plan.template.size[plan.axis],
        count: part.groupCount)
      let first = ends.indices(from: offset, to: .infinity, slack: 0).lowerBound
      guard first < part.groupCount else { return true }
      found = RowStretch(
        lengths: [], rows: first..<part.groupCount, firstItem: item, start: start)
      return false
    }
    return found
  }
}
