extension String {
  /// The text on one line and without control characters, so that it cannot break a picture.
  var cleaned: String {
    guard utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F }) else { return self }
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A, 0x0D, 0x2028, 0x2029: scalars.append(" ")
      case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0xFFFE, 0xFFFF: break
      default: scalars.append(scalar)
      }
    }
    return String(scalars)
  }
}

extension CellContent {
  /// The content with cleaned texts.
  var cleaned: CellContent {
    CellContent(
      drawing: drawing, title: title.cleaned, lines: lines.map(\.cleaned), tint: tint,
      picture: picture)
  }
}
