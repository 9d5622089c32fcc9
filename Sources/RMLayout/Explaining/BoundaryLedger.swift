/// Writes the ledger of a header, footer or side item of a section or of the whole layout.
struct BoundaryLedger {
  let solution: LayoutSolution
  /// The section, nil for items of the whole layout.
  let section: PlacedSection?
  let solver: BoundarySolver
  let item: LayoutBoundarySupplementaryItem
  /// The place of the item in the specification.
  let path: String
  var ledger = Ledger()

  private var scrollAxis: Axis { solver.scrollAxis }

  /// Writes the ledger of what the item became, among what was placed with it.
  mutating func write(
    _ element: BoundaryElement, among placed: BoundarySolver.Placed, at position: ScrollPosition
  ) {
    let base = solver.base
    ledger.note(
      "\(section == nil ? "the content" : "the section's region") is "
        + "\(placed.regionLength.decimalText) long, from \(placed.growthAtStart.decimalText)",
      section == nil ? "B10" : "B2", at: section.map { "sections[\($0.number)]" } ?? "")
    ledger.note("fractions are of \(base.text)", "B1", at: path)
    for axis in Axis.allCases {
      if item.alignment == .none {
        ledger.begin(.length(axis), with: 0, "without alignment it has no extent", "B4", at: path)
      } else {
        ledger.resolve(item.size[axis], along: axis, of: base, on: solver.grid, at: path)
      }
      ledger.replace(
        .length(axis), with: element.frame.size[axis], "measured", "E6", at: path)
    }
    if let section {
      ledger.beginSection(section, in: solution)
    } else {
      ledger.begin(.origin(scrollAxis), with: 0, "the content starts", "B10")
    }
    addPosition(of: element, among: placed)
    addCrossPosition(length: element.frame.size[scrollAxis.cross])
    ledger.finish(element, section: section, rule: "B7", in: solution, at: position, item: path)
  }

  /// Adds where the item lies along the scroll axis (B2, B5).
  private mutating func addPosition(
    of element: BoundaryElement, among placed: BoundarySolver.Placed
  ) {
    let origin = Ledger.Quantity.origin(scrollAxis)
    let length = element.frame.size[scrollAxis]
    ledger.add(placed.growthAtStart, to: origin, "what lies before the region", "B2", at: path)
    switch solver.side(of: item.alignment) {
    case .start:
      if item.extendsBoundary {
        ledger.add(
          -length, to: origin, "it lies before the region: less its length", "B2", at: path)
      }
    case .end:
      ledger.add(placed.regionLength, to: origin, "the region", "B2", at: path)
      if !item.extendsBoundary {
        ledger.add(-length, to: origin, "it lies in the region: less its length", "B2", at: path)
      }
    case .side:
      ledger.add(
        (placed.regionLength - length) / 2, to: origin,
        "centred in the region of \(placed.regionLength.decimalText)", "B5", at: path)
    case .nowhere:
      return
    }
    ledger.add(item.offset[scrollAxis], to: origin, "its offset", "B2", at: "\(path).offset")
  }

  /// Adds where the item lies across the scroll axis (B3).
  private mutating func addCrossPosition(length: Double) {
    let cross = scrollAxis.cross
    let origin = Ledger.Quantity.origin(cross)
    ledger.begin(origin, with: solver.container.start, "the container starts", "C3", at: path)
    ledger.add(
      solver.insets.start(along: cross), to: origin, "section inset \(cross.edgeNames.start)", "B3",
      at: section.map { "sections[\($0.number)].contentInsets" } ?? "")
    let room = solver.base[cross] - length
    let unit = item.alignment.edges.unit(along: cross)
    ledger.add(
      room * unit, to: origin,
      unit == 1 ? "at the \(cross.edgeNames.end) end of what is free" : "half of what is free",
      "B3",
      at: "\(path).alignment")
    guard item.alignment != .none else { return }
    ledger.add(item.offset[cross], to: origin, "its offset", "B3", at: "\(path).offset")
  }
}

extension Ledger {
  /// Keeps a header or footer in view, takes its insets off and shows it (B7, B8, F10).
  mutating func finish(
    _ element: BoundaryElement, section: PlacedSection?, rule: String,
    in solution: LayoutSolution, at position: ScrollPosition, item path: String = ""
  ) {
    let axis = solution.scrollDirection
    let start = section?.start ?? 0
    var frame = element.frame
    frame.origin[axis] += start
    for axis in Axis.allCases { settle(.origin(axis), at: frame.origin[axis]) }
    if let pin = element.pin {
      let visible = solution.visibleBounds(at: position)
      let place = pin.position(
        length: frame.size[axis], low: visible.low - start, high: visible.high - start)
      note(
        "it keeps between \((start + pin.lowest).decimalText) and "
          + "\((start + pin.highest).decimalText); visible are \(visible.low.decimalText) to "
          + visible.high.decimalText, rule, at: path)
      frame.origin[axis] = place + start
      replace(.origin(axis), with: frame.origin[axis], "kept in view", rule, at: path)
    }
    for axis in Axis.allCases { inset(by: element.contentInsets, along: axis, "B8", at: path) }
    show(at: frame.inset(by: element.contentInsets), in: solution)
  }
}
