/// What has been measured of the cells of a flow layout, by section; NaN where nothing was (F11).
struct FlowMeasurements: Sendable {
  /// The sizes of each section's first items; shorter where nothing was measured of the others.
  private(set) var sizes: [[Size]] = []

  /// Whether nothing was measured.
  var isEmpty: Bool { sizes.allSatisfy { $0.allSatisfy { $0.isUnmeasured } } }

  /// What was measured of a section's items.
  func sizes(ofSection section: Int) -> [Size] {
    section < sizes.count ? sizes[section] : []
  }

  /// Keeps the sizes of neighbouring items.
  mutating func set(_ measured: [Size], from path: ItemPath) {
    while sizes.count <= path.section { sizes.append([]) }
    let end = path.item + measured.count
    let missing = end - sizes[path.section].count
    if missing > 0 {
      sizes[path.section] += Array(repeating: .unmeasured, count: missing)
    }
    sizes[path.section].replaceSubrange(path.item..<end, with: measured)
  }

  /// Puts items in place of others of a section.
  mutating func replace(_ items: Range<Int>, inSection section: Int, with measured: [Size]) {
    guard section < sizes.count, items.lowerBound < sizes[section].count || !measured.isEmpty else {
      return
    }
    let count = sizes[section].count
    if items.lowerBound > count {
      sizes[section] += Array(repeating: .unmeasured, count: items.lowerBound - count)
    }
    let end = min(items.upperBound, sizes[section].count)
    sizes[section].replaceSubrange(items.lowerBound..<end, with: measured)
  }

  /// Puts sections in place of others.
  mutating func replace(sections: Range<Int>, with measured: [[Size]]) {
    while sizes.count < sections.upperBound { sizes.append([]) }
    sizes.replaceSubrange(sections, with: measured)
  }

  /// The average of all measured lengths, axis by axis; NaN without one (F11).
  var average: Size {
    var average = Size.unmeasured
    for axis in Axis.allCases {
      var sum = 0.0
      var count = 0
      for section in sizes {
        for size in section where !size[axis].isNaN {
          sum += size[axis]
          count += 1
        }
      }
      if count > 0 { average[axis] = sum / Double(count) }
    }
    return average
  }

  /// Whether all measured cells have one length on an axis (F11).
  func haveOneLength(along axis: Axis) -> Bool {
    var length = Double.nan
    for section in sizes {
      for size in section where !size[axis].isNaN {
        if length.isNaN { length = size[axis] }
        if size[axis] != length { return false }
      }
    }
    return true
  }
}

extension FlowMeasurements {
  /// What was measured of cells.
  init(_ preferredSizes: PreferredSizes) {
    for (path, lengths) in preferredSizes.items { set([lengths], from: path) }
  }
}

extension Size {
  /// The size with lengths that were not measured taken from another.
  func filled(from other: Size) -> Size {
    Size(
      width: width.isNaN ? other.width : width, height: height.isNaN ? other.height : height)
  }
}
