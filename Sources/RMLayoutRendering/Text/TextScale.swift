import RMLayout

/// How many points one character of a text picture stands for.
struct TextScale: Hashable, Sendable {
  /// Points per column.
  var column: Double
  /// Points per row.
  var row: Double

  /// The scale at which an area fits into so many columns and each cell holds its texts.
  ///
  /// Characters are twice as high as wide; rows are finer where a cell would be too low.
  init(area: Rect, elements: [DisplayElement], columns: Int) {
    let fitting = area.width / Double(max(1, columns - 1))
    column = max(8, (fitting * 10).roundedUp / 10)
    row = 2 * column
    for element in elements where element.frame.height > 0 {
      let lines = element.content.lineCount(columns: Int(element.frame.width / column) - 3)
      row = min(row, element.frame.height / Double(lines + 2))
    }
    row = max(Double(Int(row * 10)) / 10, column * 0.75)
  }

  /// The legend's words for the scale.
  var text: String {
    "1 column = \(column.shortText) pt, 1 row = \(row.shortText) pt"
  }
}

extension CellContent {
  /// How many lines the texts take in cells that are so many columns wide.
  fileprivate func lineCount(columns: Int) -> Int {
    let fitting = TextFitting(.unicode)
    switch drawing {
    case .plain, .photo, .spinner: return 1
    case .card: return 1 + fitting.wrapped(title, to: columns, lines: 2).count
    case .information:
      return 1 + fitting.wrapped(lines.first ?? "", to: columns, lines: 3).count
    case .episode: return 1 + lines.count
    }
  }
}
