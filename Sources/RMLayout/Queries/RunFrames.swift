/// The frames of groups with the same slots, rounded with little work: the coordinates along the run
/// once for all slots of a row, those across it the same in every group.
struct RunFrames {
  private let axis: Axis
  /// Where the first group starts across the run.
  private let crossOrigin: Double
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
    axis: Axis, origin: Point, template: GroupTemplate, section: PlacedSection, shift: Double,
    of solution: LayoutSolution
  ) {
    self.axis = axis
    crossOrigin = origin[axis.cross]
    slots = template.slots
    size = template.size
    grid = solution.grid
    self.shift = shift
    let start = section.start
    let isRow = axis != solution.scrollDirection
    if let corner = solution.legacyRowCorner(of: section.solution) {
      // A legacy row rounds positions from its own unrounded corner (X1).
      alongBefore = -corner[axis]
      alongAfter = corner[axis]
      acrossBefore = -corner[axis.cross]
      acrossAfter = corner[axis.cross]
      acrossStart = start
    } else {
      alongBefore = isRow ? 0 : start
      alongAfter = 0
      acrossBefore = isRow ? start : 0
      acrossAfter = 0
      acrossStart = 0
    }
  }

  /// Visits each cell that meets the part of a window that lies in its group (Q1).
  @inline(__always)
  func visitCells(
    from firstItem: Int, at origin: Double, in window: Rect, _ visit: (Int, Rect, Int) -> Bool
  ) -> Bool {
    let cross = axis.cross
    let outerCross = across(crossOrigin)
    let lowCross = max(outerCross, window.min(along: cross))
    let highCross = min(outerCross + grid.length(size[cross]), window.max(along: cross))
    let outer = along(origin)
    let low = max(outer, window.min(along: axis))
    let high = min(outer + grid.length(size[axis]), window.max(along: axis))
    guard lowCross < highCross, low < high else { return true }
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
      let nearCross = across(slot.origin[cross] + crossOrigin)
      guard nearCross < highCross, nearCross + grid.length(slot.size[cross]) > lowCross else {
        continue
      }
      let frame = Rect(
        origin: Point(along: axis, near, across: nearCross),
        size: Size(width: grid.length(slot.size.width), height: grid.length(slot.size.height)))
      guard visit(firstItem + index, frame, slots[index].zIndex) else { return false }
    }
    return true
  }

  /// A position along the run, from its section's start, on the pixel grid and scrolled (X1, O1).
  @inline(__always)
  func along(_ position: Double) -> Double { rounding.shown(position) }

  /// How positions along the run are rounded, on its own for loops that need nothing else.
  var rounding: RunRounding {
    RunRounding(grid: grid, before: alongBefore, after: alongAfter, shift: shift)
  }

  @inline(__always)
  private func across(_ position: Double) -> Double {
    grid.origin(position + acrossBefore) + acrossAfter + acrossStart
  }
}

/// How positions along a run are rounded and moved.
struct RunRounding {
  let grid: PixelGrid
  let before: Double
  let after: Double
  let shift: Double

  @inline(__always)
  func shown(_ position: Double) -> Double { grid.origin(position + before) + after - shift }
}
