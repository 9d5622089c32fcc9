import RMLayout

extension Markup {
  /// Appends a value with a symbol above a strip with the title.
  ///
  /// In narrow cells the value stands below the symbol, in low ones there is none.
  mutating func information(_ element: DisplayElement, at place: CellPlace) {
    let frame = place.frame
    box(frame, radius: 8, fill: .cell, border: .hairline, at: place)
    let strip = Rect(
      x: frame.minX, y: frame.maxY - frame.height * 0.33, width: frame.width,
      height: frame.height * 0.33)
    titleStrip(strip, at: place)
    let isNarrow = frame.width < 110
    let hasIcon = frame.height >= 90
    let icon = Rect(
      x: place.leading(isNarrow ? 16 : 35, in: frame), y: frame.minY + (isNarrow ? 16 : 50),
      width: 0, height: 0
    ).grown(by: isNarrow ? 8 : 15)
    if hasIcon {
      symbol(
        .bell, centre: Point(x: icon.midX, y: icon.midY), size: icon.width,
        shade: place.style == .solid ? .tint(element.content.tint) : .ghost)
    }
    let value = element.content.lines.first ?? ""
    let values =
      hasIcon && !isNarrow
      ? valueBeside(icon, value, above: strip, at: place)
      : valueAcross(value, from: hasIcon ? 28 : 2, above: strip, at: place)
    labels(
      [title(element.content, in: strip, at: place)] + values, of: element, at: place,
      beside: hasIcon ? icon : nil, indexAtEnd: true)
  }

  private func title(
    _ content: CellContent, in strip: Rect, at place: CellPlace
  ) -> PlacedLabel {
    let size = max(7, min(20, strip.width * 0.1035, strip.height * 0.7))
    let title = Label(
      text: content.title, size: size, weight: .medium, shade: place.ink(.title(content.tint)),
      anchor: .middle
    ).shortened(to: strip.width - 8)
    return PlacedLabel(title, x: strip.midX, y: strip.midY.baseline(size: size))
  }

  private func valueBeside(
    _ icon: Rect, _ value: String, above strip: Rect, at place: CellPlace
  ) -> [PlacedLabel] {
    let frame = place.frame
    var style = Label(
      text: "", size: min(22, frame.width * 0.12), weight: place.weight(.light),
      shade: place.ink(.ink))
    style.anchor = place.anchor
    let lineHeight = style.size * 1.18
    let lines = LabelMetrics.wrapped(
      value, to: frame.width - 70, size: style.size,
      lines: max(1, Int((strip.minY - frame.minY - 8) / lineHeight)))
    return stacked(
      lines, as: style, x: place.leading(60, in: frame), middle: (frame.minY + strip.minY) / 2,
      lineHeight: lineHeight)
  }

  private func valueAcross(
    _ value: String, from top: Double, above strip: Rect, at place: CellPlace
  ) -> [PlacedLabel] {
    let room = strip.minY - place.frame.minY - top
    let style = Label(
      text: "", size: max(7, min(13, room * 0.8)), shade: place.ink(.ink), anchor: .middle)
    let lineHeight = style.size * 1.18
    let lines = LabelMetrics.wrapped(
      value, to: place.frame.width - 10, size: style.size, lines: max(1, Int(room / lineHeight)))
    return stacked(
      lines, as: style, x: place.frame.midX, middle: strip.minY - room / 2, lineHeight: lineHeight)
  }

  private mutating func titleStrip(_ strip: Rect, at place: CellPlace) {
    let (left, right, top, bottom) = (strip.minX, strip.maxX, strip.minY, strip.maxY)
    guard place.style == .solid else {
      line(from: Point(x: left, y: top), to: Point(x: right, y: top), .hairline, width: 1)
      return
    }
    raw("<path d=\"")
    command("M", left + 0.5, top)
    command("H", right - 0.5)
    command("V", bottom - 8)
    command("Q", right - 0.5, bottom - 0.5, right - 8, bottom - 0.5)
    command("H", left + 8)
    command("Q", left + 0.5, bottom - 0.5, left + 0.5, bottom - 8)
    raw("Z\"")
    fill(.card)
    raw("/>\n")
  }

  /// Appends three texts in a border, each in three tenths of the height; all smaller where narrow.
  mutating func episode(_ element: DisplayElement, at place: CellPlace) {
    let frame = place.frame
    let content = element.content
    box(
      frame.grown(by: -1), radius: 7, fill: .card, border: .tint(content.tint), width: 2,
      at: place)
    let share = max(0.5, min(1, frame.width / 280, frame.height / 110))
    let styles: [(Double, Label.Weight)] = [(20, .semibold), (22, .regular), (18, .light)]
    let indexWidth = Label(text: element.name, size: 11).width + 10
    var placed: [PlacedLabel] = []
    for (number, (text, style)) in zip([content.title] + content.lines, styles).enumerated() {
      let size = style.0 * share
      // Small thin letters cannot be read.
      let weight = size < 14 && style.1 == .light ? .regular : place.weight(style.1)
      var label = Label(text: text, size: size, weight: weight, shade: place.ink(.ink))
      label.anchor = place.anchor
      let room = frame.width - 20 * share - (number == 0 ? indexWidth + 6 : 0)
      let most = max(1, Int(frame.height * 0.3 / (size * 1.15)))
      // Heavy letters are wider than those that lines are measured by.
      let lines =
        most == 1 || label.isHeavy
        ? [label.shortened(to: room).text]
        : LabelMetrics.wrapped(text, to: room, size: size, lines: most)
      placed += stacked(
        lines, as: label, x: place.leading(10 * share, in: frame),
        middle: frame.minY + frame.height * (0.17 + 0.3 * Double(number)),
        lineHeight: size * 1.15)
    }
    labels(placed, of: element, at: place, indexAtEnd: true)
  }
}
