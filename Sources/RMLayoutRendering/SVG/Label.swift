import RMLayout

/// A line of text in a picture: what it says, how, and from where it is set.
struct Label {
  /// The weights that are used, by their numbers.
  enum Weight: Double {
    case light = 300
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
  }

  /// The point of a line that stands at its x.
  enum Anchor {
    case start
    case middle
    case end
  }

  /// The height of a line of common sans-serif fonts from its highest letter to its lowest, and of
  /// that the part above the baseline, both in font sizes.
  static let lineHeight = 1.17
  static let ascent = 0.93

  /// The height that a line of a size takes at most, where renderers round it to whole pixels.
  static func room(for size: Double) -> Double { size * lineHeight + 3 }

  /// The size of a line that takes a height at most.
  static func size(for height: Double) -> Double { (height - 3) / lineHeight }

  var text: String
  var size: Double
  var weight = Weight.regular
  var shade = Shade.ink
  var anchor = Anchor.start

  /// The width that the line takes at most in common sans-serif fonts, in points.
  var width: Double { LabelMetrics.width(of: text, size: size, isHeavy: isHeavy) }

  /// Whether the glyphs are wider than those of a book weight.
  var isHeavy: Bool { weight.rawValue >= Weight.semibold.rawValue }

  /// The label shortened with `…` to a width; empty where not even one character fits.
  func shortened(to width: Double) -> Label {
    var label = self
    label.text = LabelMetrics.shortened(text, to: width, size: size, isHeavy: isHeavy)
    return label
  }
}

extension Markup {
  /// Appends a text element with its baseline at `y`; nothing for an empty text.
  mutating func label(_ label: Label, x: Double, y: Double) {
    guard !label.text.isEmpty else { return }
    openLabel(label, x: x, y: y)
    raw(">")
    escaped(label.text)
    raw("</text>\n")
  }

  /// Appends the start of a text element, the tag still open.
  mutating func openLabel(_ label: Label, x: Double, y: Double) {
    raw("<text")
    attribute("x", x)
    attribute("y", y)
    attribute("font-size", label.size)
    if label.weight != .regular { attribute("font-weight", label.weight.rawValue) }
    switch label.anchor {
    case .start: break
    case .middle: raw(" text-anchor=\"middle\"")
    case .end: raw(" text-anchor=\"end\"")
    }
    fill(label.shade)
  }
}

extension Double {
  /// The baseline on which capitals of a font size stand centred around this y.
  func baseline(size: Double) -> Double { self + size * 0.36 }
}
