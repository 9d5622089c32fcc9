import RMLayout

/// What was measured of a section's items, by their numbers (E1).
struct ReferenceMeasures {
  var items: [Int: PreferredSize] = [:]
  /// The lengths that uniform items share with the whole section (D9).
  var shared = PreferredSize()

  /// What was measured on some axes.
  func along(_ axes: Set<Axis>) -> ReferenceMeasures {
    var result = self
    for axis in Axis.allCases where !axes.contains(axis) {
      for item in items.keys { result.items[item]?[axis] = nil }
    }
    return result
  }

  /// The length that replaces an item's estimate; nil where there is none to replace.
  func length(of item: Int, _ dimension: LayoutDimension, along axis: Axis) -> Double? {
    guard dimension.isEstimated else { return nil }
    return items[item]?[axis].map { max(0, $0) }
  }
}

extension PreferredSize {
  /// Whether a length was measured.
  var isMeasured: Bool { width != nil || height != nil }

  /// Takes over what is longer, or known at all.
  mutating func grow(to other: PreferredSize) {
    for axis in Axis.allCases {
      guard let length = other[axis] else { continue }
      self[axis] = max(self[axis] ?? length, length)
    }
  }
}

extension LayoutSize {
  /// A size with what was measured in the place of estimates (E6).
  func replacing(_ size: Size, _ preferred: PreferredSize?) -> Size {
    var size = size
    for axis in Axis.allCases where self[axis].isEstimated {
      if let length = preferred?[axis] { size[axis] = max(0, length) }
    }
    return size
  }
}

extension LayoutDimension {
  /// Whether the length is that of the longest sibling (D9).
  var isUniform: Bool {
    if case .uniformAcrossSiblings = self { true } else { false }
  }
}
