import RMLayout

/// SVG markup under construction: UTF-8 bytes in one buffer, numbers with at most two decimals.
struct Markup {
  private(set) var bytes: [UInt8] = []
  /// Whether plain attributes hold the dark colours.
  private let isDark: Bool
  /// Whether classes are written, by which the style sheet overrides the plain attributes.
  private let hasClasses: Bool

  init(_ appearance: SVGRenderer.Appearance = .automatic) {
    bytes.reserveCapacity(1 << 16)
    isDark = appearance == .dark
    hasClasses = appearance == .automatic
  }

  /// Hands out what has been written, and starts anew.
  mutating func takeBytes() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }

  /// Appends markup as it is.
  mutating func raw(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// Appends a number, rounded to hundredths, half away from zero; one that is not finite reads 0.
  mutating func number(_ value: Double) {
    let magnitude = abs(value)
    guard magnitude < 1e15 else {
      raw(value.isFinite ? value.decimalText : "0")
      return
    }
    let hundredths = UInt64(magnitude * 100 + 0.5)
    if value < 0, hundredths > 0 { bytes.append(UInt8(ascii: "-")) }
    whole(hundredths / 100)
    let rest = UInt8(hundredths % 100)
    guard rest > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    bytes.append(UInt8(ascii: "0") + rest / 10)
    if rest % 10 > 0 { bytes.append(UInt8(ascii: "0") + rest % 10) }
  }

  /// Appends a whole number.
  mutating func whole(_ value: UInt64) {
    if value >= 10 { whole(value / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(value % 10))
  }

  /// Appends ` name="number"`.
  mutating func attribute(_ name: String, _ value: Double) {
    bytes.append(UInt8(ascii: " "))
    raw(name)
    raw("=\"")
    number(value)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends text as character data or attribute value; control characters are left out.
  mutating func escaped(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): raw("&amp;")
      case UInt8(ascii: "<"): raw("&lt;")
      case UInt8(ascii: ">"): raw("&gt;")
      case UInt8(ascii: "\""): raw("&quot;")
      case 0..<0x20, 0x7F: break
      default: bytes.append(byte)
      }
    }
  }

  // MARK: - Colours

  /// Appends the plain attribute for a fill, and its class.
  mutating func fill(_ shade: Shade) {
    if hasClasses { classes(fill: shade, stroke: nil) }
    raw(" fill=\"")
    hex(shade.colour(dark: isDark))
    raw("\"")
  }

  /// Appends the plain attribute for a line without a fill, and its class.
  mutating func stroke(_ shade: Shade, width: Double) {
    if hasClasses { classes(fill: nil, stroke: shade) }
    raw(" fill=\"none\" stroke=\"")
    hex(shade.colour(dark: isDark))
    raw("\"")
    attribute("stroke-width", width)
  }

  /// Appends plain attributes for a filled shape with a line around, and their classes.
  mutating func paint(fill: Shade, stroke: Shade, width: Double) {
    if hasClasses { classes(fill: fill, stroke: stroke) }
    raw(" stroke=\"")
    hex(stroke.colour(dark: isDark))
    raw("\" fill=\"")
    hex(fill.colour(dark: isDark))
    raw("\"")
    attribute("stroke-width", width)
  }

  /// Appends the plain attribute for a colour of a gradient, and its class.
  mutating func stopColour(_ shade: Shade) {
    if hasClasses {
      raw(" class=\"g-")
      name(shade)
      raw("\"")
    }
    raw(" stop-color=\"")
    hex(shade.colour(dark: isDark))
    raw("\"")
  }

  private mutating func classes(fill: Shade?, stroke: Shade?) {
    raw(" class=\"")
    if let fill {
      raw("f-")
      name(fill)
    }
    if let stroke {
      raw(fill == nil ? "s-" : " s-")
      name(stroke)
    }
    raw("\"")
  }

  /// Appends a shade's name.
  mutating func name(_ shade: Shade) {
    let (first, second) = shade.name
    raw(first)
    raw(second)
  }

  /// Appends a colour as `#rrggbb`.
  mutating func hex(_ colour: Colour) {
    let (red, green, blue) = colour.bytes
    bytes.append(UInt8(ascii: "#"))
    for byte in [red, green, blue] {
      for digit in [byte >> 4, byte & 15] {
        bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      }
    }
  }

  // MARK: - Shapes

  /// Appends the start of a rectangle: its place and its corner radius, the tag still open.
  mutating func openRect(_ rect: Rect, radius: Double = 0) {
    raw("<rect")
    attribute("x", rect.minX)
    attribute("y", rect.minY)
    attribute("width", rect.width)
    attribute("height", rect.height)
    if radius > 0 { attribute("rx", min(radius, rect.width / 2, rect.height / 2)) }
  }

  /// Appends a filled rectangle.
  mutating func rect(_ rect: Rect, radius: Double = 0, fill shade: Shade) {
    openRect(rect, radius: radius)
    fill(shade)
    raw("/>\n")
  }

  /// Appends a straight line, the tag still open.
  mutating func openLine(from start: Point, to end: Point) {
    raw("<line")
    attribute("x1", start.x)
    attribute("y1", start.y)
    attribute("x2", end.x)
    attribute("y2", end.y)
  }

  /// Appends a straight line.
  mutating func line(from start: Point, to end: Point, _ shade: Shade, width: Double) {
    openLine(from: start, to: end)
    stroke(shade, width: width)
    raw("/>\n")
  }

  /// Appends a filled circle.
  mutating func circle(_ centre: Point, radius: Double, fill shade: Shade) {
    raw("<circle")
    attribute("cx", centre.x)
    attribute("cy", centre.y)
    attribute("r", radius)
    fill(shade)
    raw("/>\n")
  }

  /// Appends a path command with its coordinates.
  mutating func command(_ letter: String, _ values: Double...) {
    raw(letter)
    for (index, value) in values.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: " ")) }
      number(value)
    }
  }
}
