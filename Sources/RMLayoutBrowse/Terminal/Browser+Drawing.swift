import RMLayout
import RMLayoutGallery
import RMLayoutRendering

extension Browser {
  private static let wheel = Array("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏")

  private var spinner: String { String(Self.wheel[turn % Self.wheel.count]) }

  private var viewport: CellRect { TerminalStage.viewport(columns: columns, rows: rows) }

  /// The present frame.
  package func frame() -> Canvas {
    var canvas = Canvas(columns: columns, rows: rows)
    guard isLargeEnough else {
      canvas.write("Larger, please", column: 0, row: 0)
      return canvas
    }
    canvas.clipped(to: viewport) { canvas in
      if let page { draw(page, on: &canvas) } else { drawList(on: &canvas) }
      if isExplaining { explanation?.panel.draw(over: viewport, atBottom: true, on: &canvas) }
      form?.panel.draw(over: viewport, atBottom: false, on: &canvas)
    }
    drawBars(on: &canvas)
    return canvas
  }

  /// The bytes of a picture that has come.
  package func picture(at address: String) -> [UInt8]? {
    guard showsPictures else { return nil }
    if let page, page.character.image == address { return page.photo.value?.bytes }
    return shelf.picture(at: address).value?.bytes
  }

  private var drawing: CellDrawing {
    // Pictures lie over everything, so that panels would be behind them.
    let arePanelsOpen = form != nil || isExplaining
    return CellDrawing(
      isColoured: isColoured, isRightToLeft: direction == .rightToLeft,
      picture: { [self] in !arePanelsOpen && picture(at: $0) != nil })
  }

  // MARK: - The list

  private func drawList(on canvas: inout Canvas) {
    switch list.phase {
    case .loading where list.characters.isEmpty: note("\(spinner) Loading", on: &canvas)
    case .nothingFound: note("No results — / searches again, c shows all", on: &canvas)
    case .failed(let error) where list.characters.isEmpty:
      note("\(error.message) — t tries again", .alarm, on: &canvas)
    case .idle, .loading, .loaded, .failed: break
    }
    let drawing = drawing
    for element in grid.cells(in: list.solution).elements {
      let frame = element.frame.moved(columns: 0, rows: viewport.rows.lowerBound)
      guard element.attributes.category == .cell else {
        drawFooter(drawing, in: frame, on: &canvas)
        continue
      }
      let item = element.attributes.path.item
      let cell = list.cell(at: item)
      drawing.card(
        id: cell.id, name: cell.name, status: cell.statusLine, tint: cell.statusTint,
        imageURL: cell.imageURL, isFocused: item == grid.focus, in: frame, on: &canvas)
    }
  }

  private func drawFooter(
    _ drawing: CellDrawing, in frame: CellRect, on canvas: inout Canvas
  ) {
    if let error = list.moreError {
      drawing.footer(
        "\(error.message) — t tries again", isFailed: true, in: frame, on: &canvas)
    } else {
      drawing.footer("\(spinner) Loading more", isFailed: false, in: frame, on: &canvas)
    }
  }

  private func note(_ text: String, _ style: Style = .plain, on canvas: inout Canvas) {
    let row = (viewport.rows.lowerBound + viewport.rows.upperBound) / 2
    canvas.write(text, in: viewport.columns, row: row, style, aligned: .center)
  }

  // MARK: - The page

  private func draw(_ page: CharacterPage, on canvas: inout Canvas) {
    let drawing = drawing
    for element in detail.cells(in: page.solution).elements {
      let path = element.attributes.path
      let frame = element.frame.moved(columns: 0, rows: viewport.rows.lowerBound)
      let isFocused = path == detail.focus
      switch CharacterDetail.Section(rawValue: path.section) {
      case .photo:
        canvas.box(frame, isHeavy: isFocused, isFocused ? .focused : .faint)
        drawing.portrait(
          of: page.character.id, from: page.character.image, in: frame.inside, on: &canvas)
      case .information:
        let cell = page.information[path.item]
        drawing.information(
          title: cell.title, value: cell.value, tint: cell.tint, isFocused: isFocused, in: frame,
          on: &canvas)
      case .episodes:
        drawing.episode(
          lines: page.episodeLines(at: path.item), isFailed: page.episodes[path.item].isFailed,
          isFocused: isFocused, in: frame, on: &canvas)
      case nil: break
      }
    }
  }

  // MARK: - Why

  private var explanation: Explanation? {
    if let page {
      return explanation(of: detail.focus, in: page.solution, at: detail.position)
    }
    guard !list.characters.isEmpty else { return nil }
    let position = ScrollPosition(offset: grid.visibleRect(in: list.solution).origin)
    return explanation(of: ItemPath(section: 0, item: grid.focus), in: list.solution, at: position)
  }

  private func explanation(
    of path: ItemPath, in solution: LayoutSolution, at position: ScrollPosition
  ) -> Explanation {
    let why = solution.explanation(ofItemAt: path, at: position)
    let whole = CellGrid(
      solution, showing: Rect(origin: position.offset, size: solution.environment.size),
      at: position, cellSize: TerminalStage.cell)
    return Explanation(why: why, cells: whole.cells(of: why.frame ?? .zero))
  }

  // MARK: - Bars

  private func drawBars(on canvas: inout Canvas) {
    let last = rows - 1
    for row in [0, last] {
      canvas.fill(CellRect(columns: 0..<columns, rows: row..<row + 1), .bar)
    }
    let room = 1..<columns - 1
    canvas.write(title, in: room, row: 0, .bar)
    canvas.write(" " + place, in: room, row: 0, .bar, aligned: .end)
    canvas.write(hint, in: room, row: last, .bar)
  }

  private var title: String {
    if let page { return "‹ \(page.title)" }
    let filters = list.filter.query.map { "\($0.name) \($0.value ?? "")" }
    return "Characters" + (filters.isEmpty ? "" : " — " + filters.joined(separator: ", "))
  }

  /// Where one is: the item of all, or the episodes of all.
  private var place: String {
    guard let page else {
      guard let total = list.totalCount, total > 0 else { return "" }
      return "\(grid.focus + 1) of \(total), \(list.characters.count) loaded"
    }
    let count = page.solution.itemCount(inSection: DetailScreen.episodes)
    guard let row = page.solution.row(inSection: DetailScreen.episodes),
      let number = row.pageIndex(at: detail.row.target)
    else { return "" }
    return "episode \(number + 1) of \(count)"
  }

  private var hint: String {
    if case .failed(let error) = list.phase, page == nil {
      return "\(error.message) — t tries again"
    }
    if form != nil { return "type to search" }
    return page == nil
      ? "↑↓←→ move  ⏎ open  / search  f filter  e why  r direction  t retry  q quit"
      : "←→ episodes  ↑↓ move  esc back  e why  r direction  t retry  q quit"
  }
}

extension CharacterCell {
  /// The colour of the status, as on traffic lights.
  fileprivate var statusTint: Tint {
    statusLine.hasSuffix("Alive") ? .green : statusLine.hasSuffix("Dead") ? .red : .gray
  }
}

extension Loading {
  /// Whether it was tried in vain.
  fileprivate var isFailed: Bool {
    if case .failed = self { true } else { false }
  }
}
