/// Writes the ledgers of what a section of a flow layout holds.
struct FlowLedger {
  let solution: LayoutSolution
  let section: PlacedSection
  let layout: FlowLayout
  let metrics: FlowSection
  var ledger = Ledger()

  init?(of section: PlacedSection, in solution: LayoutSolution) {
    guard case .flow(let layout) = solution.source, let metrics = layout.section(at: section.number)
    else { return nil }
    self.solution = solution
    self.section = section
    self.layout = layout
    self.metrics = metrics
  }

  private var path: String { "sections[\(section.number)]" }
  private var scrollAxis: Axis { layout.scrollDirection }
  private var fill: Axis { scrollAxis.cross }

  /// Writes the ledger of a cell.
  mutating func writeCell(_ item: Int) {
    guard let frame = section.slot(of: item)?.frame else { return }
    let insets = layout.insets(of: metrics, in: solution.environment)
    let whole =
      solution.environment.size[fill] - solution.environment.contentInset.total(along: fill)
    let available = whole - insets.total(along: fill)
    ledger.note(
      "a line has \(available.decimalText): \(whole.decimalText) less insets "
        + "\(insets.start(along: fill).decimalText) and \(insets.end(along: fill).decimalText)",
      "F2", at: path)
    for axis in Axis.allCases { writeLength(of: item, to: frame.size[axis], along: axis) }
    ledger.beginSection(section, in: solution)
    let origin = Ledger.Quantity.origin(scrollAxis)
    ledger.add(
      max(0, metrics.headerReferenceSize[scrollAxis]), to: origin, "the header", "F6",
      at: "\(path).headerReferenceSize")
    ledger.add(
      insets.start(along: scrollAxis), to: origin,
      "section inset \(scrollAxis.edgeNames.start)", "F6", at: "\(path).sectionInset")
    let start = ledger[origin] - section.start
    ledger.begin(
      .origin(fill), with: insets.start(along: fill), "section inset \(fill.edgeNames.start)",
      layout.sectionInsetReference == .contentInset ? "F2" : "F9", at: "\(path).sectionInset")
    switch section.solution.cells {
    case .grid(let grid): addPlace(of: item, in: grid)
    case .lines(let lines):
      addPlace(of: item, in: lines, from: start, available: available)
    case .none, .groups, .measured: break
    }
    ledger.show(
      at: frame.offset(by: Point(along: scrollAxis, section.start, across: 0)), in: solution,
      rule: "X2")
  }

  /// Writes how long an item is: as given, as measured, or as the average of what was (F11).
  private mutating func writeLength(of item: Int, to length: Double, along axis: Axis) {
    let measured = solution.flowMeasurements.sizes(ofSection: section.number)
    let given: (length: Double, text: String, rule: String)
    switch (metrics.itemSizes, layout.estimatedItemSize) {
    case (.perItem(let sizes), _): given = (sizes[item][axis], "the size given for it", "F4")
    case (.uniform, .size(let estimate)?): given = (estimate[axis], "the estimated size", "F11")
    case (.uniform(let size), _): given = (size[axis], "the item size", "F3")
    }
    let quantity = Ledger.Quantity.length(axis)
    ledger.begin(quantity, with: given.length, given.text, given.rule, at: path)
    let isMeasured =
      layout.estimatedItemSize != nil && item < measured.count && !measured[item][axis].isNaN
    if given.length < 0, length == 0 {
      ledger.replace(quantity, with: 0, "a length below 0 counts as 0", "D7", at: path)
    }
    ledger.replace(
      quantity, with: length, isMeasured ? "measured" : "the average of what was measured", "F11",
      at: path)
  }

  /// Adds the place in a grid of lines (F3).
  private mutating func addPlace(of item: Int, in grid: FlowGrid) {
    let (line, column) = (item / grid.perLine, item % grid.perLine)
    let length = grid.itemSize[fill]
    ledger.note(
      "\(grid.perLine) \(grid.perLine == 1 ? "item" : "items") on each line, "
        + "\((grid.itemPitch - length).decimalText) apart: this is item \(column) of line \(line)",
      "F3", at: path)
    ledger.add(
      Double(line) * grid.linePitch, to: .origin(scrollAxis),
      "\(line) x \(grid.linePitch.decimalText): lines of "
        + "\(grid.itemSize[scrollAxis].decimalText), \(metrics.minimumLineSpacing.decimalText) apart",
      "F3", at: "\(path).minimumLineSpacing")
    ledger.add(
      grid.origin[fill] - ledger[.origin(fill)], to: .origin(fill), "centred, alone on its line",
      "F3", at: path)
    ledger.add(
      Double(column) * grid.itemPitch, to: .origin(fill),
      "\(column) x \(grid.itemPitch.decimalText): items of \(length.decimalText), "
        + "\((grid.itemPitch - length).decimalText) apart", "F3", at: path)
  }

  /// Lines of items that were all measured equally long stay a grid (F3, F11).
  private var lineRule: String {
    guard case .uniform = metrics.itemSizes,
      solution.flowMeasurements.haveOneLength(along: fill)
    else { return "F4" }
    return "F3"
  }

  /// Adds the place on a line that was filled greedily (F4, F5).
  private mutating func addPlace(
    of item: Int, in lines: FlowLines, from start: Double, available: Double
  ) {
    let number = lines.number(ofLineWithItem: item)
    let line = lines.lines[number]
    let items = lines.items(ofLine: number)
    ledger.note(
      "line \(number) holds \(items.text)", lineRule, at: path)
    tellBreak(before: items.lowerBound, in: lines, available: available)
    tellBreak(before: items.upperBound, in: lines, available: available)
    ledger.add(
      line.start - start, to: .origin(scrollAxis),
      number == 1
        ? "the line before it and its spacing" : "the \(number) lines before it and their spacing",
      "F4", at: "\(path).minimumLineSpacing")
    ledger.add(
      (line.length - lines.sizes[item][scrollAxis]) / 2, to: .origin(scrollAxis),
      "centred across its line of \(line.length.decimalText)", "F5", at: path)
    let indent = lines.origins[line.firstItem][fill] - ledger[.origin(fill)]
    ledger.add(indent, to: .origin(fill), "centred, alone on its line", lineRule, at: path)
    let before = line.firstItem..<item
    let lengths = before.reduce(0) { $0 + lines.sizes[$1][fill] }
    ledger.add(
      lengths, to: .origin(fill),
      before.count == 1 ? "the item before it" : "the \(before.count) items before it",
      lineRule, at: path)
    let gaps = lines.origins[item][fill] - lines.origins[line.firstItem][fill] - lengths
    ledger.add(
      gaps, to: .origin(fill),
      "\(before.count) x \((gaps / Double(max(1, before.count))).decimalText) between them",
      lineRule, at: "\(path).minimumInteritemSpacing")
  }

  /// Tells why an item opens a line: what it would have needed on the one before (F4).
  private mutating func tellBreak(before item: Int, in lines: FlowLines, available: Double) {
    guard item > 0, item < lines.sizes.count else { return }
    let line = lines.line(of: item - 1).firstItem
    let lengths = (line...item).reduce(0) { $0 + lines.sizes[$1][fill] }
    let needed = lengths + Double(item - line) * metrics.minimumInteritemSpacing
    ledger.note(
      "item \(item) opens a line: the one before would need \(needed.decimalText) of "
        + available.decimalText, "F4", at: path)
  }

  /// Writes the ledger of a header or footer (F6, F10).
  mutating func write(_ element: BoundaryElement, at position: ScrollPosition) {
    let isHeader = element.kind == "header"
    let reference = isHeader ? metrics.headerReferenceSize : metrics.footerReferenceSize
    let origin = Ledger.Quantity.origin(scrollAxis)
    ledger.begin(
      .length(scrollAxis), with: reference[scrollAxis], "the reference size", "F6",
      at: "\(path).\(element.kind)ReferenceSize")
    ledger.begin(
      .length(fill), with: solution.environment.size[fill], "the view", "F6")
    ledger.add(
      -solution.environment.contentInset.total(along: fill), to: .length(fill),
      "less its content inset", "F6")
    ledger.replace(
      .length(fill), with: element.frame.size[fill], "a length below 0 counts as 0", "F6")
    ledger.beginSection(section, in: solution)
    ledger.add(
      element.frame.origin[scrollAxis], to: origin, "the header, insets and lines", "F6", at: path)
    ledger.begin(.origin(fill), with: 0, "headers and footers are not inset", "F6", at: path)
    ledger.finish(element, section: section, rule: "F10", in: solution, at: position)
  }
}
