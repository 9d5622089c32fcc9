import RMLayout

/// One cell of a text picture: its content placed on the rows and columns that it may use.
struct TextCell {
  private enum Alignment { case leading, center }

  let frame: GridFrame
  let content: CellContent
  let characters: TextRenderer.Characters
  let scale: TextScale
  let isRightToLeft: Bool
  /// The part of the rows in which texts are written.
  private var rows: Range<Int>
  /// The part of the columns in which texts are written.
  private var columns: Range<Int>
  private let fitting: TextFitting
  /// Where the viewport's edge crosses the cell.
  private var avoidedRows: [Int] = []
  private var avoidedColumns: [Int] = []

  init(
    frame: GridFrame, content: CellContent, characters: TextRenderer.Characters, scale: TextScale,
    isRightToLeft: Bool
  ) {
    self.frame = frame
    self.content = content
    self.characters = characters
    self.scale = scale
    self.isRightToLeft = isRightToLeft
    rows = frame.rows
    columns = frame.columns
    fitting = TextFitting(characters)
  }

  /// Keeps texts on one side of a row: the longer one.
  mutating func avoid(row: Int) {
    avoidedRows.append(row)
    guard rows.contains(row) else { return }
    let (above, below) = (rows.lowerBound..<row, row + 1..<rows.upperBound)
    rows = below.count >= above.count ? below : above
  }

  /// Keeps texts on one side of a column: the longer one.
  mutating func avoid(column: Int) {
    avoidedColumns.append(column)
    guard columns.contains(column) else { return }
    let (before, after) = (columns.lowerBound..<column, column + 1..<columns.upperBound)
    columns = after.count >= before.count ? after : before
  }

  // MARK: - Drawing

  func draw(on grid: inout CharacterGrid) {
    guard !rows.isEmpty, !columns.isEmpty else { return }
    switch content.drawing {
    case .plain: center([content.title], on: &grid)
    case .card: card(on: &grid)
    case .photo: photo(rows: frame.rows, on: &grid)
    case .information: information(on: &grid)
    case .episode: episode(on: &grid)
    case .spinner: spinner(on: &grid)
    }
  }

  /// Columns for texts: with a blank at both ends where there is room for one.
  private var room: Int { columns.count > 4 ? columns.count - 2 : columns.count }

  private func write(
    _ text: String, row: Int, _ alignment: Alignment, on grid: inout CharacterGrid
  ) {
    let text = fitting.shortened(text.forTerminal(characters), to: room)
    let width = TerminalWidth.columns(of: text)
    let margin = (columns.count - room) / 2
    let start =
      switch alignment {
      case .center: columns.lowerBound + (columns.count - width) / 2
      case .leading where isRightToLeft: columns.upperBound - margin - width
      case .leading: columns.lowerBound + margin
      }
    grid.write(text, row: row, column: start)
  }

  private func center(_ lines: [String], on grid: inout CharacterGrid) {
    let shown = lines.prefix(rows.count)
    let first = rows.lowerBound + (rows.count - shown.count) / 2
    for (number, line) in shown.enumerated() {
      write(line, row: first + number, .center, on: &grid)
    }
  }

  private func card(on grid: inout CharacterGrid) {
    let names = fitting.wrapped(
      content.title.forTerminal(characters), to: room, lines: rows.count >= 4 ? 2 : 1)
    let lines = Array((names + content.lines).prefix(rows.count))
    let first = rows.upperBound - lines.count
    // The picture may lie on both sides of the viewport's edge, the texts stay on one.
    if rows.upperBound == frame.rows.upperBound {
      photo(rows: frame.rows.lowerBound..<first, on: &grid)
    } else {
      photo(rows: rows.lowerBound..<first, on: &grid)
      photo(rows: rows.upperBound..<frame.rows.upperBound, on: &grid)
    }
    for (number, line) in lines.enumerated() {
      write(line, row: first + number, .leading, on: &grid)
    }
  }

  private func information(on grid: inout CharacterGrid) {
    let value = content.lines.first ?? ""
    guard rows.count >= 2 else {
      return write("\(content.title): \(value)", row: rows.lowerBound, .leading, on: &grid)
    }
    write(content.title, row: rows.upperBound - 1, .center, on: &grid)
    let hasRule = rows.count >= 6
    if hasRule {
      let rule: Character = characters == .unicode ? "┈" : "-"
      grid.fill(rule, row: rows.upperBound - 2, columns: columns)
    }
    let space = rows.count - (hasRule ? 2 : 1)
    let lines = fitting.wrapped(value.forTerminal(characters), to: room, lines: space)
    let first = rows.lowerBound + (space - lines.count) / 2
    for (number, line) in lines.enumerated() {
      write(line, row: first + number, .center, on: &grid)
    }
  }

  private func episode(on grid: inout CharacterGrid) {
    var lines = [content.title] + content.lines
    // Texts that are too long are wrapped, the last one first, while rows are left.
    for index in lines.indices.reversed() {
      let limit = rows.count - lines.count + 1
      let text = lines[index].forTerminal(characters)
      lines.replaceSubrange(
        index...index, with: fitting.wrapped(text, to: room, lines: min(2, limit)))
    }
    let stride = rows.count >= 2 * lines.count + 1 ? 2 : 1
    let length = stride * (lines.count - 1) + 1
    let first = rows.lowerBound + max(0, (rows.count - length) / 2)
    for (number, line) in lines.enumerated() where first + number * stride < rows.upperBound {
      write(line, row: first + number * stride, .leading, on: &grid)
    }
  }

  private func spinner(on grid: inout CharacterGrid) {
    let dots = characters == .unicode ? "…" : "..."
    let wheel =
      characters == .unicode ? ["╲ │ ╱", "─   ─", "╱ │ ╲"] : ["\\ | /", "-   -", "/ | \\"]
    center((rows.count >= 4 ? wheel : []) + ["\(content.title)\(dots)"], on: &grid)
  }

  /// Fills rows with a made-up portrait: a head and shoulders before a background.
  private func photo(rows: Range<Int>, on grid: inout CharacterGrid) {
    let (far, near): (Character, Character) = characters == .unicode ? ("░", "▓") : (".", "#")
    let bottom = content.drawing == .photo ? frame.rows.upperBound : self.rows.upperBound - 2
    let height = Double(bottom - frame.rows.lowerBound) * scale.row
    let width = Double(frame.columns.count) * scale.column
    let unit = min(width * 0.94, height)
    for row in rows where !avoidedRows.contains(row) {
      for column in frame.columns where !avoidedColumns.contains(column) {
        let x = (Double(column - frame.columns.lowerBound) + 0.5) * scale.column - width / 2
        let y = (Double(row - frame.rows.lowerBound) + 0.5) * scale.row - height
        let isNear = Self.isFigure(x: x / unit, y: y / unit)
        grid.fill(isNear ? near : far, row: row, columns: column..<column + 1)
      }
    }
  }

  /// Whether a point of a unit square, measured from the middle of its lower edge, is somebody.
  private static func isFigure(x: Double, y: Double) -> Bool {
    let head = (x / 0.18) * (x / 0.18) + ((y + 0.53) / 0.22) * ((y + 0.53) / 0.22)
    let shoulders = (x / 0.4) * (x / 0.4) + (y / 0.28) * (y / 0.28)
    return head < 1 || shoulders < 1
  }
}
