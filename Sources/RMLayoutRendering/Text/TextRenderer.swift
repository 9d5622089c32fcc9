import RMLayout

/// Draws scenes below each other as text for a terminal, in UTF-8 or 7-bit characters.
///
/// ```swift
/// let text = TextRenderer(columns: 80).render([list, detail])
/// ```
public struct TextRenderer: Hashable, Sendable {
  /// The characters that lines are drawn with.
  public enum Characters: Hashable, Sendable, CaseIterable {
    /// Box-drawing characters; shortened texts end in `…`.
    case unicode
    /// 7-bit characters alone: other ones become `?`, shortened texts end in `...`.
    case ascii
  }

  /// The width that no line exceeds, in terminal columns; less than 20 counts as 20.
  public var columns: Int
  /// The characters to draw with.
  public var characters: Characters
  /// How many elements of a scene are drawn at most; a note tells of those left out.
  public var elementLimit: Int
  /// Whether escape sequences colour the picture, for terminals that want that.
  public var isColoured: Bool
  /// Whether numbers of points stand above and left of the picture.
  public var hasRulers: Bool

  /// Creates a renderer; without more it draws with Unicode in 80 columns and without colour.
  public init(
    columns: Int = 80, characters: Characters = .unicode, elementLimit: Int = 400,
    isColoured: Bool = false, hasRulers: Bool = false
  ) {
    self.columns = columns
    self.characters = characters
    self.elementLimit = elementLimit
    self.isColoured = isColoured
    self.hasRulers = hasRulers
  }

  /// The lines of all scenes, each ending in a line feed.
  public func render(_ scenes: [LayoutScene]) -> [UInt8] {
    var bytes: [UInt8] = []
    for (number, scene) in scenes.enumerated() {
      if number > 0 { bytes.append(UInt8(ascii: "\n")) }
      // Content of up to two screens is shown to its end, where they are small of more.
      let whole = max(800, scene.solution.environment.size[scene.solution.scrollDirection])
      let list = DisplayList(
        [scene], reach: DisplayList.Reach(whole: whole, partial: 0), elementLimit: elementLimit)
      for picture in list.pictures {
        append(picture, to: &bytes)
      }
    }
    return bytes
  }

  private func append(_ picture: ScenePicture, to bytes: inout [UInt8]) {
    var sheet = TextSheet(picture, columns: max(20, columns), characters: characters)
    var ruler: TextRuler?
    if hasRulers {
      // How wide the ruler is follows from its numbers, and they hardly change in less room.
      let room = max(20, columns) - sheet.ruler.width
      sheet = TextSheet(picture, columns: room, characters: characters)
      ruler = sheet.ruler
    }
    let caption = picture.caption.isEmpty ? picture.title : "\(picture.title) — \(picture.caption)"
    for line in [caption] + picture.countLines where !line.isEmpty {
      append(line, to: &bytes)
    }
    if let ruler {
      bytes.append(contentsOf: "\(ruler.heading(columns: max(20, columns)))\n".utf8)
    }
    for row in 0..<sheet.grid.usedHeight {
      let line = sheet.grid.line(row, characters, isColoured: isColoured)
      let margin = ruler?.margin(ofRow: row) ?? ""
      bytes.append(contentsOf: (line.isEmpty ? margin[...].trimmingLastSpaces : margin + line).utf8)
      bytes.append(UInt8(ascii: "\n"))
    }
    for line in sheet.legend { append(line, to: &bytes) }
  }

  private func append(_ line: String, to bytes: inout [UInt8]) {
    let text = characters == .ascii ? line.sevenBit : line
    let fitting = TextFitting(characters)
    for line in fitting.wrapped(text, to: max(20, columns), lines: 4) {
      bytes.append(contentsOf: line.utf8)
      bytes.append(UInt8(ascii: "\n"))
    }
  }
}
