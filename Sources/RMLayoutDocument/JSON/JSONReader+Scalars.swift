// MARK: - Strings

extension JSONReader {
  /// Passes a string and returns what stands between its quotes.
  mutating func string() throws(Fault) -> String {
    position += 1
    let start = position
    while let byte = current, byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
      position += 1
    }
    let plain = bytes[start..<position]
    if skip("\"") { return try text(of: plain) }
    return try text(of: try unescaped(after: plain)[...])
  }

  private func text(of utf8: ArraySlice<UInt8>) throws(Fault) -> String {
    let text = String(decoding: utf8, as: UTF8.self)
    // Decoding repairs what is no UTF-8, which shows as other bytes.
    guard text.utf8.elementsEqual(utf8) else { throw .scalar(steps: []) }
    return text
  }

  /// Passes the rest of a string that begins with some bytes without escapes.
  private mutating func unescaped(after plain: ArraySlice<UInt8>) throws(Fault) -> [UInt8] {
    var text = Array(plain)
    var isUnicode = true
    while !skip("\"") {
      guard let byte = current else { throw expected("a closing quote") }
      guard byte >= 0x20 else { throw .syntax("a control character in a string") }
      position += 1
      guard byte == UInt8(ascii: "\\") else {
        text.append(byte)
        continue
      }
      if let scalar = try escape() {
        text += Array(String(Character(scalar)).utf8)
      } else {
        isUnicode = false
      }
    }
    // Only now, so that a fault of the syntax further on is named first.
    guard isUnicode else { throw .scalar(steps: []) }
    return text
  }

  /// Passes an escape after its backslash; nil for half a surrogate pair.
  private mutating func escape() throws(Fault) -> Unicode.Scalar? {
    guard let byte = current, let meaning = Self.meaning(ofEscape: byte) else {
      throw expected("an escape such as \\n")
    }
    position += 1
    guard byte == UInt8(ascii: "u") else { return meaning }
    let unit = try codeUnit()
    guard unit >> 10 == 0xD800 >> 10 else { return Unicode.Scalar(unit) }
    let start = position
    guard skip("\\"), skip("u") else {
      position = start
      return nil
    }
    let low = try codeUnit()
    guard low >> 10 == 0xDC00 >> 10 else {
      position = start
      return nil
    }
    return Unicode.Scalar(0x10000 + (unit & 0x3FF) << 10 + low & 0x3FF)
  }

  private static func meaning(ofEscape byte: UInt8) -> Unicode.Scalar? {
    switch Unicode.Scalar(byte) {
    case "\"", "\\", "/", "u": Unicode.Scalar(byte)
    case "b": "\u{8}"
    case "f": "\u{C}"
    case "n": "\n"
    case "r": "\r"
    case "t": "\t"
    default: nil
    }
  }

  /// Passes four hexadecimal digits.
  private mutating func codeUnit() throws(Fault) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = current, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw expected("four hexadecimal digits")
      }
      unit = unit << 4 | UInt32(digit)
      position += 1
    }
    return unit
  }
}

// MARK: - Numbers

extension JSONReader {
  /// Passes a number; what no `Double` holds is a fault, what is too small becomes 0.
  mutating func number() throws(Fault) -> Double {
    let start = position
    var decimal = Decimal(isNegative: skip("-"))
    if !skip("0") { try digits(of: &decimal) }
    if skip(".") {
      let point = position
      try digits(of: &decimal)
      decimal.fractionDigits = position - point
    }
    let isPlain = current != UInt8(ascii: "e") && current != UInt8(ascii: "E")
    if skip("e") || skip("E") {
      if !skip("+") { _ = skip("-") }
      try digits(of: &decimal)
    }
    if isPlain, let value = decimal.value { return value }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let value = Double(text), value.isFinite else { throw .scalar(steps: []) }
    return value
  }

  private mutating func digits(of decimal: inout Decimal) throws(Fault) {
    let start = position
    while let byte = current, (0x30...0x39).contains(byte) {
      decimal.digits = decimal.digits &* 10 &+ UInt64(byte & 0xF)
      position += 1
    }
    guard position > start else { throw expected("a digit") }
    decimal.count += position - start
  }
}

/// A number without exponent: its digits as a whole number, and how many stand after the point.
private struct Decimal {
  var isNegative: Bool
  var digits: UInt64 = 0
  var count = 0
  var fractionDigits = 0

  init(isNegative: Bool) { self.isNegative = isNegative }

  private static let powers = (1...15).reduce(into: [1.0]) { powers, _ in
    powers.append((powers.last ?? 1) * 10)
  }

  /// The nearest number, nil where dividing two exact ones does not give it in one rounding.
  var value: Double? {
    guard count <= 15 else { return nil }
    let magnitude = Double(digits) / Self.powers[fractionDigits]
    return isNegative ? -magnitude : magnitude
  }
}
