/// How many terminal columns texts take, by the East Asian widths and emoji of Unicode.
///
/// ```swift
/// TerminalWidth.columns(of: "日本 e\u{301}")  // 6
/// ```
public enum TerminalWidth {
  /// What a code point adds to the character that it stands in, as the table stores it.
  enum Class: UInt32 {
    /// Combining marks, format and control characters, the vowels and final consonants of Hangul.
    case zero
    /// Everything else, and what is ambiguous.
    case narrow
    /// Wide and full-width characters, most emoji among them.
    case wide
    /// A sign that is wide where U+FE0F asks for its picture.
    case narrowEmoji

    var columns: Int {
      switch self {
      case .zero: 0
      case .narrow, .narrowEmoji: 1
      case .wide: 2
      }
    }
  }

  /// The columns of a text: the sum over its characters.
  public static func columns(of text: String) -> Int {
    // Printable ASCII is as wide as it is long, and nearly all there is.
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text.utf8.count }
    return text.reduce(0) { $0 + columns(of: $1) }
  }

  /// The columns of a character as a person sees it: a flag and a family of emoji take two.
  public static func columns(of character: Character) -> Int {
    var columns = 0
    var isJoined = false
    var last = Class.zero
    for scalar in character.unicodeScalars {
      switch scalar.value {
      case 0xFE0F where columns > 0, 0x1F3FB...0x1F3FF where columns > 0:
        // Both ask for the picture of a sign that is narrow by itself; skin tones show in it.
        if last == .narrowEmoji { columns += 1 }
        last = .zero
      case 0x200D:
        isJoined = true
      default:
        last = kind(of: scalar)
        // What is joined to a picture becomes part of it; letters joined to letters stay beside them.
        if isJoined, last == .wide || last == .narrowEmoji { last = .zero }
        columns += last.columns
        isJoined = isJoined && last == .zero
      }
    }
    return columns
  }

  /// The columns of one code point by itself.
  public static func columns(of scalar: Unicode.Scalar) -> Int { kind(of: scalar).columns }

  /// The longest start of a text that fits into so many columns, whole characters only.
  public static func prefix(of text: String, columns limit: Int) -> Substring {
    var end = text.startIndex
    var used = 0
    while end < text.endIndex {
      used += columns(of: text[end])
      guard used <= limit else { break }
      end = text.index(after: end)
    }
    return text[..<end]
  }

  /// The class of a code point, found by halving in the table, for ASCII without it.
  static func kind(of scalar: Unicode.Scalar) -> Class {
    let value = scalar.value
    if (0x3A..<0x7F).contains(value) || value == 0x20 { return .narrow }
    var low = 0
    var high = changes.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if changes[middle] >> 2 <= value { low = middle } else { high = middle }
    }
    return Class(rawValue: changes[low] & 3) ?? .narrow
  }
}
