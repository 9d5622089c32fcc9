/// What a colour is for; each has a light and a dark value and a class name of its own.
package enum Shade: Hashable, Sendable {
  /// The paper around the devices.
  case page
  /// The strip on which content below the fold lies.
  case strip
  /// The screen of a device.
  case screen
  /// A card, a bar of a cell: the system's secondary background.
  case card
  /// A value's box: the system's tertiary background.
  case cell
  /// Texts.
  case ink
  /// Texts of less weight.
  case second
  /// Thin lines.
  case hairline
  /// The rim of a device.
  case rim
  /// What the display leaves out.
  case cutout
  /// Outlines of what is not on the screen.
  case ghost
  /// The viewport's edge, chosen tabs and buttons.
  case accent
  /// A pale box of a tint.
  case pale(Tint)
  /// A tint itself: borders and symbols.
  case tint(Tint)
  /// A tint as a text: darkened, in dark mode lightened, as far as 4.5 to 1 on a card asks for.
  case title(Tint)
  /// The upper colour of a picture.
  case pictureTop(Tint)
  /// The lower colour of a picture.
  case pictureBottom(Tint)
  /// The shoulders of a portrait.
  case shoulders(Tint)
  /// The head of a portrait.
  case head(Tint)
  /// The hair of a portrait.
  case hair(Tint)

  /// The colour for a mode.
  package func colour(dark: Bool) -> Colour {
    switch self {
    case .page: Colour(hex: dark ? 0x0E0E11 : 0xE9EBF0)
    case .strip: Colour(hex: dark ? 0x17171B : 0xF4F5F8)
    case .screen: dark ? .black : .white
    case .card: Colour(hex: dark ? 0x1C1C1E : 0xF2F2F7)
    case .cell: Colour(hex: dark ? 0x2C2C2E : 0xFFFFFF)
    case .ink: Colour(hex: dark ? 0xF5F5F7 : 0x1C1C1E)
    case .second: Colour(hex: dark ? 0xAEAEB4 : 0x5C5C63)
    case .hairline: Colour(hex: dark ? 0x3A3A3C : 0xD1D1D6)
    case .rim: Colour(hex: dark ? 0x4A4A4E : 0x2A2A2E)
    case .cutout: Colour(hex: dark ? 0x1C1C1E : 0x0A0A0C)
    case .ghost: Colour(hex: dark ? 0x7A7A82 : 0x85858E)
    case .accent: Colour(hex: dark ? 0x5AA9FF : 0x0056C8)
    case .tint(let tint): tint.colour(dark: dark)
    case .title(let tint):
      tint.colour(dark: dark)
        .mixed(with: dark ? .white : .black, share: tint.titleShare(dark: dark))
    default: picture(dark: dark)
    }
  }

  private func picture(dark: Bool) -> Colour {
    let far: Colour = dark ? .black : .white
    return switch self {
    case .pale(let tint): tint.colour(dark: dark).mixed(with: far, share: dark ? 0.75 : 0.86)
    case .pictureTop(let tint): tint.colour(dark: dark).mixed(with: far, share: dark ? 0.5 : 0.74)
    case .pictureBottom(let tint):
      tint.colour(dark: dark).mixed(with: far, share: dark ? 0.66 : 0.42)
    case .shoulders(let tint): tint.colour(dark: dark).mixed(with: .black, share: dark ? 0.3 : 0.22)
    case .head(let tint): tint.colour(dark: dark).mixed(with: .white, share: dark ? 0.6 : 0.82)
    case .hair(let tint): tint.colour(dark: dark).mixed(with: .black, share: dark ? 0.86 : 0.45)
    default: .black
    }
  }

  /// The class name after its prefix.
  package var name: (String, String) {
    switch self {
    case .page: ("page", "")
    case .strip: ("strip", "")
    case .screen: ("screen", "")
    case .card: ("card", "")
    case .cell: ("cell", "")
    case .ink: ("ink", "")
    case .second: ("second", "")
    case .hairline: ("hairline", "")
    case .rim: ("rim", "")
    case .cutout: ("cutout", "")
    case .ghost: ("ghost", "")
    case .accent: ("accent", "")
    case .pale(let tint): ("pale-", tint.name)
    case .tint(let tint): ("tint-", tint.name)
    case .title(let tint): ("title-", tint.name)
    case .pictureTop(let tint): ("top-", tint.name)
    case .pictureBottom(let tint): ("bottom-", tint.name)
    case .shoulders(let tint): ("shoulders-", tint.name)
    case .head(let tint): ("head-", tint.name)
    case .hair(let tint): ("hair-", tint.name)
    }
  }

  /// The colours that do not depend on a tint.
  package static let plain: [Shade] = [
    .page, .strip, .screen, .card, .cell, .ink, .second, .hairline, .rim, .cutout, .ghost, .accent,
  ]

  /// The colours of one tint.
  package static func colours(of tint: Tint) -> [Shade] {
    [
      .pale(tint), .tint(tint), .title(tint), .pictureTop(tint), .pictureBottom(tint),
      .shoulders(tint),
      .head(tint), .hair(tint),
    ]
  }
}

extension Tint {
  /// The name in classes and ids.
  var name: String {
    switch self {
    case .blue: "blue"
    case .red: "red"
    case .purple: "purple"
    case .green: "green"
    case .orange: "orange"
    case .pink: "pink"
    case .yellow: "yellow"
    case .mint: "mint"
    case .indigo: "indigo"
    case .gray: "gray"
    }
  }

  /// The system colour of a mode.
  func colour(dark: Bool) -> Colour {
    switch self {
    case .blue: dark ? Colour(10, 132, 255) : Colour(0, 122, 255)
    case .red: dark ? Colour(255, 69, 58) : Colour(255, 59, 48)
    case .purple: dark ? Colour(191, 90, 242) : Colour(175, 82, 222)
    case .green: dark ? Colour(48, 209, 88) : Colour(52, 199, 89)
    case .orange: dark ? Colour(255, 159, 10) : Colour(255, 149, 0)
    case .pink: dark ? Colour(255, 55, 95) : Colour(255, 45, 85)
    case .yellow: dark ? Colour(255, 214, 10) : Colour(255, 204, 0)
    case .mint: dark ? Colour(99, 230, 226) : Colour(0, 199, 190)
    case .indigo: dark ? Colour(94, 92, 230) : Colour(88, 86, 214)
    case .gray: Colour(142, 142, 147)
    }
  }

  /// The least share of black, in dark mode of white, with which texts stand out by 4.5 to 1.
  fileprivate func titleShare(dark: Bool) -> Double {
    switch self {
    case .indigo: dark ? 0.17 : 0
    case _ where dark: 0
    case .blue: 0.13
    case .red: 0.19
    case .purple: 0.12
    case .green, .orange: 0.37
    case .pink: 0.18
    case .yellow: 0.48
    case .mint: 0.38
    case .gray: 0.23
    }
  }
}
