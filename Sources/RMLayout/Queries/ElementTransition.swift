/// The way of one element from a solution to another, for a front end that animates it.
public struct ElementTransition: Hashable, Sendable {
  /// What happens to an element, by its frames in content coordinates.
  public enum Change: Hashable, Sendable, CaseIterable {
    /// It is in the old solution alone and fades out where it is.
    case disappearing
    /// It is in the new solution alone and fades in where it will be.
    case appearing
    /// It keeps its frame.
    case unchanged
    /// It keeps its size at another place.
    case moved
    /// Its size changes, and perhaps its place.
    case resized
  }

  /// What happens to the element.
  public let change: Change
  /// The attributes in the old solution; of an appearing element, those of the new one.
  public let start: LayoutAttributes
  /// The attributes in the new solution; of a disappearing element, those of the old one.
  public let end: LayoutAttributes

  /// Creates the way of an element that both solutions have.
  init(from start: LayoutAttributes, to end: LayoutAttributes) {
    self.start = start
    self.end = end
    if start.frame == end.frame {
      change = .unchanged
    } else {
      change = start.frame.size == end.frame.size ? .moved : .resized
    }
  }

  /// Creates the way of an element that one solution has; it keeps its frame (Q6).
  init(_ change: Change, _ attributes: LayoutAttributes) {
    self.change = change
    start = attributes
    end = attributes
  }

  private init(_ change: Change, from start: LayoutAttributes, to end: LayoutAttributes) {
    self.change = change
    self.start = start
    self.end = end
  }

  /// The opacity at the start: 0 for an appearing element, else 1 (Q6).
  public var startAlpha: Double { change == .appearing ? 0 : 1 }

  /// The opacity at the end: 0 for a disappearing element, else 1 (Q6).
  public var endAlpha: Double { change == .disappearing ? 0 : 1 }

  /// The frame at a progress from 0 to 1, exact at both ends.
  ///
  /// Beyond them, as a spring goes, it keeps to the same line, and lengths do not fall below 0.
  public func frame(at progress: Double) -> Rect {
    let from = start.frame
    let to = end.frame
    return Rect(
      x: from.minX.interpolated(to: to.minX, at: progress),
      y: from.minY.interpolated(to: to.minY, at: progress),
      width: max(0, from.width.interpolated(to: to.width, at: progress)),
      height: max(0, from.height.interpolated(to: to.height, at: progress)))
  }

  /// The opacity at a progress, never outside 0 to 1.
  public func alpha(at progress: Double) -> Double {
    min(max(startAlpha.interpolated(to: endAlpha, at: progress), 0), 1)
  }

  /// The attributes at a progress: those of the end, at the frame in between.
  ///
  /// Depth and pinning are those of the end as soon as anything moves.
  public func attributes(at progress: Double) -> LayoutAttributes {
    var attributes = progress > 0 ? end : start
    attributes.path = end.path
    attributes.frame = frame(at: progress)
    return attributes
  }

  /// The same way for content that is moved by a distance at the start.
  func startingMoved(by distance: Point) -> ElementTransition {
    var start = start
    var end = end
    switch change {
    case .appearing:
      return self
    case .disappearing:
      start.frame = start.frame.offset(by: distance)
      end.frame = start.frame
      return ElementTransition(change, from: start, to: end)
    case .unchanged, .moved, .resized:
      start.frame = start.frame.offset(by: distance)
      return ElementTransition(from: start, to: end)
    }
  }
}

extension Double {
  /// The number at a share of the way to another, exact at both ends and between equal numbers.
  func interpolated(to end: Double, at progress: Double) -> Double {
    if self == end || progress == 1 || progress == .infinity || progress.isNaN { return end }
    if progress == -.infinity { return self }
    return self + (end - self) * progress
  }
}
