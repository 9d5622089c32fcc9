/// The four half lines that meet in one character of a terminal, each absent, dashed, light or heavy.
struct LineArms: Hashable, Sendable {
  /// How a line is drawn; the greater one wins where lines meet.
  enum Weight: UInt8, Comparable {
    case none
    case dashed
    case light
    case heavy

    static func < (left: Weight, right: Weight) -> Bool { left.rawValue < right.rawValue }
  }

  var up = Weight.none
  var right = Weight.none
  var down = Weight.none
  var left = Weight.none

  var isEmpty: Bool { self == LineArms() }

  /// Both sets of lines in one character.
  mutating func merge(_ other: LineArms) {
    up = max(up, other.up)
    right = max(right, other.right)
    down = max(down, other.down)
    left = max(left, other.left)
  }

  // MARK: - Characters

  /// The box-drawing characters by their arms (up, right, down, left) as digits of base 3.
  private static let boxes: [Character] = Array(
    " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋")

  /// The character that shows the lines.
  func character(_ characters: TextRenderer.Characters) -> Character {
    characters == .unicode ? box : ascii
  }

  private var box: Character {
    if up == .none, down == .none, right == .dashed, left == .dashed { return "┄" }
    if left == .none, right == .none, up == .dashed, down == .dashed { return "┆" }
    let index = [up, right, down, left].reduce(0) { sum, arm in
      sum * 3 + (arm == .heavy ? 2 : arm == .none ? 0 : 1)
    }
    return Self.boxes[index]
  }

  private var ascii: Character {
    let across = max(left, right)
    let along = max(up, down)
    if across != .none, along != .none { return "+" }
    switch (across, along) {
    case (.heavy, _): return "="
    case (.light, _): return "-"
    case (.dashed, _): return "."
    case (_, .dashed): return ":"
    default: return along == .none ? " " : "|"
    }
  }
}
