import RMLayout

/// Lays out a section of a flow layout, line by line and item by item (F1-F12).
struct ReferenceFlowSolver {
  let layout: FlowLayout
  let environment: LayoutEnvironment
  let pixels: ReferencePixels
  /// The number of items of each section.
  let counts: [Int]
  let measured: PreferredSizes

  private var scroll: Axis { layout.scrollDirection }
  private var cross: Axis { layout.scrollDirection.cross }

  /// A line: its items' sizes, where it starts along the scroll axis, how high it is.
  private struct Line {
    var sizes: [Size]
    var isLast: Bool
  }

  /// The length of the view across less its content inset (F6, F11b).
  var lineContainer: Double {
    environment.size[cross] - environment.contentInset.total(along: cross)
  }

  /// The insets across the scroll axis as they count (F9).
  private func sideInsets(_ section: FlowSection) -> (start: Double, end: Double) {
    let own = section.sectionInset
    let taken = environment.contentInset
    let reference: DirectionalEdgeInsets
    switch layout.sectionInsetReference {
    case .contentInset: return (own.start(along: cross), own.end(along: cross))
    case .safeArea: reference = environment.safeArea
    case .layoutMargins: reference = environment.layoutMargins
    }
    return (
      max(own.start(along: cross) + reference.start(along: cross) - taken.start(along: cross), 0),
      max(own.end(along: cross) + reference.end(along: cross) - taken.end(along: cross), 0)
    )
  }

  func section(
    _ index: Int, _ section: FlowSection, count: Int, at start: Double
  ) -> ReferenceSection {
    let header = max(0, section.headerReferenceSize[scroll])
    let footer = max(0, section.footerReferenceSize[scroll])
    let sides = sideInsets(section)
    let available = lineContainer - sides.start - sides.end
    var result = ReferenceSection(start: start, length: 0, container: (0, lineContainer))
    var cursor = start + header + section.sectionInset.start(along: scroll)
    let items = ReferenceFlowItems(
      of: section, count: count, estimate: layout.estimatedItemSize,
      measured: measured.sections[index]?.items ?? [:], averages: measured.averages(of: counts),
      hasOneLength: measured.hasOneLength(along: cross))
    let lines = lines(items, section, available: available)
    for (number, line) in lines.enumerated() {
      if number > 0 { cursor += section.minimumLineSpacing }
      let height = line.sizes.reduce(0) { max($0, $1[scroll]) }
      let positions = positions(of: line, items, section, available: available)
      for (size, position) in zip(line.sizes, positions) {
        let origin = Point(
          along: scroll, cursor + (height - size[scroll]) / 2, across: sides.start + position)
        result.elements.append(
          ReferenceElement(
            category: .cell, section: index, item: result.elements.count, zIndex: 0,
            exact: Rect(origin: origin, size: size)))
      }
      cursor += height
    }
    cursor += section.sectionInset.end(along: scroll)
    result.length = cursor + footer - start
    result.elements += bars(
      index, section: start...max(start, start + result.length), top: start + header,
      bottom: cursor,
      header: header, footer: footer)
    return result
  }

  // MARK: - Lines

  private func lines(
    _ items: ReferenceFlowItems, _ section: FlowSection, available: Double
  ) -> [Line] {
    var lines: [Line] = []
    if items.isGrid, let first = items.sizes.first {
      let perLine = gridCount(of: first[cross], items, section, available: available)
      var left = items.sizes[...]
      while !left.isEmpty {
        lines.append(Line(sizes: Array(left.prefix(perLine)), isLast: false))
        left = left.dropFirst(perLine)
      }
    } else {
      var line: [Size] = []
      for size in items.sizes {
        let longer = line.reduce(size[cross]) { $0 + $1[cross] }
        let gaps = section.minimumInteritemSpacing * Double(line.count)
        if !line.isEmpty, longer + gaps > available + 0.001 {
          lines.append(Line(sizes: line, isLast: false))
          line = []
        }
        line.append(size)
      }
      if !line.isEmpty { lines.append(Line(sizes: line, isLast: true)) }
    }
    return lines
  }

  /// How many items a line of a grid holds (F3, F7).
  private func gridCount(
    of length: Double, _ items: ReferenceFlowItems, _ section: FlowSection, available: Double
  ) -> Int {
    // A line that nothing fills takes all items (section 17, 21).
    if length + section.minimumInteritemSpacing <= 0 { return items.sizes.count }
    var count = 1
    while count < 100_000 {
      let next = Double(count + 1)
      let needed = next * max(0, length) + (next - 1) * section.minimumInteritemSpacing
      if needed > available + 0.001 { break }
      count += 1
    }
    return count
  }

  /// The positions on a line from its start.
  private func positions(
    of line: Line, _ items: ReferenceFlowItems, _ section: FlowSection, available: Double
  ) -> [Double] {
    let spacing = section.minimumInteritemSpacing
    let lengths = line.sizes.map { $0[cross] }
    let total = lengths.reduce(0, +)
    var start = 0.0
    var gap = spacing
    if items.isGrid {
      let full = gridCount(of: lengths[0], items, section, available: available)
      if full == 1 {
        start = max(0, (available - total) / 2)
      } else {
        gap = max(spacing, (available - Double(full) * lengths[0]) / Double(full - 1))
      }
    } else if lengths.count == 1 {
      let isAlone = !line.isLast || 2 * total + spacing > available
      if isAlone { start = max(0, (available - total) / 2) }
    } else if !line.isLast {
      gap = (available - total) / Double(lengths.count - 1)
    }
    var positions: [Double] = []
    for length in lengths {
      positions.append(start)
      start += length + gap
    }
    return positions
  }

  // MARK: - Headers and footers

  /// The bars of a section; they pin within its items and insets (F6, F10).
  private func bars(
    _ index: Int, section: ClosedRange<Double>, top: Double, bottom: Double, header: Double,
    footer: Double
  ) -> [ReferenceElement] {
    var elements: [ReferenceElement] = []
    for isHeader in [false, true] {
      let length = isHeader ? header : footer
      guard length > 0 else { continue }
      let natural = isHeader ? section.lowerBound : bottom
      let slot = Rect(
        origin: Point(along: scroll, natural, across: 0),
        size: Size(along: scroll, length, across: lineContainer))
      var element = ReferenceElement(
        category: .supplementary, section: index, item: 0, kind: isHeader ? "header" : "footer",
        zIndex: 0, exact: slot)
      let pins =
        isHeader
        ? layout.sectionHeadersPinToVisibleBounds : layout.sectionFootersPinToVisibleBounds
      if pins {
        element.pin = ReferencePin(
          isAtStart: isHeader, low: isHeader ? natural : top,
          high: isHeader ? bottom - length : natural, extent: section, raisedZIndex: 10,
          insets: .zero, slot: slot)
      }
      elements.append(element)
    }
    return elements
  }
}
