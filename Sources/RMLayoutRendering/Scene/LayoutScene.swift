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
  /// Gives the solution after a number of further pages has arrived, from 1; nil behind the last.
  public typealias LaterPages = @Sendable (_ arrived: Int) -> LayoutSolution?
  /// Gives the frame in which an element is drawn, in content coordinates.
  public typealias DrawnFrame = @Sendable (LayoutAttributes) -> Rect

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
  /// What the solution becomes as further pages arrive; HTML pages append them while scrolled.
  public var laterPages: LaterPages
  /// Where elements are drawn: at their frames, or changed as by the transforms of a carousel.
  ///
  /// Elements are found by their frames, so a changed one should not lie far from its own.
  public var drawnFrame: DrawnFrame

  /// Creates a scene; without more its cells show their index paths.
  public init(
    id: String = "scene", title: String, caption: String = "", solution: LayoutSolution,
    position: ScrollPosition = ScrollPosition(), screen: DeviceScreen? = nil,
    contents: @escaping Contents = { CellContent.indexPath(of: $0) },
    laterPages: @escaping LaterPages = { _ in nil },
    drawnFrame: @escaping DrawnFrame = { $0.frame }
  ) {
    self.id = id
    self.title = title
    self.caption = caption
    self.solution = solution
    self.position = position
    self.screen = screen
    self.contents = contents
    self.laterPages = laterPages
    self.drawnFrame = drawnFrame
  }
}
