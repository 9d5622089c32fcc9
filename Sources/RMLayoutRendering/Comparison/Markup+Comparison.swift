import RMLayout

extension ElementChange.Kind {
  /// The colour of changes of the sort.
  fileprivate var tint: Tint {
    switch self {
    case .moved: .blue
    case .resized: .orange
    case .raised: .purple
    case .added: .green
    case .removed: .red
    }
  }
}

extension Markup {
  /// Appends the root with its title and description, the colours, and the paper.
  mutating func openComparison(_ sheet: ComparisonSheet) {
    openRoot(sheet.size, title: sheet.title.cleaned, summary: sheet.summary + ".")
    styleSheet(tints: ElementChange.Kind.allCases.map(\.tint).sorted { $0.rawValue < $1.rawValue })
    raw("<g font-family=\"\(Self.fonts)\" text-rendering=\"geometricPrecision\">\n")
    rect(Rect(origin: .zero, size: sheet.size), radius: 16, fill: .page)
  }

  /// Appends one picture of elements below its title.
  mutating func panel(_ panel: ComparisonSheet.Panel) {
    raw("<g>\n")
    let title = Label(text: panel.title.cleaned, size: 16, weight: .semibold)
    label(
      title.shortened(to: max(panel.frame.width, 400)), x: panel.frame.minX,
      y: panel.frame.minY - 14)
    rect(panel.frame.grown(by: 6), radius: 6, fill: .screen)
    for shape in panel.shapes { self.shape(shape, namesInCorners: panel.namesInCorners) }
    for arrow in panel.arrows { self.arrow(from: arrow.from, to: arrow.to) }
    raw("</g>\n")
  }

  /// Appends an element: filled where it is, dashed where it was, pale where nothing changed.
  private mutating func shape(_ shape: ComparisonSheet.Shape, namesInCorners: Bool) {
    raw("<g><title>")
    escaped(shape.hint.cleaned)
    raw("</title>\n")
    openRect(shape.frame.grown(by: -0.5), radius: 3)
    if let kind = shape.kind {
      if shape.isGhost {
        stroke(.title(kind.tint), width: 1)
        raw(" stroke-dasharray=\"4 3\"")
      } else {
        paint(fill: .pale(kind.tint), stroke: .title(kind.tint), width: 1.5)
        attribute("fill-opacity", 0.75)
      }
    } else {
      paint(fill: .card, stroke: .hairline, width: 1)
    }
    raw("/>\n")
    if !shape.isGhost || shape.kind == .removed { name(of: shape, inCorner: namesInCorners) }
    raw("</g>\n")
  }

  /// Appends the name of an element, if it fits.
  private mutating func name(of shape: ComparisonSheet.Shape, inCorner: Bool) {
    let frame = shape.frame
    let size = max(7, min(12, frame.height * 0.5))
    let text = Label(
      text: shape.name.cleaned, size: size, weight: .medium,
      shade: shape.kind.map { .title($0.tint) } ?? .second, anchor: inCorner ? .start : .middle)
    guard text.width <= frame.width - 8, size * Label.lineHeight <= frame.height else { return }
    if inCorner, frame.height > 2 * size {
      label(text, x: frame.minX + 5, y: (frame.minY + 4 + size / 2).baseline(size: size))
    } else {
      label(
        text, x: inCorner ? frame.minX + 5 : frame.midX, y: frame.midY.baseline(size: size))
    }
  }

  /// Appends a line with a head at its end.
  private mutating func arrow(from start: Point, to end: Point) {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let length = (x * x + y * y).squareRoot()
    let along = Point(x: x / length, y: y / length)
    line(from: start, to: end, .ink, width: 1)
    raw("<path d=\"")
    command("M", end.x, end.y)
    for side in [3.0, -3.0] {
      command("L", end.x - along.x * 6 - along.y * side, end.y - along.y * 6 + along.x * side)
    }
    raw("Z\"")
    fill(.ink)
    raw("/>\n")
  }

  /// Appends what the colours mean, how many changes there are, and what was left out.
  mutating func comparisonLegend(_ sheet: ComparisonSheet) {
    var x = ComparisonSheet.margin
    let y = sheet.size.height - ComparisonSheet.legendHeight / 2 - (sheet.note == nil ? 0 : 20)
    raw("<g id=\"legend\">\n")
    for kind in ElementChange.Kind.allCases {
      openRect(Rect(x: x, y: y - 7, width: 20, height: 14), radius: 3)
      paint(fill: .pale(kind.tint), stroke: .title(kind.tint), width: 1.5)
      raw("/>\n")
      let text = Label(text: kind.rawValue, size: 12, shade: .second)
      label(text, x: x + 26, y: y.baseline(size: 12))
      x += 26 + text.width + 18
    }
    let summary = Label(text: sheet.summary, size: 12, shade: .second)
    label(
      summary.shortened(to: sheet.size.width - 2 * ComparisonSheet.margin),
      x: ComparisonSheet.margin, y: (y + 20).baseline(size: 12))
    if let note = sheet.note {
      label(
        Label(text: note, size: 12, weight: .semibold), x: ComparisonSheet.margin,
        y: (y + 38).baseline(size: 12))
    }
    raw("</g>\n")
  }
}
