import RMLayout

extension Markup {
  /// Appends a cell on the screen.
  mutating func cell(_ element: DisplayElement, in box: SVGPage.Box, showsLabels: Bool) {
    draw(element, at: box.solidPlace(of: element, showsLabels: showsLabels))
  }

  /// Appends an element in the drawing that its content asks for, if there is room for it.
  mutating func draw(_ element: DisplayElement, at place: CellPlace) {
    let size = place.frame.size
    switch element.content.drawing {
    case .card where size.width >= 90 && size.height >= 120: card(element, at: place)
    case .photo where size.width >= 60 && size.height >= 60: photo(element, at: place)
    case .information where size.width >= 110 && size.height >= 90:
      information(element, at: place)
    case .episode where size.width >= 110 && size.height >= 80: episode(element, at: place)
    case .spinner where min(size.width, size.height) >= 24: spinnerFooter(element, at: place)
    default: plain(element, at: place)
    }
  }

  /// Appends a box, trimmed to where it shows: filled on the screen, else a dashed outline.
  mutating func box(
    _ rect: Rect, radius: Double, fill: Shade, border: Shade?, width: Double = 1,
    at place: CellPlace
  ) {
    guard let shown = rect.intersection(place.area) else { return }
    openRect(shown, radius: radius)
    switch (place.style, border) {
    case (.solid, .some(let border)): paint(fill: fill, stroke: border, width: width)
    case (.solid, .none): self.fill(fill)
    case (.outline, _):
      stroke(.ghost, width: 1)
      raw(" stroke-dasharray=\"4 3\"")
    }
    raw("/>\n")
  }

  /// Appends the index path in small type, on a chip where it lies on a picture.
  private mutating func index(
    of element: DisplayElement, at place: CellPlace, isOnPicture: Bool = false, atEnd: Bool = false
  ) {
    guard place.showsLabels, let corner = place.indexCorner else { return }
    let text = element.attributes.shortName
    var tag = Label(text: text, size: 11, weight: .medium, shade: .second)
    let width = tag.width + 10
    guard place.frame.width >= width + 12 else { return }
    let isRight = atEnd != place.isRightToLeft
    let left = atEnd ? place.frame.minX : max(corner.x, place.frame.minX)
    let x = isRight ? place.frame.maxX - width - 6 : left + 6
    let y = atEnd ? place.frame.minY : corner.y
    if isOnPicture, place.style == .solid {
      rect(Rect(x: x, y: y + 6, width: width, height: 17), radius: 8.5, fill: .screen)
    }
    tag.anchor = .middle
    label(tag, x: x + width / 2, y: (y + 14.5).baseline(size: 11))
  }

  // MARK: - Drawings

  private mutating func plain(_ element: DisplayElement, at place: CellPlace) {
    let tint = element.content.tint
    let frame = place.frame
    let radius = min(6, frame.width / 6, frame.height / 6)
    box(frame.grown(by: -0.5), radius: radius, fill: .pale(tint), border: .tint(tint), at: place)
    guard place.showsLabels, let shown = place.visible else { return }
    var text = Label(
      text: element.content.title, size: 15, weight: .medium, shade: place.ink(.ink),
      anchor: .middle)
    // Small cells have small letters, down to the smallest that can be read.
    let fitting = text.size * (shown.width - 4) / max(text.width, 1)
    text.size = max(min(15, shown.height * 0.5, fitting), 7)
    guard shown.height >= 8 else { return }
    label(
      text.shortened(to: shown.width - 4), x: shown.midX,
      y: shown.midY.baseline(size: text.size))
  }

  private mutating func card(_ element: DisplayElement, at place: CellPlace) {
    let frame = place.frame
    let content = element.content
    if place.style == .solid {
      for (distance, opacity) in [(4.0, 0.05), (2.5, 0.07), (1.2, 0.09)] {
        let shadow = frame.offset(by: Point(x: -distance, y: distance)).intersection(place.area)
        guard let shadow else { continue }
        openRect(shadow, radius: 5)
        fill(.ink)
        attribute("opacity", opacity)
        raw("/>\n")
      }
    }
    box(frame, radius: 4, fill: .card, border: nil, at: place)
    let picture = Rect(
      x: frame.minX, y: frame.minY, width: frame.width, height: frame.height - 66)
    portrait(of: content, in: picture, roundedTop: 4, at: place)
    index(of: element, at: place, isOnPicture: true)
    guard place.showsLabels else { return }
    let x = place.leading(7, in: frame)
    var name = Label(text: content.title, size: 18, weight: .medium, shade: place.ink(.ink))
    name.anchor = place.anchor
    label(name.shortened(to: frame.width - 14), x: x, y: (frame.maxY - 48).baseline(size: 18))
    guard let status = content.lines.first else { return }
    var line = Label(text: status, size: 16, shade: .second)
    line.anchor = place.anchor
    label(line.shortened(to: frame.width - 14), x: x, y: (frame.maxY - 18).baseline(size: 16))
  }

  private mutating func photo(_ element: DisplayElement, at place: CellPlace) {
    if place.style == .outline {
      box(place.frame, radius: 2, fill: .card, border: nil, at: place)
    }
    portrait(of: element.content, in: place.frame, roundedTop: 0, at: place)
    index(of: element, at: place, isOnPicture: true)
  }

  private mutating func information(_ element: DisplayElement, at place: CellPlace) {
    let frame = place.frame
    let content = element.content
    box(frame, radius: 8, fill: .cell, border: .hairline, at: place)
    let stripHeight = frame.height * 0.33
    let strip = Rect(
      x: frame.minX, y: frame.maxY - stripHeight, width: frame.width, height: stripHeight)
    titleStrip(strip, at: place)
    symbol(
      .bell, centre: Point(x: place.leading(35, in: frame), y: frame.minY + 50), size: 30,
      shade: place.style == .solid ? .tint(content.tint) : .ghost)
    index(of: element, at: place, atEnd: true)
    guard place.showsLabels else { return }
    let title = Label(
      text: content.title, size: 20, weight: .medium, shade: place.ink(.ink), anchor: .middle)
    label(title.shortened(to: frame.width - 12), x: strip.midX, y: strip.midY.baseline(size: 20))
    let room = frame.width - 70
    let size = frame.width >= 150 ? 22.0 : 17
    let lineHeight = size * 1.18
    let lines = LabelMetrics.wrapped(
      content.lines.first ?? "", to: room, size: size,
      lines: Int((frame.height - stripHeight - 8) / lineHeight))
    let middle = (frame.minY + strip.minY) / 2
    var y = middle - lineHeight * Double(lines.count - 1) / 2
    for line in lines {
      var value = Label(
        text: line, size: size, weight: place.weight(.light), shade: place.ink(.ink))
      value.anchor = place.anchor
      label(value, x: place.leading(60, in: frame), y: y.baseline(size: size))
      y += lineHeight
    }
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

  private mutating func episode(_ element: DisplayElement, at place: CellPlace) {
    let frame = place.frame
    let content = element.content
    box(
      frame.grown(by: -1), radius: 7, fill: .card, border: .tint(content.tint), width: 2,
      at: place)
    index(of: element, at: place, atEnd: true)
    guard place.showsLabels else { return }
    let styles: [(Double, Label.Weight)] = [(20, .semibold), (22, .regular), (18, .light)]
    let texts = [content.title] + content.lines
    for (number, (text, style)) in zip(texts, styles).enumerated() {
      let middle = frame.minY + frame.height * (0.17 + 0.3 * Double(number))
      var line = Label(
        text: text, size: style.0, weight: place.weight(style.1), shade: place.ink(.ink))
      line.anchor = place.anchor
      let room = frame.width - (number == 0 ? 64 : 20)
      label(
        line.shortened(to: room), x: place.leading(10, in: frame),
        y: middle.baseline(size: style.0))
    }
  }

  private mutating func spinnerFooter(_ element: DisplayElement, at place: CellPlace) {
    if place.style == .outline {
      box(place.frame.grown(by: -0.5), radius: 4, fill: .screen, border: nil, at: place)
    }
    let radius = min(18, place.frame.height / 3, place.frame.width / 3)
    spinner(centre: Point(x: place.frame.midX, y: place.frame.midY), radius: radius)
    index(of: element, at: place)
  }
}
