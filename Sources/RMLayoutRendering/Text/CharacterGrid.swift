/// A sheet of terminal characters: lines that join where they meet, and texts over them.
struct CharacterGrid {
  private struct Cell {
    var arms = LineArms()
    var text: Character?
    /// How the text looks; lines have a look of their own.
    var style = TextStyle.plain
    /// Whether the character to the left is wide and covers this place.
    var isCovered = false
  }

  let width: Int
  let height: Int
  private var cells: [Cell]

  /// Creates an empty sheet.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    cells = Array(repeating: Cell(), count: width * height)
  }

  // MARK: - Lines

  /// Draws a line along a row.
  mutating func horizontal(row: Int, from start: Int, to end: Int, _ weight: LineArms.Weight) {
    guard start < end else { return }
    for column in start...end {
      var arms = LineArms()
      if column > start { arms.left = weight }
      if column < end { arms.right = weight }
      merge(arms, row: row, column: column)
    }
  }

  /// Draws a line along a column.
  mutating func vertical(column: Int, from start: Int, to end: Int, _ weight: LineArms.Weight) {
    guard start < end else { return }
    for row in start...end {
      var arms = LineArms()
      if row > start { arms.up = weight }
      if row < end { arms.down = weight }
      merge(arms, row: row, column: column)
    }
  }

  private mutating func merge(_ arms: LineArms, row: Int, column: Int) {
    guard let index = index(row, column) else { return }
    cells[index].arms.merge(arms)
  }

  private func index(_ row: Int, _ column: Int) -> Int? {
    guard row >= 0, row < height, column >= 0, column < width else { return nil }
    return row * width + column
  }

  // MARK: - Texts

  /// Empties the places strictly between four lines, and what from there runs into the lines.
  mutating func clear(rows: Range<Int>, columns: Range<Int>) {
    for row in rows {
      for column in columns {
        if let index = index(row, column) { cells[index] = Cell() }
      }
      if let index = index(row, columns.lowerBound - 1) {
        cells[index].arms.right = .none
        cells[index].text = nil
      }
      if let index = index(row, columns.upperBound) {
        cells[index].arms.left = .none
        cells[index].text = nil
      }
    }
    for column in columns {
      if let index = index(rows.lowerBound - 1, column) {
        cells[index].arms.down = .none
        cells[index].text = nil
      }
      if let index = index(rows.upperBound, column) { cells[index].arms.up = .none }
    }
  }

  /// Writes one character as often as a range of columns is long.
  mutating func fill(
    _ character: Character, row: Int, columns: Range<Int>, _ style: TextStyle = .plain
  ) {
    for column in columns {
      guard let index = index(row, column) else { continue }
      cells[index].text = character
      cells[index].style = style
    }
  }

  /// Writes a text from a column on; what does not fit on the sheet is left out.
  mutating func write(
    _ text: String, row: Int, column: Int, _ style: TextStyle = .plain
  ) {
    var column = column
    for character in text {
      let columns = TerminalWidth.columns(of: character)
      guard columns > 0, let index = index(row, column), column + columns <= width else { continue }
      cells[index].text = character
      cells[index].style = style
      if columns == 2 { cells[index + 1].isCovered = true }
      column += columns
    }
  }

  // MARK: - Output

  /// The number of rows without empty last ones.
  var usedHeight: Int {
    cells.lastIndex { $0.text != nil || !$0.arms.isEmpty }.map { $0 / width + 1 } ?? 0
  }

  /// The characters of a row without spaces at its end, with escape sequences if it is coloured.
  func line(_ row: Int, _ characters: TextRenderer.Characters, isColoured: Bool) -> String {
    var line = ""
    var style = TextStyle.plain
    // Blanks wait until something follows them.
    var blanks = 0
    for cell in cells[row * width..<(row + 1) * width] where !cell.isCovered {
      let character = cell.text ?? cell.arms.character(characters)
      guard character != " " else {
        blanks += 1
        continue
      }
      line += String(repeating: " ", count: blanks)
      blanks = 0
      let next = cell.text == nil ? cell.arms.style : cell.style
      if isColoured, next != style {
        line += next.sequence(after: style)
        style = next
      }
      line.append(character)
    }
    return style == .plain ? line : line + TextStyle.plain.sequence(after: style)
  }
}
