import RMLayout

extension Markup {
  /// Appends what explains a scene, on its screen or on the sheet below it, a layer for each detail.
  mutating func explanation(of box: SVGPage.Box, details: SVGDetails, onSheet: Bool) {
    guard let explanation = box.picture.explanation else { return }
    let area = box.explainedArea(onSheet: onSheet, hasGhosts: details.contains(.ghosts))
    let parts = explanation.parts.filter { $0.isOnSheet == onSheet }
    let spaces = explanation.spaces(isRightToLeft: box.picture.isRightToLeft)
      .filter { $0.isOnSheet == onSheet }
    let elements = box.picture.elements.filter {
      $0.place == .inside ? !onSheet : box.isOnSheet($0) == onSheet
    }
    let place = ExplainedPlace(box: box, area: area, isOnSheet: onSheet)
    layer("safe-area", of: details, .safeArea, at: place) { markup in
      if let free = explanation.safeArea, !onSheet { markup.safeArea(free, of: box) }
    }
    layer("insets", of: details, .insets, at: place) { markup in
      for part in parts { markup.insets(of: part, at: place) }
    }
    layer("spacing", of: details, .spacing, at: place) { markup in
      for space in spaces { markup.space(space, at: place) }
    }
    layer("pixels", of: details, .pixels, at: place) { markup in
      markup.pixels(elements, at: place)
    }
    layer("groups", of: details, .groups, at: place) { markup in
      for part in parts { markup.outline(of: part, at: place) }
    }
    layer("z-order", of: details, .zOrder, at: place) { markup in
      for element in elements { markup.depth(of: element, at: place) }
    }
    layer("dimensions", of: details, .dimensions, at: place) { markup in
      markup.dimensions(of: elements, parts: parts, spaces: spaces, details: details, at: place)
    }
    guard !onSheet else { return }
    layer("resting", of: details, .resting, at: place) { markup in
      for row in explanation.stops { markup.stops(of: row, at: place) }
    }
    layer("pinned", of: details, .pinned, at: place) { markup in
      for natural in explanation.naturalPlaces { markup.naturalPlace(natural, of: box) }
    }
  }

  private mutating func layer(
    _ name: String, of details: SVGDetails, _ detail: SVGDetails, at place: ExplainedPlace,
    _ draw: (inout Markup) -> Void
  ) {
    guard details.contains(detail) else { return }
    raw("<g id=\"")
    raw(place.box.prefix)
    raw(name)
    if place.isOnSheet { raw("-below") }
    raw("\"")
    if detail == .safeArea, place.box.screenClip != nil {
      raw(" clip-path=\"url(#")
      raw(place.box.prefix)
      raw("screen-clip)\"")
    }
    raw(">\n")
    draw(&self)
    raw("</g>\n")
  }

  // MARK: - Bands

  private mutating func insets(of part: SceneExplanation.Part, at place: ExplainedPlace) {
    guard part.hasInsets else { return }
    for band in part.frame.bands(around: part.content) {
      guard let shown = band.intersection(place.area) else { continue }
      self.band(shown, part.pattern, prefix: place.box.prefix)
    }
  }

  private mutating func space(_ space: SceneExplanation.Space, at place: ExplainedPlace) {
    guard let shown = space.frame.intersection(place.area) else { return }
    band(shown, .spacing, prefix: place.box.prefix)
  }

  // MARK: - Groups and depths

  private mutating func outline(of part: SceneExplanation.Part, at place: ExplainedPlace) {
    switch part.part.role {
    case .section, .item: return
    case .group, .nestedGroup: break
    }
    guard let shown = part.frame.grown(by: -0.75).intersection(place.area) else { return }
    groupOutline(shown, depth: part.part.depth)
    guard case .group(let number) = part.part.role else { return }
    let end = place.box.picture.isRightToLeft ? shown.minX : shown.maxX
    chip("g\(number)", .title(.indigo), corner: Point(x: end, y: shown.minY), in: shown)
  }

  /// Appends the outline of a group, finer the deeper it is nested.
  mutating func groupOutline(_ frame: Rect, depth: Int) {
    openRect(frame, radius: 2)
    stroke(.title(.indigo), width: depth == 1 ? 1.5 : 1)
    raw(depth == 1 ? " stroke-dasharray=\"9 3 2 3\"/>\n" : " stroke-dasharray=\"2 3\"/>\n")
  }

  private mutating func depth(of element: DisplayElement, at place: ExplainedPlace) {
    // In a small cell the text that it has is worth more.
    guard let shown = element.frame.intersection(place.area), shown.height >= 32, shown.width >= 48
    else { return }
    chip(
      "z \(element.attributes.zIndex)", .ink, corner: Point(x: shown.maxX, y: shown.maxY),
      in: shown)
  }

  /// Appends a small text on a plate in a corner of a rectangle, if there is room for it.
  private mutating func chip(_ text: String, _ shade: Shade, corner: Point, in room: Rect) {
    var label = Label(text: text, size: 9, weight: .semibold, shade: shade, anchor: .middle)
    let size = Size(width: label.width + 6, height: 13)
    guard size.width + 4 <= room.width, size.height + 4 <= room.height else { return }
    label.anchor = .middle
    let x = corner.x > room.midX ? room.maxX - size.width - 2 : room.minX + 2
    let y = corner.y > room.midY ? room.maxY - size.height - 2 : room.minY + 2
    plate(label, in: Rect(origin: Point(x: x, y: y), size: size))
  }

  /// Appends a text on a plate of its own, so that it can be read on anything.
  mutating func plate(_ label: Label, in frame: Rect) {
    openRect(frame, radius: 3)
    fill(.screen)
    attribute("opacity", 0.88)
    raw("/>\n")
    self.label(label, x: frame.midX, y: frame.midY.baseline(size: label.size))
  }

  // MARK: - Pixels

  private mutating func pixels(_ elements: [DisplayElement], at place: ExplainedPlace) {
    guard let grid = place.box.gridArea(within: place.area) else { return }
    band(
      grid, .pixels, prefix: place.box.prefix, suffix: place.isOnSheet ? "-below" : "")
    guard let pixel = place.box.picture.explanation?.pixel else { return }
    for element in elements where element.attributes.frame.isOff(gridOf: pixel) {
      guard let shown = element.frame.intersection(place.area) else { continue }
      openRect(shown)
      stroke(.title(.red), width: 1)
      raw(" stroke-dasharray=\"1 2\"/>\n")
    }
  }
}

/// Where a detail is drawn.
struct ExplainedPlace {
  let box: SVGPage.Box
  /// The area to which it is trimmed.
  let area: Rect
  let isOnSheet: Bool
}

extension SVGPage.Box {
  /// The area in which details are drawn: the viewport of a device, else everything.
  fileprivate func explainedArea(onSheet: Bool, hasGhosts: Bool) -> Rect {
    if onSheet { return sheetArea }
    return picture.screen == nil && hasGhosts
      ? picture.drawnArea.union(picture.viewport) : picture.viewport
  }
}

extension SVGPage.Box {
  /// The part of an area that is paper or screen.
  fileprivate func gridArea(within area: Rect) -> Rect? {
    area.intersection(paperFrame.union(picture.viewport))
  }
}

extension SceneExplanation.Part {
  /// The pattern of its insets.
  var pattern: BandPattern {
    switch part.role {
    case .section: .sectionInsets
    case .group, .nestedGroup: .groupInsets
    case .item: .itemInsets
    }
  }
}

extension ScenePicture {
  /// The elements whose edges lie between pixels.
  var elementsOffGrid: [DisplayElement] {
    guard let pixel = explanation?.pixel else { return [] }
    return elements.filter { $0.attributes.frame.isOff(gridOf: pixel) }
  }
}

extension Rect {
  /// Whether an edge lies between pixels; less than a thousandth of a pixel does not count.
  func isOff(gridOf pixel: Double) -> Bool {
    [minX, minY, maxX, maxY].contains { edge in
      let pixels = edge / pixel
      return abs(pixels - pixels.rounded()) > 0.001
    }
  }

  /// What lies between this rectangle and one within it: above, below, left and right.
  func bands(around content: Rect) -> [Rect] {
    guard let inner = content.intersection(self) else { return [self] }
    return [
      Rect(x: minX, y: minY, width: width, height: inner.minY - minY),
      Rect(x: minX, y: inner.maxY, width: width, height: maxY - inner.maxY),
      Rect(x: minX, y: inner.minY, width: inner.minX - minX, height: inner.height),
      Rect(x: inner.maxX, y: inner.minY, width: maxX - inner.maxX, height: inner.height),
    ].filter { $0.width > 0.01 && $0.height > 0.01 }
  }
}
