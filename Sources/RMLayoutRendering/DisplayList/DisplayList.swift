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

    /// Creates a reach from lengths in points.
    public init(whole: Double, partial: Double, belowDevice: Double? = nil) {
      self.whole = whole
      self.partial = partial
      self.belowDevice = belowDevice
    }
  }

  /// The scenes, in their order.
  public var pictures: [ScenePicture]

  /// Collects what is drawn of each scene, at most `elementLimit` elements of each.
  public init(_ scenes: [LayoutScene], reach: Reach, elementLimit: Int = 400) {
    pictures = scenes.map { scene in
      var collector = SceneCollector(scene: scene, reach: reach, elementLimit: elementLimit)
      return collector.picture()
    }
  }
}
