// MARK: - Strings

extension JSONParser {
  /// Reads a string.
  mutating func string() throws(Fault) -> String {
    position += 1
    var text = try plainText()
    while !skip("\"") {
      guard current != nil else { throw expected("a closing quote") }
      text.unicodeScalars.append(try escape())
      text += try plainText()
    }
    return text
  }

  /// What stands before the next quote or escape.
  private mutating func plainText() throws(Fault) -> String {
    let start = position
    var isASCII = true
    while let byte = current, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
      guard byte >= 0x20 else { throw Fault(problem: "a control character in a string") }
      if byte >= 0x80 { isASCII = false }
      position += 1
    }
    if !isASCII { try requireUnicode(bytes[start..<position]) }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func escape() throws(Fault) -> Unicode.Scalar {
    let start = position
    position += 1
    let scalar: Unicode.Scalar
    switch current.map({ Unicode.Scalar($0) }) {
    case "u":
      position += 1
      return try escapedScalar(startingAt: start)
    case "b": scalar = "\u{8}"
    case "f": scalar = "\u{C}"
    case "n": scalar = "\n"
    case "r": scalar = "\r"
    case "t": scalar = "\t"
    case let character? where "\"\\/".unicodeScalars.contains(character): scalar = character
    default: throw expected("an escape such as \\n")
    }
    position += 1
    return scalar
  }

  private mutating func escapedScalar(startingAt start: Int) throws(Fault) -> Unicode.Scalar {
    let unit = try hexadecimal()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    // Beyond 16 bits a character is written as two halves, the greater ones second.
    guard unit < 0xDC00, skip("\\"), skip("u") else { throw halfFault(at: start) }
    let other = try hexadecimal()
    guard (0xDC00...0xDFFF).contains(other),
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (other - 0xDC00))
    else { throw halfFault(at: start) }
    return scalar
  }

  private mutating func halfFault(at start: Int) -> Fault {
    fault(at: start, "a surrogate escape without its other half")
  }

  private mutating func hexadecimal() throws(Fault) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = current, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw expected("four hexadecimal digits")
      }
      value = value * 16 + UInt32(digit)
      position += 1
    }
    return value
  }

  private mutating func requireUnicode(_ text: ArraySlice<UInt8>) throws(Fault) {
    var parser = Unicode.UTF8.ForwardParser()
    var rest = text.makeIterator()
    var place = text.startIndex
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let character): place += character.count
      case .emptyInput: return
      case .error: throw fault(at: place, "bytes that are not UTF-8")
      }
    }
  }
}

// MARK: - Numbers

extension JSONParser {
  /// Reads a number that a `Double` can hold.
  mutating func number() throws(Fault) -> Double {
    let start = position
    _ = skip("-")
    if !skip("0") { try digits() }
    if skip(".") { try digits() }
    let end = position
    if skip("e") || skip("E") {
      if !skip("+") { _ = skip("-") }
      try digits()
    }
    if end == position, let number = shortNumber(bytes[start..<end]) { return number }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    let number = Double(text) ?? .infinity
    let isZero = !bytes[start..<end].contains { (0x31...0x39).contains($0) }
    if !number.isFinite {
      throw fault(at: start, "the number \(text.shortened()) is too large")
    }
    if number == 0, !isZero {
      throw fault(at: start, "the number \(text.shortened()) is too close to 0")
    }
    return number
  }

  private mutating func digits() throws(Fault) {
    let start = position
    while let byte = current, (0x30...0x39).contains(byte) { position += 1 }
    guard position > start else { throw expected("a digit") }
  }

  /// A number of up to 15 digits without an exponent.
  ///
  /// A whole number and a power of ten that are both exact give the nearest number by one division.
  private func shortNumber(_ text: ArraySlice<UInt8>) -> Double? {
    guard text.count <= 16 else { return nil }
    var whole = 0
    var divisor = 1.0
    var isFraction = false
    for byte in text {
      switch byte {
      case UInt8(ascii: "-"): continue
      case UInt8(ascii: "."): isFraction = true
      default:
        whole = whole * 10 + Int(byte - 0x30)
        if isFraction { divisor *= 10 }
      }
    }
    guard whole < 1 << 53 else { return nil }
    let number = Double(whole) / divisor
    return text.first == UInt8(ascii: "-") ? -number : number
  }
}
