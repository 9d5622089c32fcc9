import RMLayout

extension Markup {
  /// Appends what the screen does not show: the content below the fold and rows' neighbours.
  mutating func offScreen(_ box: SVGPage.Box, showsLabels: Bool, details: SVGDetails) {
    raw("<g id=\"")
    raw(box.prefix)
    raw("off-screen\">\n")
    paper(box)
    func isBehind(_ element: DisplayElement) -> Bool {
      box.sticksOut(element) && !box.isOnSheet(element)
    }
    elements(of: box, suffix: "-off", where: isBehind) { markup, element in
      markup.draw(element, at: box.outlinePlace(of: element, showsLabels: showsLabels))
    }
    if let sheet = box.picture.continuation {
      continuation(sheet, in: box, showsLabels: showsLabels)
      explanation(of: box, details: details, onSheet: true)
    }
    contentBreak(box)
    if details.contains(.ghosts) { for row in box.picture.rows { rowRest(row, in: box) } }
    raw("</g>\n")
  }

  /// Appends what lies on the sheet below a device, where its content goes on.
  private mutating func continuation(
    _ sheet: ScenePicture.Continuation, in box: SVGPage.Box, showsLabels: Bool
  ) {
    raw("<g id=\"")
    raw(box.prefix)
    raw("below\"")
    // Elements longer than the sheet are cut at its upper edge.
    if box.needsSheetClip {
      raw(" clip-path=\"url(#")
      raw(box.prefix)
      raw("below-clip)\"")
    }
    raw(">\n")
    elements(of: box, suffix: "-below", where: box.isOnSheet) { markup, element in
      markup.draw(element, at: box.outlinePlace(of: element, showsLabels: showsLabels))
    }
    raw("</g>\n")
    let text = "below the fold, from y \(sheet.start.shortText)"
    let note = Label(text: text, size: 12, weight: .medium, shade: .second, anchor: .middle)
      .shortened(to: max(sheet.frame.width, 120))
    label(note, x: sheet.frame.midX, y: sheet.frame.minY - 10)
    // The marks stand outside of all cells that the fold cuts.
    let cut = box.picture.elements.filter(box.isOnSheet).map(\.frame)
      .filter { $0.minY <= sheet.fold && $0.maxY >= sheet.fold }
    let left = min(sheet.frame.minX, cut.map(\.minX).min() ?? sheet.frame.minX)
    let right = max(sheet.frame.maxX, cut.map(\.maxX).max() ?? sheet.frame.maxX)
    for (start, end) in [(left - 12, left - 1), (right + 1, right + 12)] {
      openLine(from: Point(x: start, y: sheet.fold), to: Point(x: end, y: sheet.fold))
      stroke(.accent, width: 1.5)
      raw(" stroke-dasharray=\"7 4\"/>\n")
    }
  }

  /// The strip on which the content goes on below the device.
  private mutating func paper(_ box: SVGPage.Box) {
    let content = box.paperFrame
    guard
      box.picture.continuation != nil || content.maxY > box.screen.maxY
        || content.maxX > box.screen.maxX || content.minX < box.screen.minX
    else { return }
    openRect(content, radius: 14)
    paint(fill: .strip, stroke: .hairline, width: 1)
    raw("/>\n")
  }

  private mutating func contentBreak(_ box: SVGPage.Box) {
    guard let frame = box.picture.breakFrame else { return }
    let note = Label(
      text: box.picture.breakNote, size: 14, weight: .medium, shade: .second, anchor: .middle
    )
    .shortened(to: frame.width - 24)
    let middle = frame.midY + 4
    label(note, x: frame.midX, y: middle.baseline(size: 14))
    let half = note.width / 2 + 14
    for (start, end) in [
      (frame.minX + 14, frame.midX - half), (frame.midX + half, frame.maxX - 14),
    ] where end > start {
      wave(from: start, to: end, y: middle)
    }
  }

  /// A wavy line: the content is torn here.
  private mutating func wave(from start: Double, to end: Double, y: Double) {
    raw("<path d=\"")
    command("M", start, y)
    var x = start
    var height = -5.0
    while x + 12 <= end {
      command("q", 6, height, 12, 0)
      x += 12
      height = -height
    }
    raw("\"")
    stroke(.ghost, width: 1.2)
    raw("/>\n")
  }

  private mutating func rowRest(_ row: ScenePicture.Row, in box: SVGPage.Box) {
    let members = box.picture.elements.filter {
      $0.attributes.path.section == row.section && $0.attributes.category == .cell
    }
    guard let left = members.map(\.frame.minX).min(), let right = members.map(\.frame.maxX).max()
    else { return }
    let isMirrored = box.picture.isRightToLeft
    let (atLeft, atRight) =
      isMirrored ? (row.itemsAfter, row.itemsBefore) : (row.itemsBefore, row.itemsAfter)
    let area = box.picture.drawnArea
    let bottom = (members.map(\.frame.maxY).max() ?? row.frame.maxY) + 18
    let text = Label(text: "", size: 12, weight: .medium, shade: .second)
    if atRight > 0 {
      var note = text
      note.text = "\(atRight) more ›"
      note.anchor = .end
      let end = min(right, area.maxX)
      if box.hasRoom(for: note, from: end - note.width, above: bottom, besideRow: row) {
        label(note, x: end, y: bottom)
      }
    }
    if atLeft > 0 {
      var note = text
      note.text = "‹ \(atLeft) more"
      let start = max(left, area.minX)
      if box.hasRoom(for: note, from: start, above: bottom, besideRow: row) {
        label(note, x: start, y: bottom)
      }
    }
  }
}

extension SVGPage.Box {
  /// Whether a note on a row would cover nothing of what is drawn below it.
  fileprivate func hasRoom(
    for note: Label, from x: Double, above bottom: Double, besideRow row: ScenePicture.Row
  ) -> Bool {
    let area = Rect(x: x, y: bottom - note.size, width: note.width, height: note.size)
    return !picture.elements.contains {
      $0.attributes.path.section != row.section && $0.frame.intersects(area)
    }
  }

  /// Whether something of an element shows off the screen.
  func sticksOut(_ element: DisplayElement) -> Bool {
    guard element.place == .inside else { return true }
    let (frame, viewport) = (element.frame, picture.viewport)
    // What the fold cuts is drawn whole on the sheet below the device.
    let isBelow = frame.maxY > viewport.maxY + 0.5
    guard !isBelow || picture.continuation == nil else { return false }
    let area = picture.drawnArea
    guard frame.intersects(area) else { return false }
    return frame.maxX > viewport.maxX && area.maxX > viewport.maxX
      || frame.minX < viewport.minX && area.minX < viewport.minX
      || isBelow && picture.screen == nil && area.maxY > viewport.maxY
  }

  /// Whether something on the sheet below the device is longer than the sheet.
  var needsSheetClip: Bool {
    guard let sheet = picture.continuation?.frame else { return false }
    return picture.elements.contains {
      isOnSheet($0) && $0.place != .tail
        && ($0.frame.minY < sheet.minY - 0.5 || $0.frame.maxY > sheet.maxY + 8)
    }
  }

  /// The strip of paper below the viewport, as wide as it and as long as the drawn content.
  var paperFrame: Rect {
    if var sheet = picture.continuation?.frame {
      sheet.size.height += 8
      return sheet
    }
    var end = picture.viewport
    for element in picture.elements where element.place == .beyond || element.place == .tail {
      let along = element.frame.intersection(picture.drawnArea) ?? element.frame
      end = end.extended(
        toInclude: along.min(along: picture.scrollDirection),
        and: along.max(along: picture.scrollDirection), along: picture.scrollDirection)
    }
    if let frame = picture.breakFrame { end = end.union(frame) }
    let rest = picture.drawnArea
    end = end.extended(
      toInclude: rest.min(along: picture.scrollDirection),
      and: rest.max(along: picture.scrollDirection), along: picture.scrollDirection)
    // A margin beyond the last element, on the side to which the content goes on.
    if picture.scrollDirection == .vertical {
      end.size.height += 8
    } else {
      end.size.width += 8
      if end.minX < picture.viewport.minX { end.origin.x -= 8 }
    }
    return end
  }
}
