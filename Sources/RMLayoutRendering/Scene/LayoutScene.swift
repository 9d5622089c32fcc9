public import RMLayout

/// One solved screen to be drawn: where it is scrolled to, on which device, with what in its cells.
///
/// ```swift
/// let scene = LayoutScene(title: "Photos", solution: solution)
/// let svg = SVGRenderer().render([scene])
/// let text = TextRenderer(columns: 80).render([scene])
/// ```
public struct LayoutScene: Sendable {
  /// Gives what an element shows; asked only for the elements that are drawn.
  public typealias Contents = @Sendable (LayoutAttributes) -> CellContent

  /// A short word that starts the ids of this scene in the SVG, such as `grid`.
  public var id: String
  /// The line above the picture, such as `Characters`.
  public var title: String
  /// The smaller line below the title, such as `iPhone 14 Pro, 393 x 852 at 3x`; may be empty.
  public var caption: String
  /// The frames; the environment's size is the viewport's.
  public var solution: LayoutSolution
  /// How far the content and its rows are scrolled.
  public var position: ScrollPosition
  /// The screen around the viewport; nil draws the viewport alone.
  public var screen: DeviceScreen?
  /// What the elements show.
  public var contents: Contents

  /// Creates a scene; without more its cells show their index paths.
  public init(
    id: String = "scene", title: String, caption: String = "", solution: LayoutSolution,
    position: ScrollPosition = ScrollPosition(), screen: DeviceScreen? = nil,
    contents: @escaping Contents = { CellContent.indexPath(of: $0) }
  ) {
    self.id = id
    self.title = title
    self.caption = caption
    self.solution = solution
    self.position = position
    self.screen = screen
    self.contents = contents
  }
}
