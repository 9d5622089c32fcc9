import RMLayout

extension Markup {
  /// Appends the explanation of lines and boxes in the middle of the sheet's foot.
  mutating func legend(_ page: SVGPage) {
    let texts = ["on screen", "off screen", "viewport edge"]
    let labels = texts.map { Label(text: $0, size: 13, shade: .second) }
    let swatch = 34.0
    let gap = 28.0
    let widths = labels.map { swatch + 8 + $0.width }
    let total = widths.reduce(0, +) + gap * Double(labels.count - 1)
    let middle = page.size.height - SVGPage.legendHeight / 2
    var x = (page.size.width - total) / 2
    raw("<g id=\"legend\">\n")
    for (number, text) in labels.enumerated() {
      let sample = Rect(x: x, y: middle - 10, width: swatch, height: 20)
      switch number {
      case 0:
        openRect(sample, radius: 4)
        paint(fill: .card, stroke: .hairline, width: 1)
        raw("/>\n")
      case 1:
        openRect(sample, radius: 4)
        stroke(.ghost, width: 1)
        raw(" stroke-dasharray=\"4 3\"/>\n")
      default:
        openLine(from: Point(x: x, y: middle), to: Point(x: x + swatch, y: middle))
        stroke(.accent, width: 1.5)
        raw(" stroke-dasharray=\"7 4\"/>\n")
      }
      label(text, x: x + swatch + 8, y: middle.baseline(size: 13))
      x += widths[number] + gap
    }
    raw("</g>\n")
  }
}
