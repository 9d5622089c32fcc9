import RMLayout

extension LayoutSample {
  /// How rounding moves edges by more than it may (X1).
  ///
  /// The old profile is compared with the exact one, which lays out the same lengths; in the modern
  /// one, whose floored lengths are its own, origins must lie on pixels.
  func differencesByRounding() throws(SpecificationError) -> [LayoutMismatch.Difference] {
    let unscrolled = ScrollPosition(
      rowOffsets: Dictionary(uniqueKeysWithValues: itemCounts.indices.map { ($0, 0) }))
    // Frames are rounded before they are mirrored (T1).
    let forwards = changing { $0.layoutDirection = .leftToRight }
    let modern = try forwards.changing { $0.profile = .modern }.solve()
    let old = try forwards.changing { $0.profile = .legacy }.solve()
    let exact = try forwards.changing { $0.profile = .exact }.solve()
    var found = modern.originsOffPixels(at: unscrolled)
    // Empty sections have another length in the old profile (section 0.1b).
    let hasEmptySection =
      itemCounts.contains(0)
      || exact.diagnostics.contains {
        $0.severity == .error
      }
    if !hasEmptySection { found += old.edgesApart(from: exact, at: unscrolled) }
    return found
  }
}

extension LayoutSolution {
  fileprivate func originsOffPixels(at position: ScrollPosition) -> [LayoutMismatch.Difference] {
    let scale = environment.scale
    return elements(at: position).compactMap { element in
      for axis in Axis.allCases {
        let pixels = element.frame.min(along: axis) * scale
        if abs(pixels - pixels.rounded()) > max(1e-6, abs(pixels) * 1e-12) {
          return .init(
            element.elementName, expected: "an origin on a pixel", actual: element.placeText)
        }
      }
      return nil
    }
  }

  fileprivate func edgesApart(
    from exact: LayoutSolution, at position: ScrollPosition
  ) -> [LayoutMismatch.Difference] {
    let pixel = 1 / environment.scale + 1e-6
    return zip(exact.elements(at: position), elements(at: position)).compactMap { exact, rounded in
      let isNear = Axis.allCases.allSatisfy { axis in
        abs(exact.frame.min(along: axis) - rounded.frame.min(along: axis)) <= pixel
          && abs(exact.frame.max(along: axis) - rounded.frame.max(along: axis)) <= pixel
      }
      return isNear
        ? nil
        : .init(
          exact.elementName, expected: "\(exact.placeText) to a pixel", actual: rounded.placeText)
    }
  }
}
