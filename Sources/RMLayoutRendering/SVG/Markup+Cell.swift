import RMLayout

extension Markup {
  /// Appends an element in the drawing that its content asks for, if there is room for it.
  mutating func draw(_ element: DisplayElement, at place: CellPlace) {
    let size = place.frame.size
    switch element.content.drawing {
    case .card where size.width >= 48 && size.height >= 64: card(element, at: place)
    case .photo where size.width >= 48 && size.height >= 48: photo(element, at: place)
    case .information where size.width >= 48 && size.height >= 48:
      information(element, at: place)
    case .episode where size.width >= 64 && size.height >= 56: episode(element, at: place)
    case .spinner where min(size.width, size.height) >= 24: spinnerFooter(element, at: place)
    case .background: background(element, at: place)
    case .badge: badge(element, at: place)
    default: plain(element, at: place)
    }
    if element.attributes.isPinned { pinnedEdge(at: place) }
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

  /// Appends the texts of a cell, and its index where it covers none of them.
  mutating func labels(
    _ labels: [PlacedLabel], of element: DisplayElement, at place: CellPlace,
    beside icon: Rect? = nil,
    on picture: Rect? = nil, indexAtEnd: Bool = false
  ) {
    guard place.showsLabels else { return }
    let texts = labels.filter { !$0.label.text.isEmpty }.map(\.frame) + (icon.map { [$0] } ?? [])
    index(of: element, at: place, avoiding: texts, on: picture, atEnd: indexAtEnd)
    for placed in labels { label(placed.label, x: placed.x, y: placed.y) }
  }

  /// Appends the index path in small type, on a chip where it lies on a picture.
  private mutating func index(
    of element: DisplayElement, at place: CellPlace, avoiding texts: [Rect], on picture: Rect?,
    atEnd: Bool
  ) {
    let pinWidth = element.attributes.isPinned ? 13.0 : 0
    let tag = Label(
      text: element.name, size: 11, weight: .medium, shade: .second)
    let size = Size(width: tag.width + 10 + pinWidth, height: 17)
    guard let spot = place.indexSpot(of: size, atEnd: atEnd, avoiding: texts) else { return }
    if let picture, place.style == .solid, picture.intersects(spot) {
      rect(spot, radius: 8.5, fill: .screen)
    }
    if element.attributes.isPinned {
      let centre = Point(x: spot.minX + 9, y: spot.midY)
      symbol(.pin, centre: centre, size: 12, shade: .accent)
    }
    label(tag, x: spot.minX + 5 + pinWidth, y: spot.midY.baseline(size: 11))
  }

  /// Appends the solid line around an element that keeps in view.
  private mutating func pinnedEdge(at place: CellPlace) {
    guard place.style == .solid, let shown = place.frame.grown(by: -1).intersection(place.area)
    else { return }
    openRect(shown, radius: 3)
    stroke(.accent, width: 2)
    raw("/>\n")
  }
}

/// A line of text with its place: where its anchor stands, and its baseline.
struct PlacedLabel {
  var label: Label
  var x: Double
  var y: Double

  init(_ label: Label, x: Double, y: Double) {
    self.label = label
    self.x = x
    self.y = y
  }

  /// The area that the letters take at most.
  var frame: Rect {
    let width = label.width
    let left =
      switch label.anchor {
      case .start: x
      case .middle: x - width / 2
      case .end: x - width
      }
    return Rect(
      x: left - 2, y: y - label.size * Label.ascent, width: width + 4,
      height: label.size * Label.lineHeight)
  }
}
