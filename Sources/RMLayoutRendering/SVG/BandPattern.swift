import RMLayout

/// The fillings of bands: told apart by direction and density as well as by colour.
enum BandPattern: Hashable, CaseIterable {
  case sectionInsets
  case groupInsets
  case itemInsets
  case spacing
  case covered
  case pixels

  /// The pattern's id after that of its scene.
  var name: String {
    switch self {
    case .sectionInsets: "hatch-section"
    case .groupInsets: "hatch-group"
    case .itemInsets: "hatch-item"
    case .spacing: "dots"
    case .covered: "hatch-covered"
    case .pixels: "pixel-grid"
    }
  }

  /// What the pattern stands for.
  var text: String {
    switch self {
    case .sectionInsets: "section insets"
    case .groupInsets: "group insets"
    case .itemInsets: "item insets"
    case .spacing: "spacing"
    case .covered: "covered"
    case .pixels: "pixels"
    }
  }

  /// The colour of its lines or dots.
  var shade: Shade {
    switch self {
    case .sectionInsets: .title(.purple)
    case .groupInsets: .title(.blue)
    case .itemInsets: .title(.green)
    case .spacing: .title(.orange)
    case .covered: .title(.gray)
    case .pixels: .ghost
    }
  }

  /// The direction of its lines, in degrees.
  fileprivate var angle: Int {
    switch self {
    case .sectionInsets, .covered: 45
    case .groupInsets: -45
    case .itemInsets: 90
    case .spacing, .pixels: 0
    }
  }

  /// The distance between its lines, in points.
  fileprivate var pitch: Double {
    switch self {
    case .sectionInsets, .groupInsets: 5
    case .covered: 9
    case .itemInsets: 4
    case .spacing: 3
    case .pixels: 10
    }
  }
}

extension SVGDetails {
  /// The patterns that the details are drawn with.
  fileprivate var patterns: [BandPattern] {
    var patterns: [BandPattern] = []
    if contains(.insets) { patterns += [.sectionInsets, .groupInsets, .itemInsets] }
    if contains(.spacing) { patterns.append(.spacing) }
    if contains(.safeArea) { patterns.append(.covered) }
    return patterns
  }

  /// The tints that the details are drawn in.
  var tints: [Tint] {
    var tints: [Tint] = []
    if contains(.insets) { tints += [.purple, .blue, .green] }
    if contains(.spacing) { tints.append(.orange) }
    if contains(.groups) { tints.append(.indigo) }
    if contains(.resting) || contains(.pixels) { tints.append(.red) }
    if contains(.dimensions) { tints.append(.pink) }
    if contains(.safeArea) { tints.append(.gray) }
    return tints
  }
}

extension Markup {
  /// Appends the patterns of a scene's details.
  mutating func patterns(of details: SVGDetails, in box: SVGPage.Box) {
    guard let explanation = box.picture.explanation else { return }
    for pattern in details.patterns {
      openPattern(pattern, suffix: "", prefix: box.prefix)
      raw(" patternTransform=\"rotate(\(pattern.angle))\">")
      if pattern == .spacing {
        circle(Point(x: 1.5, y: 1.5), radius: 0.7, fill: pattern.shade)
      } else {
        rect(
          Rect(x: 0, y: 0, width: 1, height: pattern.pitch), fill: pattern.shade)
      }
      raw("</pattern>\n")
    }
    guard details.contains(.pixels) else { return }
    pixelPattern(explanation.pixel, from: box.contentOrigin, suffix: "", prefix: box.prefix)
    guard let sheet = box.sheetOrigin else { return }
    pixelPattern(explanation.pixel, from: sheet, suffix: "-below", prefix: box.prefix)
  }

  private mutating func openPattern(_ pattern: BandPattern, suffix: String, prefix: String) {
    raw("<pattern id=\"")
    raw(prefix)
    raw(pattern.name)
    raw(suffix)
    raw("\" patternUnits=\"userSpaceOnUse\"")
    attribute("width", pattern.pitch)
    attribute("height", pattern.pitch)
  }

  /// Ten points of the grid of pixels, with a stronger line at its start.
  private mutating func pixelPattern(
    _ pixel: Double, from origin: Point, suffix: String, prefix: String
  ) {
    let pitch = BandPattern.pixels.pitch
    openPattern(.pixels, suffix: suffix, prefix: prefix)
    attribute("x", origin.x.truncatingRemainder(dividingBy: pitch))
    attribute("y", origin.y.truncatingRemainder(dividingBy: pitch))
    raw("><path d=\"")
    var place = pixel
    while place < pitch - pixel / 2 {
      command("M", 0, place)
      command("H", pitch)
      command("M", place, 0)
      command("V", pitch)
      place += pixel
    }
    raw("\"")
    stroke(.ghost, width: pixel / 25)
    raw("/><path d=\"M0 0H10M0 0V10\"")
    stroke(.ghost, width: 0.3)
    raw("/></pattern>\n")
  }

  /// Appends a rectangle filled with a pattern.
  mutating func band(_ rect: Rect, _ pattern: BandPattern, prefix: String, suffix: String = "") {
    openRect(rect)
    raw(" fill=\"url(#")
    raw(prefix)
    raw(pattern.name)
    raw(suffix)
    raw(")\"/>\n")
  }
}

extension SVGPage.Box {
  /// Where the content starts that shows on the screen.
  fileprivate var contentOrigin: Point {
    Point(
      x: picture.viewport.minX - picture.offset.x, y: picture.viewport.minY - picture.offset.y)
  }

  /// Where the content would start that lies on the sheet below the device.
  fileprivate var sheetOrigin: Point? {
    guard let sheet = picture.continuation else { return nil }
    return Point(x: contentOrigin.x, y: sheet.frame.minY - sheet.start)
  }
}
