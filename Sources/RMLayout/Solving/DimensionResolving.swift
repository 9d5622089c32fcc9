extension LayoutDimension {
  /// The length at which resolved lengths end, so that nested fractions stay finite, in points.
  static var greatest: Double { 1e12 }

  /// The length in points before measuring: a fraction of the base, or the value itself (D1, D2, D8).
  ///
  /// Lengths below 0 count as 0; a diagnostic names them when the layout is validated.
  func resolved(in base: Size, on grid: PixelGrid) -> Double {
    guard let axis = fractionAxis else { return max(0, value) }
    return min(Self.greatest, max(0, grid.fraction(value * base[axis])))
  }
}

extension LayoutSize {
  /// Both dimensions resolved against the same base.
  func resolved(in base: Size, on grid: PixelGrid) -> Size {
    Size(width: width.resolved(in: base, on: grid), height: height.resolved(in: base, on: grid))
  }

  /// Insets without the axes on which the size is estimated, where they have no effect (S1, S2).
  func effective(_ insets: DirectionalEdgeInsets) -> DirectionalEdgeInsets {
    var result = insets
    if width.isEstimated { result = result.cleared(along: .horizontal) }
    if height.isEstimated { result = result.cleared(along: .vertical) }
    return result
  }
}
