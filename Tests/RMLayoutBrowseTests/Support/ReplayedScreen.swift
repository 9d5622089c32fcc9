import RMLayoutRendering

/// A terminal in memory that understands what frames are written with, and nothing else.
struct ReplayedScreen {
  private var cells: [[Character?]]
  private var column = 0
  private var row = 0

  init(columns: Int, rows: Int) {
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  func text(ofRow row: Int) -> String { String(cells[row].compactMap { $0 }) }

  mutating func take(_ bytes: [UInt8]) {
    var text = String(decoding: bytes, as: UTF8.self)[...]
    while let character = text.first {
      if character == "\u{1B}" {
        let sequence = text.prefix { !($0.isLetter && $0 != "\u{1B}") }
        let letter = text[sequence.endIndex]
        control(sequence.dropFirst(2), letter)
        text = text[text.index(after: sequence.endIndex)...]
      } else {
        put(character)
        text = text.dropFirst()
      }
    }
  }

  private mutating func control(_ parameters: Substring, _ letter: Character) {
    switch letter {
    case "J": for row in cells.indices { cells[row] = cells[row].map { _ in " " } }
    case "H":
      let numbers = parameters.split(separator: ";").compactMap { Int($0) }
      row = numbers[0] - 1
      column = numbers[1] - 1
    default: break
    }
  }

  // As terminals do: writing on one half of a wide character takes the other away.
  private mutating func put(_ character: Character) {
    let width = TerminalWidth.columns(of: character)
    for place in column..<column + width {
      if cells[row][place] == nil { cells[row][place - 1] = " " }
      if place + 1 < cells[row].count, cells[row][place + 1] == nil { cells[row][place + 1] = " " }
      cells[row][place] = " "
    }
    cells[row][column] = character
    if width == 2 { cells[row][column + 1] = nil }
    column += width
  }
}
