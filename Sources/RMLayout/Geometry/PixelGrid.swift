/// Which generation of UIKit's pixel arithmetic frames follow (section 0.1b of the rules).
public enum PixelProfile: Hashable, Sendable, CaseIterable {
  /// iOS 16 and later: each fraction is floored to a pixel, each origin is rounded to a pixel.
  case modern
  /// iOS 13 to 15: fractions stay exact, each origin and each size is rounded at the end.
  case legacy
  /// No pixel rounding at all: the numbers as the rules give them.
  case exact
}

/// All pixel arithmetic of the engine: a number of pixels per point under one profile (D1, X1, X2).
public struct PixelGrid: Hashable, Sendable {
  /// Pixels per point, above 0.
  public let scale: Double
  /// The rounding that applies.
  public let profile: PixelProfile

  /// Creates the grid of a screen.
  /// - Precondition: `scale` is above 0 and finite.
  @inlinable
  public init(scale: Double, profile: PixelProfile) {
    precondition(scale > 0 && scale.isFinite, "A pixel grid needs a finite scale above 0")
    self.scale = scale
    self.profile = profile
  }

  /// The greatest number of whole pixels not above a length, with a tolerance of 0.001 px, in points.
  @inlinable
  public func floored(_ length: Double) -> Double {
    (length * scale + 0.001).flooredWhole / scale
  }

  /// The nearest whole pixel, half away from zero, without tolerance, in points.
  @inlinable
  public func rounded(_ position: Double) -> Double {
    let pixels = (abs(position) * scale + 0.5).flooredWhole / scale
    return position < 0 ? 0 - pixels : pixels
  }

  /// A fraction's length as a layout uses it: floored in the modern profile, else exact (D1).
  @inlinable
  public func fraction(_ length: Double) -> Double {
    profile == .modern ? floored(length) : length
  }

  /// An origin as it shows: a whole pixel, but in the exact profile (X1).
  @inlinable
  public func origin(_ position: Double) -> Double {
    profile == .exact ? position : rounded(position)
  }

  /// An origin as it shows, both coordinates rounded on their own (X1).
  @inlinable
  public func origin(_ position: Point) -> Point {
    Point(x: origin(position.x), y: origin(position.y))
  }

  /// A length as it shows: rounded in the legacy profile only (X1).
  @inlinable
  public func length(_ length: Double) -> Double {
    profile == .legacy ? rounded(length) : length
  }

  /// A frame as it shows: its origin on a pixel, its size by the profile (X1).
  @inlinable
  public func frame(_ rect: Rect) -> Rect {
    Rect(
      x: origin(rect.origin.x), y: origin(rect.origin.y),
      width: length(rect.size.width), height: length(rect.size.height))
  }

  /// A content length as it shows: rounded, but in the exact profile (X1, C8).
  @inlinable
  public func contentLength(_ length: Double) -> Double {
    profile == .exact ? length : rounded(length)
  }
}
