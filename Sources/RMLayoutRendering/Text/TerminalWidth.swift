/// How many terminal columns characters take: 0 for combining marks, 2 for wide ones, else 1.
package enum TerminalWidth {
  /// The columns of one scalar.
  package static func columns(of scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    guard value >= 0x300 else { return value < 0x20 || (0x7F..<0xA0).contains(value) ? 0 : 1 }
    if isCombining(value) { return 0 }
    return isWide(value) ? 2 : 1
  }

  /// The columns of a text: the sum over its characters, each as wide as its widest scalar.
  package static func columns(of text: String) -> Int {
    text.reduce(0) { $0 + columns(of: $1) }
  }

  /// The columns of one character as a person sees it.
  package static func columns(of character: Character) -> Int {
    var widest = 0
    for scalar in character.unicodeScalars {
      // U+FE0F asks for the picture form of a sign that is narrow by itself.
      widest = max(widest, scalar.value == 0xFE0F ? 2 : columns(of: scalar))
    }
    return widest
  }

  private static func isCombining(_ value: UInt32) -> Bool {
    switch value {
    case 0x300...0x36F, 0x483...0x489, 0x591...0x5BD, 0x610...0x61A, 0x64B...0x65F, 0x200B...0x200F,
      0x202A...0x202E, 0x2060...0x2069, 0x20D0...0x20F0, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xFEFF,
      0xE0100...0xE01EF:
      true
    default: false
    }
  }

  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x231A...0x231B, 0x23E9...0x23EC, 0x2E80...0x303E, 0x3041...0x33FF,
      0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F000...0x1F9FF,
      0x1FA70...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
