/// The part of a section that its groups and content insets take, without what surrounds it.
struct SectionRegion {
  /// The length along the scroll axis.
  let length: Double
  /// The longest group across the scroll axis, which widens the content; none in rows (C8).
  let crossLength: Double
  /// The row, if the groups scroll on their own, along the scroll axis from the region's start.
  let row: LayoutRow?

  init(_ section: LayoutSection, groups: RunExtent, container: SectionContainer, scrollAxis: Axis) {
    // Spacing and insets below 0 may draw the end before the start; no region is shorter than 0.
    if groups.axis == scrollAxis {
      let end =
        groups.origin[scrollAxis] + groups.lastStart + groups.last[scrollAxis]
        + section.group.edgeSpacing.end(along: scrollAxis).value
      length = max(0, end + section.contentInsets.end(along: scrollAxis))
      crossLength = groups.widest
      row = nil
    } else {
      let row = Self.row(of: section, groups: groups, container: container)
      length = max(
        0, section.contentInsets.total(along: scrollAxis) + row.frame.size[scrollAxis])
      crossLength = 0
      self.row = row
    }
  }

  /// Groups in a row across the scroll axis (O1).
  private static func row(
    of section: LayoutSection, groups: RunExtent, container: SectionContainer
  ) -> LayoutRow {
    let axis = groups.axis
    let insets = section.contentInsets
    let edges = section.group.edgeSpacing
    let thickness = max(
      0,
      edges.start(along: axis.cross).value + groups.thickness
        + edges.end(along: axis.cross).value)
    let firstStart = edges.start(along: axis).value
    let lastStart = firstStart + groups.lastStart
    var origin = Point(x: insets.leading, y: insets.top)
    origin[axis] += container.start
    let visibleLength = max(0, container.size[axis] - insets.total(along: axis))
    return LayoutRow(
      section: 0, axis: axis, behavior: section.orthogonalScrollingBehavior,
      properties: section.orthogonalScrollingProperties,
      frame: Rect(origin: origin, size: Size(along: axis, visibleLength, across: thickness)),
      visibleLength: visibleLength,
      contentLength: lastStart + groups.last[axis] + edges.end(along: axis).value,
      groupCount: groups.groupCount, firstStart: firstStart, pitch: groups.pitch,
      groupLength: groups.length, lastLength: groups.last[axis], groups: groups.groups)
  }
}
