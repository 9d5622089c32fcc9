/// The place of one cell in a group, after its insets, relative to the group's outer corner.
package struct Slot: Hashable, Sendable {
  /// The frame in points, not yet on the pixel grid.
  package var frame: Rect
  /// The stacking order.
  package var zIndex: Int
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
