/// Solves the sections of a flow layout (F2-F8, F12).
struct FlowSolver<Recorder: SolveRecorder> {
  let environment: LayoutEnvironment
  let scrollAxis: Axis
  var recorder: Recorder
  /// Findings with paths from the section.
  private var diagnostics: [LayoutDiagnostic] = []

  init(environment: LayoutEnvironment, scrollAxis: Axis, recorder: Recorder) {
    self.environment = environment
    self.scrollAxis = scrollAxis
    self.recorder = recorder
  }

  private static var tolerance: Double { 0.001 }

  /// The findings since the last call.
  mutating func takeDiagnostics() -> [LayoutDiagnostic] {
    defer { diagnostics = [] }
    return diagnostics
  }

  /// Solves a validated section.
  mutating func solve(_ section: FlowSection, itemCount: Int) -> SectionSolution {
    let fill = scrollAxis.cross
    let whole = environment.size[fill] - environment.contentInset.total(along: fill)
    let header = max(0, section.headerReferenceSize[scrollAxis])
    let footer = max(0, section.footerReferenceSize[scrollAxis])
    let start = header + section.sectionInset.start(along: scrollAxis)
    let available = whole - section.sectionInset.total(along: fill)
    let corner = Point(along: scrollAxis, start, across: section.sectionInset.start(along: fill))
    let (cells, length) = cells(
      of: section, itemCount: itemCount, corner: corner, available: available)
    let end = start + length + section.sectionInset.end(along: scrollAxis)
    var boundary: [BoundaryElement] = []
    func add(_ kind: String, at position: Double, length: Double) {
      guard length > 0 else { return }
      boundary.append(
        BoundaryElement(
          kind: kind,
          frame: Rect(
            origin: Point(along: scrollAxis, position, across: 0),
            size: Size(along: scrollAxis, length, across: max(0, whole))),
          zIndex: 0))
    }
    add("footer", at: end, length: footer)
    add("header", at: 0, length: header)
    return SectionSolution(
      itemCount: itemCount, length: end + footer, cells: cells, boundary: boundary)
  }

  private mutating func cells(
    of section: FlowSection, itemCount: Int, corner: Point, available: Double
  ) -> (SectionCells, length: Double) {
    guard itemCount > 0 else { return (.none, 0) }
    switch section.itemSizes {
    case .uniform(let size):
      let grid = uniformGrid(
        section, size: size.clamped, itemCount: itemCount, corner: corner, available: available)
      if grid.itemSize[scrollAxis.cross] > available + Self.tolerance {
        reportTooLarge(item: 0, size: grid.itemSize, available: available)
      }
      let gaps = Double(grid.lineCount - 1) * grid.linePitch
      return (.grid(grid), gaps + grid.itemSize[scrollAxis])
    case .perItem(let sizes):
      return lines(section, sizes: sizes, corner: corner, available: available)
    }
  }

  /// Columns that align on all lines, the gap stretched to fill a full one (F3).
  private func uniformGrid(
    _ section: FlowSection, size: Size, itemCount: Int, corner: Point, available: Double
  ) -> FlowGrid {
    let fill = scrollAxis.cross
    let length = size[fill]
    let spacing = section.minimumInteritemSpacing
    let fitting = (available + spacing + Self.tolerance) / (length + spacing)
    let perLine =
      length + spacing > 0 ? max(1, clampedIndex(fitting, below: Int.max / 2)) : itemCount
    var origin = corner
    var gap = spacing
    if perLine == 1 {
      origin[fill] += max(0, available - length) / 2
    } else {
      gap = max(spacing, (available - Double(perLine) * length) / Double(perLine - 1))
    }
    return FlowGrid(
      itemCount: itemCount, perLine: perLine, itemSize: size, axis: scrollAxis, origin: origin,
      itemPitch: length + gap, linePitch: size[scrollAxis] + section.minimumLineSpacing)
  }

  /// Lines filled greedily; all but the last are justified (F4, F5).
  private mutating func lines(
    _ section: FlowSection, sizes: [Size], corner: Point, available: Double
  ) -> (SectionCells, length: Double) {
    let fill = scrollAxis.cross
    let sizes = sizes.map { $0.clamped }
    let spacing = section.minimumInteritemSpacing
    var origins: [Point] = []
    origins.reserveCapacity(sizes.count)
    var lines: [FlowLines.Line] = []
    var cursor = corner[scrollAxis]
    var first = 0
    while first < sizes.count {
      var sum = sizes[first][fill]
      var end = first + 1
      recorder.record(.itemVisited)
      while end < sizes.count,
        sum + sizes[end][fill] + spacing * Double(end - first) <= available + Self.tolerance
      {
        sum += sizes[end][fill]
        end += 1
        recorder.record(.itemVisited)
      }
      if sum > available + Self.tolerance, end == first + 1 {
        reportTooLarge(item: first, size: sizes[first], available: available)
      }
      let line = FlowLine(
        sum: sum, count: end - first, isLast: end == sizes.count, spacing: spacing,
        available: available)
      var position = corner[fill] + line.indent
      let thickness = sizes[first..<end].reduce(0) { max($0, $1[scrollAxis]) }
      for size in sizes[first..<end] {
        let across = cursor + (thickness - size[scrollAxis]) / 2
        origins.append(Point(along: scrollAxis, across, across: position))
        position += size[fill] + line.gap
      }
      lines.append(FlowLines.Line(firstItem: first, start: cursor, length: thickness))
      cursor += thickness + section.minimumLineSpacing
      first = end
    }
    let length = cursor - section.minimumLineSpacing - corner[scrollAxis]
    return (.lines(FlowLines(sizes: sizes, origins: origins, lines: lines)), length)
  }

  private mutating func reportTooLarge(item: Int, size: Size, available: Double) {
    guard diagnostics.count < 1_000 else { return }
    diagnostics.append(
      LayoutDiagnostic(
        .flowItemTooLarge(
          item: item, needed: size[scrollAxis.cross], available: available, axis: scrollAxis.cross),
        path: ""))
  }
}

/// Where a greedy line starts and what lies between its items (F4).
private struct FlowLine {
  var indent = 0.0
  var gap: Double

  init(sum: Double, count: Int, isLast: Bool, spacing: Double, available: Double) {
    gap = spacing
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
