import RMLayoutRendering

extension Style {
  /// The bars above and below.
  static let bar = Style(text: 231, ground: 236)
  /// What is at the keys' place.
  static let focused = Style(text: 51, .bold)
  /// Something went wrong.
  static let alarm = Style(text: 203, .bold)

  /// Text in the colour of a tint.
  static func tinted(_ tint: Tint, _ emphasis: Emphasis = []) -> Style {
    let number: UInt8 =
      switch tint {
      case .blue: 75
      case .red: 203
      case .purple: 141
      case .green: 78
      case .orange: 215
      case .pink: 211
      case .yellow: 221
      case .mint: 80
      case .indigo: 105
      case .gray: 245
      }
    return Style(text: number, emphasis)
  }
}
