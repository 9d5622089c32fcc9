import RMLayout

extension Markup {
  static let fonts =
    "system-ui, -apple-system, 'Helvetica Neue', Helvetica, Arial, sans-serif"

  /// Appends the declaration, the root with its title and description, and the outermost group.
  mutating func openDocument(_ page: SVGPage, title: String) {
    let titles = page.boxes.map(\.picture.title).joined(separator: " and ")
    openRoot(
      page.size, title: title.isEmpty ? titles.isEmpty ? "No scenes" : titles : title.cleaned,
      summary: page.boxes.map(\.picture.summary).joined(separator: " "))
  }

  /// Appends the declaration and the root with its title and description, in plain text.
  mutating func openRoot(_ size: Size, title: String, summary: String) {
    raw("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    raw("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    attribute("width", size.width)
    attribute("height", size.height)
    raw(" viewBox=\"0 0 ")
    number(size.width)
    raw(" ")
    number(size.height)
    raw("\" role=\"img\" aria-labelledby=\"title desc\">\n<title id=\"title\">")
    escaped(title)
    raw("</title>\n<desc id=\"desc\">")
    escaped(summary)
    raw("</desc>\n")
  }

  /// Appends the one style block: it only overrides the plain attributes in dark mode.
  mutating func styleSheet(tints: [Tint]) {
    raw("<style>\n@media (prefers-color-scheme: dark) {\n")
    for shade in Shade.plain + tints.flatMap(Shade.colours(of:)) {
      rule(".f-", shade, "fill")
      switch shade {
      case .pictureTop, .pictureBottom: rule(".g-", shade, "stop-color")
      default: rule(".s-", shade, "stroke")
      }
    }
    raw("}\n</style>\n")
  }

  private mutating func rule(_ prefix: String, _ shade: Shade, _ property: String) {
    raw(prefix)
    name(shade)
    raw("{")
    raw(property)
    raw(":")
    hex(shade.colour(dark: true))
    raw("}\n")
  }

  /// Appends the clip paths of the viewports, the colours of pictures and the patterns of details.
  mutating func definitions(_ page: SVGPage, tints: [Tint], details: SVGDetails) {
    raw("<defs>\n")
    for box in page.boxes {
      viewportClip(box)
      guard box.needsSheetClip else { continue }
      raw("<clipPath id=\"")
      raw(box.prefix)
      raw("below-clip\">")
      openRect(box.sheetArea)
      raw("/></clipPath>\n")
    }
    for tint in tints {
      raw("<linearGradient id=\"picture-")
      raw(tint.name)
      raw("\" x1=\"0\" y1=\"0\" x2=\"0\" y2=\"1\">")
      stop(0, .pictureTop(tint))
      stop(1, .pictureBottom(tint))
      raw("</linearGradient>\n")
    }
    for box in page.boxes { patterns(of: details, in: box) }
    raw("</defs>\n<g font-family=\"\(Self.fonts)\" text-rendering=\"geometricPrecision\">\n")
  }

  /// Appends the clip path of what a viewport shows: less the corners of a screen that it reaches.
  private mutating func viewportClip(_ box: SVGPage.Box) {
    raw("<clipPath id=\"")
    raw(box.prefix)
    raw("viewport-clip\">")
    let (viewport, screen) = (box.picture.viewport, box.screen)
    let radius = box.picture.screen?.cornerRadius ?? 0
    let top = abs(viewport.minY - screen.minY) < 1 ? radius : 0
    let bottom = abs(viewport.maxY - screen.maxY) < 1 ? radius : 0
    if top == 0, bottom == 0 {
      openRect(viewport)
      raw("/></clipPath>\n")
    } else {
      raw("<path d=\"")
      command("M", viewport.minX, viewport.minY + top)
      corner(to: Point(x: viewport.minX + top, y: viewport.minY), radius: top)
      command("H", viewport.maxX - top)
      corner(to: Point(x: viewport.maxX, y: viewport.minY + top), radius: top)
      command("V", viewport.maxY - bottom)
      corner(to: Point(x: viewport.maxX - bottom, y: viewport.maxY), radius: bottom)
      command("H", viewport.minX + bottom)
      corner(to: Point(x: viewport.minX, y: viewport.maxY - bottom), radius: bottom)
      raw("Z\"/></clipPath>\n")
    }
    guard let screen = box.screenClip else { return }
    raw("<clipPath id=\"")
    raw(box.prefix)
    raw("screen-clip\">")
    openRect(screen, radius: radius)
    raw("/></clipPath>\n")
  }

  private mutating func corner(to end: Point, radius: Double) {
    guard radius > 0 else { return }
    command("A", radius, radius, 0, 0, 1, end.x, end.y)
  }

  private mutating func stop(_ offset: Double, _ shade: Shade) {
    raw("<stop")
    attribute("offset", offset)
    stopColour(shade)
    raw("/>")
  }
}

extension SVGPage.Box {
  /// The screen to which a safe area is trimmed; nil where none is drawn or there is no device.
  var screenClip: Rect? {
    picture.screen == nil || picture.explanation?.safeArea == nil ? nil : screen
  }
}

extension ScenePicture {
  /// What a person who does not see the picture should know of it, in one or two sentences.
  var summary: String {
    var text = caption.isEmpty ? title : "\(title), \(caption)"
    text += ": viewport \(viewport.size.text) points"
    if offset != .zero { text += " at offset \(offset.x.shortText), \(offset.y.shortText)" }
    text += ", content \(contentSize.text), "
    text += "\(sectionCount.counted("section")), \(itemCount.counted("item")), "
    text += "\(visibleCellCount) on screen"
    if itemsBefore > 0 { text += ", \(itemsBefore) before" }
    if itemsAfter > 0 { text += ", \(itemsAfter) more after the drawn part" }
    for row in rows {
      text += "; section \(row.section) scrolls on its own"
    }
    return text + "."
  }
}

extension Size {
  /// Both lengths with a multiplication sign between them.
  var text: String { "\(width.shortText) × \(height.shortText)" }
}

extension Double {
  /// The number with at most two decimals, as people read it in a picture.
  var shortText: String {
    guard abs(self) < 1e12 else { return decimalText }
    return ((self * 100).rounded() / 100).decimalText
  }
}

extension Int {
  /// The number with a noun in the right form.
  func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
