/// Places boundary items around the region of a section or of the whole content (B1-B6, B10).
///
/// A row is a region like any other: what surrounds it does not scroll with it (B11).
struct BoundarySolver {
  let scrollAxis: Axis
  /// The bounds less the referenced insets (B8, C3).
  let container: SectionContainer
  /// The section's content insets, where its boundary items follow them (B8).
  let insets: DirectionalEdgeInsets
  let grid: PixelGrid
  /// What was measured of items by kind, NaN on axes where nothing was (E6).
  var measured: [String: Size] = [:]

  /// What boundary items come to.
  struct Placed {
    var elements: [BoundaryElement] = []
    /// How much the section grows before its region: by the item that sticks out farthest (B6).
    var growthAtStart = 0.0
    /// The region's length, at least that of its longest side item (B5).
    var regionLength = 0.0
    /// How much the section grows behind its region.
    var growthAtEnd = 0.0
  }

  /// Places items around a region; padding is space before those at its start (L4).
  func place(
    _ items: [LayoutBoundarySupplementaryItem], regionLength: Double, padding: Double
  ) -> Placed {
    var placed = Placed(regionLength: regionLength)
    guard !items.isEmpty else { return placed }
    let sides = items.map { side(of: $0.alignment) }
    let sizes = items.map { size(of: $0) }
    for index in items.indices where sides[index] == .side && items[index].extendsBoundary {
      placed.regionLength = max(placed.regionLength, sizes[index][scrollAxis])
    }
    let natural = items.indices.map { index in
      position(
        of: items[index], side: sides[index], length: sizes[index][scrollAxis],
        region: placed.regionLength)
    }
    for index in items.indices where items[index].extendsBoundary {
      if sides[index] == .start {
        placed.growthAtStart = max(placed.growthAtStart, -natural[index])
      } else if sides[index] == .end {
        let end = natural[index] + sizes[index][scrollAxis]
        placed.growthAtEnd = max(placed.growthAtEnd, end - placed.regionLength)
      }
    }
    if padding != 0, sides.contains(.start) { placed.growthAtStart += padding }
    let isCrowded = sides.filter { $0 == .start }.count > 1
    for index in items.indices {
      placed.elements.append(
        element(
          items[index], side: sides[index], size: sizes[index],
          start: natural[index] + placed.growthAtStart, isCrowded: isCrowded, in: placed))
    }
    return placed
  }

  /// The side of the region at which an alignment lies in this scroll direction (B4).
  enum Side {
    case start
    case end
    case side
    case nowhere
  }

  /// The side at which an item with an alignment lies.
  func side(of alignment: RectAlignment) -> Side {
    if alignment == .none { return .nowhere }
    switch alignment.edges.unit(along: scrollAxis) {
    case 0: return .start
    case 1: return .end
    default: return .side
    }
  }

  /// What fractions are of: the container, less the section's insets across (B1).
  var base: Size {
    let cross = scrollAxis.cross
    return container.size.replacing(
      cross, with: container.size[cross] - insets.total(along: cross))
  }

  /// The size on the base, or as it was measured (B1, E6).
  private func size(of item: LayoutBoundarySupplementaryItem) -> Size {
    guard item.alignment != .none else { return .zero }
    var size = item.size.resolved(in: base, on: grid)
    guard let measured = measured[item.kind] else { return size }
    for axis in Axis.allCases where item.size[axis].isEstimated && !measured[axis].isNaN {
      size[axis] = measured[axis]
    }
    return size
  }

  /// Where an item starts along the scroll axis, from the region's start (B2, B5).
  private func position(
    of item: LayoutBoundarySupplementaryItem, side: Side, length: Double, region: Double
  ) -> Double {
    let offset = item.offset[scrollAxis]
    switch side {
    case .start: return (item.extendsBoundary ? -length : 0) + offset
    case .end: return region + (item.extendsBoundary ? 0 : -length) + offset
    case .side: return (region - length) / 2 + offset
    case .nowhere: return 0
    }
  }

  /// Where an item starts across the scroll axis (B3).
  private func crossPosition(of item: LayoutBoundarySupplementaryItem, length: Double) -> Double {
    let cross = scrollAxis.cross
    let room = container.size[cross] - insets.total(along: cross) - length
    let unit = item.alignment.edges.unit(along: cross)
    let offset = item.alignment == .none ? 0 : item.offset[cross]
    return container.start + insets.start(along: cross) + room * unit + offset
  }

  private func element(
    _ item: LayoutBoundarySupplementaryItem, side: Side, size: Size, start: Double,
    isCrowded: Bool, in placed: Placed
  ) -> BoundaryElement {
    let length = size[scrollAxis]
    let regionStart = placed.growthAtStart
    let regionEnd = regionStart + placed.regionLength
    var element = BoundaryElement(
      kind: item.kind,
      frame: Rect(
        origin: Point(
          along: scrollAxis, start,
          across: crossPosition(of: item, length: size[scrollAxis.cross])),
        size: size),
      contentInsets: side == .nowhere ? .zero : item.size.effective(item.contentInsets),
      zIndex: item.zIndex)
    guard item.pinToVisibleBounds, side == .start || side == .end else { return element }
    let (raised, overflows) = item.zIndex.addingReportingOverflow(1_000_000_000)
    element.pin = BoundaryElement.Pin(
      isAtStart: side == .start,
      lowest: side == .end ? regionStart : isCrowded ? 0 : start,
      highest: side == .end ? start : regionEnd - length,
      raisedZIndex: overflows ? Int.max : raised)
    return element
  }
}
