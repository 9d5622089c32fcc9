import RMLayout

extension LayoutGenerator {
  /// A flow layout of one to three sections.
  public mutating func flowSample(named name: String) -> LayoutSample {
    let environment = environment()
    let scroll: Axis = numbers.chance(percent: 35) ? .horizontal : .vertical
    var sections: [FlowSection] = []
    var counts: [Int] = []
    for _ in 0..<numbers.whole(in: 1...3) {
      counts.append(itemCount())
      sections.append(
        flowSection(items: counts[counts.count - 1], in: environment.size, scrolling: scroll))
    }
    let estimate = measures ? flowEstimate() : nil
    let layout = FlowLayout(
      sections: .each(sections), scrollDirection: scroll,
      sectionHeadersPinToVisibleBounds: numbers.chance(percent: 40),
      sectionFootersPinToVisibleBounds: numbers.chance(percent: 40),
      sectionInsetReference: numbers.anyCase(of: FlowSectionInsetReference.self),
      estimatedItemSize: estimate,
      flipsHorizontallyInOppositeLayoutDirection: numbers.chance(percent: 60))
    return LayoutSample(
      name: name, layout: .flow(layout), environment: environment, itemCounts: counts,
      position: position(of: [], along: scroll))
  }

  private mutating func flowSection(
    items: Int, in container: Size, scrolling scroll: Axis
  ) -> FlowSection {
    let limit = Double(Int(container[scroll.cross] * numbers.one(of: 0.2, 0.3, 0.6, 0.6)))
    let sizes: FlowItemSizes
    if numbers.chance(percent: 50) {
      sizes = .uniform(flowSize(upTo: limit, across: scroll.cross))
    } else {
      var list: [Size] = []
      for _ in 0..<items { list.append(flowSize(upTo: limit, across: scroll.cross)) }
      sizes = .perItem(list)
    }
    return FlowSection(
      itemSizes: sizes, sectionInset: numbers.chance(percent: 60) ? insets(upTo: 20) : .zero,
      minimumLineSpacing: numbers.one(of: 0, 10, length(in: 0...15)),
      minimumInteritemSpacing: numbers.one(of: 0, 10, length(in: 0...15)),
      headerReferenceSize: referenceSize(), footerReferenceSize: referenceSize())
  }

  private mutating func flowEstimate() -> FlowItemEstimate? {
    switch numbers.whole(in: 1...10) {
    case ...6: .size(Size(width: length(in: 10...120), height: length(in: 10...120)))
    case ...9: .automatic
    default: nil
    }
  }

  private mutating func flowSize(upTo limit: Double, across cross: Axis) -> Size {
    let tooLong = numbers.chance(percent: 1)
    let main = tooLong ? limit * 9 : length(in: 10...max(11, limit))
    let thirds = numbers.chance(percent: 10) ? 170 + 2.0 / 3 : length(in: 10...120)
    return Size(along: cross, main, across: thirds)
  }

  private mutating func referenceSize() -> Size {
    guard numbers.chance(percent: 50) else { return .zero }
    return Size(width: length(in: 0...50), height: length(in: 0...50))
  }
}
