/// Draws scenes below each other as text for a terminal, in UTF-8 or 7-bit characters, without colour.
public struct TextRenderer: Hashable, Sendable {
  /// The characters that lines are drawn with.
  public enum Characters: Hashable, Sendable, CaseIterable {
    /// Box-drawing characters; shortened texts end in `…`.
    case unicode
    /// 7-bit characters alone: other ones become `?`, shortened texts end in `...`.
    case ascii
  }

  /// The width that no line exceeds, in terminal columns, at least 20.
  public var columns: Int
  /// The characters to draw with.
  public var characters: Characters
  /// How many elements of a scene are drawn at most; a note tells of those left out.
  public var elementLimit: Int

  /// Creates a renderer; without more it draws with Unicode in 80 columns.
  public init(columns: Int = 80, characters: Characters = .unicode, elementLimit: Int = 400) {
    self.columns = columns
    self.characters = characters
    self.elementLimit = elementLimit
  }

  /// The lines of all scenes, each ending in a line feed.
  public func render(_ scenes: [LayoutScene]) -> [UInt8] {
    []
  }
}
