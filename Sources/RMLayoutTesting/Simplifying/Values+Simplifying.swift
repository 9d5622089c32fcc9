import RMLayout

extension DirectionalEdgeInsets {
  /// No insets, or one edge less.
  var simplifications: [DirectionalEdgeInsets] {
    guard self != .zero else { return [] }
    return [.zero] + simpler(self, [\.top, \.leading, \.bottom, \.trailing], 0)
  }
}

extension LayoutEdgeSpacing {
  /// No spacing, or one edge less.
  var simplifications: [LayoutEdgeSpacing] {
    guard self != .zero else { return [] }
    return [.zero]
      + simpler(self, [\.leading, \.top, \.trailing, \.bottom], LayoutSpacing.fixed(0))
  }
}

extension LayoutSpacing {
  /// No spacing, or a fixed or whole one.
  var simplifications: [LayoutSpacing] {
    switch self {
    case .fixed(0): []
    case .fixed(let value): [.fixed(0)] + whole(value).map { .fixed($0) }
    case .flexible(let value): [.fixed(value)] + whole(value).map { .flexible($0) }
    }
  }
}

extension LayoutSize {
  /// A plainer dimension on one axis.
  var simplifications: [LayoutSize] {
    width.simplifications.map { LayoutSize(width: $0, height: height) }
      + height.simplifications.map { LayoutSize(width: width, height: $0) }
  }
}

extension LayoutDimension {
  /// A number of points instead of anything else, and whole numbers.
  fileprivate var simplifications: [LayoutDimension] {
    switch self {
    case .absolute(let value): whole(value).map { .absolute($0) }
    case .estimated(let value): [.absolute(value)] + whole(value).map { .estimated($0) }
    case .uniformAcrossSiblings(let value): [.estimated(value)]
    case .fractionalWidth(1), .fractionalHeight(1): [.absolute(100)]
    case .fractionalWidth: [.absolute(100), .absolute(10), .fractionalWidth(1)]
    case .fractionalHeight: [.absolute(100), .absolute(10), .fractionalHeight(1)]
    }
  }
}

/// A rounder number, nothing if it is round already.
func whole(_ value: Double) -> [Double] {
  guard abs(value) < 1e9 else { return [100] }
  let tens = Double(Int(value / 10) * 10)
  return [tens, Double(Int(value))].filter { $0 != value && $0 != 0 }
}
