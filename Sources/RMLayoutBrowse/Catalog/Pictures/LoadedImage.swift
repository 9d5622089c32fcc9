/// A picture as it came, and what its first bytes say it is.
package struct LoadedImage: Hashable, Sendable {
  /// The kinds of pictures that browsers and terminals show.
  package enum Format: String, Hashable, Sendable, CaseIterable {
    case jpeg
    case png
    case gif
    case webp

    /// The name of the kind on the web.
    package var mimeType: String { "image/\(rawValue)" }
  }

  package let bytes: [UInt8]
  package let format: Format

  /// Nil unless the bytes start as a picture does, whatever the server calls them.
  package init?(_ bytes: [UInt8]) {
    guard let format = Format.allCases.first(where: { $0.begins(bytes) }) else { return nil }
    self.bytes = bytes
    self.format = format
  }
}

extension LoadedImage.Format {
  fileprivate func begins(_ bytes: [UInt8]) -> Bool {
    switch self {
    case .jpeg: bytes.starts(with: [0xFF, 0xD8, 0xFF])
    case .png: bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    case .gif: bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8)
    case .webp: bytes.starts(with: "RIFF".utf8) && bytes.dropFirst(8).starts(with: "WEBP".utf8)
    }
  }
}
