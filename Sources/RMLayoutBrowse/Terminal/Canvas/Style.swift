/// How a cell looks: colours of the palette of 256, and what is laid over them.
package struct Style: Hashable, Sendable {
  /// What makes text stand out, also without colour.
  package struct Emphasis: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let bold = Emphasis(rawValue: 1)
    package static let faint = Emphasis(rawValue: 2)
    package static let underlined = Emphasis(rawValue: 4)
    package static let inverse = Emphasis(rawValue: 8)
  }

  /// The number of the text's colour; nil is the terminal's own.
  package var text: UInt8?
  /// The number of the ground's colour; nil is the terminal's own.
  package var ground: UInt8?
  package var emphasis: Emphasis

  package init(text: UInt8? = nil, ground: UInt8? = nil, _ emphasis: Emphasis = []) {
    self.text = text
    self.ground = ground
    self.emphasis = emphasis
  }

  package static let plain = Style()
  package static let bold = Style(.bold)
  package static let faint = Style(.faint)

  /// What switches to this style from any other.
  func append(to bytes: inout [UInt8], isColoured: Bool) {
    bytes += [0x1B, UInt8(ascii: "["), UInt8(ascii: "0")]
    let codes: [(Emphasis, String)] = [
      (.bold, ";1"), (.faint, ";2"), (.underlined, ";4"), (.inverse, ";7"),
    ]
    for (flag, code) in codes where emphasis.contains(flag) { bytes += code.utf8 }
    if isColoured, let text { bytes += ";38;5;\(text)".utf8 }
    if isColoured, let ground { bytes += ";48;5;\(ground)".utf8 }
    bytes.append(UInt8(ascii: "m"))
  }
}
