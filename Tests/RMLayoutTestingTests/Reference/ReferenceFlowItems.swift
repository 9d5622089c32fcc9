import RMLayout

/// The items of a flow section as they are placed: how large, and whether as a grid (F3, F4, F11).
struct ReferenceFlowItems {
  private(set) var sizes: [Size]
  private(set) var isGrid: Bool

  /// The averages are the mean of what was measured of the layout, nil on an axis where nothing was;
  /// lengths are of one sort if all that was measured of the layout is as long along the line.
  init(
    of section: FlowSection, count: Int, estimate: FlowItemEstimate?,
    measured: [Int: PreferredSize], averages: PreferredSize, hasOneLength: Bool
  ) {
    switch section.itemSizes {
    case .uniform(let size):
      sizes = Array(repeating: size.positive, count: count)
      isGrid = true
    case .perItem(let list):
      sizes = list.map { $0.positive }
      isGrid = false
    }
    guard let estimate else { return }
    for item in 0..<count {
      if isGrid, case .size(let size) = estimate { sizes[item] = size.positive }
      for axis in Axis.allCases {
        if isGrid, let average = averages[axis] { sizes[item][axis] = average }
        if let length = measured[item]?[axis] { sizes[item][axis] = max(0, length) }
      }
    }
    isGrid = isGrid && hasOneLength
  }
}

extension PreferredSizes {
  /// The mean of what was measured of the items of all sections, on each axis.
  func averages(of counts: [Int]) -> PreferredSize {
    var averages = PreferredSize()
    for axis in Axis.allCases {
      var total = 0.0
      var number = 0
      for (section, count) in counts.enumerated() {
        for item in 0..<count {
          guard let length = sections[section]?.items[item]?[axis] else { continue }
          total += max(0, length)
          number += 1
        }
      }
      if number > 0 { averages[axis] = total / Double(number) }
    }
    return averages
  }
}

extension PreferredSizes {
  /// Whether all that was measured of items is as long on an axis.
  func hasOneLength(along axis: Axis) -> Bool {
    var lengths: Set<Double> = []
    for section in sections.values {
      for size in section.items.values {
        if let length = size[axis] { lengths.insert(max(0, length)) }
      }
    }
    return lengths.count <= 1
  }
}

extension Size {
  /// Lengths below 0 count as 0.
  fileprivate var positive: Size { Size(width: max(0, width), height: max(0, height)) }
}
