extension LayoutSolution {
  /// What a row's handler is shown at an offset: visible cells and the section's boundary items (O9).
  ///
  /// Frames are unscrolled; take the offset off to get what is on screen. A cell that only touches
  /// the row's edge is visible.
  /// - Parameters:
  ///   - section: the section's number.
  ///   - offset: how far the row is scrolled, from its leading end.
  /// - Returns: cells in order, then boundary items by kind; nothing if the section is no row.
  /// - Precondition: the section exists.
  /// - Complexity: O(items found).
  public func visibleItems(inRow section: Int, at offset: Double) -> [LayoutAttributes] {
    let section = self.section(section)
    guard section.solution.hasCells, let row = section.solution.row else { return [] }
    var found: [LayoutAttributes] = []
    let low = row.frame.min(along: row.axis)
    var viewport = row.frame
    viewport.origin[scrollDirection] += section.start
    viewport = grid.frame(viewport)
    let near = low + offset - slack
    section.visitGroups(from: near, to: near + row.visibleLength + 2 * slack) { place, template in
      for (index, slot) in template.slots.enumerated() {
        let frame = slot.frame.offset(by: place.origin)
        guard placed(frame, in: section, shift: offset).touches(viewport) else { continue }
        found.append(
          LayoutAttributes(
            cell(
              place.item + index, section: section.number,
              placed(frame, in: section, shift: 0), slot.zIndex), kind: nil))
      }
      return true
    }
    return found + section.solution.boundary.map { attributes(of: $0, section: section, in: nil) }
  }
}

extension LayoutRow {
  /// How far the middle of an unscrolled frame is from the row's middle at an offset (O9).
  public func centerDistance(of frame: Rect, at offset: Double) -> Double {
    let shift = isMirrored && axis.isHorizontal ? offset : -offset
    return abs(frame.mid(along: axis) + shift - self.frame.mid(along: axis))
  }
}

/// The scale and opacity of a carousel's cells by their distance from the middle (O9).
///
/// ```swift
/// let carousel = CarouselTransform(minimumScale: 0.8)
/// carousel.scale(at: row.centerDistance(of: cell.frame, at: offset), in: row.visibleLength)
/// ```
public struct CarouselTransform: Hashable, Sendable {
  /// The scale at the middle.
  public var maximumScale: Double
  /// The scale far from the middle.
  public var minimumScale: Double
  /// The opacity far from the middle.
  public var minimumAlpha: Double

  /// Creates a transform; without more the middle is full size and opaque, the far end as well.
  public init(maximumScale: Double = 1, minimumScale: Double = 1, minimumAlpha: Double = 1) {
    self.maximumScale = maximumScale
    self.minimumScale = minimumScale
    self.minimumAlpha = minimumAlpha
  }

  /// The scale at a distance from the middle: less by the distance over the row's length.
  public func scale(at distance: Double, in length: Double) -> Double {
    max(maximumScale - (length > 0 ? distance / length : 0), minimumScale)
  }

  /// The opacity at a distance from the middle: less by the distance over the row's length.
  public func alpha(at distance: Double, in length: Double) -> Double {
    max(1 - (length > 0 ? distance / length : 0), minimumAlpha)
  }
}
