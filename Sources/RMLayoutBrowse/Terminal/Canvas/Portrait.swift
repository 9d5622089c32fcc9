import RMLayoutRendering

/// A made-up portrait in half blocks, the same for an id whenever it is drawn.
struct Portrait {
  private let ground: UInt8
  private let hair: UInt8
  private let skin: UInt8
  private let shirt: UInt8
  private let hairHeight: Double
  private let isSpiky: Bool

  private static let grounds: [UInt8] = [24, 30, 60, 65, 94, 96, 102, 131, 67, 72]
  private static let hairs: [UInt8] = [232, 52, 94, 117, 130, 153, 172, 214, 240, 250]
  private static let skins: [UInt8] = [223, 216, 180, 173, 137, 150, 146, 187]
  private static let shirts: [UInt8] = [25, 29, 88, 92, 166, 178, 238, 252, 23, 57]

  init(id: Int) {
    // The multiplier of a well-known generator spreads ids that follow each other.
    var bits = (UInt64(bitPattern: Int64(id)) &+ 1) &* 6_364_136_223_846_793_005
    func pick(_ colours: [UInt8]) -> UInt8 {
      bits = bits &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return colours[Int(bits >> 33) % colours.count]
    }
    ground = pick(Self.grounds)
    hair = pick(Self.hairs)
    skin = pick(Self.skins)
    shirt = pick(Self.shirts)
    hairHeight = 0.1 + Double(bits >> 40 & 7) * 0.02
    isSpiky = bits >> 44 & 1 == 0
  }

  /// The colour at a place of a square, both from 0 to 1, y from the top.
  private func colour(x: Double, y: Double) -> UInt8 {
    let dx = x - 0.5
    let head = (dx / 0.19) * (dx / 0.19) + ((y - 0.46) / 0.25) * ((y - 0.46) / 0.25)
    if head < 1 {
      if y > 0.42, y < 0.49, abs(abs(dx) - 0.08) < 0.03 { return 231 }
      if y > 0.58, y < 0.63, abs(dx) < 0.07 { return 52 }
      return y < 0.24 + hairHeight ? hair : skin
    }
    let spike = isSpiky && Int(x * 16) % 2 == 0 ? 0.08 : 0.02
    let crown =
      (dx / 0.23) * (dx / 0.23) + ((y - 0.42) / (0.27 + spike)) * ((y - 0.42) / (0.27 + spike))
    if crown < 1, y < 0.45 { return hair }
    let body = (dx / 0.42) * (dx / 0.42) + ((y - 1.05) / 0.33) * ((y - 1.05) / 0.33)
    if body < 1 { return shirt }
    return abs(dx) < 0.07 && y > 0.6 && y < 0.8 ? skin : ground
  }

  /// Draws the portrait over cells, each of which is two squares high.
  func draw(in cells: CellRect, on canvas: inout Canvas, isColoured: Bool) {
    let (width, height) = (Double(cells.columns.count), Double(cells.rows.count * 2))
    let side = min(width, height)
    let visible = cells.clamped(to: canvas.clip)
    for row in visible.rows {
      let top = Double((row - cells.rows.lowerBound) * 2) + 0.5
      for column in visible.columns {
        let x = (Double(column - cells.columns.lowerBound) + 0.5 - width / 2) / side + 0.5
        let upper = colour(x: x, y: (top - height) / side + 1)
        let lower = colour(x: x, y: (top + 1 - height) / side + 1)
        if isColoured {
          let character: Character = upper == lower ? " " : "▀"
          canvas.put(character, column: column, row: row, Style(text: upper, ground: lower))
        } else {
          let isNear = upper != ground || lower != ground
          canvas.put(isNear ? "▓" : "░", column: column, row: row, .faint)
        }
      }
    }
  }
}
