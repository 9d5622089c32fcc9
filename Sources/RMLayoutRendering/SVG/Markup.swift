import RMLayout

/// SVG markup under construction: UTF-8 bytes in one buffer, numbers with at most two decimals.
struct Markup {
  private var buffer: ByteBuffer
  /// The attributes for some ways of painting.
  private var paints: [(paint: Paint, text: String)] = []
  /// Whether plain attributes hold the dark colours.
  private let isDark: Bool
  /// Whether classes are written, by which the style sheet overrides the plain attributes.
  private let hasClasses: Bool

  /// Starts empty; `room` is how many bytes there may be without the buffer growing.
  init(_ appearance: SVGRenderer.Appearance = .automatic, room: Int = 1 << 16) {
    buffer = ByteBuffer(room: room)
    isDark = appearance == .dark
    hasClasses = appearance == .automatic
  }

  /// What is written so far, as a copy.
  var bytes: [UInt8] { buffer.bytes }

  /// Hands out what has been written, and starts anew.
  mutating func takeBytes() -> [UInt8] { buffer.takeBytes() }

  /// What is written, without a copy.
  consuming func finished() -> [UInt8] { buffer.finished() }

  /// Appends markup as it is.
  mutating func raw(_ text: String) { buffer.append(text) }

  /// Appends a number, rounded to hundredths, half away from zero; one that is not finite reads 0.
  mutating func number(_ value: Double) {
    let magnitude = abs(value)
    guard magnitude < 1e15 else {
      raw(value.isFinite ? value.decimalText : "0")
      return
    }
    let hundredths = UInt64(magnitude * 100 + 0.5)
    if value < 0, hundredths > 0 { buffer.append(UInt8(ascii: "-")) }
    whole(hundredths / 100)
    let rest = UInt8(hundredths % 100)
    guard rest > 0 else { return }
    buffer.append(UInt8(ascii: "."))
    buffer.append(UInt8(ascii: "0") + rest / 10)
    if rest % 10 > 0 { buffer.append(UInt8(ascii: "0") + rest % 10) }
  }

  /// Appends a whole number.
  mutating func whole(_ value: UInt64) { buffer.append(digitsOf: value) }

  /// Appends ` name="number"`.
  mutating func attribute(_ name: String, _ value: Double) {
    buffer.append(name, between: UInt8(ascii: " "), and: UInt8(ascii: "="))
    buffer.append(UInt8(ascii: "\""))
    number(value)
    buffer.append(UInt8(ascii: "\""))
  }

  /// Appends text as character data or attribute value; control characters are left out.
  mutating func escaped(_ text: String) {
    guard text.utf8.contains(where: { $0.isMarkup }) else { return raw(text) }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): raw("&amp;")
      case UInt8(ascii: "<"): raw("&lt;")
      case UInt8(ascii: ">"): raw("&gt;")
      case UInt8(ascii: "\""): raw("&quot;")
      case 0..<0x20, 0x7F: break
      default: buffer.append(byte)
      }
    }
  }

  // MARK: - Colours

  /// Appends the plain attribute for a fill, and its class.
  mutating func fill(_ shade: Shade) { paint(Paint(fill: shade)) }

  /// Appends the plain attribute for a line without a fill, and its class.
  mutating func stroke(_ shade: Shade, width: Double) {
    paint(Paint(stroke: shade))
    attribute("stroke-width", width)
  }

  /// Appends plain attributes for a filled shape with a line around, and their classes.
  mutating func paint(fill: Shade, stroke: Shade, width: Double) {
    paint(Paint(fill: fill, stroke: stroke))
    attribute("stroke-width", width)
  }

  /// A picture has few ways of painting, each of them many times: the texts of the last are kept.
  private mutating func paint(_ paint: Paint) {
    if let known = paints.first(where: { $0.paint == paint }) { return raw(known.text) }
    var markup = Markup(isDark ? .dark : hasClasses ? .automatic : .light, room: 100)
    markup.write(paint)
    let text = String(decoding: markup.bytes, as: UTF8.self)
    if paints.count == 12 { paints.removeFirst() }
    paints.append((paint, text))
    raw(text)
  }

  private mutating func write(_ paint: Paint) {
    if hasClasses { classes(fill: paint.fill, stroke: paint.stroke) }
    if let stroke = paint.stroke {
      raw(paint.fill == nil ? " fill=\"none\" stroke=\"" : " stroke=\"")
      hex(stroke.colour(dark: isDark))
      raw("\"")
    }
    if let fill = paint.fill {
      raw(" fill=\"")
      hex(fill.colour(dark: isDark))
      raw("\"")
    }
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
    buffer.append(UInt8(ascii: "#"))
    hex(red)
    hex(green)
    hex(blue)
  }

  private mutating func hex(_ byte: UInt8) {
    digit(byte >> 4)
    digit(byte & 15)
  }

  private mutating func digit(_ digit: UInt8) {
    buffer.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
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
      if index > 0 { buffer.append(UInt8(ascii: " ")) }
      number(value)
    }
  }
}

/// A way of painting a shape.
private struct Paint: Hashable {
  var fill: Shade?
  var stroke: Shade?
}

extension UInt8 {
  /// Whether a byte of a text means something else in markup, or nothing.
  fileprivate var isMarkup: Bool {
    switch self {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), 0..<0x20,
      0x7F:
      true
    default: false
    }
  }
}
