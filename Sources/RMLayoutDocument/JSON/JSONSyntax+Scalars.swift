#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

// MARK: - Strings

extension JSONSyntax {
  /// A string as it stands in the text, with its quotes.
  struct Quotation {
    var bytes: ArraySlice<UInt8>
    var hasEscapes = false
    var isASCII = true

    /// The string that is meant.
    func text() throws(Fault) -> String {
      guard hasEscapes else {
        return String(decoding: bytes.dropFirst().dropLast(), as: UTF8.self)
      }
      guard let text = try? JSONDecoder().decode(String.self, from: Data(bytes)) else {
        throw Fault(problem: "expected a key that can be read")
      }
      return text
    }
  }

  /// Passes a string.
  mutating func string() throws(Fault) -> Quotation {
    let start = position
    var quotation = Quotation(bytes: [])
    position += 1
    while !skip("\"") {
      guard let byte = current else { throw expected("a closing quote") }
      guard byte >= 0x20 else { throw Fault(problem: "a control character in a string") }
      if byte == UInt8(ascii: "\\") {
        quotation.hasEscapes = true
        try escape()
      } else {
        if byte >= 0x80 { quotation.isASCII = false }
        position += 1
      }
    }
    quotation.bytes = bytes[start..<position]
    if !quotation.isASCII { try requireUnicode(quotation.bytes) }
    return quotation
  }

  private mutating func escape() throws(Fault) {
    let start = position
    position += 1
    guard let byte = current, "\"\\/bfnrtu".utf8.contains(byte) else {
      throw expected("an escape such as \\n")
    }
    position += 1
    guard byte == UInt8(ascii: "u") else { return }
    let unit = try hexadecimal()
    guard (0xD800...0xDFFF).contains(unit) else { return }
    // Beyond 16 bits a character is written as two halves, the greater ones second.
    guard unit < 0xDC00, skip("\\"), skip("u"), try (0xDC00...0xDFFF).contains(hexadecimal()) else {
      throw fault(at: start, "a surrogate escape without its other half")
    }
  }

  private mutating func hexadecimal() throws(Fault) -> Int {
    var value = 0
    for _ in 0..<4 {
      guard let byte = current, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw expected("four hexadecimal digits")
      }
      value = value * 16 + digit
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

extension JSONSyntax {
  /// Passes a number that a `Double` can hold.
  mutating func number() throws(Fault) {
    let start = position
    _ = skip("-")
    if !skip("0") { try digits() }
    if skip(".") { try digits() }
    let end = position
    if skip("e") || skip("E") {
      if !skip("+") { _ = skip("-") }
      try digits()
    }
    // Without an exponent it takes some 300 digits to leave the range.
    guard end < position || position - start > 300 else { return }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    let number = Double(text) ?? .infinity
    let isZero = !bytes[start..<end].contains { (0x31...0x39).contains($0) }
    if !number.isFinite {
      throw fault(at: start, "the number \(text.shortened()) is too large")
    }
    if number == 0, !isZero {
      throw fault(at: start, "the number \(text.shortened()) is too close to 0")
    }
  }

  private mutating func digits() throws(Fault) {
    let start = position
    while let byte = current, (0x30...0x39).contains(byte) { position += 1 }
    guard position > start else { throw expected("a digit") }
  }
}
