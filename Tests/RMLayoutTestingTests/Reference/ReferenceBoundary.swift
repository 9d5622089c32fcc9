import RMLayout

/// The headers, footers and side items of a region (B1-B10).
struct ReferenceBoundary {
  private let items: [LayoutBoundarySupplementaryItem]
  private let scroll: Axis
  private let container: (start: Double, length: Double)
  private let sizes: [Size]
  /// The region's length, as long as its longest side item at the least (B5).
  private let region: Double
  /// What the items need before the region, and after it (B2).
  let startGrowth: Double
  private let endGrowth: Double

  /// The length of everything.
  var length: Double { startGrowth + region + endGrowth }

  init(
    items: [LayoutBoundarySupplementaryItem], region: Double, scroll: Axis,
    container: (start: Double, length: Double), environment: LayoutEnvironment,
    pixels: ReferencePixels, measured: [String: PreferredSize], padding: Double = 0
  ) {
    self.items = items
    self.scroll = scroll
    self.container = container
    let base = Size(along: scroll, environment.size[scroll], across: container.length)
    sizes = items.map { $0.size.replacing($0.size.size(of: base, pixels), measured[$0.kind]) }
    var region = region
    var before = 0.0
    var after = 0.0
    for (item, size) in zip(items, sizes) where item.extendsBoundary {
      switch item.alignment.side(along: scroll) {
      case .start: before = max(before, size[scroll] - item.offset[scroll])
      case .end: after = max(after, size[scroll] + item.offset[scroll])
      case .beside: region = max(region, size[scroll])
      case .nowhere: break
      }
    }
    if items.contains(where: { $0.alignment.side(along: scroll) == .start }) { before += padding }
    self.region = region
    startGrowth = before
    endGrowth = after
  }

  /// The items, where the section or layout starts at a position along the scroll axis.
  func elements(section: Int, from start: Double) -> [ReferenceElement] {
    let near = start + startGrowth
    let far = near + region
    let startCount = items.filter { $0.alignment.side(along: scroll) == .start }.count
    return zip(items, sizes).map { item, size in
      let side = item.alignment.side(along: scroll)
      let slot = slot(of: item, size, near: near, far: far)
      var element = ReferenceElement(
        category: .supplementary, section: section, item: 0, kind: item.kind,
        zIndex: item.zIndex, exact: slot.less(item.size.counted(item.contentInsets)))
      if side == .nowhere {
        element.exact = .zero
        element.hasNoPlace = true
      }
      if item.pinToVisibleBounds, side == .start || side == .end {
        let natural = slot.min(along: scroll)
        element.pin = ReferencePin(
          isAtStart: side == .start,
          low: side == .end ? near : startCount > 1 ? start : natural,
          high: side == .end ? natural : far - size[scroll],
          extent: start...max(start, start + length),
          raisedZIndex: item.zIndex.addingReportingOverflow(1_000_000_000).overflow
            ? Int.max : item.zIndex + 1_000_000_000,
          insets: item.size.counted(item.contentInsets), slot: slot)
      }
      return element
    }
  }

  private func slot(
    of item: LayoutBoundarySupplementaryItem, _ size: Size, near: Double, far: Double
  ) -> Rect {
    var origin = Point.zero
    switch (item.alignment.side(along: scroll), item.extendsBoundary) {
    case (.start, true): origin[scroll] = near - size[scroll]
    case (.start, false): origin[scroll] = near
    case (.end, true): origin[scroll] = far
    case (.end, false): origin[scroll] = far - size[scroll]
    case (.beside, _): origin[scroll] = near + (far - near - size[scroll]) / 2
    case (.nowhere, _): return .zero
    }
    let cross = scroll.cross
    switch item.alignment.side(along: cross) {
    case .start: origin[cross] = container.start
    case .end: origin[cross] = container.start + container.length - size[cross]
    case .beside, .nowhere:
      origin[cross] = container.start + (container.length - size[cross]) / 2
    }
    origin.x += item.offset.x
    origin.y += item.offset.y
    return Rect(origin: origin, size: size)
  }
}

/// Where an alignment stands on an axis.
enum ReferenceSide {
  case start
  case end
  case beside
  case nowhere
}

extension RectAlignment {
  func side(along axis: Axis) -> ReferenceSide {
    switch (self, axis) {
    case (.none, _): .nowhere
    case (.topLeading, _): .start
    case (.bottomTrailing, _): .end
    case (.top, .vertical), (.topTrailing, .vertical): .start
    case (.bottom, .vertical), (.bottomLeading, .vertical): .end
    case (.leading, .horizontal), (.bottomLeading, .horizontal): .start
    case (.trailing, .horizontal), (.topTrailing, .horizontal): .end
    case (.leading, .vertical), (.trailing, .vertical): .beside
    case (.top, .horizontal), (.bottom, .horizontal): .beside
    }
  }
}
