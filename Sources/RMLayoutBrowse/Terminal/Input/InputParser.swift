/// Turns the bytes that a terminal sends into keys, mouse events and answers.
///
/// Bytes may come in pieces: what is not whole waits for the next ones. Unknown sequences are left
/// out whole, so that their letters are never taken for keys.
package struct InputParser: Sendable {
  private var waiting: [UInt8] = []
  /// What was pasted so far; nil outside of a paste.
  private var pasted: [UInt8]?

  /// No sequence of a terminal is longer; what goes on is noise.
  private static let longestSequence = 256
  /// More pasted text than any search needs is cut off.
  private static let longestPaste = 4096

  package init() {}

  /// Whether an escape character waits, which may be the key or the start of a sequence.
  package var isWaiting: Bool { !waiting.isEmpty }

  /// The inputs that are whole with these bytes.
  package mutating func inputs(from bytes: some Sequence<UInt8>) -> [Input] {
    waiting += bytes
    var inputs: [Input] = []
    var position = 0
    while position < waiting.count {
      guard let (length, input) = next(at: position) else {
        // Too long for a sequence: noise.
        if waiting.count - position > Self.longestSequence { position = waiting.count }
        break
      }
      if let input = take(input, waiting[position..<position + length]) { inputs.append(input) }
      position += length
    }
    waiting.removeFirst(position)
    return inputs
  }

  /// What waits, once nothing has followed for a moment: an escape character was the key.
  package mutating func flush() -> [Input] {
    guard let first = waiting.first else { return [] }
    let rest = waiting.dropFirst()
    waiting = []
    let key: [Input] = first == 0x1B && pasted == nil ? [.key(.escape)] : []
    return key + inputs(from: rest) + (waiting.isEmpty ? [] : flush())
  }

  // Within a paste everything is text until its end.
  private mutating func take(_ parsed: Parsed, _ bytes: ArraySlice<UInt8>) -> Input? {
    switch parsed {
    case .pasteStart:
      pasted = []
      return nil
    case .pasteEnd:
      defer { pasted = nil }
      return pasted.map { .paste(String(decoding: $0, as: UTF8.self)) }
    case .input(let input):
      guard let text = pasted else { return input }
      if text.count + bytes.count <= Self.longestPaste, bytes.first != 0x1B { pasted? += bytes }
      return nil
    case .unknown:
      return nil
    }
  }
}

// MARK: - One input

extension InputParser {
  private enum Parsed {
    case input(Input)
    case pasteStart
    case pasteEnd
    case unknown
  }

  /// The length of what stands at a position and what it is; nil if bytes are missing.
  private func next(at position: Int) -> (length: Int, Parsed)? {
    let bytes = waiting[position...]
    guard let first = bytes.first else { return nil }
    if first == 0x1B { return sequence(bytes) }
    if first < 0x20 || first == 0x7F { return (1, control(first)) }
    return character(bytes)
  }

  private func control(_ byte: UInt8) -> Parsed {
    switch byte {
    case 0x09: .input(.key(.tab))
    case 0x0A, 0x0D: .input(.key(.enter))
    case 0x08, 0x7F: .input(.key(.backspace))
    case 0x01...0x1A: .input(.key(.control(Unicode.Scalar(byte + 0x60))))
    default: .unknown
    }
  }

  /// A character in UTF-8; bytes that are none are left out one by one.
  private func character(_ bytes: ArraySlice<UInt8>) -> (Int, Parsed)? {
    let first = bytes[bytes.startIndex]
    let length =
      first < 0x80
      ? 1 : first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0
    guard length > 0 else { return (1, .unknown) }
    let whole = bytes.prefix(length)
    guard whole.dropFirst().allSatisfy({ $0 & 0xC0 == 0x80 }) else { return (1, .unknown) }
    guard whole.count == length else { return nil }
    let text = String(decoding: whole, as: UTF8.self)
    guard let scalar = text.unicodeScalars.first, scalar != "\u{FFFD}" || length == 3 else {
      return (1, .unknown)
    }
    return (length, .input(.key(.character(scalar))))
  }

  /// An escape character and what follows.
  private func sequence(_ bytes: ArraySlice<UInt8>) -> (Int, Parsed)? {
    guard let second = bytes.dropFirst().first else { return nil }
    switch second {
    case UInt8(ascii: "["):
      return controlSequence(bytes)
    case UInt8(ascii: "O"):
      guard let third = bytes.dropFirst(2).first else { return nil }
      return (3, Self.named(third))
    case UInt8(ascii: "]"), UInt8(ascii: "P"):
      return answer(bytes)
    default:
      // Nothing here listens to the alternate key, so this is a key that quickly followed another.
      return (1, .input(.key(.escape)))
    }
  }

  /// `ESC [`, parameters, and a letter that says what they mean.
  private func controlSequence(_ bytes: ArraySlice<UInt8>) -> (Int, Parsed)? {
    let body = bytes.dropFirst(2)
    guard let end = body.firstIndex(where: { !(0x20..<0x40).contains($0) }) else { return nil }
    let length = end - bytes.startIndex + 1
    // A byte that cannot stand in a sequence ends it, and is read again by itself.
    guard (0x40..<0x7F).contains(body[end]) else { return (length - 1, .unknown) }
    let parameters = body[..<end]
    if parameters.first == UInt8(ascii: "<") {
      return (length, Self.mouse(parameters.dropFirst(), isPress: body[end] == UInt8(ascii: "M")))
    }
    guard body[end] == UInt8(ascii: "~") else { return (length, Self.named(body[end])) }
    return (length, Self.numbered(Self.numbers(parameters).first ?? 0))
  }

  private static func numbers(_ bytes: ArraySlice<UInt8>) -> [Int] {
    bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
      Int(String(decoding: $0, as: UTF8.self)) ?? 0
    }
  }

  private static func named(_ letter: UInt8) -> Parsed {
    switch letter {
    case UInt8(ascii: "A"): .input(.key(.up))
    case UInt8(ascii: "B"): .input(.key(.down))
    case UInt8(ascii: "C"): .input(.key(.right))
    case UInt8(ascii: "D"): .input(.key(.left))
    case UInt8(ascii: "H"): .input(.key(.home))
    case UInt8(ascii: "F"): .input(.key(.end))
    case UInt8(ascii: "Z"): .input(.key(.backTab))
    default: .unknown
    }
  }

  private static func numbered(_ number: Int) -> Parsed {
    switch number {
    case 1, 7: .input(.key(.home))
    case 4, 8: .input(.key(.end))
    case 3: .input(.key(.delete))
    case 5: .input(.key(.pageUp))
    case 6: .input(.key(.pageDown))
    case 200: .pasteStart
    case 201: .pasteEnd
    default: .unknown
    }
  }

  /// The button or wheel, the column and the row, both from 1.
  private static func mouse(_ parameters: ArraySlice<UInt8>, isPress: Bool) -> Parsed {
    let numbers = numbers(parameters)
    guard isPress, numbers.count == 3, numbers[1] > 0, numbers[2] > 0 else { return .unknown }
    let action: Mouse.Action? =
      switch numbers[0] & ~0b11100 {
      case 0: .click
      case 64: .wheelUp
      case 65: .wheelDown
      case 66: .wheelLeft
      case 67: .wheelRight
      default: nil
      }
    guard let action else { return .unknown }
    return .input(.mouse(Mouse(action, column: numbers[1] - 1, row: numbers[2] - 1)))
  }

  /// `ESC ]` or `ESC P` up to a bell or `ESC \`: what the terminal says of itself.
  private func answer(_ bytes: ArraySlice<UInt8>) -> (Int, Parsed)? {
    let body = bytes.dropFirst(2)
    guard let end = body.firstIndex(where: { $0 == 0x07 || $0 == 0x1B }) else { return nil }
    var length = end - bytes.startIndex + 1
    if body[end] == 0x1B {
      guard let last = body[end...].dropFirst().first else { return nil }
      // Another sequence begins where this one should have ended.
      guard last == UInt8(ascii: "\\") else { return (length - 1, .unknown) }
      length += 1
    }
    let text = String(decoding: body[..<end], as: UTF8.self)
    let isAnswer = text.hasPrefix("1337;ReportCellSize=")
    return (length, isAnswer ? .input(.showsPictures) : .unknown)
  }
}
