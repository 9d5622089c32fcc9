import RMLayoutRendering
import Testing

@Suite("Shades")
struct ShadeTests {
  /// The lightness of a colour as the contrast rule of the web content guidelines weighs it.
  private func luminance(_ colour: Colour) -> Double {
    let (red, green, blue) = colour.bytes
    func linear(_ byte: UInt8) -> Double {
      // The third power of a polynomial root is close enough to 2.4 for a bound of 4.5 to 1.
      let value = Double(byte) / 255
      guard value > 0.04045 else { return value / 12.92 }
      let base = (value + 0.055) / 1.055
      let fifth = (1...60).reduce(base) { guess, _ in
        guess - (guess * guess * guess * guess * guess - base * base)
          / (5 * guess * guess * guess * guess)
      }
      return base * base * fifth
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  private func contrast(_ first: Shade, _ second: Shade, dark: Bool) -> Double {
    let values = [luminance(first.colour(dark: dark)), luminance(second.colour(dark: dark))]
    return ((values.max() ?? 0) + 0.05) / ((values.min() ?? 0) + 0.05)
  }

  @Test("contrast is measured as the guidelines do: black on white is 21 to 1")
  func measuresContrast() {
    #expect(abs(contrast(.screen, .screen, dark: false) - 1) < 0.001)
    let white = luminance(Shade.screen.colour(dark: false))
    let black = luminance(Shade.screen.colour(dark: true))
    #expect(abs((white + 0.05) / (black + 0.05) - 21) < 0.001)
  }

  @Test("texts stand out from what they are written on by 4.5 to 1", arguments: [false, true])
  func isReadable(dark: Bool) {
    let boxes: [Shade] = [.page, .strip, .screen, .card, .cell]
    for box in boxes {
      #expect(contrast(.ink, box, dark: dark) >= 4.5, "\(box)")
      #expect(contrast(.second, box, dark: dark) >= 4.5, "\(box)")
    }
    for box in [Shade.page, .strip, .screen] {
      #expect(contrast(.accent, box, dark: dark) >= 4.5, "\(box)")
      #expect(contrast(.ghost, box, dark: dark) >= 3, "\(box)")
    }
    for tint in Tint.allCases {
      #expect(contrast(.ink, .pale(tint), dark: dark) >= 4.5, "\(tint)")
      #expect(contrast(.title(tint), .card, dark: dark) >= 4.5, "\(tint)")
      #expect(contrast(.title(tint), .screen, dark: dark) >= 4.5, "\(tint)")
    }
  }

  @Test("each shade has a class name of its own")
  func hasNames() {
    let shades = Shade.plain + Tint.allCases.flatMap(Shade.colours(of:))
    let names = Set(shades.map { $0.name.0 + $0.name.1 })
    #expect(names.count == shades.count)
    #expect(names.contains("tint-mint"))
  }

  @Test("a title keeps as much of its tint as its contrast allows", arguments: [false, true])
  func keepsTints(dark: Bool) {
    for tint in Tint.allCases {
      let plain = contrast(.tint(tint), .card, dark: dark)
      let title = contrast(.title(tint), .card, dark: dark)
      #expect(plain >= 4.6 ? title == plain : title < 5.1, "\(tint)")
    }
  }
}
