/// How long an element is on one axis: fixed, a share of what holds it, or measured later (D1, D2).
///
/// ```swift
/// let size = LayoutSize(width: .fractionalWidth(0.5), height: .absolute(44))
/// // In a group 320 points wide at scale 2: 160 x 44.
/// ```
public enum LayoutDimension: Hashable, Sendable {
  /// A share of the width of what holds the element, floored to a pixel; 1 is all of it (D1).
  case fractionalWidth(Double)
  /// A share of the height of what holds the element, floored to a pixel; 1 is all of it (D1).
  case fractionalHeight(Double)
  /// A length in points, never rounded (D2).
  case absolute(Double)
  /// A placeholder in points until a view has been measured (D8).
  case estimated(Double)
  /// Like ``estimated(_:)``, and as long as the longest such sibling once measured (D9).
  case uniformAcrossSiblings(estimate: Double)

  /// Whether measuring replaces the length: estimated and uniform dimensions (D8, D9).
  @inlinable
  public var isEstimated: Bool {
    switch self {
    case .estimated, .uniformAcrossSiblings: true
    case .fractionalWidth, .fractionalHeight, .absolute: false
    }
  }

  /// The factor, length or estimate that the dimension was made with.
  @inlinable
  public var value: Double {
    switch self {
    case .fractionalWidth(let value), .fractionalHeight(let value), .absolute(let value),
      .estimated(let value), .uniformAcrossSiblings(let value):
      value
    }
  }

  /// The axis of the base that a fraction is taken of, nil for lengths in points.
  @inlinable
  public var fractionAxis: Axis? {
    switch self {
    case .fractionalWidth: .horizontal
    case .fractionalHeight: .vertical
    case .absolute, .estimated, .uniformAcrossSiblings: nil
    }
  }
}
