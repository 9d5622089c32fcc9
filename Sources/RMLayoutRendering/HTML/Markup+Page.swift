import RMLayout

extension Markup {
  /// Appends everything before the first scene.
  mutating func openPage(title: String, language: String, _ scenes: [LayoutScene]) {
    let isRightToLeft =
      !scenes.isEmpty
      && scenes.allSatisfy { $0.solution.environment.layoutDirection == .rightToLeft }
    raw("<!DOCTYPE html>\n<html lang=\"")
    escaped(language)
    raw(isRightToLeft ? "\" dir=\"rtl\">\n" : "\" dir=\"ltr\">\n")
    raw("<head>\n<meta charset=\"utf-8\"/>\n")
    raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n")
    raw("<meta name=\"color-scheme\" content=\"light dark\"/>\n")
    // Whatever a page holds, it never asks a network for anything.
    raw("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; ")
    raw("img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'\"/>\n<title>")
    escaped(title)
    raw("</title>\n<style>\n")
    colours()
    raw(PageStyle.text)
    raw("</style>\n</head>\n<body>\n")
    drawings()
    raw("<h1>")
    escaped(title)
    raw("</h1>\n<main>\n")
  }

  /// Appends everything behind the last scene.
  mutating func closePage() {
    raw("</main>\n<script>\n")
    raw(PageScript.text)
    raw("</script>\n</body>\n</html>\n")
  }

  // MARK: - Colours

  private mutating func colours() {
    raw(":root {\n")
    plainColours(dark: false)
    raw("}\n")
    tintColours(dark: false)
    raw("@media (prefers-color-scheme: dark) {\n:root {\n")
    plainColours(dark: true)
    raw("}\n")
    tintColours(dark: true)
    raw("}\n")
  }

  private mutating func plainColours(dark: Bool) {
    for shade in Shade.plain { variable(shade.name.0, shade, dark: dark) }
  }

  private mutating func tintColours(dark: Bool) {
    for tint in Tint.allCases {
      raw(".t-")
      raw(tint.name)
      raw(" {\n")
      for shade in Shade.colours(of: tint) {
        variable(String(shade.name.0.dropLast()), shade, dark: dark)
      }
      raw("}\n")
    }
  }

  private mutating func variable(_ name: String, _ shade: Shade, dark: Bool) {
    raw("--")
    raw(name)
    raw(": ")
    hex(shade.colour(dark: dark))
    raw(";\n")
  }

  // MARK: - Drawings

  /// Appends the drawings that cells and bars use; the style sheet gives them their colours.
  private mutating func drawings() {
    raw("<svg class=\"drawings\" aria-hidden=\"true\">\n")
    for look in PortraitLook.allCases {
      raw("<symbol id=\"face-")
      raw(look.rawValue)
      raw("\" viewBox=\"0 0 100 100\" preserveAspectRatio=\"xMidYMax meet\">\n")
      figure(look, in: Rect(x: 0, y: 0, width: 106, height: 100), tint: .gray)
      raw("</symbol>\n")
    }
    for symbol in Symbol.allCases {
      raw("<symbol id=\"symbol-\(symbol)\" viewBox=\"0 0 24 24\">\n")
      self.symbol(symbol, centre: Point(x: 12, y: 12), size: 24, shade: .accent)
      raw("</symbol>\n")
    }
    raw("</svg>\n")
  }

  /// Appends one of the drawings.
  mutating func use(_ drawing: String) {
    raw("<svg class=\"drawing\" aria-hidden=\"true\"><use href=\"#")
    raw(drawing)
    raw("\"/></svg>")
  }
}
