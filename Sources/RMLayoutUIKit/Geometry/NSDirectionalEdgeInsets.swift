#if !canImport(UIKit)
/// Distances from the four edges in points; leading and trailing follow the reading direction.
public struct NSDirectionalEdgeInsets: Equatable, Codable, Sendable {
  /// The distance from the top edge, in points.
  public var top: CGFloat
  /// The distance from the edge at which reading starts, in points.
  public var leading: CGFloat
  /// The distance from the bottom edge, in points.
  public var bottom: CGFloat
  /// The distance from the edge at which reading ends, in points.
  public var trailing: CGFloat

  /// Creates insets from four distances; negative ones are legal.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets that change nothing.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Insets that change nothing.
  public static let zero = NSDirectionalEdgeInsets()
}
#endif
