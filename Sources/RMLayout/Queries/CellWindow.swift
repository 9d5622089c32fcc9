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
  let section: Int

  init(_ window: Rect, along axis: Axis, of section: PlacedSection, in solution: LayoutSolution) {
    self.axis = axis
    low = window.min(along: axis)
    high = window.max(along: axis)
    crossLow = window.min(along: axis.cross)
    crossHigh = window.max(along: axis.cross)
    start = section.start
    grid = solution.grid
    mirrorWidth = solution.isMirrored ? solution.contentSize.width : nil
    self.section = section.number
  }

  /// Visits the cells of a group that starts at a place from its section's start (Q1).
  ///
  /// A cell counts where the window meets the part of it that lies in its group. Lengths from measuring
  /// replace those of the images; NaN leaves them.
  @inline(__always)
  func visitCells(
    of group: GroupImages, at origin: Double, item: Int, length: Double,
    lengths: (Int) -> Double, _ visit: ElementVisitor
  ) -> Bool {
    let outer = grid.origin(origin + start)
    let low = max(outer, self.low)
    let high = min(outer + grid.length(length), self.high)
    let crossLow = max(group.crossLow, self.crossLow)
    let crossHigh = min(group.crossHigh, self.crossHigh)
    guard low < high, crossLow < crossHigh else { return true }
    let part = GroupPart(
      low: low, high: high, crossLow: crossLow, crossHigh: crossHigh, origin: origin, outer: outer,
      item: item)
    guard let order = group.order else {
      return visitImages(of: group, in: part, lengths: lengths, visit)
    }
    let slack = 1 / grid.scale
    let begin = origin + start
    let near = order.slots(from: low - begin - slack, to: high - begin + slack)
    for number in 0..<near.count {
      let image = group.images[near[number]]
      guard visitImage(image, near[number], in: part, lengths: lengths, visit) else {
        return false
      }
    }
    return true
  }

  /// A group where a window shows it.
  private struct GroupPart {
    let low: Double
    let high: Double
    let crossLow: Double
    let crossHigh: Double
    /// Where the group starts, from its section's start, and as it shows.
    let origin: Double
    let outer: Double
    let item: Int
  }

  @inline(__always)
  private func visitImages(
    of group: GroupImages, in part: GroupPart, lengths: (Int) -> Double,
    _ visit: ElementVisitor
  ) -> Bool {
    let images = group.images
    for index in images.indices {
      guard visitImage(images[index], index, in: part, lengths: lengths, visit) else {
        return false
      }
    }
    return true
  }

  @inline(__always)
  private func visitImage(
    _ image: GroupImages.Image, _ index: Int, in part: GroupPart, lengths: (Int) -> Double,
    _ visit: ElementVisitor
  ) -> Bool {
    guard image.crossNear < part.crossHigh, image.crossNear + image.crossLength > part.crossLow
    else { return true }
    // Most cells lie at the start of their group, which has been rounded.
    let near = image.offset == 0 ? part.outer : grid.origin((image.offset + part.origin) + start)
    let measured = image.isEstimated ? lengths(index) : .nan
    let length = measured.isNaN ? image.length : grid.length(measured)
    guard near < part.high, near + length > part.low else { return true }
    return visit(
      LayoutElement(
        category: .cell, path: ItemPath(section: section, item: part.item + index),
        frame: frame(near, length, image), zIndex: image.zIndex), nil)
  }

  @inline(__always)
  private func frame(_ near: Double, _ length: Double, _ image: GroupImages.Image) -> Rect {
    var frame =
      axis.isHorizontal
      ? Rect(x: near, y: image.crossNear, width: length, height: image.crossLength)
      : Rect(x: image.crossNear, y: near, width: image.crossLength, height: length)
    if let mirrorWidth { frame.origin.x = mirrorWidth - frame.origin.x - frame.size.width }
    return frame
  }
}
