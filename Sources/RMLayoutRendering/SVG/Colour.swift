/// A colour of the sRGB space in three bytes.
package struct Colour: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double

  init(_ red: Double, _ green: Double, _ blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  init(hex: UInt32) {
    self.init(Double(hex >> 16 & 255), Double(hex >> 8 & 255), Double(hex & 255))
  }

  static let white = Colour(255, 255, 255)
  static let black = Colour(0, 0, 0)

  /// The colour with a share of another one mixed in.
  func mixed(with other: Colour, share: Double) -> Colour {
    Colour(
      red + (other.red - red) * share, green + (other.green - green) * share,
      blue + (other.blue - blue) * share)
  }

  /// The three bytes in the order in which they are written.
  package var bytes: (UInt8, UInt8, UInt8) {
    (UInt8(red + 0.5), UInt8(green + 0.5), UInt8(blue + 0.5))
  }
}
