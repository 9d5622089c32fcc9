/// The place of one cell in a group, after its insets, relative to the group's outer corner.
package struct Slot: Hashable, Sendable {
  /// The frame in points, not yet on the pixel grid.
  package var frame: Rect
  /// The stacking order.
  package var zIndex: Int
  /// Whether measuring replaces the width, and the height (D8, D9).
  package var isEstimatedWide = false
  package var isEstimatedHigh = false
}

extension Slot {
  /// A cell whose size on some axes is an estimate.
  init(frame: Rect, zIndex: Int, size: LayoutSize) {
    self.init(
      frame: frame, zIndex: zIndex, isEstimatedWide: size.width.isEstimated,
      isEstimatedHigh: size.height.isEstimated)
  }

  /// Whether measuring replaces the length on an axis.
  func isEstimated(along axis: Axis) -> Bool {
    axis.isHorizontal ? isEstimatedWide : isEstimatedHigh
  }

  /// Whether measuring replaces a length.
  var isEstimated: Bool { isEstimatedWide || isEstimatedHigh }
}

/// One group solved for its container: what repeats, without knowing how often.
package struct GroupTemplate: Hashable, Sendable {
  /// The outer size, after estimates were filled in and a partial group was trimmed (G6, G7, G9).
  package var size: Size
  /// The cells in the order in which items fill them.
  package var slots: [Slot]
  /// The views attached to the group, to nested groups and to items, groups before what they hold.
  package var supplementaries: [TemplateSupplementary]
  /// Whether the items ended before the group was full.
  package var isPartial: Bool
  /// The group, nested groups and slots, each before what it holds; only if a recorder wants them.
  package var parts: [TemplatePart] = []
}

extension GroupTemplate {
  /// Numbers the attached views per kind; a partial group counts on from full ones (A4).
  mutating func numberSupplementaries(after full: GroupTemplate?) {
    guard !supplementaries.isEmpty else { return }
    var counts: [String: Int] = [:]
    for index in supplementaries.indices {
      supplementaries[index].ordinal = counts[supplementaries[index].kind, default: 0]
      counts[supplementaries[index].kind, default: 0] += 1
    }
    if let full {
      for supplementary in full.supplementaries {
        counts[supplementary.kind] = supplementary.kindCount
      }
    }
    for index in supplementaries.indices {
      supplementaries[index].kindCount = counts[supplementaries[index].kind, default: 0]
    }
  }
}
