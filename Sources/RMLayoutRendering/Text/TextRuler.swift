import RMLayout

/// Marks at round numbers of points along the upper and the left edge of a text picture.
struct TextRuler {
  private struct Mark {
    let text: String
    let boundary: Int
  }

  private let columnMarks: [Mark]
  private let rowMarks: [Mark]
  private let characters: TextRenderer.Characters
  /// The columns that the ruler takes on the left.
  let width: Int

  /// The ruler of a grid whose points differ from content coordinates by `origin`.
  ///
  /// Below `end`, given in content coordinates, the content is broken off and no number holds.
  init(
    cells: CellGrid, origin: Point, end: Double, characters: TextRenderer.Characters
  ) {
    self.characters = characters
    columnMarks = Self.marks(
      on: cells.columnEdges, origin: origin.x, end: .infinity, apart: 10)
    rowMarks = Self.marks(on: cells.rowEdges, origin: origin.y, end: end, apart: 4)
    width = 1 + (rowMarks.map(\.text.count).max() ?? 0)
  }

  private static func marks(
    on edges: CellEdges, origin: Double, end: Double, apart: Double
  ) -> [Mark] {
    let step = roundStep(atLeast: apart * edges.unit)
    let low = edges.start + origin
    let high = min(edges.end + origin, end)
    var number = (low / step - 0.001).roundedUp
    var marks: [Mark] = []
    while number * step <= high, marks.count < 1000 {
      let value = number * step
      marks.append(
        Mark(text: value.shortText, boundary: edges.boundary(at: value - origin)))
      number += 1
    }
    return marks
  }

  /// The least one, two or five of some power of ten that is not below a length.
  private static func roundStep(atLeast length: Double) -> Double {
    var step = 1.0
    while step < length {
      for factor in [2.0, 5, 10] where step * factor >= length { return step * factor }
      step *= 10
    }
    return step
  }

  /// The line above the picture, at most so many columns wide.
  func heading(columns: Int) -> String {
    let tick = characters == .unicode ? "╷" : "|"
    var line = String(repeating: " ", count: width)
    for mark in columnMarks {
      let gap = width + mark.boundary - line.count
      guard gap >= 0, line.count + gap + mark.text.count < columns else { continue }
      line += String(repeating: " ", count: gap) + tick + mark.text
    }
    return line
  }

  /// What stands before a row of the picture.
  func margin(ofRow row: Int) -> String {
    guard let mark = rowMarks.first(where: { $0.boundary == row }) else {
      return String(repeating: " ", count: width)
    }
    let blanks = String(repeating: " ", count: width - 1 - mark.text.count)
    return blanks + mark.text + (characters == .unicode ? "╶" : "-")
  }
}
