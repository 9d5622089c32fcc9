import RMLayout

/// One cell of a text picture: its content placed on the rows and columns that it may use.
struct TextCell {
  private enum Alignment { case leading, center }

  let frame: CellRect
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
    frame: CellRect, content: CellContent, characters: TextRenderer.Characters, scale: TextScale,
    isRightToLeft: Bool
  ) {
    self.frame = frame
    self.content = content
    self.characters = characters
    self.scale = scale
    self.isRightToLeft = isRightToLeft
    rows = frame.innerRows
    columns = frame.innerColumns
    fitting = TextFitting(characters)
  }

  /// Keeps texts on one side of a row: the longer one.
  mutating func avoid(row: Int) {
    avoidedRows.append(row)
    guard rows.contains(row) else { return }
    let (above, below) = (rows.lowerBound..<row, row + 1..<rows.upperBound)
    rows = below.count >= above.count ? below : above
  }

  /// Keeps texts on one side of a column, the longer one, unless that is too narrow for them.
  mutating func avoid(column: Int) {
    avoidedColumns.append(column)
    guard columns.contains(column) else { return }
    let (before, after) = (columns.lowerBound..<column, column + 1..<columns.upperBound)
    let longer = after.count >= before.count ? after : before
    if longer.count >= min(16, content.columns(wholeTo: 40)) { columns = longer }
  }

  /// The rows on which something can stand, those on both sides of the viewport's edge.
  private var freeRows: [Int] { frame.innerRows.filter { !avoidedRows.contains($0) } }

  // MARK: - Drawing

  func draw(on grid: inout CharacterGrid) {
    guard !rows.isEmpty, !columns.isEmpty, !freeRows.isEmpty else { return }
    switch content.drawing {
    case .plain: center([content.title], on: &grid)
    case .card: card(on: &grid)
    case .photo: photo(rows: frame.innerRows, on: &grid)
    case .information: information(on: &grid)
    case .episode: episode(on: &grid)
    case .spinner: spinner(on: &grid)
    case .background, .badge: break
    }
  }

  /// Columns for texts: with a blank at both ends where there is room for one.
  private var room: Int { columns.count > 4 ? columns.count - 2 : columns.count }

  private func write(
    _ text: String, row: Int, _ alignment: Alignment, _ style: TextStyle = .plain,
    on grid: inout CharacterGrid
  ) {
    let margin = (columns.count - room) / 2
    // A text that needs the blanks takes them.
    let most = alignment == .center ? columns.count : columns.count - margin
    let text = fitting.shortened(text.forTerminal(characters), to: most)
    let width = TerminalWidth.columns(of: text)
    let start =
      switch alignment {
      case .center: columns.lowerBound + (columns.count - width) / 2
      case .leading where isRightToLeft: columns.upperBound - margin - width
      case .leading: columns.lowerBound + margin
      }
    grid.write(text, row: row, column: start, style)
  }

  private func center(_ lines: [String], on grid: inout CharacterGrid) {
    let shown = lines.prefix(rows.count)
    let first = rows.lowerBound + (rows.count - shown.count) / 2
    for (number, line) in shown.enumerated() {
      write(line, row: first + number, .center, on: &grid)
    }
  }

  /// The texts stand at the bottom, the picture above, whatever the viewport's edge divides.
  private func card(on grid: inout CharacterGrid) {
    let rows = freeRows
    let lines = ([content.title] + content.lines).prefix(rows.count)
    let pictureRows = rows.dropLast(lines.count)
    if let first = pictureRows.first, let last = pictureRows.last {
      photo(rows: first..<last + 1, on: &grid)
    }
    for (number, (row, line)) in zip(rows.suffix(lines.count), lines).enumerated() {
      write(line, row: row, .leading, number == 0 ? .strong : .tint(content.tint), on: &grid)
    }
  }

  /// The rows for so many lines: those on one side of the viewport's edge if they are enough.
  private func rows(for count: Int) -> [Int] { rows.count >= count ? Array(rows) : freeRows }

  private func information(on grid: inout CharacterGrid) {
    let value = (content.lines.first ?? "").forTerminal(characters)
    let title = content.title.forTerminal(characters)
    let titles = fitting.fitted(title, to: columns.count, lines: 2)
    let most = max(1, freeRows.count - titles.count)
    let values = fitting.fitted(value, to: columns.count, lines: most)
    let rows = rows(for: titles.count + values.count)
    guard rows.count > titles.count else {
      return write("\(content.title): \(value)", row: rows[0], .leading, on: &grid)
    }
    for (row, line) in zip(rows.suffix(titles.count), titles) {
      write(line, row: row, .center, .tint(content.tint), on: &grid)
    }
    var space = rows.dropLast(titles.count)
    if space.count > values.count, let row = space.popLast() {
      grid.fill(characters == .unicode ? "┈" : "-", row: row, columns: columns, .faint)
    }
    for (row, line) in zip(space.dropFirst((space.count - values.count) / 2), values) {
      write(line, row: row, .center, on: &grid)
    }
  }

  private func episode(on grid: inout CharacterGrid) {
    var lines = [content.title] + content.lines
    // Texts that are too long are wrapped, the last one first, while rows are left.
    for index in lines.indices.reversed() {
      let limit = freeRows.count - lines.count + 1
      let text = lines[index].forTerminal(characters)
      let wrapped = fitting.fitted(text, to: columns.count - 1, lines: min(6, limit))
      lines.replaceSubrange(index...index, with: wrapped)
    }
    let rows = rows(for: lines.count)
    let stride = rows.count >= 2 * lines.count + 1 ? 2 : 1
    let length = stride * (lines.count - 1) + 1
    let first = max(0, (rows.count - length) / 2)
    for (number, line) in lines.enumerated() where first + number * stride < rows.count {
      let style = number == 0 ? TextStyle.strong : .plain
      write(line, row: rows[first + number * stride], .leading, style, on: &grid)
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
    let textRows = content.drawing == .photo ? 0 : 1 + content.lines.count
    let bottom = frame.innerRows.upperBound - textRows
    let height = Double(bottom - frame.innerRows.lowerBound) * scale.row
    let width = Double(frame.innerColumns.count) * scale.column
    let unit = min(width * 0.94, height)
    for row in rows where !avoidedRows.contains(row) {
      for column in frame.innerColumns where !avoidedColumns.contains(column) {
        let x = (Double(column - frame.innerColumns.lowerBound) + 0.5) * scale.column - width / 2
        let y = (Double(row - frame.innerRows.lowerBound) + 0.5) * scale.row - height
        let isNear = Self.isFigure(x: x / unit, y: y / unit)
        grid.fill(
          isNear ? near : far, row: row, columns: column..<column + 1,
          isNear ? .tint(content.tint) : .faint)
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
