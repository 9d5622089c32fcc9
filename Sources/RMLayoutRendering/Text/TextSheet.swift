import RMLayout

/// One scene on a grid of characters.
struct TextSheet {
  /// The lines and characters.
  private(set) var grid: CharacterGrid
  /// The scale that was chosen.
  let scale: TextScale

  private let picture: ScenePicture
  private let area: Rect
  /// Which columns and rows the edges of frames are drawn on.
  private let cells: CellGrid
  /// Whether edges stand elsewhere than the scale says.
  private let areEdgesMoved: Bool
  private let characters: TextRenderer.Characters

  init(_ picture: ScenePicture, columns: Int, characters: TextRenderer.Characters) {
    self.picture = picture
    self.characters = characters
    let area = picture.textArea
    self.area = area
    let elements = picture.elements.filter { $0.place != .beside }
    let scale = TextScale(area: area, elements: elements, columns: columns)
    self.scale = scale
    let edges = TextEdges(
      picture: picture, elements: elements, area: area, scale: scale,
      fitting: TextFitting(characters))
    let columnLines = edges.columnLines(limit: columns - 1)
    let columnEdges = columnLines.cellEdges
    let rowLines = edges.rowLines(between: columnEdges)
    cells = CellGrid(columnEdges: columnEdges, rowEdges: rowLines.cellEdges)
    areEdgesMoved = columnLines.areMoved || rowLines.areMoved
    let note = picture.breakFrame == nil ? 0 : TerminalWidth.columns(of: picture.tornNote) + 2
    grid = CharacterGrid(
      width: max(cells.columns + 1, min(note, columns)), height: cells.rows + 1)
    for element in elements { draw(element) }
    drawViewport()
    drawNotes(in: grid.width)
  }

  /// The lines below the picture: what its lines mean and how much a character stands for.
  var legend: [String] {
    let marks = characters == .unicode ? ("━", "─", "┄") : ("=", "-", ".")
    return [
      "\(marks.0) viewport edge, \(marks.1) on screen, \(marks.2) off screen",
      "scale: \(scale.text); edges are rounded"
        + (areEdgesMoved ? " and moved for texts" : ""),
    ]
  }

  /// The numbers of points along the picture's edges.
  var ruler: TextRuler {
    let origin = Point(
      x: picture.offset.x - picture.viewport.minX, y: picture.offset.y - picture.viewport.minY)
    let end = picture.breakFrame.map { $0.minY + origin.y }
    return TextRuler(
      cells: cells, origin: origin, end: end ?? .infinity, characters: characters)
  }

  // MARK: - Frames

  private mutating func draw(_ element: DisplayElement) {
    guard let shown = element.shown(in: area) else { return }
    guard element.content.drawing != .badge else {
      // A badge is smaller than a character: a dot in its middle.
      return grid.write(
        characters == .unicode ? "●" : "*", row: cells.rowEdges.boundary(at: shown.midY),
        column: cells.columnEdges.boundary(at: shown.midX), .tint(element.content.tint))
    }
    let frame = cells.cells(of: shown)
    grid.clear(rows: frame.innerRows, columns: frame.innerColumns)
    border(frame, of: element)
    let viewport = cells.cells(of: picture.viewport)
    var cell = TextCell(
      frame: frame, content: element.content, characters: characters, scale: scale,
      isRightToLeft: picture.isRightToLeft)
    if element.place == .inside {
      cell.avoid(row: viewport.bottom)
      cell.avoid(row: viewport.top)
      cell.avoid(column: viewport.right)
      cell.avoid(column: viewport.left)
    }
    cell.draw(on: &grid)
    index(of: element, frame)
  }

  private mutating func border(_ frame: CellRect, of element: DisplayElement) {
    let viewport = cells.cells(of: picture.viewport)
    for row in [frame.top, frame.bottom] {
      let isLevel = element.place == .inside && row >= viewport.top && row <= viewport.bottom
      split(frame.left, frame.right, at: [viewport.left, viewport.right]) { start, end, grid in
        let isInside = isLevel && start >= viewport.left && end <= viewport.right
        grid.horizontal(row: row, from: start, to: end, isInside ? .light : .dashed)
      }
    }
    for column in [frame.left, frame.right] {
      let isLevel = element.place == .inside && column >= viewport.left && column <= viewport.right
      split(frame.top, frame.bottom, at: [viewport.top, viewport.bottom]) { start, end, grid in
        let isInside = isLevel && start >= viewport.top && end <= viewport.bottom
        grid.vertical(column: column, from: start, to: end, isInside ? .light : .dashed)
      }
    }
  }

  /// Draws a line in pieces that end where the viewport does.
  private mutating func split(
    _ start: Int, _ end: Int, at stops: [Int], _ draw: (Int, Int, inout CharacterGrid) -> Void
  ) {
    var from = start
    for stop in stops where stop > from && stop < end {
      draw(from, stop, &grid)
      from = stop
    }
    draw(from, end, &grid)
  }

  private mutating func index(of element: DisplayElement, _ frame: CellRect) {
    let pin = element.attributes.isPinned ? " pinned" : ""
    let text = " \(element.name.forTerminal(characters))\(pin) "
    guard TerminalWidth.columns(of: text) < frame.right - frame.left - 1 else { return }
    // The upper line of a background is often that of a cell too.
    let row = element.content.drawing == .background ? frame.bottom : frame.top
    grid.write(text, row: row, column: frame.left + 2, .faint)
  }

  private mutating func drawViewport() {
    let frame = cells.cells(of: picture.viewport)
    for row in [frame.top, frame.bottom] {
      grid.horizontal(row: row, from: frame.left, to: frame.right, .heavy)
    }
    for column in [frame.left, frame.right] {
      grid.vertical(column: column, from: frame.top, to: frame.bottom, .heavy)
    }
  }

  // MARK: - Notes

  private mutating func drawNotes(in columns: Int) {
    if let note = picture.breakFrame {
      let frame = cells.cells(of: note)
      let text = picture.tornNote
      let width = TerminalWidth.columns(of: text)
      let label = TextFitting(characters).shortened(text, to: columns)
      // Beside a narrow picture the note is wider than it.
      let start = frame.left + (frame.right - frame.left + 1 - width) / 2
      grid.write(
        label, row: (frame.top + frame.bottom) / 2,
        column: max(0, min(start, columns - width)), .faint)
    }
    for row in picture.rows {
      drawRest(of: row)
      for element in members(of: row) { markCut(of: element) }
    }
  }

  private func members(of row: ScenePicture.Row) -> [DisplayElement] {
    picture.elements.filter {
      $0.attributes.path.section == row.section && $0.attributes.category == .cell
        && $0.place != .beside
    }
  }

  /// Draws an ellipsis where a row's cell goes on beyond the picture.
  private mutating func markCut(of element: DisplayElement) {
    guard let shown = element.shown(in: area) else { return }
    let frame = cells.cells(of: shown)
    let mark = "…".forTerminal(characters)
    guard let row = frame.innerRows.last, frame.innerColumns.count >= mark.count else { return }
    if element.frame.maxX > shown.maxX + 0.01 {
      grid.write(mark, row: row, column: frame.right + 1 - mark.count, .faint)
    }
    if element.frame.minX < shown.minX - 0.01 {
      grid.write(mark, row: row, column: frame.left, .faint)
    }
  }

  /// Tells in the lower border of a row's last cells how many more there are.
  private mutating func drawRest(of row: ScenePicture.Row) {
    let members = members(of: row)
    let hidden = picture.elements.filter {
      $0.place == .beside && $0.attributes.path.section == row.section
    }
    let frames = members.compactMap { $0.shown(in: area) }.map { cells.cells(of: $0) }
    guard let first = members.map(\.attributes.path.item).min(),
      let left = frames.min(by: { $0.left < $1.left }),
      let right = frames.max(by: { $0.right < $1.right })
    else { return }
    let before = row.itemsBefore + hidden.count { $0.attributes.path.item < first }
    let after = row.itemsAfter + hidden.count { $0.attributes.path.item > first }
    let (atLeft, atRight) = picture.isRightToLeft ? (after, before) : (before, after)
    if atRight > 0 {
      let text = " \(atRight) more › ".forTerminal(characters)
      grid.write(text, row: right.bottom, column: right.right - 1 - text.count, .faint)
    }
    if atLeft > 0 {
      let text = " ‹ \(atLeft) more ".forTerminal(characters)
      grid.write(text, row: left.bottom, column: left.left + 2, .faint)
    }
  }
}

/// A frame whose borders are drawn: each on the first column or row behind its edge.
extension CellRect {
  var left: Int { columns.lowerBound }
  var right: Int { columns.upperBound }
  var top: Int { rows.lowerBound }
  var bottom: Int { rows.upperBound }

  /// The columns between the borders.
  var innerColumns: Range<Int> { left + 1..<max(left + 1, right) }
  /// The rows between the borders.
  var innerRows: Range<Int> { top + 1..<max(top + 1, bottom) }
}

extension ScenePicture {
  /// What stands where the content is interrupted, between waves where it is torn across.
  fileprivate var tornNote: String {
    scrollDirection == .vertical ? "~ ~ ~  \(breakNote)  ~ ~ ~" : breakNote
  }

  /// What a text picture shows: the viewport, the drawn content, and row cells that stick out.
  fileprivate var textArea: Rect {
    var area = viewport
    if let breakFrame { area = area.union(breakFrame) }
    for element in elements where element.place != .beside && element.place != .tail {
      guard let shown = element.frame.intersection(drawnArea) else { continue }
      let top = max(shown.minY, viewport.minY)
      area = area.extended(toInclude: top, and: max(top, shown.maxY), along: .vertical)
      let reach = viewport.width * 0.62
      let low = max(shown.minX, viewport.minX - reach)
      let high = min(shown.maxX, viewport.maxX + reach)
      guard low < high, !isReadable(rowOf: element) else { continue }
      area = area.extended(toInclude: low, and: high, along: .horizontal)
    }
    return area
  }

  /// Whether two cells of an element's row are whole within the viewport's width already.
  private func isReadable(rowOf element: DisplayElement) -> Bool {
    let section = element.attributes.path.section
    guard rows.contains(where: { $0.section == section }) else { return false }
    return elements.count {
      $0.attributes.path.section == section && $0.frame.minX >= viewport.minX
        && $0.frame.maxX <= viewport.maxX
    } >= 2
  }
}

extension DisplayElement {
  /// The part of the frame that a text picture shows; elements after a break keep their height.
  func shown(in area: Rect) -> Rect? {
    guard place == .tail else { return frame.intersection(area) }
    let low = max(frame.minX, area.minX)
    let high = min(frame.maxX, area.maxX)
    return low < high
      ? Rect(x: low, y: frame.minY, width: high - low, height: frame.height) : nil
  }
}

extension String {
  /// The text in the characters that are drawn with.
  func forTerminal(_ characters: TextRenderer.Characters) -> String {
    characters == .ascii ? sevenBit : self
  }
}
