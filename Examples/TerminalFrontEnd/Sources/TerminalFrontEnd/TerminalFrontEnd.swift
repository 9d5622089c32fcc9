import RMLayout

/// A scrolled grid of cards in text: one point of the layout is one character cell.
///
/// The layout knows no terminal and the terminal knows no layout: all that passes between them is
/// the attributes that meet the viewport.
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
    var canvas = Canvas(columns: numbers[0], rows: numbers[1] - 1)
    for card in solution.attributes(intersecting: viewport) {
      let frame = card.frame.offset(by: Point(x: 0, y: -top))
      canvas.draw(elements[card.path.item], number: card.path.item + 1, in: frame)
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
  mutating func draw(_ name: String, number: Int, in frame: Rect) {
    let (left, top) = (Int(frame.minX), Int(frame.minY))
    let (right, bottom) = (Int(frame.maxX) - 1, Int(frame.maxY) - 1)
    for column in left...right {
      put("─", column, top)
      put("─", column, bottom)
    }
    for row in top...bottom {
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
    let shown = text.count > width ? text.prefix(width - 1) + "…" : text[...]
    for (index, character) in shown.enumerated() { put(character, column + index, row) }
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
