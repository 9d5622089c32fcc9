extension FlowLayout {
  /// The layout with other items in a section with sizes per item; otherwise itself.
  ///
  /// New items take the size of the item before, or of the one behind.
  func replacingItems(
    _ items: Range<Int>, inSection section: Int, of sectionCount: Int, with count: Int
  ) -> FlowLayout {
    changingSizes(inSection: section, of: sectionCount) { sizes in
      let neighbour = items.lowerBound > 0 ? items.lowerBound - 1 : items.upperBound
      let size =
        neighbour < sizes.count ? sizes[neighbour] : Size(width: 50, height: 50)
      sizes.replaceSubrange(items, with: Array(repeating: size, count: count))
    }
  }

  /// The layout with another size of an item.
  func replacingSize(
    of item: Int, inSection section: Int, of sectionCount: Int, with size: Size
  ) -> FlowLayout {
    changingSizes(inSection: section, of: sectionCount) { $0[item] = size }
  }

  private func changingSizes(
    inSection section: Int, of sectionCount: Int, _ body: (inout [Size]) -> Void
  ) -> FlowLayout {
    var list: [FlowSection]
    switch sections {
    case .same(let one):
      guard case .perItem = one.itemSizes else { return self }
      list = Array(repeating: one, count: sectionCount)
    case .each(let sections):
      list = sections
    }
    guard section < list.count, case .perItem(var sizes) = list[section].itemSizes else {
      return self
    }
    body(&sizes)
    list[section].itemSizes = .perItem(sizes)
    var layout = self
    layout.sections = .each(list)
    return layout
  }
}

extension LayoutSolution {
  /// The size that a flow layout gives an item of its own; nil elsewhere.
  func flowItemSize(at path: ItemPath) -> Size? {
    guard case .flow(let layout) = source else { return nil }
    let section: FlowSection
    switch layout.sections {
    case .same(let one): section = one
    case .each(let list):
      guard path.section < list.count else { return nil }
      section = list[path.section]
    }
    guard case .perItem(let sizes) = section.itemSizes, path.item < sizes.count else { return nil }
    return sizes[path.item]
  }

  /// Gives an item of a flow layout with sizes per item another one.
  mutating func setFlowItemSize(_ size: Size, at path: ItemPath) {
    guard case .flow(let layout) = source else { return }
    solveAgain(
      layout.replacingSize(
        of: path.item, inSection: path.section, of: sectionCount, with: size),
      itemCounts: itemCounts, measured: flowMeasurements)
  }
}
