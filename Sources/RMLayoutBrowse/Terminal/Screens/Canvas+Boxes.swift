import RMLayoutRendering

extension Canvas {
  /// The characters of a frame: corners from the top left on clockwise, then across and along.
  private static let light = Array("╭╮╯╰─│")
  private static let heavy = Array("┏┓┛┗━┃")

  /// Draws a frame around cells, on their outermost ones; what lies outside the clip is left out.
  mutating func box(_ rect: CellRect, isHeavy: Bool, _ style: Style) {
    guard let left = rect.columns.first, let right = rect.columns.last, left < right,
      let top = rect.rows.first, let bottom = rect.rows.last, top < bottom
    else { return }
    let characters = isHeavy ? Self.heavy : Self.light
    for row in [top, bottom] where clip.rows.contains(row) {
      for column in (left + 1..<right).clamped(to: clip.columns) {
        put(characters[4], column: column, row: row, style)
      }
    }
    for row in (top + 1..<max(top + 1, bottom)).clamped(to: clip.rows) {
      put(characters[5], column: left, row: row, style)
      put(characters[5], column: right, row: row, style)
    }
    put(characters[0], column: left, row: top, style)
    put(characters[1], column: right, row: top, style)
    put(characters[2], column: right, row: bottom, style)
    put(characters[3], column: left, row: bottom, style)
  }

  /// Where a text stands between two columns.
  enum Alignment { case start, center, end }

  /// Writes a text on a line, shortened with an ellipsis where it does not fit.
  mutating func write(
    _ text: String, in columns: Range<Int>, row: Int, _ style: Style,
    aligned alignment: Alignment = .start
  ) {
    guard !columns.isEmpty, clip.rows.contains(row) else { return }
    var text = text
    var width = TerminalWidth.columns(of: text)
    if width > columns.count {
      text = TerminalWidth.prefix(of: text, columns: columns.count - 1) + "…"
      width = TerminalWidth.columns(of: text)
    }
    let room = columns.count - width
    let indent =
      switch alignment {
      case .start: 0
      case .center: room / 2
      case .end: room
      }
    write(text, column: columns.lowerBound + indent, row: row, style)
  }
}

extension CellRect {
  /// The block moved by whole cells.
  func moved(columns: Int, rows: Int) -> CellRect {
    CellRect(
      columns: self.columns.lowerBound + columns..<self.columns.upperBound + columns,
      rows: self.rows.lowerBound + rows..<self.rows.upperBound + rows)
  }

  /// The block without its outermost cells.
  var inside: CellRect {
    let columns = self.columns.dropFirst().dropLast()
    let rows = self.rows.dropFirst().dropLast()
    return CellRect(columns: columns, rows: rows)
  }
}
