/// What has been placed of a line so far, and the group's size that follows from it (G6, G7, G9).
struct LineRun {
  let line: Line
  /// The number of subitems placed.
  private(set) var placed = 0
  /// The number of items that they took.
  private(set) var itemCount = 0
  /// Whether a nested group could not hold an item: the line counts as full there (G8).
  private var isEnded = false
  /// Whether a nested group ran out of items.
  private var hasPartialGroup = false

  private let group: LayoutGroup
  /// The length across the line in which entries are placed.
  private let innerCross: Double
  /// The greatest extent across the line, fixed edge spacing included (G7).
  private var crossLength = 0.0
  private var end = 0.0
  private var far = 0.0
  private var crossFar = 0.0

  init(line: Line, group: LayoutGroup, innerCross: Double) {
    self.line = line
    self.group = group
    // What a partial line holds keeps the places of the full one (S6).
    self.innerCross =
      group.size[line.axis.cross].isEstimated ? line.fixedCrossExtent : innerCross
  }

  /// Whether the line has room and its last subitem was filled.
  var wantsMore: Bool { placed < line.count && !isEnded && !hasPartialGroup }

  /// Whether the items ended before the line was full.
  var isPartial: Bool { hasPartialGroup || (placed < line.count && !isEnded) }

  /// Takes note that the next subitem does not fit.
  mutating func endEarly() { isEnded = true }

  /// Where an entry starts across the line (S6).
  func crossOffset(of entry: LineEntry) -> Double { entry.crossOffset(in: innerCross) }

  /// Takes note of a placed subitem and what it came to.
  mutating func append(_ subitem: PlacedGroup, entry: LineEntry) {
    let offset = line.offset(at: placed)
    let length = subitem.size[line.axis]
    let cross = subitem.size[line.axis.cross]
    end = offset + length + entry.end.value
    far = max(far, offset + length)
    crossFar = max(crossFar, crossOffset(of: entry) + cross)
    crossLength = max(crossLength, cross + entry.crossStart.fixed + entry.crossEnd.fixed)
    itemCount += subitem.itemCount
    hasPartialGroup = subitem.isPartial
    placed += 1
  }

  /// The group's outer size: estimates filled in, a partial group trimmed (G6, G7, G9).
  func outerSize(_ provisional: Size, inner: Size, trimAxis: Axis) -> Size {
    var size = provisional
    if group.size[line.axis].isEstimated { size[line.axis] = end }
    if group.size[line.axis.cross].isEstimated { size[line.axis.cross] = crossLength }
    guard isPartial, !group.size[trimAxis].isEstimated else { return size }
    let isAlong = trimAxis == line.axis
    let full = isAlong ? line.farEdge : line.crossFarEdge(in: inner[trimAxis])
    let rest = max(0, inner[trimAxis] - full)
    size[trimAxis] = min(inner[trimAxis], (isAlong ? far : crossFar) + rest)
    return size
  }
}
