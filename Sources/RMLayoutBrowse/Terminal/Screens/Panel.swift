import RMLayoutRendering

/// A frame with lines over a screen: the search, or why an element is where it is.
struct Panel {
  /// One line: its text, and whether it stands out.
  struct Line: Hashable {
    var text: String
    var style = Style.plain
  }

  let title: String
  let lines: [Line]

  /// Draws the panel over the upper or the lower end of an area.
  func draw(over area: CellRect, atBottom: Bool, on canvas: inout Canvas) {
    let width = min(
      area.columns.count,
      max(
        TerminalWidth.columns(of: title) + 6,
        (lines.map { TerminalWidth.columns(of: $0.text) }.max() ?? 0) + 4))
    let height = min(area.rows.count, lines.count + 2)
    let left = area.columns.lowerBound + (area.columns.count - width) / 2
    let top = atBottom ? area.rows.upperBound - height : area.rows.lowerBound
    let rect = CellRect(columns: left..<left + width, rows: top..<top + height)
    canvas.fill(rect, .plain)
    canvas.box(rect, isHeavy: false, .focused)
    let inside = CellRect(
      columns: rect.columns.dropFirst(2).dropLast(2), rows: rect.rows.dropFirst().dropLast())
    canvas.write(" \(title) ", in: inside.columns, row: top, .focused)
    for (line, row) in zip(shown(inRows: inside.rows.count), inside.rows) {
      canvas.write(line.text, in: inside.columns, row: row, line.style)
    }
  }

  /// The lines that rows have room for; the last one tells of those that they have not.
  private func shown(inRows count: Int) -> [Line] {
    guard lines.count > count, count > 0 else { return lines }
    let rest = lines.count - count + 1
    return lines.prefix(count - 1) + [Line(text: "… \(rest) more lines", style: .faint)]
  }
}
