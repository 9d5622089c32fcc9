public import RMLayout

/// What is drawn of one scene, in points from the top left corner of its screen.
public struct ScenePicture: Hashable, Sendable {
  /// A section that scrolls on its own, as far as it is drawn.
  public struct Row: Hashable, Sendable {
    /// The section's number.
    public var section: Int
    /// The row's viewport on the screen.
    public var frame: Rect
    /// How many items of the row lie before the first one drawn.
    public var itemsBefore: Int
    /// How many items of the row lie after the last one drawn.
    public var itemsAfter: Int
  }

  /// The sheet below a device on which the content goes on, clear of the device's bars.
  public struct Continuation: Hashable, Sendable {
    /// Where it lies on the screen's plane, as wide as the viewport.
    public var frame: Rect
    /// The y on the sheet at which the viewport ends: what is above stands on the screen too.
    public var fold: Double
    /// The content coordinate with which the sheet starts.
    public var start: Double
  }

  /// The start of ids.
  public var id: String
  /// The title.
  public var title: String
  /// The line below the title.
  public var caption: String
  /// The screen around the viewport.
  public var screen: DeviceScreen?
  /// The viewport on the screen.
  public var viewport: Rect
  /// How far the content is scrolled.
  public var offset: Point
  /// The size of the whole content.
  public var contentSize: Size
  /// The axis along which the content scrolls.
  public var scrollDirection: Axis
  /// The reading direction.
  public var layoutDirection: LayoutDirection
  /// The number of sections of the layout.
  public var sectionCount: Int
  /// The number of items of the layout.
  public var itemCount: Int
  /// What is drawn: by z index, then as the layout's queries order it.
  public var elements: [DisplayElement]
  /// The rows of which something is drawn.
  public var rows: [Row]
  /// The part of the screen's plane that holds all drawn content; frames are trimmed to it.
  public var drawnArea: Rect
  /// Where the content goes on below the device; nil where it ends or goes on behind it.
  public var continuation: Continuation?
  /// Where the content is interrupted, or nil where it is drawn to its end.
  public var breakFrame: Rect?
  /// How many items lie before the first one drawn, those in rows not counted.
  public var itemsBefore: Int
  /// How many items lie after the last one drawn, those in rows not counted.
  public var itemsAfter: Int
  /// Whether elements were left out because there were too many.
  public var isCapped: Bool
  /// What explains where the elements lie; nil unless it was asked for.
  public var explanation: SceneExplanation?
}

extension ScenePicture {
  /// How many cells show within the viewport.
  var visibleCellCount: Int {
    elements.count { $0.place == .inside && $0.attributes.category == .cell }
  }

  /// What stands where the content is interrupted.
  var breakNote: String {
    guard itemsAfter > 0 else { return "content goes on" }
    let items = "\(itemsAfter) more \(itemsAfter == 1 ? "item" : "items")"
    return scrollDirection == .vertical ? items + " below" : items
  }

  /// Whether reading starts at the right.
  var isRightToLeft: Bool { layoutDirection == .rightToLeft }
}
