import RMLayout

/// Lengths on whole pixels, so that neighbours neither overlap nor leave gaps when origins round.
struct Pixels: Hashable, Sendable {
  private let grid: PixelGrid?

  /// The pixels of an environment; lengths stay as they are in the exact profile.
  init(of environment: LayoutEnvironment) {
    let scale = environment.scale
    grid =
      environment.profile == .exact || !(scale > 0 && scale.isFinite)
      ? nil : PixelGrid(scale: scale, profile: environment.profile)
  }

  func down(_ length: Double) -> Double { grid?.floored(length) ?? length }

  func up(_ length: Double) -> Double {
    guard let grid else { return length }
    // From 0, so that no length is a negative zero.
    return 0 - grid.floored(-length)
  }

  func nearest(_ length: Double) -> Double { grid?.rounded(length) ?? length }
}

extension Double {
  /// The greatest whole number that is not above, without a call into a library of the system.
  var wholePart: Double {
    guard abs(self) < 0x1p51 else { return self }
    let nearest = (self + 0x1.8p52) - 0x1.8p52
    return nearest > self ? nearest - 1 : nearest
  }

  /// The greatest whole number that is not above, within limits; 0 where there is none.
  func wholeNumber(in limits: ClosedRange<Int>) -> Int {
    guard self == self else { return limits.lowerBound }
    if self <= Double(limits.lowerBound) { return limits.lowerBound }
    if self >= Double(limits.upperBound) { return limits.upperBound }
    return Int(wholePart)
  }
}
