package import RMLayoutRendering

/// One frame of a terminal: a character and a style for each cell, and the pictures over them.
package struct Canvas: Hashable, Sendable {
  /// One cell.
  package struct Cell: Hashable, Sendable {
    package var character: Character = " "
    package var style = Style.plain

    /// The second cell of a wide character, for which nothing is written.
    static let covered = Cell(character: "\0")
    /// A cell under a picture, for which nothing is written either.
    static let pictured = Cell(character: "\u{1}")
  }

  /// A picture over whole cells, by the address that it came from.
  package struct Picture: Hashable, Sendable {
    package var address: String
    package var cells: CellRect

    package init(address: String, cells: CellRect) {
      self.address = address
      self.cells = cells
    }
  }

  package let columns: Int
  package let rows: Int
  /// The part that is drawn on; what lies outside stays as it is.
  package var clip: CellRect
  private(set) var cells: [Cell]
  package private(set) var pictures: [Picture] = []

  /// Creates an empty frame.
  package init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    clip = CellRect(columns: 0..<self.columns, rows: 0..<self.rows)
    cells = Array(repeating: Cell(), count: self.columns * self.rows)
  }

  /// The whole frame.
  package var bounds: CellRect { CellRect(columns: 0..<columns, rows: 0..<rows) }

  /// The cell at a place of the frame.
  package subscript(column: Int, row: Int) -> Cell { cells[row * columns + column] }

  /// Draws on a part of the frame alone.
  package mutating func clipped(to rect: CellRect, _ draw: (inout Canvas) -> Void) {
    let outer = clip
    clip = clip.clamped(to: rect)
    draw(&self)
    clip = outer
  }

  /// Puts one character of one column into a cell.
  package mutating func put(_ character: Character, column: Int, row: Int, _ style: Style) {
    guard clip.contains(column: column, row: row) else { return }
    set(Cell(character: character, style: style), at: row * columns + column)
  }

  /// Writes a text from a cell on; a wide character that the edge would cut becomes a blank.
  package mutating func write(
    _ text: String, column: Int, row: Int, _ style: Style = .plain
  ) {
    guard clip.rows.contains(row) else { return }
    var column = column
    for character in text {
      let width = TerminalWidth.columns(of: character)
      guard width > 0 else { continue }
      guard column < clip.columns.upperBound else { return }
      if width == 1 {
        put(character, column: column, row: row, style)
      } else if clip.columns.contains(column), column + 1 < clip.columns.upperBound {
        set(Cell(character: character, style: style), at: row * columns + column)
        set(Cell(), at: row * columns + column + 1)
        cells[row * columns + column + 1] = .covered
      } else {
        put(" ", column: column, row: row, style)
        put(" ", column: column + 1, row: row, style)
      }
      column += width
    }
  }

  /// Fills cells with one character.
  package mutating func fill(_ rect: CellRect, with character: Character = " ", _ style: Style) {
    let rect = rect.clamped(to: clip)
    for row in rect.rows {
      for column in rect.columns {
        set(Cell(character: character, style: style), at: row * columns + column)
      }
    }
  }

  /// Puts a picture over cells; false where a part of it would be cut off.
  package mutating func place(_ picture: Picture) -> Bool {
    guard !picture.cells.isEmpty, picture.cells.clamped(to: clip) == picture.cells else {
      return false
    }
    for row in picture.cells.rows {
      for column in picture.cells.columns { set(.pictured, at: row * columns + column) }
    }
    pictures.append(picture)
    return true
  }

  // Half of a wide character cannot stay: the terminal would show something else.
  private mutating func set(_ cell: Cell, at index: Int) {
    if cells[index] == .covered { cells[index - 1].character = " " }
    if index + 1 < cells.count, cells[index + 1] == .covered { cells[index + 1] = Cell() }
    cells[index] = cell
  }
}

extension Canvas {
  /// The characters of a row, for tests and for reading aloud.
  package func text(ofRow row: Int) -> String {
    String(
      (0..<columns).map { self[$0, row] }.filter { $0 != .covered }.map {
        $0 == .pictured ? "#" : $0.character
      })
  }
}
