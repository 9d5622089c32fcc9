import RMLayout

extension Markup {
  /// Appends one scene from back to front: what is off the screen, the device, its cells, its bars.
  mutating func scene(_ box: SVGPage.Box, showsLabels: Bool, details: SVGDetails) {
    raw("<g id=\"")
    raw(box.id)
    raw("\">\n")
    heading(box)
    offScreen(box, showsLabels: showsLabels, details: details)
    deviceBody(box)
    raw("<g id=\"")
    raw(box.prefix)
    raw("viewport\" clip-path=\"url(#")
    raw(box.prefix)
    raw("viewport-clip)\">\n")
    elements(of: box, suffix: "", where: box.isOnScreen) { markup, element in
      markup.draw(element, at: box.solidPlace(of: element, showsLabels: showsLabels))
    }
    raw("</g>\n")
    explanation(of: box, details: details, onSheet: false)
    deviceBars(box)
    viewportEdge(box)
    raw("</g>\n")
  }

  private mutating func heading(_ box: SVGPage.Box) {
    let x = box.headingStart
    let room = box.headingRoom
    var y = box.rowStart + SVGPage.margin + 22
    for line in box.picture.headingLabels where !line.text.isEmpty {
      label(line.shortened(to: room), x: x, y: y)
      y += line.size == 26 ? 24 : line.size == 15 ? 20 : 18
    }
  }

  /// Appends elements in paint order: a layer for each section and depth, and in it one for each group.
  mutating func elements(
    of box: SVGPage.Box, suffix: String, where isWanted: (DisplayElement) -> Bool,
    _ draw: (inout Markup, DisplayElement) -> Void
  ) {
    var open: Layer?
    for element in box.picture.elements where isWanted(element) {
      let layer = Layer(of: element)
      if layer != open {
        if let open { close(open, within: layer) }
        self.open(layer, within: open, of: box, suffix: suffix)
        open = layer
      }
      raw("<g id=\"")
      raw(box.prefix)
      identifier(of: element)
      raw(suffix)
      raw("\">")
      tooltip(element)
      draw(&self, element)
      raw("</g>\n")
    }
    if let open { close(open, within: nil) }
  }

  /// Appends the starts of a layer's groups that are not open yet.
  private mutating func open(
    _ layer: Layer, within last: Layer?, of box: SVGPage.Box, suffix: String
  ) {
    if last?.isBeside(layer) != true {
      raw("<g id=\"")
      raw(box.prefix)
      identifier(of: layer)
      raw(suffix)
      raw("\">\n")
    }
    guard let group = layer.group else { return }
    raw("<g id=\"")
    raw(box.prefix)
    raw("s\(layer.section)-g\(group)")
    if layer.depth != 0 { raw("-z\(layer.depth)") }
    raw(suffix)
    raw("\">\n")
  }

  /// Appends the ends of a layer's groups that do not hold what comes next.
  private mutating func close(_ layer: Layer, within next: Layer?) {
    if layer.group != nil { raw("</g>\n") }
    if next?.isBeside(layer) != true { raw("</g>\n") }
  }

  private mutating func identifier(of layer: Layer) {
    raw(layer.section == ItemPath.layoutSection ? "layout" : "s\(layer.section)")
    if layer.isBackground { raw("-back") }
    if layer.depth != 0 { raw("-z\(layer.depth)") }
  }

  /// Appends the part of an element's id after the scene's, such as `s0-i5`.
  private mutating func identifier(of element: DisplayElement) {
    let path = element.attributes.path
    // Cells are many: a text for each would take longer than all the rest of its line.
    guard element.attributes.category == .cell else {
      return raw(element.attributes.identifier)
    }
    raw("s")
    whole(UInt64(path.section))
    raw("-i")
    whole(UInt64(path.item))
  }

  private mutating func tooltip(_ element: DisplayElement) {
    raw("<title>")
    description(of: element.attributes, named: element.name, showing: element.content)
    raw("</title>\n")
  }

  /// Appends what an element is, what it shows and where it lies.
  mutating func description(
    of attributes: LayoutAttributes, named name: String, showing content: CellContent
  ) {
    let frame = attributes.frame
    escaped(name)
    if content.title != name {
      raw(" ")
      escaped(content.title)
    }
    raw(": x ")
    number(frame.minX)
    raw(", y ")
    number(frame.minY)
    raw(", ")
    number(frame.width)
    raw(" × ")
    number(frame.height)
    if attributes.isPinned { raw(", pinned") }
  }

  // MARK: - The viewport's edge

  private mutating func viewportEdge(_ box: SVGPage.Box) {
    let viewport = box.picture.viewport
    let reach = box.picture.screen == nil ? 12.0 : SVGPage.rimWidth + 12
    raw("<g id=\"")
    raw(box.prefix)
    raw("edge\">\n")
    let axis = box.picture.scrollDirection
    for along in [viewport.min(along: axis), viewport.max(along: axis)] {
      openLine(
        from: Point(along: axis, along, across: viewport.min(along: axis.cross) - reach),
        to: Point(along: axis, along, across: viewport.max(along: axis.cross) + reach))
      stroke(.accent, width: 1.5)
      raw(" stroke-dasharray=\"7 4\"/>\n")
    }
    viewportBracket(box)
    raw("</g>\n")
  }

  /// Appends a bracket beside the viewport with its size, interrupted where neighbours stand.
  private mutating func viewportBracket(_ box: SVGPage.Box) {
    let viewport = box.picture.viewport
    let x = box.bracketX
    let pieces = box.bracketPieces(at: x)
    guard viewport.height >= 1, let longest = pieces.max(by: { $0.height < $1.height })
    else { return }
    for piece in pieces {
      raw("<path d=\"")
      command("M", piece.minY == viewport.minY ? x + 5 : x, piece.minY)
      command("H", x)
      command("V", piece.maxY)
      command("H", piece.maxY == viewport.maxY ? x + 5 : x)
      raw("\"")
      stroke(.accent, width: 1.5)
      raw("/>\n")
    }
    let text = "viewport \(viewport.size.text)"
    let label = Label(text: text, size: 12, weight: .medium, shade: .accent, anchor: .middle)
      .shortened(to: longest.height)
    guard !label.text.isEmpty else { return }
    openLabel(label, x: x - 7, y: longest.midY)
    raw(" transform=\"rotate(-90 ")
    number(x - 7)
    raw(" ")
    number(longest.midY)
    raw(")\">")
    escaped(label.text)
    raw("</text>\n")
  }
}

extension SVGPage.Box {
  /// The pieces of a line beside the viewport that no element drawn off the screen crosses.
  fileprivate func bracketPieces(at x: Double) -> [Rect] {
    let viewport = picture.viewport
    let obstacles = picture.elements.filter {
      sticksOut($0) && !isOnSheet($0) && $0.frame.minX < x + 8 && $0.frame.maxX > x - 18
    }
    var pieces: [Rect] = []
    var start = viewport.minY
    for frame in obstacles.map(\.frame).sorted(by: { $0.minY < $1.minY })
    where frame.maxY > start && frame.minY < viewport.maxY {
      if frame.minY - 6 > start {
        pieces.append(Rect(x: x, y: start, width: 0, height: frame.minY - 6 - start))
      }
      start = max(start, frame.maxY + 6)
    }
    if start < viewport.maxY || pieces.isEmpty {
      pieces.append(Rect(x: x, y: start, width: 0, height: max(0, viewport.maxY - start)))
    }
    return pieces
  }
}

extension ScenePicture {
  /// The texts above the picture.
  var headingLabels: [Label] {
    [
      Label(text: title, size: 26, weight: .bold),
      Label(text: caption, size: 15, shade: .ink),
    ] + countLines.map { Label(text: $0, size: 13, shade: .second) }
  }

  /// The lines of numbers below the caption: the second one only where something is scrolled.
  var countLines: [String] {
    var parts = ["content \(contentSize.text)", itemCount.counted("item")]
    parts.append("\(visibleCellCount) on screen")
    var more: [String] = []
    if offset != .zero { more.append("offset \(offset.x.shortText), \(offset.y.shortText)") }
    if itemsBefore > 0 { more.append("\(itemsBefore.counted("item")) before") }
    if isCapped { more.append("only the first \(elements.count) drawn") }
    return [parts.joined(separator: " · "), more.joined(separator: " · ")]
  }
}

/// What elements have in common that stand next to each other in a document.
private struct Layer: Hashable {
  var section: Int
  var depth: Int
  var isBackground: Bool
  var group: Int?

  init(of element: DisplayElement) {
    section = element.attributes.path.section
    depth = element.attributes.zIndex
    isBackground = element.attributes.category == .decoration
    group = element.group
  }

  /// Whether both lie in the same section and depth.
  func isBeside(_ other: Layer) -> Bool {
    section == other.section && depth == other.depth && isBackground == other.isBackground
  }
}
