extension String {
  /// The text with every byte percent-encoded that is no letter, digit or one of the given others.
  func percentEncoded(keeping others: String) -> String {
    let kept = Set("-._~".utf8).union(others.utf8)
    var bytes: [UInt8] = []
    for byte in utf8 {
      if byte.isASCIILetterOrDigit || kept.contains(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), Self.hexadecimal[Int(byte >> 4)]]
        bytes.append(Self.hexadecimal[Int(byte & 15)])
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text behind percent-encoding; a percent sign that starts no code stands for itself.
  func percentDecoded(plusIsSpace: Bool = false) -> String {
    let encoded = Array(utf8)
    var bytes: [UInt8] = []
    var index = 0
    while index < encoded.count {
      let byte = encoded[index]
      if byte == UInt8(ascii: "%"), index + 2 < encoded.count,
        let high = encoded[index + 1].hexadecimalDigit,
        let low = encoded[index + 2].hexadecimalDigit
      {
        bytes.append(high << 4 | low)
        index += 3
      } else {
        bytes.append(plusIsSpace && byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
        index += 1
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let hexadecimal = Array("0123456789ABCDEF".utf8)
}

extension UInt8 {
  fileprivate var isASCIILetterOrDigit: Bool {
    switch self {
    case 48...57, 65...90, 97...122: true
    default: false
    }
  }

  fileprivate var hexadecimalDigit: UInt8? {
    switch self {
    case 48...57: self - 48
    case 65...70: self - 55
    case 97...102: self - 87
    default: nil
    }
  }
}
