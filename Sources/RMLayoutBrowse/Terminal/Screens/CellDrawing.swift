import RMLayoutRendering

/// Draws the cells of both screens, each into the cells that its element takes.
struct CellDrawing {
  let isColoured: Bool
  let isRightToLeft: Bool
  /// The address of a picture, if it is there and the terminal shows such.
  let picture: (String) -> Bool

  private var start: Canvas.Alignment { isRightToLeft ? .end : .start }

  /// A card of the list: the portrait, the name and the status.
  func card(
    id: Int, name: String, status: String, tint: Tint, imageURL: String, isFocused: Bool,
    in frame: CellRect, on canvas: inout Canvas
  ) {
    canvas.box(frame, isHeavy: isFocused, isFocused ? .focused : .faint)
    let inside = frame.inside
    let columns = inside.columns
    guard !columns.isEmpty, inside.rows.count >= 1 else { return }
    let lines = min(2, inside.rows.count)
    let photo = CellRect(columns: columns, rows: inside.rows.dropLast(lines))
    portrait(of: id, from: imageURL, in: photo, on: &canvas)
    let nameRow = inside.rows.upperBound - lines
    canvas.write(name, in: columns, row: nameRow, isFocused ? .focused : .bold, aligned: start)
    if lines == 2 {
      canvas.write(status, in: columns, row: nameRow + 1, .tinted(tint), aligned: start)
    }
  }

  /// A picture, or the portrait that stands for it where that has not come or would be cut.
  func portrait(of id: Int, from address: String, in rect: CellRect, on canvas: inout Canvas) {
    guard !rect.isEmpty else { return }
    if picture(address), canvas.place(Canvas.Picture(address: address, cells: rect)) { return }
    Portrait(id: id).draw(in: rect, on: &canvas, isColoured: isColoured)
  }

  /// A value above its title.
  func information(
    title: String, value: String, tint: Tint, isFocused: Bool, in frame: CellRect,
    on canvas: inout Canvas
  ) {
    canvas.box(frame, isHeavy: isFocused, isFocused ? .focused : .faint)
    let inside = frame.inside
    guard let last = inside.rows.last else { return }
    canvas.write(title, in: inside.columns, row: last, .tinted(tint, .bold), aligned: .center)
    let room = inside.rows.dropLast()
    let lines = Self.wrapped(value, columns: inside.columns.count, lines: room.count)
    let first = room.lowerBound + (room.count - lines.count) / 2
    for (number, line) in lines.enumerated() {
      canvas.write(line, in: inside.columns, row: first + number, .plain, aligned: .center)
    }
  }

  /// An episode's three lines, or what stands for them until they come.
  func episode(
    lines: [String], isFailed: Bool, isFocused: Bool, in frame: CellRect, on canvas: inout Canvas
  ) {
    canvas.box(frame, isHeavy: isFocused, isFocused ? .focused : .tinted(.blue))
    let inside = frame.inside
    let columns = inside.columns.dropFirst().dropLast()
    let isEmpty = lines.allSatisfy(\.isEmpty)
    let shown = isEmpty ? [isFailed ? "did not come; t tries again" : "…"] : lines
    let stride = inside.rows.count >= shown.count * 2 + 1 ? 2 : 1
    let first =
      inside.rows.lowerBound
      + max(0, (inside.rows.count - (shown.count - 1) * stride - 1) / 2)
    for (number, line) in shown.enumerated() where first + number * stride < inside.rows.upperBound
    {
      canvas.write(
        line, in: columns, row: first + number * stride, number == 0 ? .bold : .plain,
        aligned: start)
    }
  }

  /// The footer: the wheel while more is loading, else why it is not.
  func footer(_ text: String, isFailed: Bool, in frame: CellRect, on canvas: inout Canvas) {
    let row = (frame.rows.lowerBound + frame.rows.upperBound) / 2
    canvas.write(
      text, in: frame.columns, row: row, isFailed ? .alarm : .plain, aligned: .center)
  }

  /// A text on lines broken between words.
  private static func wrapped(_ text: String, columns: Int, lines limit: Int) -> [String] {
    guard limit > 0, TerminalWidth.columns(of: text) > columns else {
      return limit > 0 ? [text] : []
    }
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last,
        lines.count == limit || TerminalWidth.columns(of: last + " " + word) <= columns
      {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
