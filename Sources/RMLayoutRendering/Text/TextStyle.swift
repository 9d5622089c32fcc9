/// How a character looks on a terminal that shows colour: one parameter of its escape sequence.
struct TextStyle: Hashable, Sendable {
  let code: UInt8

  static let plain = TextStyle(code: 0)
  static let strong = TextStyle(code: 1)
  static let faint = TextStyle(code: 2)

  /// The terminal's own colour that comes nearest to a tint, so that it suits the user's background.
  static func tint(_ tint: Tint) -> TextStyle {
    switch tint {
    case .blue: TextStyle(code: 34)
    case .red: TextStyle(code: 31)
    case .purple: TextStyle(code: 35)
    case .green: TextStyle(code: 32)
    case .orange, .yellow: TextStyle(code: 33)
    case .pink: TextStyle(code: 95)
    case .mint: TextStyle(code: 36)
    case .indigo: TextStyle(code: 94)
    case .gray: TextStyle(code: 90)
    }
  }

  /// What switches from another style to this one.
  func sequence(after other: TextStyle) -> String {
    // Attributes add up, so the old one is taken back first.
    guard self != .plain else { return "\u{1B}[0m" }
    return other == .plain ? "\u{1B}[\(code)m" : "\u{1B}[0;\(code)m"
  }
}

extension LineArms {
  /// Edges of the viewport are strong, what lies outside is faint.
  var style: TextStyle {
    switch max(up, right, down, left) {
    case .heavy: .strong
    case .dashed: .faint
    case .light, .none: .plain
    }
  }
}
