import RMLayout

extension Markup {
  /// Appends a row as a scroller of its own, with its stops and all that scrolls with it.
  mutating func row(_ row: PageRow, of page: ScenePage, from origin: Point) {
    let axis = row.row.axis
    openScroller(row, of: page, from: origin)
    raw("<div class=\"strip\" style=\"")
    let length = row.scrollLength
    self.length(row.endEdge, -length)
    raw("\">\n")
    for offset in row.stops { stop(at: offset, in: row) }
    if let target = page.startOffset(of: row) { stop(at: target, in: row, isStart: true) }
    // Back from the scroller to where the content starts: whole numbers, so that nothing is rounded.
    raw("<div class=\"origin\" style=\"")
    self.length("left", origin.x - row.box.minX)
    self.length("top", origin.y - row.box.minY)
    self.length(
      axis.isHorizontal ? "margin-left" : "margin-top",
      row.isRightToLeft ? length + row.firstOffset : -row.firstOffset)
    raw("\">\n")
    elements(of: row, page, from: origin)
    raw("</div>\n</div>\n</div>\n")
  }

  private mutating func openScroller(_ row: PageRow, of page: ScenePage, from origin: Point) {
    let axis = row.row.axis
    raw("<div class=\"row ")
    raw(axis.isHorizontal ? "across" : "down")
    if row.row.restingOffsetCount > 0 { raw(row.stopsAlways ? " pages" : " snaps") }
    if row.row.properties.bounce == .never { raw(" firm") }
    raw("\" id=\"\(page.id)-\(row.id)\" role=\"group\" tabindex=\"0\" aria-label=\"")
    raw("Section \(row.row.section), scrolls on its own\"")
    if let start = page.startOffset(of: row) {
      raw(axis.isHorizontal ? " data-x=\"" : " data-y=\"")
      raw((start - row.firstOffset).decimalText)
      raw("\"")
    }
    raw(" style=\"")
    place(row.box.offset(by: Point(x: -origin.x, y: -origin.y)))
    length(axis.isHorizontal ? "scroll-padding-left" : "scroll-padding-top", row.paddingBefore)
    length(
      axis.isHorizontal ? "scroll-padding-right" : "scroll-padding-bottom", row.paddingAfter)
    raw("\">\n")
  }

  /// Appends a mark at which the scroller snaps, or with which it starts.
  private mutating func stop(at offset: Double, in row: PageRow, isStart: Bool = false) {
    raw(isStart ? "<i class=\"start\" style=\"" : "<i class=\"stop\" style=\"")
    let padding = row.isRightToLeft ? row.paddingAfter : row.paddingBefore
    length(row.startEdge, padding + offset - row.firstOffset)
    raw("\"></i>\n")
  }

  /// Appends what scrolls with the row, far elements in blocks of their own.
  private mutating func elements(of row: PageRow, _ page: ScenePage, from origin: Point) {
    let axis = row.row.axis
    var index = 0
    for element in row.elements {
      let start = element.attributes.frame.min(along: axis)
      let next = PagePart.blockIndex(of: start)
      if next != index {
        if index != 0 { raw("</div>\n") }
        index = next
        if index != 0 {
          raw("<div class=\"origin\" style=\"")
          length(axis.isHorizontal ? "left" : "top", Double(index) * PagePart.blockLength)
          raw("\">\n")
        }
      }
      let block = Point(along: axis, Double(index) * PagePart.blockLength, across: 0)
      self.element(
        element, of: page, from: Point(x: origin.x + block.x, y: origin.y + block.y), along: axis)
    }
    if index != 0 { raw("</div>\n") }
  }
}

extension PageRow {
  /// The edge at which reading starts.
  fileprivate var startEdge: String {
    row.axis.isHorizontal ? isRightToLeft ? "right" : "left" : "top"
  }

  /// The edge towards which the row scrolls.
  fileprivate var endEdge: String {
    row.axis.isHorizontal ? isRightToLeft ? "left" : "right" : "bottom"
  }
}

extension ScenePage {
  /// Where a row of the page stands before it is scrolled; nil at the start of its scroller.
  func startOffset(of row: PageRow) -> Double? {
    let offset = scene.position.rowOffsets[row.row.section] ?? row.row.initialOffset
    let scrolled = min(offset - row.firstOffset, row.scrollLength)
    return scrolled >= 1 ? row.firstOffset + scrolled : nil
  }
}
