/// The frames of groups with the same slots, rounded with little work: the coordinates along the run
/// once for all slots of a row, those across it the same in every group.
struct RunFrames {
  private let run: GroupRun
  private let slots: [Slot]
  private let size: Size
  private let grid: PixelGrid
  /// The section's start along the run, and across it.
  private let start: Double
  private let crossStart: Double
  /// How far the run is scrolled as a row.
  private let shift: Double
  /// A legacy row's own corner, from which its positions are rounded (X1).
  private let legacyCorner: Point?

  init(
    _ run: GroupRun, template: GroupTemplate, section: Int, shift: Double,
    of solution: LayoutSolution
  ) {
    self.run = run
    slots = template.slots
    size = template.size
    grid = solution.grid
    let isRow = run.axis != solution.scrollDirection
    start = isRow ? 0 : solution.starts[section]
    crossStart = isRow ? solution.starts[section] : 0
    self.shift = shift
    legacyCorner = solution.legacyRowCorner(ofSection: section)
  }

  /// Calls a function for each cell that meets the part of a window that lies in its group (Q1).
  @inline(__always)
  func forEachCell<Failure: Error>(
    of groups: Range<Int>, in window: Rect,
    _ body: (Int, Rect, Int) throws(Failure) -> Void
  ) throws(Failure) {
    let axis = run.axis
    let cross = axis.cross
    let outerCross = across(run.origin[cross])
    let lowCross = max(outerCross, window.min(along: cross))
    let highCross = min(outerCross + grid.length(size[cross]), window.max(along: cross))
    guard lowCross < highCross else { return }
    let perGroup = run.template.slots.count
    for group in groups {
      let origin = run.origin[axis] + Double(group) * run.pitch
      let outer = along(origin)
      let low = max(outer, window.min(along: axis))
      let high = min(outer + grid.length(size[axis]), window.max(along: axis))
      guard low < high else { continue }
      var exact = Double.nan
      var near = Double.nan
      for index in slots.indices {
        let slot = slots[index].frame
        let position = slot.origin[axis] + origin
        if position != exact {
          exact = position
          near = along(position)
        }
        guard near < high, near + grid.length(slot.size[axis]) > low else { continue }
        let nearCross = across(slot.origin[cross] + run.origin[cross])
        guard nearCross < highCross, nearCross + grid.length(slot.size[cross]) > lowCross else {
          continue
        }
        let frame = Rect(
          origin: Point(along: axis, near, across: nearCross),
          size: Size(width: grid.length(slot.size.width), height: grid.length(slot.size.height)))
        try body(group * perGroup + index, frame, slots[index].zIndex)
      }
    }
  }

  /// A position along the run, from its section's start, on the pixel grid and scrolled (X1, O1).
  @inline(__always)
  func along(_ position: Double) -> Double {
    guard let corner = legacyCorner?[run.axis] else {
      return grid.origin(position + start) - shift
    }
    return grid.origin(position - corner) + corner - shift
  }

  @inline(__always)
  private func across(_ position: Double) -> Double {
    guard let corner = legacyCorner?[run.axis.cross] else {
      return grid.origin(position + crossStart)
    }
    return grid.origin(position - corner) + corner + crossStart
  }
}
