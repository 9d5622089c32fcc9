/// A layout solved for a container and item counts: frames by path, by rectangle and by point.
///
/// A value: copies are independent, and queries need no lock. Rows of equal groups store no frames.
public struct LayoutSolution: Sendable {
  /// What the layout was solved in.
  public private(set) var environment: LayoutEnvironment
  /// The axis along which the content scrolls.
  public let scrollDirection: Axis
  /// The size of everything, in points (C8, F11b).
  public private(set) var contentSize: Size = .zero
  /// Findings of the whole layout, told before and after those of its sections.
  let firstDiagnostics: [LayoutDiagnostic]
  let lastDiagnostics: [LayoutDiagnostic]
  /// What was measured of the cells of a flow layout (F11).
  var flowMeasurements = FlowMeasurements()
  /// How many passes of measuring did not settle (E9); 0 where they did.
  var unsettledPasses = 0

  let grid: PixelGrid
  /// Whether frames are mirrored, in a right-to-left environment (T1, T2).
  public let isMirrored: Bool
  /// What was solved, for changes.
  package let source: LayoutSource
  /// The space between sections (C2).
  let spacing: Double
  /// The sections with their offsets.
  var sections: OffsetTree<SectionRun>
  /// Headers, footers and side items of the whole content, by kind (B10).
  private(set) var boundary: [BoundaryElement] = []
  /// What was measured of them (E6).
  var boundarySizes: [String: Size] = [:]
  /// Equal groups and nothing else, if that is what the solution holds.
  @usableFromInline
  private(set) var plainGroups: PlainGroups?
  /// Rows that size themselves and nothing else, if that is what the solution holds.
  @usableFromInline
  private(set) var plainRows: PlainRows?
  /// Where the first section starts along the scroll axis, behind headers of the whole content.
  private(set) var firstStart = 0.0

  init(
    of source: LayoutSource, in environment: LayoutEnvironment, sections: OffsetTree<SectionRun>,
    diagnostics: [LayoutDiagnostic], lastDiagnostics: [LayoutDiagnostic]
  ) {
    self.source = source
    scrollDirection = source.scrollDirection
    spacing = source.spacing
    self.environment = environment
    self.sections = sections
    firstDiagnostics = diagnostics
    self.lastDiagnostics = lastDiagnostics
    grid = PixelGrid(scale: environment.scale, profile: environment.profile)
    isMirrored = source.isMirrored(in: environment)
    settle()
  }

  /// Puts boundary items around all sections and finds the content size (B10, C8, F11b).
  mutating func surround() {
    let axis = scrollDirection
    var length = sectionsLength
    let items = source.boundaryItems
    if !items.isEmpty {
      let placed = boundarySolver.place(items, regionLength: length, padding: 0)
      boundary = placed.elements.sorted { $0.kind < $1.kind }
      firstStart = placed.growthAtStart
      length = placed.growthAtStart + placed.regionLength + placed.growthAtEnd
    }
    length = max(0, length)
    switch source {
    case .compositional:
      let across = max(environment.size[axis.cross], sections.summary.thickness)
      contentSize = Size(
        along: axis, grid.contentLength(length), across: grid.contentLength(across))
    case .flow:
      let across =
        environment.size[axis.cross] - environment.contentInset.total(along: axis.cross)
      contentSize = Size(
        along: axis, grid.profile == .exact ? length : grid.floored(length),
        across: max(0, across))
    }
  }

  /// Finishes a change: boundary items, content size and what queries go by.
  mutating func settle() {
    surround()
    let single = boundary.isEmpty ? singleColumn : nil
    plainGroups = single.flatMap { PlainGroups($0, on: grid) }
    plainRows = single.flatMap { PlainRows($0, on: grid) }
  }

  /// The only section of a solution that scrolls down and is not mirrored; nil for all other solutions.
  private var singleColumn: SectionRun? {
    let entries = sections.root.entries
    guard entries.count == 1, entries[0].leaf.count == 1, sections.root.children.isEmpty,
      !isMirrored, !scrollDirection.isHorizontal
    else { return nil }
    return entries[0].leaf
  }

  /// What the layout's own headers, footers and side items are placed by (B10).
  var boundarySolver: BoundarySolver {
    BoundarySolver(
      scrollAxis: scrollDirection, container: environment.container(.none, along: scrollDirection),
      insets: .zero, grid: grid, measured: boundarySizes)
  }

  /// Where the last section ends, from the first one's start.
  var sectionsLength: Double {
    let count = sections.summary.elements
    let spacing = spacing
    return sections.read(.element(count - 1)) { entries, index, place in
      let length = entries[index].leaf.solution.length
      let others = count - 1 - place.element
      let step = others == 0 ? 0 : Double(others) * (length + spacing).summable
      return place.start + step + length
    } ?? 0
  }

  /// The number of sections.
  public var sectionCount: Int { sections.summary.elements }

  /// A section and where it lies.
  /// - Precondition: the section exists.
  func section(_ number: Int) -> PlacedSection {
    precondition(number >= 0 && number < sectionCount, "Section out of range")
    guard let (entry, place) = sections.find(.element(number)) else {
      preconditionFailure("Section out of range")
    }
    return PlacedSection(
      number: number, start: start(of: number - place.element, in: entry, at: place),
      solution: entry.leaf.solution, runs: entry.leaf.runs)
  }

  /// Where one of the sections of an entry starts along the scroll axis.
  func start(
    of index: Int, in entry: OffsetTree<SectionRun>.Entry, at place: OffsetTree<SectionRun>.Place
  ) -> Double {
    let step =
      index == 0 ? 0 : Double(index) * (entry.leaf.solution.length + spacing).summable
    return firstStart + place.start + step
  }

  /// Visits each section that may reach into an interval, in order; false ends it.
  /// - Complexity: O(log sections + sections found).
  @discardableResult
  func visitSections(
    from low: Double, to high: Double, _ visit: (PlacedSection) -> Bool
  ) -> Bool {
    let near = (low - firstStart, high - firstStart)
    return sections.visitEntries(from: near.0, to: near.1) { entry, place in
      let solution = entry.leaf.solution
      let step = (solution.length + spacing).summable
      for index in Self.near(
        near.0, near.1, of: entry.leaf.count, at: place.start, entry.summary, step: step)
      {
        let section = PlacedSection(
          number: place.element + index,
          start: firstStart + place.start + (index == 0 ? 0 : Double(index) * step),
          solution: solution, runs: entry.leaf.runs)
        guard visit(section) else { return false }
      }
      return true
    }
  }

  /// Which of some sections that are alike may reach into an interval from the first section's start.
  static func near(
    _ low: Double, _ high: Double, of count: Int, at start: Double, _ summary: OffsetSummary,
    step: Double
  ) -> Range<Int> {
    guard count > 1 else { return 0..<1 }
    // One section's own reach: that of all without the steps between them.
    let steps = Double(count - 1) * step
    return Progression(
      origin: start + summary.low - min(0, steps), step: step,
      length: summary.high - summary.low - abs(steps), count: count
    ).indices(from: low, to: high, slack: 0)
  }

  /// The number of items that a section was solved for.
  /// - Precondition: the section exists.
  public func itemCount(inSection section: Int) -> Int {
    self.section(section).solution.itemCount
  }

  /// A section's extent along the scroll axis and its container across it, in points (B2, C3).
  /// - Precondition: the section exists.
  public func frame(ofSection section: Int) -> Rect { frame(of: self.section(section)) }

  func frame(of section: PlacedSection) -> Rect {
    let solution = section.solution
    let origin = Point(along: scrollDirection, section.start, across: solution.crossStart)
    let size = Size(
      along: scrollDirection, max(0, solution.length), across: solution.crossExtent)
    return shown(grid.frame(Rect(origin: origin, size: size)))
  }

  /// A section's row, or nil for sections that do not scroll on their own or show no groups (O1).
  /// - Precondition: the section exists.
  public func row(inSection section: Int) -> LayoutRow? {
    let placed = self.section(section)
    guard var row = placed.solution.row else { return nil }
    row.section = section
    row.isMirrored = isMirrored
    var frame = row.frame
    frame.origin[scrollDirection] += placed.start
    row.frame = shown(grid.frame(frame))
    return row
  }

  /// The frame of an item with its row unscrolled, or nil where its section shows no cells (O13).
  /// - Precondition: the item exists.
  /// - Complexity: O(log sections + log measured groups); O(1) where all sections are alike.
  public func frame(forItemAt path: ItemPath) -> Rect? {
    attributes(forItemAt: path)?.frame
  }

  /// The attributes of an item with its row unscrolled, or nil where its section shows no cells.
  /// - Precondition: the item exists.
  /// - Complexity: O(log sections + log measured groups); O(1) where all sections are alike.
  public func attributes(forItemAt path: ItemPath) -> LayoutAttributes? {
    let section = section(path.section)
    precondition(path.item >= 0 && path.item < section.solution.itemCount, "Item out of range")
    guard let slot = section.slot(of: path.item) else { return nil }
    return LayoutAttributes(
      category: .cell, path: path, frame: shown(placed(slot.frame, in: section, shift: 0)),
      zIndex: slot.zIndex)
  }

  /// A frame from a section's start on the pixel grid, moved by its row's offset (O1, X1).
  func placed(_ frame: Rect, in section: PlacedSection, shift: Double) -> Rect {
    var frame = frame
    if let corner = legacyRowCorner(of: section.solution) {
      frame = grid.frame(frame.offset(by: Point(x: -corner.x, y: -corner.y))).offset(by: corner)
      frame.origin[scrollDirection] += section.start
    } else {
      frame.origin[scrollDirection] += section.start
      frame = grid.frame(frame)
    }
    frame.origin[scrollDirection.cross] -= shift
    return frame
  }

  /// The corner from which a legacy row rounds positions: it keeps its own unrounded (X1).
  func legacyRowCorner(of section: SectionSolution) -> Point? {
    grid.profile == .legacy ? section.row?.frame.origin : nil
  }

  /// A left-to-right frame as it shows: mirrored in right-to-left layouts (T1).
  func shown(_ frame: Rect) -> Rect {
    guard isMirrored else { return frame }
    var frame = frame
    frame.origin.x = contentSize.width - frame.origin.x - frame.size.width
    return frame
  }

  /// How far a section's row is scrolled.
  func rowOffset(of section: PlacedSection, at position: ScrollPosition) -> Double {
    guard let row = section.solution.row else { return 0 }
    return position.rowOffsets[section.number] ?? row.initialOffset
  }
}
