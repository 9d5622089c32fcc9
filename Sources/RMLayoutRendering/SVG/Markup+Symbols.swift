import RMLayout

extension Markup {
  /// Appends a symbol, drawn on a field of 24 x 24 and scaled to a size around a centre.
  mutating func symbol(_ symbol: Symbol, centre: Point, size: Double, shade: Shade) {
    raw("<path transform=\"translate(")
    number(centre.x - size / 2)
    raw(" ")
    number(centre.y - size / 2)
    raw(")")
    if size != 24 {
      raw(" scale(")
      number(size / 24)
      raw(")")
    }
    raw("\" d=\"")
    raw(symbol.path)
    raw("\"")
    if symbol.isFilled {
      fill(shade)
    } else {
      stroke(shade, width: 1.8)
      raw(" stroke-linecap=\"round\" stroke-linejoin=\"round\"")
    }
    raw("/>\n")
  }

  /// Appends a turning wheel of eight spokes.
  mutating func spinner(centre: Point, radius: Double) {
    let diagonal = 0.5.squareRoot()
    let directions = [
      (0.0, -1.0), (diagonal, -diagonal), (1, 0), (diagonal, diagonal), (0, 1),
      (-diagonal, diagonal), (-1, 0), (-diagonal, -diagonal),
    ]
    for (index, (x, y)) in directions.enumerated() {
      openLine(
        from: Point(x: centre.x + x * radius * 0.48, y: centre.y + y * radius * 0.48),
        to: Point(x: centre.x + x * radius, y: centre.y + y * radius))
      stroke(.second, width: radius * 0.2)
      attribute("opacity", 0.3 + 0.1 * Double(index))
      raw(" stroke-linecap=\"round\"/>\n")
    }
  }
}

extension Symbol {
  fileprivate var isFilled: Bool { self == .bell || self == .person || self == .pin }

  /// The outline on a field of 24 x 24.
  fileprivate var path: String {
    switch self {
    case .bell:
      "M12 2.2c-.9 0-1.6.7-1.6 1.6v.6C7.7 5.1 5.8 7.5 5.8 10.4v4.4l-1.6 2.1c-.3.4 0 1 .5 1h14.6"
        + "c.5 0 .8-.6.5-1l-1.6-2.1v-4.4c0-2.9-1.9-5.3-4.6-6v-.6c0-.9-.7-1.6-1.6-1.6z"
        + "M9.7 19.3c.2 1.1 1.2 2 2.3 2s2.1-.9 2.3-2z"
    case .person:
      "M12 3.2a4.4 4.4 0 1 0 0 8.8a4.4 4.4 0 1 0 0-8.8zM3.6 20.6c0-4.2 3.6-7 8.4-7s8.4 2.8 8.4 7"
        + "c0 .5-.4.8-.9.8h-15c-.5 0-.9-.3-.9-.8z"
    case .globe:
      "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM3 12h18M12 3c-5.2 5-5.2 13 0 18c5.2-5 5.2-13 0-18z"
    case .television:
      "M5 6.5h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zM8 2.5l4 4l4-4"
    case .gear:
      "M12 8.4a3.6 3.6 0 1 0 0 7.2a3.6 3.6 0 1 0 0-7.2zM12 2.8v2.6M12 18.6v2.6M2.8 12h2.6"
        + "M18.6 12h2.6M5.5 5.5l1.8 1.8M16.7 16.7l1.8 1.8M5.5 18.5l1.8-1.8M16.7 7.3l1.8-1.8"
        + "M12 5.4a6.6 6.6 0 1 0 0 13.2a6.6 6.6 0 1 0 0-13.2z"
    case .search:
      "M10.5 3.5a7 7 0 1 0 0 14a7 7 0 1 0 0-14zM15.6 15.6l5 5"
    case .share:
      "M8 9.5h-2v11h12v-11h-2M12 14.5v-12M8.5 5.5l3.5-3.5l3.5 3.5"
    case .pin:
      "M8 2h8v2.4h-1.2v5.8l3.4 3.6v2.4h-5.1v6.2l-1.1 1.6l-1.1-1.6v-6.2h-5.1v-2.4l3.4-3.6v-5.8h-1.2z"
    }
  }
}
