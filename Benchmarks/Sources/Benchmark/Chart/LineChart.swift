import RMLayout

/// Time against item count, both logarithmic, as an SVG picture.
struct LineChart {
  struct Sample {
    let count: Int
    let seconds: Double
  }

  struct Line {
    let name: String
    let samples: [Sample]
    /// Whether the items are uniform, which are told from others by more than colour.
    let isDashed: Bool
  }

  let title: String
  let lines: [Line]

  private static let size = Size(width: 850, height: 460)
  private static let plot = Rect(x: 72, y: 52, width: 520, height: 350)
  /// Colours that people with colour blindness can tell apart (Okabe and Ito).
  private static let colors = ["#D55E00", "#0072B2", "#009E73", "#CC79A7", "#E69F00", "#555555"]

  var svg: String {
    let plot = Self.plot
    let samples = lines.flatMap(\.samples)
    let across = LogScale(
      exponents: LogScale.exponents(around: samples.map { Double($0.count) }), start: plot.minX,
      end: plot.maxX)
    let up = LogScale(
      exponents: LogScale.exponents(around: samples.map(\.seconds)), start: plot.maxY,
      end: plot.minY)
    return ([opening] + grid(across, up) + curves(across, up) + legend + ["</svg>"])
      .joined(separator: "\n")
  }

  private var opening: String {
    let width = Self.size.width.decimalText
    let height = Self.size.height.decimalText
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img" aria-label="\(title)" \
      font-family="Helvetica, Arial, 'DejaVu Sans', sans-serif" font-size="12" fill="#333333">
      <rect width="\(width)" height="\(height)" fill="#FFFFFF"/>
      <text x="\(Self.plot.minX.decimalText)" y="28" font-size="15" font-weight="bold">\(title)</text>
      """
  }

  // MARK: - Axes

  private func grid(_ across: LogScale, _ up: LogScale) -> [String] {
    let plot = Self.plot
    var parts: [String] = []
    for exponent in up.exponents {
      let y = up.position(ofExponent: exponent)
      parts.append(rule(from: Point(x: plot.minX, y: y), to: Point(x: plot.maxX, y: y)))
      parts.append(label(duration(exponent), at: Point(x: plot.minX - 8, y: y + 4), anchor: "end"))
    }
    for exponent in across.exponents {
      let x = across.position(ofExponent: exponent)
      parts.append(rule(from: Point(x: x, y: plot.minY), to: Point(x: x, y: plot.maxY)))
      parts.append(label(power(exponent), at: Point(x: x, y: plot.maxY + 18), anchor: "middle"))
    }
    parts.append(
      label("items", at: Point(x: (plot.minX + plot.maxX) / 2, y: plot.maxY + 40), anchor: "middle")
    )
    return parts
  }

  private func duration(_ exponent: Int) -> String {
    let units = [(-9, "ns"), (-6, "µs"), (-3, "ms"), (0, "s")]
    let unit = units.last { $0.0 <= exponent } ?? units[0]
    return "\(LogScale.power(exponent - unit.0).decimalText) \(unit.1)"
  }

  private func power(_ exponent: Int) -> String {
    let digits = Array("⁰¹²³⁴⁵⁶⁷⁸⁹")
    guard digits.indices.contains(exponent), exponent > 3 else {
      return exponent == 3 ? "1,000" : LogScale.power(exponent).decimalText
    }
    return "10\(digits[exponent])"
  }

  // MARK: - Lines

  private func curves(_ across: LogScale, _ up: LogScale) -> [String] {
    lines.indices.flatMap { index in
      let places = lines[index].samples.map {
        Point(x: across.position(of: Double($0.count)), y: up.position(of: $0.seconds))
      }
      let path = places.map { "\($0.x.decimalText),\($0.y.decimalText)" }.joined(separator: " ")
      let curve =
        "<polyline points=\"\(path)\" fill=\"none\" stroke=\"\(color(index))\" "
        + "stroke-width=\"2\" stroke-linejoin=\"round\"\(dashes(index))/>"
      return [curve] + places.map { dot(at: $0, color: color(index)) }
    }
  }

  private var legend: [String] {
    let x = Self.plot.maxX + 24
    return lines.indices.flatMap { index in
      let y = Self.plot.minY + 10 + Double(index) * 24
      return [
        """
        <line x1="\(x.decimalText)" y1="\(y.decimalText)" x2="\((x + 28).decimalText)" \
        y2="\(y.decimalText)" stroke="\(color(index))" stroke-width="2"\(dashes(index))/>
        """,
        dot(at: Point(x: x + 14, y: y), color: color(index)),
        label(lines[index].name, at: Point(x: x + 36, y: y + 4), anchor: "start"),
      ]
    }
  }

  private func color(_ index: Int) -> String { Self.colors[index % Self.colors.count] }

  private func dashes(_ index: Int) -> String {
    lines[index].isDashed ? " stroke-dasharray=\"6 4\"" : ""
  }

  // MARK: - Marks

  private func rule(from start: Point, to end: Point) -> String {
    """
    <line x1="\(start.x.decimalText)" y1="\(start.y.decimalText)" x2="\(end.x.decimalText)" \
    y2="\(end.y.decimalText)" stroke="#DDDDDD"/>
    """
  }

  private func label(_ text: String, at place: Point, anchor: String) -> String {
    """
    <text x="\(place.x.decimalText)" y="\(place.y.decimalText)" text-anchor="\(anchor)">\(text)</text>
    """
  }

  private func dot(at place: Point, color: String) -> String {
    """
    <circle cx="\(place.x.decimalText)" cy="\(place.y.decimalText)" r="3" fill="\(color)"/>
    """
  }
}

extension LineChart {
  /// A line of JSON for each line of the chart: pairs of item count and nanoseconds.
  var json: String {
    lines.map { line in
      let pairs = line.samples.map { "[\($0.count), \(($0.seconds * 1e9).decimalText)]" }
      return "{\"line\": \"\(line.name)\", \"nanoseconds\": [\(pairs.joined(separator: ", "))]}"
    }.joined(separator: "\n")
  }
}
