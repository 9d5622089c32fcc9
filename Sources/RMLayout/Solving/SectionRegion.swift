/// The part of a section that its groups and content insets take, without what surrounds it.
struct SectionRegion {
  /// The length along the scroll axis.
  let length: Double
  /// The longest group across the scroll axis, which widens the content; none in rows (C8).
  let crossLength: Double
  /// The row, if the groups scroll on their own, along the scroll axis from the region's start.
  let row: LayoutRow?

  init?(_ section: LayoutSection, run: GroupRun?, container: SectionContainer, scrollAxis: Axis) {
    guard let run else { return nil }
    let last = run.template(of: run.groupCount - 1).size
    // Spacing and insets below 0 may draw the end before the start; no region is shorter than 0.
    if run.axis == scrollAxis {
      let end =
        run.origin(of: run.groupCount - 1)[scrollAxis] + last[scrollAxis]
        + section.group.edgeSpacing.end(along: scrollAxis).value
      length = max(0, end + section.contentInsets.end(along: scrollAxis))
      crossLength = max(run.template.size[scrollAxis.cross], last[scrollAxis.cross])
      row = nil
    } else {
      let row = Self.row(of: section, run: run, last: last, container: container)
      length = max(
        0, section.contentInsets.total(along: scrollAxis) + row.frame.size[scrollAxis])
      crossLength = 0
      self.row = row
    }
  }

  /// Groups in a row across the scroll axis (O1).
  private static func row(
    of section: LayoutSection, run: GroupRun, last: Size, container: SectionContainer
  ) -> LayoutRow {
    let axis = run.axis
    let insets = section.contentInsets
    let edges = section.group.edgeSpacing
    // The first group is as high as any, unless the only one is partial and trimmed.
    let tallest = run.groupCount == 1 ? last[axis.cross] : run.template.size[axis.cross]
    let thickness = max(
      0,
      edges.start(along: axis.cross).value + max(tallest, last[axis.cross])
        + edges.end(along: axis.cross).value)
    let firstStart = edges.start(along: axis).value
    let lastStart = firstStart + Double(run.groupCount - 1) * run.pitch
    var origin = Point(x: insets.leading, y: insets.top)
    origin[axis] += container.start
    let visibleLength = max(0, container.size[axis] - insets.total(along: axis))
    return LayoutRow(
      section: 0, axis: axis, behavior: section.orthogonalScrollingBehavior,
      properties: section.orthogonalScrollingProperties,
      frame: Rect(origin: origin, size: Size(along: axis, visibleLength, across: thickness)),
      visibleLength: visibleLength,
      contentLength: lastStart + last[axis] + edges.end(along: axis).value,
      groupCount: run.groupCount, firstStart: firstStart, pitch: run.pitch,
      groupLength: run.template.size[axis], lastLength: last[axis])
  }
}
