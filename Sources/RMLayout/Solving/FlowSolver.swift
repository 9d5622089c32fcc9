/// Solves the sections of a flow layout (F2-F8, F12).
struct FlowSolver<Recorder: SolveRecorder> {
  let layout: FlowLayout
  let environment: LayoutEnvironment
  /// What has been measured, and the average of it (F11).
  let measured: FlowMeasurements
  private let average: Size
  var recorder: Recorder
  /// The findings of the section being solved, with paths from it.
  private var diagnostics: [LayoutDiagnostic] = []

  private var scrollAxis: Axis { layout.scrollDirection }

  init(
    layout: FlowLayout, environment: LayoutEnvironment, measured: FlowMeasurements,
    recorder: Recorder
  ) {
    self.layout = layout
    self.environment = environment
    self.measured = measured
    average = measured.average
    self.recorder = recorder
  }

  /// Solves a validated section: header, insets, lines, insets, footer (F6).
  mutating func solve(
    _ section: FlowSection, number: Int, itemCount: Int, warnings: [LayoutDiagnostic] = []
  ) -> SectionSolution {
    diagnostics = warnings
    let fill = scrollAxis.cross
    let whole = environment.size[fill] - environment.contentInset.total(along: fill)
    let inset = layout.insets(of: section, in: environment)
    let header = max(0, section.headerReferenceSize[scrollAxis])
    let footer = max(0, section.footerReferenceSize[scrollAxis])
    let (cells, length) = cells(
      of: section, number: number, itemCount: itemCount,
      corner: Point(
        along: scrollAxis, header + inset.start(along: scrollAxis), across: inset.start(along: fill)
      ),
      available: whole - inset.total(along: fill))
    let end = header + inset.total(along: scrollAxis) + length
    var boundary: [BoundaryElement] = []
    if header > 0 {
      boundary.append(
        element("header", start: 0, size: Size(along: scrollAxis, header, across: max(0, whole))))
      if layout.sectionHeadersPinToVisibleBounds {
        boundary[0].pin = BoundaryElement.Pin(
          isAtStart: true, lowest: 0, highest: end - header, raisedZIndex: 10)
      }
    }
    if footer > 0 {
      var element = element(
        "footer", start: end, size: Size(along: scrollAxis, footer, across: max(0, whole)))
      if layout.sectionFootersPinToVisibleBounds {
        element.pin = BoundaryElement.Pin(
          isAtStart: false, lowest: header, highest: end, raisedZIndex: 10)
      }
      boundary.append(element)
    }
    return SectionSolution(
      itemCount: itemCount, length: end + footer, crossStart: 0, crossExtent: max(0, whole),
      cells: cells, boundary: boundary, findings: diagnostics)
  }

  private func element(_ kind: String, start: Double, size: Size) -> BoundaryElement {
    let frame = Rect(origin: Point(along: scrollAxis, start, across: 0), size: size)
    return BoundaryElement(kind: kind, frame: frame, zIndex: 0)
  }

  private mutating func cells(
    of section: FlowSection, number: Int, itemCount: Int, corner: Point, available: Double
  ) -> (SectionCells, length: Double) {
    guard itemCount > 0 else { return (.none, 0) }
    let known = layout.estimatedItemSize == nil ? [] : measured.sizes(ofSection: number)
    switch section.itemSizes {
    case .uniform(let size):
      guard !measured.isEmpty, layout.estimatedItemSize != nil else {
        return cells(
          of: section, size: unmeasuredSize(size), itemCount: itemCount, corner: corner,
          available: available)
      }
      // What was not measured takes the average (F11).
      let rest = average.filled(from: unmeasuredSize(size))
      let sizes = (0..<itemCount).map { item in
        item < known.count ? known[item].filled(from: rest) : rest
      }
      return lines(
        section, sizes: sizes, corner: corner, available: available,
        isGrid: measured.haveOneLength(along: scrollAxis.cross))
    case .perItem(var sizes):
      for item in known.indices.prefix(sizes.count) {
        sizes[item] = known[item].filled(from: sizes[item])
      }
      return lines(section, sizes: sizes, corner: corner, available: available, isGrid: false)
    }
  }

  /// The size of items before anything was measured (F11).
  private func unmeasuredSize(_ size: Size) -> Size {
    switch layout.estimatedItemSize {
    case .size(let estimate): estimate
    case .automatic, nil: size
    }
  }

  /// Items of one size.
  private mutating func cells(
    of section: FlowSection, size: Size, itemCount: Int, corner: Point, available: Double
  ) -> (SectionCells, length: Double) {
    let grid = uniformGrid(
      section, size: size.clamped, itemCount: itemCount, corner: corner, available: available)
    if grid.itemSize[scrollAxis.cross] > available + CapacitySearch.tolerance {
      reportTooLarge(item: 0, size: grid.itemSize, available: available)
    }
    let gaps = Double(grid.lineCount - 1) * grid.linePitch
    return (.grid(grid), max(0, gaps + grid.itemSize[scrollAxis]))
  }

  /// Columns that align on all lines, the gap stretched to fill a full one (F3).
  private mutating func uniformGrid(
    _ section: FlowSection, size: Size, itemCount: Int, corner: Point, available: Double
  ) -> FlowGrid {
    let fill = scrollAxis.cross
    let length = size[fill]
    let spacing = section.minimumInteritemSpacing
    let fitting = (available + spacing + CapacitySearch.tolerance) / (length + spacing)
    let perLine =
      length + spacing > 0 ? max(1, clampedIndex(fitting, below: Int.max / 2)) : itemCount
    var origin = corner
    var gap = spacing
    if perLine == 1 {
      origin[fill] += max(0, available - length) / 2
    } else {
      gap = max(spacing, (available - Double(perLine) * length) / Double(perLine - 1))
    }
    let lineStart = origin[scrollAxis]
    recorder.note(
      .flowLine(
        firstItem: 0, count: min(perLine, itemCount), start: lineStart, gap: gap), "F3")
    return FlowGrid(
      itemCount: itemCount, perLine: perLine, itemSize: size, axis: scrollAxis, origin: origin,
      itemPitch: length + gap, linePitch: size[scrollAxis] + section.minimumLineSpacing)
  }

  /// Lines filled greedily; all but the last are justified, in a grid the last one too (F4, F5, F3).
  private mutating func lines(
    _ section: FlowSection, sizes: [Size], corner: Point, available: Double, isGrid: Bool
  ) -> (SectionCells, length: Double) {
    let fill = scrollAxis.cross
    let sizes = sizes.map { $0.clamped }
    var origins: [Point] = []
    origins.reserveCapacity(sizes.count)
    var lines: [FlowLines.Line] = []
    var cursor = corner[scrollAxis]
    var first = 0
    while first < sizes.count {
      let (end, sum) = filledLine(
        of: sizes, from: first, spacing: section.minimumInteritemSpacing, available: available)
      let line = FlowLine(
        sum: sum, count: end - first, isLast: end == sizes.count,
        spacing: section.minimumInteritemSpacing,
        available: available, gridItem: isGrid ? sizes[first][fill] : nil)
      var position = corner[fill] + line.indent
      let thickness = sizes[first..<end].reduce(0) { max($0, $1[scrollAxis]) }
      for size in sizes[first..<end] {
        let across = cursor + (thickness - size[scrollAxis]) / 2
        origins.append(Point(along: scrollAxis, across, across: position))
        position += size[fill] + line.gap
      }
      recorder.note(
        .flowLine(firstItem: first, count: end - first, start: cursor, gap: line.gap), "F4")
      lines.append(FlowLines.Line(firstItem: first, start: cursor, length: thickness))
      cursor += thickness + section.minimumLineSpacing
      first = end
    }
    let length = max(0, cursor - section.minimumLineSpacing - corner[scrollAxis])
    return (.lines(FlowLines(sizes: sizes, origins: origins, lines: lines)), length)
  }

  /// Where a line ends that begins with an item, and the lengths on it; one item fits always (F4, F12).
  private mutating func filledLine(
    of sizes: [Size], from first: Int, spacing: Double, available: Double
  ) -> (end: Int, sum: Double) {
    let fill = scrollAxis.cross
    let room = available + CapacitySearch.tolerance
    var sum = sizes[first][fill]
    var end = first + 1
    recorder.record(.itemVisited)
    while end < sizes.count, sum + sizes[end][fill] + spacing * Double(end - first) <= room {
      sum += sizes[end][fill]
      end += 1
      recorder.record(.itemVisited)
    }
    if sum > room, end == first + 1 {
      reportTooLarge(item: first, size: sizes[first], available: available)
    }
    return (end, sum)
  }

  private mutating func reportTooLarge(item: Int, size: Size, available: Double) {
    let finding = LayoutDiagnostic.Finding.flowItemTooLarge(
      item: item, needed: size[scrollAxis.cross], available: available, axis: scrollAxis.cross)
    recorder.note(.finding(finding), finding.rule)
    guard diagnostics.count < 1_000 else { return }
    diagnostics.append(LayoutDiagnostic(finding, path: ""))
  }
}

extension FlowLayout {
  /// The insets of a section, across the scroll axis measured from the layout's reference (F9).
  func insets(of section: FlowSection, in environment: LayoutEnvironment) -> DirectionalEdgeInsets {
    let own = section.sectionInset
    let taken = environment.contentInset
    let reference: DirectionalEdgeInsets
    switch sectionInsetReference {
    case .contentInset: return own
    case .safeArea: reference = environment.safeArea
    case .layoutMargins: reference = environment.layoutMargins
    }
    var insets = own
    if scrollDirection.isHorizontal {
      insets.top = max(0, own.top + reference.top - taken.top)
      insets.bottom = max(0, own.bottom + reference.bottom - taken.bottom)
    } else {
      insets.leading = max(0, own.leading + reference.leading - taken.leading)
      insets.trailing = max(0, own.trailing + reference.trailing - taken.trailing)
    }
    return insets
  }
}

/// Where a greedy line starts and what lies between its items (F4).
private struct FlowLine {
  var indent = 0.0
  var gap: Double

  /// The items of a grid have one length, and the gap of a full line on every line (F3).
  init(
    sum: Double, count: Int, isLast: Bool, spacing: Double, available: Double, gridItem: Double?
  ) {
    gap = spacing
    if let gridItem {
      let step = gridItem + spacing
      let fitting = (available + spacing + CapacitySearch.tolerance) / step
      let perLine = step > 0 ? max(1, clampedIndex(fitting, below: Int.max / 2)) : count
      if perLine == 1 {
        indent = max(0, available - gridItem) / 2
      } else {
        gap = max(spacing, (available - Double(perLine) * gridItem) / Double(perLine - 1))
      }
      return
    }
    if count == 1 {
      let couldHoldTwo = 2 * sum + spacing <= available
      if !isLast || !couldHoldTwo { indent = max(0, available - sum) / 2 }
    } else if !isLast {
      gap = (available - sum) / Double(count - 1)
    }
  }
}

extension Size {
  /// The size with lengths below 0 counted as 0.
  var clamped: Size { Size(width: max(0, width), height: max(0, height)) }
}
