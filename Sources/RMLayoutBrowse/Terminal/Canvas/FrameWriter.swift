import RMLayoutRendering

/// Turns frames into the bytes that change a terminal from the last one to the next.
package struct FrameWriter: Sendable {
  private var shown: Canvas?
  private let isColoured: Bool

  /// Creates a writer for a terminal of which nothing is known.
  package init(isColoured: Bool = true) {
    self.isColoured = isColoured
  }

  /// Forgets what the terminal shows, so that the next frame is written whole.
  package mutating func forget() { shown = nil }

  /// The bytes that show a frame: those of the cells that differ from the last one.
  ///
  /// The function gives the bytes of the picture from an address.
  package mutating func bytes(
    showing canvas: Canvas, picture: (String) -> [UInt8]? = { _ in nil }
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    let isNew = shown?.columns != canvas.columns || shown?.rows != canvas.rows
    if isNew { bytes += "\u{1B}[0m\u{1B}[2J".utf8 }
    let before = isNew ? Canvas(columns: canvas.columns, rows: canvas.rows) : shown
    appendCells(of: canvas, before: before, to: &bytes)
    let known = Set(before?.pictures ?? [])
    for placed in canvas.pictures where !known.contains(placed) {
      guard let picture = picture(placed.address) else { continue }
      append(picture, in: placed.cells, to: &bytes)
    }
    shown = canvas
    guard !bytes.isEmpty else { return [] }
    // Terminals that know this show the whole change at once; the others pass it over.
    return Array("\u{1B}[?2026h".utf8) + bytes + Array("\u{1B}[?2026l".utf8)
  }

  private func appendCells(of canvas: Canvas, before: Canvas?, to bytes: inout [UInt8]) {
    var style: Style?
    for row in 0..<canvas.rows {
      // Where the terminal's cursor stands; nil where that is not known.
      var cursor: Int?
      for column in 0..<canvas.columns {
        let cell = canvas[column, row]
        guard cell != .covered, cell != .pictured,
          before.map({ isChanged(column, row, of: canvas, from: $0) }) ?? true
        else { continue }
        if cursor != column { bytes += "\u{1B}[\(row + 1);\(column + 1)H".utf8 }
        if style != cell.style {
          cell.style.append(to: &bytes, isColoured: isColoured)
          style = cell.style
        }
        bytes += cell.character.utf8
        cursor = column + (isWide(column, row, in: canvas) ? 2 : 1)
      }
    }
    if style != nil { bytes += "\u{1B}[0m".utf8 }
  }

  private func isWide(_ column: Int, _ row: Int, in canvas: Canvas) -> Bool {
    column + 1 < canvas.columns && canvas[column + 1, row] == .covered
  }

  // A wide character is written again where either of its cells was something else.
  private func isChanged(_ column: Int, _ row: Int, of canvas: Canvas, from before: Canvas) -> Bool
  {
    if canvas[column, row] != before[column, row] { return true }
    return isWide(column, row, in: canvas) && before[column + 1, row] != .covered
  }

  /// iTerm2's inline picture over cells.
  private func append(_ picture: [UInt8], in cells: CellRect, to bytes: inout [UInt8]) {
    bytes += "\u{1B}[\(cells.rows.lowerBound + 1);\(cells.columns.lowerBound + 1)H".utf8
    bytes += "\u{1B}]1337;File=inline=1;size=\(picture.count);width=\(cells.columns.count);".utf8
    bytes += "height=\(cells.rows.count);preserveAspectRatio=0;doNotMoveCursor=1:".utf8
    bytes += Base64.text(of: picture)
    bytes.append(0x07)
  }
}

/// Bytes in the 64 characters that survive anywhere.
enum Base64 {
  private static let characters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func text(of bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for place in 0..<4 {
        let isFilled = place <= group.count
        text.append(
          isFilled ? characters[bits >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
    }
    return text
  }
}
