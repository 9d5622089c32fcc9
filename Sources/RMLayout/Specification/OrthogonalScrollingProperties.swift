/// How a row moves under the finger; no resting frame depends on it (O10).
public struct OrthogonalScrollingProperties: Hashable, Sendable {
  /// Whether a row can be pulled beyond its range.
  public enum Bounce: Hashable, Sendable, CaseIterable {
    /// As the collection view does: it bounces.
    case automatic
    /// It bounces.
    case always
    /// Offsets outside the range are impossible.
    case never
  }

  /// How fast a fling slows down.
  public enum DecelerationRate: Hashable, Sendable, CaseIterable {
    /// As the collection view does: normal.
    case automatic
    /// UIKit's normal rate: 0.998 of the velocity is left after a millisecond.
    case normal
    /// UIKit's fast rate: 0.99 of the velocity is left after a millisecond.
    case fast

    /// What is left of a velocity after a millisecond.
    public var factor: Double { self == .fast ? 0.99 : 0.998 }
  }

  /// Whether the row can be pulled beyond its range.
  public var bounce: Bounce
  /// How fast a fling slows down.
  public var decelerationRate: DecelerationRate

  /// Creates properties; without more they are the system's.
  public init(bounce: Bounce = .automatic, decelerationRate: DecelerationRate = .automatic) {
    self.bounce = bounce
    self.decelerationRate = decelerationRate
  }
}
