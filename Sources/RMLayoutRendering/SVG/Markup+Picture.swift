import RMLayout

extension Markup {
  /// Appends a picture that fills a rectangle; what sticks out on two sides is cut off.
  mutating func picture(_ picture: EmbeddedPicture, in frame: Rect) {
    raw("<image")
    attribute("x", frame.minX)
    attribute("y", frame.minY)
    attribute("width", frame.width)
    attribute("height", frame.height)
    raw(" preserveAspectRatio=\"xMidYMid slice\" href=\"")
    address(of: picture)
    raw("\"/>\n")
  }

  /// Appends an address that holds the picture itself.
  mutating func address(of picture: EmbeddedPicture) {
    raw("data:")
    escaped(picture.mimeType)
    raw(";base64,")
    raw(picture.base64)
  }
}

extension EmbeddedPicture {
  /// The file as letters, three bytes as four of them.
  fileprivate var base64: String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      var bits = 0
      for index in 0..<3 { bits = bits << 8 | (index < count ? Int(bytes[start + index]) : 0) }
      for index in 0..<4 {
        text.append(index <= count ? letters[bits >> (18 - 6 * index) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
