/// What a query looks for among the groups of a section that do not scroll on their own.
struct CellWindow {
  let axis: Axis
  /// The window along and across the run, in content coordinates.
  let low: Double
  let high: Double
  let crossLow: Double
  let crossHigh: Double
  /// Where the section starts.
  let start: Double
  let grid: PixelGrid
  /// The content's width where frames are mirrored, else nil.
  let mirrorWidth: Double?

  init(_ window: Rect, along axis: Axis, of section: PlacedSection, in solution: LayoutSolution) {
    self.axis = axis
    low = window.min(along: axis)
    high = window.max(along: axis)
    crossLow = window.min(along: axis.cross)
    crossHigh = window.max(along: axis.cross)
    start = section.start
    grid = solution.grid
    mirrorWidth = solution.isMirrored ? solution.contentSize.width : nil
  }

  /// Visits the cells of a group that starts at a place from its section's start (Q1).
  ///
  /// A cell counts where the window meets the part of it that lies in its group. `cell` is used for all
  /// of them, since making one anew costs as much as finding it. Lengths from measuring replace those of
  /// the images; NaN leaves them.
  @inline(__always)
  func visitCells(
    of images: GroupImages, at origin: Double, item: Int, length: Double,
    cell: inout LayoutAttributes, lengths: (Int) -> Double, _ visit: (LayoutAttributes) -> Bool
  ) -> Bool {
    let outer = grid.origin(origin + start)
    let low = max(outer, self.low)
    let high = min(outer + grid.length(length), self.high)
    let crossLow = max(images.crossLow, self.crossLow)
    let crossHigh = min(images.crossHigh, self.crossHigh)
    guard low < high, crossLow < crossHigh else { return true }
    var offset = 0.0
    var near = outer
    func visitImage(_ index: Int) -> Bool {
      let image = images.images[index]
      var frame = image.frame
      let crossNear = frame.origin[axis.cross]
      guard crossNear < crossHigh, crossNear + frame.size[axis.cross] > crossLow else {
        return true
      }
      if image.offset != offset {
        offset = image.offset
        near = grid.origin((image.offset + origin) + start)
      }
      let measured = image.isEstimated ? lengths(index) : .nan
      if !measured.isNaN { frame.size[axis] = grid.length(measured) }
      guard near < high, near + frame.size[axis] > low else { return true }
      frame.origin[axis] = near
      if let mirrorWidth { frame.origin.x = mirrorWidth - frame.origin.x - frame.size.width }
      cell.path.item = item + index
      cell.frame = frame
      cell.zIndex = image.zIndex
      return visit(cell)
    }
    if let order = images.order {
      let slack = 1 / grid.scale
      let begin = origin + start
      return order.forEachSlot(from: low - begin - slack, to: high - begin + slack, visitImage)
    }
    for index in images.images.indices where !visitImage(index) { return false }
    return true
  }
}
