import RMLayout

/// How many points one character of a text picture stands for.
struct TextScale: Hashable, Sendable {
  /// Points per column.
  var column: Double
  /// Points per row.
  var row: Double

  /// The scale at which an area fits into so many columns and each cell holds its texts.
  ///
  /// A column stands for 8 points or for more, for less only where cells are too narrow for their
  /// texts. Characters are twice as high as wide, so a row is two columns, but at least 12 points
  /// unless a cell would be too low for its texts.
  init(area: Rect, elements: [DisplayElement], columns: Int) {
    let fitting = area.width / Double(max(1, columns - 1))
    let wanted = elements.map { $0.columnLength }.filter { $0 > 0.1 }.min() ?? 8
    column = max(
      (fitting * 10).roundedUp / 10, min(8, Double(Int(wanted.clamped(to: 0...8) * 10)) / 10))
    row = max(2 * column, 12)
    for element in elements where element.frame.height > 0 {
      let columns = columnCount(of: element.frame) - 1
      let lines = min(4, element.content.rows(columns: columns, fitting: TextFitting(.unicode)))
      if lines > 0 { row = min(row, element.frame.height / Double(lines + 2)) }
    }
    row = max(Double(Int(row * 10)) / 10, column * 0.75, 0.1)
  }

  /// How many whole columns a frame is wide.
  func columnCount(of frame: Rect) -> Int { Int((frame.width / column).clamped(to: 0...10_000)) }

  /// How many whole rows a frame is high.
  func rowCount(of frame: Rect) -> Int { Int((frame.height / row).clamped(to: 0...10_000)) }

  /// The legend's words for the scale.
  var text: String {
    "1 column = \(column.shortText) pt, 1 row = \(row.shortText) pt"
  }
}

extension DisplayElement {
  /// How many points a column may stand for if all texts are to fit; 0 where it does not matter.
  fileprivate var columnLength: Double {
    // Names may be cut: at most 19 columns are asked for one.
    let texts = [min(19, TerminalWidth.columns(of: content.title)), content.longestLine(upTo: 40)]
    let columns =
      content.drawing == .card ? 1 + max(texts[0], texts[1]) : content.columns(wholeTo: 40)
    return columns > 0 ? frame.width / Double(columns + 1) : 0
  }
}

extension CellContent {
  /// The columns between the borders at which no line of at most some length is broken or cut, no
  /// word of a value, and no title of a value or an episode.
  func columns(wholeTo length: Int) -> Int {
    let title = min(40, TerminalWidth.columns(of: title))
    let longest = max(title, longestLine(upTo: length))
    switch drawing {
    case .plain, .card, .photo, .spinner, .background, .badge: return 0
    case .information: return max(longest, lines.map(TextFitting.longestWord).max() ?? 0)
    case .episode: return 1 + longest
    }
  }

  fileprivate func longestLine(upTo length: Int) -> Int {
    lines.map { TerminalWidth.columns(of: $0) }.filter { $0 <= length }.max() ?? 0
  }

  /// The rows without which a text is missing, in cells with so many columns between the borders.
  func rows(columns: Int, fitting: TextFitting) -> Int {
    switch drawing {
    case .plain, .photo, .spinner: 1
    case .background, .badge: 0
    case .card: 1 + lines.count
    case .information: lineCount(columns: columns, fitting: fitting)
    case .episode: lineCount(columns: columns - 1, fitting: fitting)
    }
  }

  private func lineCount(columns: Int, fitting: TextFitting) -> Int {
    ([title] + lines).reduce(0) { $0 + fitting.fitted($1, to: columns, lines: 6).count }
  }
}
