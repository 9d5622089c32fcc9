/// What holds for all sections of a compositional layout (C1, C2).
public struct LayoutConfiguration: Hashable, Sendable {
  /// The axis along which the sections follow each other and the content scrolls (C1).
  public var scrollDirection: Axis
  /// Space between every two consecutive sections, also around empty ones, in points (C2).
  public var interSectionSpacing: Double

  /// Creates a configuration.
  public init(scrollDirection: Axis = .vertical, interSectionSpacing: Double = 0) {
    self.scrollDirection = scrollDirection
    self.interSectionSpacing = interSectionSpacing
  }
}
