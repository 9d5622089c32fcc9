/// What is drawn of some scenes, as plain values: the step between solutions and SVG or text.
///
/// Only elements that are drawn are asked for, so a list is as cheap for 10^9 items as for ten.
public struct DisplayList: Hashable, Sendable {
  /// How much of the content beyond the viewport is drawn.
  public struct Reach: Hashable, Sendable {
    /// The rest of the content is drawn to its end if it is at most this long, in points.
    public var whole: Double
    /// Of a longer rest this much is drawn, in points, or one line; then a break and the last footers.
    public var partial: Double
    /// How far below a device the content goes on, in points; nil lets it go on behind the device.
    public var belowDevice: Double?
    /// Whether anything outside the viewport is drawn.
    public var leavesViewport = true

    /// Creates a reach from lengths in points.
    public init(whole: Double, partial: Double, belowDevice: Double? = nil) {
      self.whole = whole
      self.partial = partial
      self.belowDevice = belowDevice
    }

    /// Nothing but what the viewport shows.
    public static var viewport: Reach {
      var reach = Reach(whole: 0, partial: 0)
      reach.leavesViewport = false
      return reach
    }
  }

  /// The scenes, in their order.
  public var pictures: [ScenePicture]

  /// Collects what is drawn of each scene, at most `elementLimit` elements of each.
  ///
  /// If it `explains`, each picture has an ``ScenePicture/explanation``: what lies around the elements.
  public init(
    _ scenes: [LayoutScene], reach: Reach, elementLimit: Int = 400, explains: Bool = false
  ) {
    pictures = scenes.map { scene in
      var collector = SceneCollector(scene: scene, reach: reach, elementLimit: elementLimit)
      var picture = collector.picture()
      if explains { picture.explanation = collector.explanation(of: picture) }
      return picture
    }
  }
}
