public import RMLayout

extension LayoutGenerator {
  /// An estimate in so many of a hundred cases where views size themselves, else nil.
  ///
  /// Without measuring nothing is drawn, so that seeds give the layouts that they always gave.
  mutating func estimate(_ length: Double, percent: Int) -> LayoutDimension? {
    guard measures, numbers.chance(percent: percent) else { return nil }
    return numbers.chance(percent: 35)
      ? .uniformAcrossSiblings(estimate: length) : .estimated(length)
  }

  /// What views of a sample could ask for: all items of a section, none, the first ones or some.
  public mutating func preferredSizes(for sample: LayoutSample) -> PreferredSizes {
    var sizes = PreferredSizes()
    let range = 1...numbers.one(of: 60.0, 150, 150)
    // Cells of one length make a grid of a flow layout.
    let common = numbers.chance(percent: 40) ? length(in: range) : nil
    if case .compositional(let layout) = sample.layout {
      sizes.boundary = preferredSizes(of: layout.configuration.boundarySupplementaryItems)
    }
    for (index, count) in sample.itemCounts.enumerated() {
      var section = PreferredSizes.Section()
      for item in measuredItems(of: count) {
        section.items[item] = preferredSize(in: range, across: sample.scrollDirection, common)
      }
      if case .compositional(let layout) = sample.layout, case .each(let all) = layout.sections {
        section.boundary = preferredSizes(of: all[index].boundarySupplementaryItems)
      }
      if section != PreferredSizes.Section() { sizes.sections[index] = section }
    }
    return sizes
  }

  private mutating func measuredItems(of count: Int) -> [Int] {
    switch numbers.whole(in: 1...100) {
    case ...15: return []
    case ...45: return Array(0..<count)
    case ...70: return Array(0..<numbers.whole(in: 0...count))
    default:
      var scattered: [Int] = []
      for item in 0..<count where numbers.chance(percent: 35) { scattered.append(item) }
      return scattered
    }
  }

  private mutating func preferredSizes(
    of items: [LayoutBoundarySupplementaryItem]
  ) -> [String: PreferredSize] {
    var sizes: [String: PreferredSize] = [:]
    for item in items where numbers.chance(percent: 70) {
      sizes[item.kind] = preferredSize(in: 1...60, across: .vertical, nil)
    }
    return sizes
  }

  /// Lengths on both axes or on one, seldom 0 or longer than any line.
  private mutating func preferredSize(
    in range: ClosedRange<Double>, across scroll: Axis, _ common: Double?
  ) -> PreferredSize {
    var size = PreferredSize()
    for axis in Axis.allCases where numbers.chance(percent: 85) {
      switch numbers.whole(in: 1...100) {
      case ...2: size[axis] = 0
      case ...4: size[axis] = 1500
      default: size[axis] = length(in: range)
      }
    }
    if let common { size[scroll.cross] = common }
    return size
  }
}
