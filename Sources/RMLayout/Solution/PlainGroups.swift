/// Equal groups down a single section and nothing else: the layout in which a query can be so cheap that
/// the way to it counts.
///
/// Inlined into callers, for a query of 14 cells then takes a third of the time. What it finds is what
/// ``LayoutSolution/visitElements(intersecting:at:_:)`` finds.
@usableFromInline
struct PlainGroups: Sendable {
  /// One cell of a group, on the pixel grid but for where its group starts.
  @usableFromInline
  struct Cell: Sendable {
    @usableFromInline let offset: Double
    @usableFromInline let length: Double
    @usableFromInline let crossNear: Double
    @usableFromInline let crossLength: Double
    @usableFromInline let zIndex: Int
  }

  @usableFromInline let cells: [Cell]
  /// The full groups, and their items.
  @usableFromInline let groupCount: Int
  /// Where the first group starts.
  @usableFromInline let origin: Double
  @usableFromInline let pitch: Double
  /// The outer length of a group along the run, and where it lies across it.
  @usableFromInline let length: Double
  @usableFromInline let crossLow: Double
  @usableFromInline let crossHigh: Double
  @usableFromInline let grid: PixelGrid

  /// The groups of a section that holds nothing else; nil for all other sections.
  init?(_ section: SectionRun, on grid: PixelGrid) {
    // Asked after each change, so the cheapest questions come first.
    let solution = section.solution
    guard section.runs.isEmpty, let run = solution.groups, let images = run.images,
      run.last == nil, images.order == nil, run.pitch > 0, solution.length > 0,
      solution.boundary.isEmpty, solution.decorations.isEmpty,
      run.template.supplementaries.isEmpty
    else { return nil }
    cells = images.images.map { image in
      Cell(
        offset: image.offset, length: image.length, crossNear: image.crossNear,
        crossLength: image.crossLength, zIndex: image.zIndex)
    }
    groupCount = run.groupCount
    origin = run.origin[run.axis]
    pitch = run.pitch
    length = images.length
    crossLow = images.crossLow
    crossHigh = images.crossHigh
    self.grid = grid
  }

  /// Calls a function with each cell that meets the part of a rectangle that lies in its group (Q1).
  @inlinable
  @inline(__always)
  func forEachCell(
    intersecting rect: Rect, in contentSize: Size, _ body: (LayoutElement, String?) -> Void
  ) {
    let rect = rect.standardized
    let low = max(rect.origin.y, 0)
    let high = min(rect.origin.y + rect.size.height, contentSize.height)
    let crossLow = max(rect.origin.x, 0, self.crossLow)
    let crossHigh = min(rect.origin.x + rect.size.width, contentSize.width, self.crossHigh)
    guard low < high, crossLow < crossHigh else { return }
    let slack = 1 / grid.scale
    let first = (low - slack - length - origin) / pitch
    let last = (high + slack - origin) / pitch
    var group = first > 0 ? (first < Double(groupCount) ? Int(first) : groupCount) : 0
    let end = last > 0 ? (last < Double(groupCount) ? Int(last) + 1 : groupCount) : 0
    while group < end {
      let position = origin + Double(group) * pitch
      let outer = grid.origin(position)
      let near = max(outer, low)
      let far = min(outer + length, high)
      var index = near < far ? 0 : cells.count
      while index < cells.count {
        let cell = cells[index]
        let place = cell.offset == 0 ? outer : grid.origin(cell.offset + position)
        if place < far, place + cell.length > near, cell.crossNear < crossHigh,
          cell.crossNear + cell.crossLength > crossLow
        {
          body(
            LayoutElement(
              category: .cell,
              path: ItemPath(section: 0, item: group * cells.count + index),
              frame: Rect(
                x: cell.crossNear, y: place, width: cell.crossLength, height: cell.length),
              zIndex: cell.zIndex), nil)
        }
        index += 1
      }
      group += 1
    }
  }
}
