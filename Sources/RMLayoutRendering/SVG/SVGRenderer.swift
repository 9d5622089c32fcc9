/// Draws scenes side by side as one SVG document in UTF-8, light and dark, the same bytes each time.
///
/// ```swift
/// let bytes = SVGRenderer().render([list, detail])
/// ```
public struct SVGRenderer: Hashable, Sendable {
  /// The title of the whole picture, for screen readers; empty joins the titles of the scenes.
  public var title: String
  /// Whether index labels and texts in cells are drawn.
  public var showsLabels: Bool
  /// How many elements of a scene are drawn at most; a note tells of those left out.
  public var elementLimit: Int

  /// Creates a renderer; without more it draws labels and at most 400 elements a scene.
  public init(title: String = "", showsLabels: Bool = true, elementLimit: Int = 400) {
    self.title = title
    self.showsLabels = showsLabels
    self.elementLimit = elementLimit
  }

  /// The document with its XML declaration, ending in a line feed.
  public func render(_ scenes: [LayoutScene]) -> [UInt8] {
    []
  }
}
