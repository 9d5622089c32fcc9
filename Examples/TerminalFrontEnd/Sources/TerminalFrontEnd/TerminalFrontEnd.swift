import RMLayout
import RMLayoutRendering

/// A scrolled grid of cards in text: one point of the layout is one character cell.
///
/// The layout knows no terminal and the terminal knows no layout: all that passes between them is
/// the cells that elements take of the viewport, from a `CellGrid`.
@main
struct TerminalFrontEnd {
  static func main() throws {
    let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
    guard numbers.count == 3, numbers[0] >= 12, numbers[1] >= 3 else {
      print("USAGE: terminal-front-end COLUMNS ROWS OFFSET    (such as 40 12 3)")
      return
    }
    let size = Size(width: Double(numbers[0]), height: Double(numbers[1] - 1))
    let solution = try cards(across: max(1, numbers[0] / 18)).solve(
      in: LayoutEnvironment(size: size, scale: 1), itemCounts: [elements.count])

    let lastOffset = max(0, solution.contentSize.height - size.height)
    let top = min(max(Double(numbers[2]), 0), lastOffset)
    let viewport = Rect(origin: Point(x: 0, y: top), size: size)
    let grid = CellGrid(solution, showing: viewport, cellSize: Size(width: 1, height: 1))
    var canvas = Canvas(columns: grid.columns, rows: grid.rows)
    for element in grid.elements {
      let item = element.attributes.path.item
      // The whole frame is drawn; the canvas leaves out what lies above and below it.
      canvas.draw(elements[item], number: item + 1, in: element.frame)
    }
    print(canvas.text)
    print(
      "lines \(Int(top) + 1) to \(Int(min(top + size.height, solution.contentSize.height)))",
      "of \(Int(solution.contentSize.height))")
  }

  /// Equal columns with a gap of one cell; widths are floored to whole cells by the scale of 1.
  static func cards(across columns: Int) -> CompositionalLayout {
    let card = LayoutItem(
      size: LayoutSize(
        width: .fractionalWidth(1 / Double(columns)), height: .fractionalHeight(1)))
    let line = LayoutGroup.horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(4)),
      subitems: [.item(card)], interItemSpacing: .fixed(1))
    return CompositionalLayout(section: LayoutSection(group: line))
  }
}

/// A rectangle of characters; what lies outside is not drawn.
struct Canvas {
  private var lines: [[Character]]

  init(columns: Int, rows: Int) {
    lines = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  var text: String {
    lines.map { line in
      // No blanks at the ends of lines: they say nothing and some tools take them away.
      String(line[..<(line.lastIndex { $0 != " " }.map { $0 + 1 } ?? 0)])
    }.joined(separator: "\n")
  }

  /// Draws a frame with a name and a number in it; a name that is too long ends in `…`.
  mutating func draw(_ name: String, number: Int, in frame: CellRect) {
    guard let left = frame.columns.first, let right = frame.columns.last,
      let top = frame.rows.first, let bottom = frame.rows.last
    else { return }
    for column in frame.columns {
      put("─", column, top)
      put("─", column, bottom)
    }
    for row in frame.rows {
      put("│", left, row)
      put("│", right, row)
    }
    put("╭", left, top)
    put("╮", right, top)
    put("╰", left, bottom)
    put("╯", right, bottom)
    write(name, left + 2, top + 1, width: right - left - 3)
    write("No. \(number)", left + 2, top + 2, width: right - left - 3)
  }

  private mutating func write(_ text: String, _ column: Int, _ row: Int, width: Int) {
    let isWhole = TerminalWidth.columns(of: text) <= width
    let shown = isWhole ? text : TerminalWidth.prefix(of: text, columns: width - 1) + "…"
    var column = column
    for character in shown {
      put(character, column, row)
      column += TerminalWidth.columns(of: character)
    }
  }

  private mutating func put(_ character: Character, _ column: Int, _ row: Int) {
    guard lines.indices.contains(row), lines[row].indices.contains(column) else { return }
    lines[row][column] = character
  }
}

let elements = [
  "Hydrogen", "Helium", "Lithium", "Beryllium", "Boron", "Carbon", "Nitrogen", "Oxygen",
  "Fluorine", "Neon", "Sodium", "Magnesium", "Aluminium", "Silicon", "Phosphorus", "Sulphur",
  "Chlorine", "Argon", "Potassium", "Calcium",
]
