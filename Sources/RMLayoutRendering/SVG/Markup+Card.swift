import RMLayout

extension Markup {
  /// Appends a picture above a name and one more line; all get smaller in small cells.
  mutating func card(_ element: DisplayElement, at place: CellPlace) {
    let frame = place.frame
    let content = element.content
    let share = max(0.5, min(1, frame.width / 150, frame.height / 210))
    if place.style == .solid { shadow(of: place) }
    box(frame, radius: 4, fill: .card, border: nil, at: place)
    let picture = Rect(
      x: frame.minX, y: frame.minY, width: frame.width, height: frame.height - 66 * share)
    portrait(of: content, in: picture, roundedTop: 4, at: place)
    let x = place.leading(7 * share, in: frame)
    var name = Label(
      text: content.title, size: 18 * share, weight: .medium, shade: place.ink(.ink))
    name.anchor = place.anchor
    var status = Label(text: content.lines.first ?? "", size: 16 * share, shade: .second)
    status.anchor = place.anchor
    let room = frame.width - 14 * share
    labels(
      [
        PlacedLabel(
          name.shortened(to: room), x: x, y: (frame.maxY - 48 * share).baseline(size: name.size)),
        PlacedLabel(
          status.shortened(to: room), x: x, y: (frame.maxY - 18 * share).baseline(size: status.size)
        ),
      ], of: element, at: place, on: picture)
  }

  /// Appends a soft shadow below a card, from the widest ring to the narrowest.
  private mutating func shadow(of place: CellPlace) {
    for (distance, opacity) in [(4.0, 0.05), (2.5, 0.07), (1.2, 0.09)] {
      let shadow = place.frame.offset(by: Point(x: -distance, y: distance))
      guard let shown = shadow.intersection(place.area) else { continue }
      openRect(shown, radius: 5)
      fill(.ink)
      attribute("opacity", opacity)
      raw("/>\n")
    }
  }

  /// Appends a picture that fills the frame.
  mutating func photo(_ element: DisplayElement, at place: CellPlace) {
    if place.style == .outline {
      box(place.frame, radius: 2, fill: .card, border: nil, at: place)
    }
    portrait(of: element.content, in: place.frame, roundedTop: 0, at: place)
    labels([], of: element, at: place, on: place.frame)
  }
}
