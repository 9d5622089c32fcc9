/// The space between two items, or at an edge of one, in points (S4, S5).
public enum LayoutSpacing: Hashable, Sendable {
  /// Exactly this distance.
  case fixed(Double)
  /// At least this distance; what a line leaves over is shared among its flexible places (S6).
  case flexible(Double)

  /// The distance or the minimum, in points: what capacity and fractions count with (S4).
  public var value: Double {
    switch self {
    case .fixed(let value), .flexible(let value): value
    }
  }

  /// The distance if it is fixed, else 0: what makes a group estimated across its line longer (G7).
  var fixed: Double { isFlexible ? 0 : value }

  /// Whether the space takes a share of what a line leaves over (S6).
  public var isFlexible: Bool {
    switch self {
    case .fixed: false
    case .flexible: true
    }
  }
}
