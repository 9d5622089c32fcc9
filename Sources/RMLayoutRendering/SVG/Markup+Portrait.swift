import RMLayout

extension Markup {
  /// Appends the picture of a cell, or a made-up portrait: which one depends on the name alone.
  mutating func portrait(
    of content: CellContent, in frame: Rect, roundedTop radius: Double, at place: CellPlace
  ) {
    let isSolid = place.style == .solid
    if isSolid, let picture = content.picture { return self.picture(picture, in: frame) }
    let tint = content.tint
    if isSolid, let shown = frame.intersection(place.area) {
      background(shown, radius: shown.minY == frame.minY ? radius : 0, tint: tint)
    } else if !isSolid {
      line(
        from: Point(x: frame.minX, y: frame.maxY), to: Point(x: frame.maxX, y: frame.maxY),
        .hairline, width: 1)
    }
    figure(PortraitLook(of: content.title), in: frame, tint: isSolid ? tint : nil)
  }

  /// Appends a head and shoulders; without a tint only their outlines.
  mutating func figure(_ look: PortraitLook, in frame: Rect, tint: Tint?) {
    let unit = min(frame.width * 0.94, frame.height)
    let face = Point(x: frame.midX, y: frame.maxY - unit * 0.5)
    hair(look, face, unit, tint.map { .hair($0) })
    shoulders(face, base: frame.maxY, unit, tint.map { .shoulders($0) })
    raw("<ellipse")
    attribute("cx", face.x)
    attribute("cy", face.y)
    attribute("rx", unit * 0.165)
    attribute("ry", unit * 0.2)
    finish(tint.map { .head($0) })
    if let tint { features(face, unit, .hair(tint)) }
  }

  /// Eyes and a mouth.
  private mutating func features(_ face: Point, _ unit: Double, _ shade: Shade) {
    for side in [-1.0, 1] {
      circle(
        Point(x: face.x + side * unit * 0.062, y: face.y + unit * 0.01), radius: unit * 0.016,
        fill: shade)
    }
    raw("<path d=\"")
    command("M", face.x - unit * 0.045, face.y + unit * 0.09)
    command("q", unit * 0.045, unit * 0.035, unit * 0.09, 0)
    raw("\"")
    stroke(shade, width: unit * 0.014)
    raw(" stroke-linecap=\"round\"/>\n")
  }

  private mutating func background(_ frame: Rect, radius: Double, tint: Tint) {
    raw("<path d=\"")
    command("M", frame.minX, frame.maxY)
    command("V", frame.minY + radius)
    if radius > 0 { command("Q", frame.minX, frame.minY, frame.minX + radius, frame.minY) }
    command("H", frame.maxX - radius)
    if radius > 0 { command("Q", frame.maxX, frame.minY, frame.maxX, frame.minY + radius) }
    command("V", frame.maxY)
    raw("Z\" fill=\"url(#picture-")
    raw(tint.name)
    raw(")\"/>\n")
  }

  /// Ends a shape: filled, or as a thin line off the screen.
  private mutating func finish(_ shade: Shade?) {
    if let shade { fill(shade) } else { paint(fill: .strip, stroke: .hairline, width: 1) }
    raw("/>\n")
  }

  private mutating func shoulders(_ face: Point, base: Double, _ unit: Double, _ shade: Shade?) {
    let top = base - unit * 0.27
    raw("<path d=\"")
    command("M", face.x - unit * 0.4, base)
    command(
      "C", face.x - unit * 0.39, base - unit * 0.17, face.x - unit * 0.26, top,
      face.x - unit * 0.09, top)
    command("H", face.x + unit * 0.09)
    command(
      "C", face.x + unit * 0.26, top, face.x + unit * 0.39, base - unit * 0.17, face.x + unit * 0.4,
      base)
    raw("Z\"")
    finish(shade)
  }

  private mutating func hair(_ look: PortraitLook, _ face: Point, _ unit: Double, _ shade: Shade?) {
    switch look {
    case .spikes: spikes(face, unit)
    case .curls:
      raw("<ellipse")
      attribute("cx", face.x)
      attribute("cy", face.y - unit * 0.07)
      attribute("rx", unit * 0.2)
      attribute("ry", unit * 0.19)
    case .long:
      raw("<path d=\"")
      command("M", face.x - unit * 0.22, face.y + unit * 0.27)
      command("V", face.y - unit * 0.03)
      command(
        "C", face.x - unit * 0.22, face.y - unit * 0.33, face.x + unit * 0.22, face.y - unit * 0.33,
        face.x + unit * 0.22, face.y - unit * 0.03)
      command("V", face.y + unit * 0.27)
      raw("Z\"")
    case .antennae:
      raw("<path d=\"")
      for side in [-1.0, 1] {
        command("M", face.x + side * unit * 0.04, face.y - unit * 0.1)
        command("L", face.x + side * unit * 0.12, face.y - unit * 0.3)
        command("L", face.x + side * unit * 0.145, face.y - unit * 0.29)
        command("L", face.x + side * unit * 0.1, face.y - unit * 0.1)
        raw("Z")
        let tip = Point(x: face.x + side * unit * 0.135, y: face.y - unit * 0.31)
        command("M", tip.x - unit * 0.035, tip.y)
        command("a", unit * 0.035, unit * 0.035, 0, 1, 0, unit * 0.07, 0)
        command("a", unit * 0.035, unit * 0.035, 0, 1, 0, -unit * 0.07, 0)
        raw("Z")
      }
      raw("\"")
    }
    finish(shade)
  }

  private mutating func spikes(_ face: Point, _ unit: Double) {
    let outline = [
      (-0.19, 0.08), (-0.27, 0.02), (-0.2, -0.04), (-0.28, -0.12), (-0.18, -0.14), (-0.2, -0.26),
      (-0.1, -0.21), (-0.05, -0.32), (0.01, -0.23), (0.09, -0.31), (0.12, -0.2), (0.22, -0.23),
      (0.19, -0.13), (0.28, -0.09), (0.2, -0.03), (0.27, 0.04), (0.19, 0.08),
    ]
    raw("<path d=\"")
    for (index, (x, y)) in outline.enumerated() {
      command(index == 0 ? "M" : "L", face.x + x * unit, face.y + y * unit)
    }
    raw("Z\"")
  }
}

/// The ways in which portraits differ.
enum PortraitLook: String, CaseIterable {
  case curls
  case spikes
  case long
  case antennae

  /// The look of somebody with this name.
  init(of name: String) {
    let sum = name.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF }
    self = Self.allCases[sum % Self.allCases.count]
  }
}
