/// The frames of groups with the same slots, rounded with little work: the coordinates along the run
/// once for all slots of a row, those across it the same in every group.
struct RunFrames {
  private let run: GroupRun
  private let slots: [Slot]
  private let size: Size
  private let grid: PixelGrid
  /// What is added to a position along the run before it is rounded, and after.
  private let alongBefore: Double
  private let alongAfter: Double
  /// How far the run is scrolled as a row.
  private let shift: Double
  /// What is added to a position across the run before it is rounded, and after.
  private let acrossBefore: Double
  private let acrossAfter: Double
  private let acrossStart: Double

  init(
    _ run: GroupRun, template: GroupTemplate, section: Int, shift: Double,
    of solution: LayoutSolution
  ) {
    self.run = run
    slots = template.slots
    size = template.size
    grid = solution.grid
    self.shift = shift
    let start = solution.starts[section]
    let isRow = run.axis != solution.scrollDirection
    if let corner = solution.legacyRowCorner(ofSection: section) {
      // A legacy row rounds positions from its own unrounded corner (X1).
      alongBefore = -corner[run.axis]
      alongAfter = corner[run.axis]
      acrossBefore = -corner[run.axis.cross]
      acrossAfter = corner[run.axis.cross]
      acrossStart = start
    } else {
      alongBefore = isRow ? 0 : start
      alongAfter = 0
      acrossBefore = isRow ? start : 0
      acrossAfter = 0
      acrossStart = 0
    }
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
    grid.origin(position + alongBefore) + alongAfter - shift
  }

  @inline(__always)
  private func across(_ position: Double) -> Double {
    grid.origin(position + acrossBefore) + acrossAfter + acrossStart
  }
}
