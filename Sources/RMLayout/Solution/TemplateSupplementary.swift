/// A view attached to an item or group of a template, relative to the outermost group's corner.
package struct TemplateSupplementary: Hashable, Sendable {
  package var kind: String
  /// The frame in points, not yet on the pixel grid.
  package var frame: Rect
  /// The frame of the nested group that it is attached to; nil for items and the outermost group (Q1).
  package var group: Rect?
  package var zIndex: Int
  /// Its number among those of its kind in the group (A4).
  package var ordinal: Int
  /// How many of its kind a full group has.
  package var kindCount: Int
}

extension LayoutSupplementaryItem {
  /// The frame on a container, for a size that fractions are taken of (A1, A3).
  func frame(on container: Rect, base: Size, grid: PixelGrid) -> Rect {
    let own = size.resolved(in: base, on: grid)
    var origin = container.origin
    for axis in Axis.allCases {
      let unit = containerAnchor.edges.unit(along: axis)
      let ownUnit = itemAnchor?.edges.unit(along: axis) ?? unit
      origin[axis] +=
        unit * container.size[axis] + containerAnchor.distance(along: axis, of: own[axis])
        - ownUnit * own[axis] + (itemAnchor?.distance(along: axis, of: own[axis]) ?? 0)
    }
    return Rect(origin: origin, size: own)
  }
}

extension LayoutAnchor {
  /// The offset on an axis; fractions are of the supplementary item's own size (A1).
  func distance(along axis: Axis, of length: Double) -> Double {
    switch offset {
    case .absolute(let point): point[axis]
    case .fractional(let point): point[axis] * length
    }
  }
}
