import RMLayout

/// The edges of all that a text picture shows, and the room that texts ask for between them.
struct TextEdges {
  let picture: ScenePicture
  let scale: TextScale
  let fitting: TextFitting
  private let shown: [(element: DisplayElement, frame: Rect)]
  private let others: [Rect]

  init(
    picture: ScenePicture, elements: [DisplayElement], area: Rect, scale: TextScale,
    fitting: TextFitting
  ) {
    self.picture = picture
    self.scale = scale
    self.fitting = fitting
    // A badge is a dot, and divides nothing.
    shown = elements.filter { $0.content.drawing != .badge }
      .compactMap { element in element.shown(in: area).map { (element, $0) } }
    others = [picture.viewport] + (picture.breakFrame.map { [$0] } ?? [])
  }

  /// The columns of vertical edges: titles and short values are whole if there is room for them.
  func columnLines(limit: Int) -> EdgeLines {
    let edges = (shown.map(\.frame) + others).flatMap { [$0.minX, $0.maxX] }
    return EdgeLines(
      edges: edges, spans: [columnSpans(wholeTo: 16), columnSpans(wholeTo: 0)],
      unit: scale.column, limit: limit)
  }

  private func columnSpans(wholeTo length: Int) -> [EdgeLines.Span] {
    shown.compactMap { element, frame in
      let count = element.content.columns(wholeTo: length)
      // What is cut off sideways cannot ask for room.
      guard count > 0, frame.width > 0, frame.width + 0.01 > element.frame.width else { return nil }
      return EdgeLines.Span(low: frame.minX, high: frame.maxX, distance: count + 1)
    }
  }

  /// The rows of horizontal edges: at least one for the smallest visible part of a cell.
  func rowLines(between columns: CellEdges) -> EdgeLines {
    let edges = (shown.map(\.frame) + others).flatMap { [$0.minY, $0.maxY] }
    let spans = shown.flatMap { element, frame in
      rowSpans(
        element, frame, columns: columns.cells(from: frame.minX, to: frame.maxX).count - 1)
    }
    return EdgeLines(edges: edges, spans: [spans], unit: scale.row, limit: 10_000)
  }

  private func rowSpans(
    _ element: DisplayElement, _ frame: Rect, columns: Int
  ) -> [EdgeLines.Span] {
    let least = element.content.rows(columns: columns, fitting: fitting)
    guard least > 0, frame.height > 0, least > 1 || element.frame.height >= 1.5 * scale.row
    else { return [] }
    let viewport = picture.viewport
    // Of a cell that is cut there have to be as many rows as show, and one.
    let isWhole = frame.height + 0.01 > element.frame.height
    let rows = isWhole ? least : min(least, max(1, scale.rowCount(of: frame)))
    let isCrossed =
      element.place == .inside && frame.minY < viewport.maxY
      && frame.maxY > viewport.maxY
    var spans = [
      EdgeLines.Span(
        low: frame.minY, high: frame.maxY, distance: rows + (isCrossed ? 2 : 1))
    ]
    guard isCrossed else { return spans }
    spans.append(EdgeLines.Span(low: frame.minY, high: viewport.maxY, distance: 2))
    if frame.maxY - viewport.maxY >= scale.row {
      spans.append(EdgeLines.Span(low: viewport.maxY, high: frame.maxY, distance: 2))
    }
    return spans
  }
}
