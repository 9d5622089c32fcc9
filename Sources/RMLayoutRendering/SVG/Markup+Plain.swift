import RMLayout

extension Markup {
  /// Appends a box with a text in its middle; small ones of the same size have letters of one size.
  mutating func plain(_ element: DisplayElement, at place: CellPlace) {
    let tint = element.content.tint
    let frame = place.frame
    let radius = min(6, frame.width / 6, frame.height / 6)
    box(frame.grown(by: -0.5), radius: radius, fill: .pale(tint), border: .tint(tint), at: place)
    guard place.showsLabels, let part = place.labelled, part.height >= Label.room(for: 7) else {
      return
    }
    let title = element.content.title
    let isIndex = title == element.name
    let size = max(
      7, min(15, frame.height * 0.5, frame.width * 0.22, Label.size(for: part.height)))
    var text = Label(
      text: title, size: size, weight: .medium, shade: place.ink(.ink), anchor: .middle)
    guard !isIndex else {
      // A number that is cut would be another number.
      text.size = max(7, min(size, size * (part.width - 4) / max(text.width, 1)))
      let baseline = part.midY.baseline(size: text.size)
      text = text.shortened(to: part.width - 3.5)
      label(text, x: part.midX, y: baseline)
      guard element.attributes.isPinned, text.width + 40 < part.width else { return }
      let centre = Point(x: part.midX - text.width / 2 - 12, y: part.midY)
      symbol(.pin, centre: centre, size: 16, shade: .accent)
      return
    }
    let lineHeight = size * 1.18
    let lines = LabelMetrics.wrapped(
      title, to: part.width - 6, size: size, lines: max(1, Int((part.height - 4) / lineHeight)))
    labels(
      stacked(lines, as: text, x: part.midX, middle: part.midY, lineHeight: lineHeight),
      of: element, at: place)
  }

  /// Lines of text below each other around a middle.
  func stacked(
    _ lines: [String], as style: Label, x: Double, middle: Double, lineHeight: Double
  ) -> [PlacedLabel] {
    lines.enumerated().map { number, line in
      var label = style
      label.text = line
      let y = middle + lineHeight * (Double(number) - Double(lines.count - 1) / 2)
      return PlacedLabel(label, x: x, y: y.baseline(size: style.size))
    }
  }

  /// Appends a soft area behind other elements, its name at the lower end of its trailing side.
  mutating func background(_ element: DisplayElement, at place: CellPlace) {
    box(place.frame, radius: 8, fill: .pale(element.content.tint), border: nil, at: place)
    guard place.showsLabels, let part = place.labelled, part.height >= 16 else { return }
    var name = Label(text: element.content.title, size: 9, shade: .second)
    name.anchor = place.isRightToLeft ? .start : .end
    let x = place.isRightToLeft ? part.minX + 6 : part.maxX - 6
    label(name.shortened(to: part.width - 12), x: x, y: part.maxY - 4)
  }

  /// Appends a small pill, with its text if that fits.
  mutating func badge(_ element: DisplayElement, at place: CellPlace) {
    let frame = place.frame
    let radius = min(frame.width, frame.height) / 2
    let fill = Shade.title(element.content.tint)
    box(frame, radius: radius, fill: fill, border: .screen, width: 1, at: place)
    guard place.showsLabels else { return }
    let size = max(7, min(11, frame.height * 0.6))
    let text = Label(
      text: element.content.title, size: size, weight: .semibold, shade: place.ink(.screen),
      anchor: .middle)
    guard text.width <= frame.width - 4 else { return }
    label(text, x: frame.midX, y: frame.midY.baseline(size: size))
  }

  /// Appends a turning wheel.
  mutating func spinnerFooter(_ element: DisplayElement, at place: CellPlace) {
    box(
      place.frame.grown(by: -0.5), radius: 4, fill: .screen, border: .hairline, at: place)
    let radius = min(18, place.frame.height / 3, place.frame.width / 3)
    spinner(centre: Point(x: place.frame.midX, y: place.frame.midY), radius: radius)
    labels([], of: element, at: place)
  }
}
