import RMLayout

extension Markup {
  /// Appends the size of the first cell of each size in a section, and that of each inset and space.
  mutating func dimensions(
    of elements: [DisplayElement], parts: [SceneExplanation.Part],
    spaces: [SceneExplanation.Space], details: SVGDetails, at place: ExplainedPlace
  ) {
    if details.contains(.insets) {
      for part in parts where part.hasInsets { lengths(ofInsets: part, at: place) }
    }
    if details.contains(.spacing) {
      for space in spaces { length(of: space.frame, along: space.axis, .title(.orange), at: place) }
    }
    var told: Set<SizeOfSection> = []
    for element in elements where element.attributes.category != .decoration {
      let size = element.attributes.frame.size
      guard place.area.grown(by: 0.01).contains(element.frame), size.width > 0, size.height > 0,
        told.insert(SizeOfSection(section: element.attributes.path.section, size: size)).inserted
      else { continue }
      measure(element.frame, size: size)
    }
  }

  private struct SizeOfSection: Hashable {
    var section: Int
    var size: Size
  }

  // MARK: - Cells

  /// Appends a line with arrow heads along the lower and the right edge, each with its length.
  private mutating func measure(_ frame: Rect, size: Size) {
    let width = Label(
      text: size.width.shortText, size: 10, weight: .semibold, shade: .title(.pink),
      anchor: .middle)
    let height = Label(
      text: size.height.shortText, size: 10, weight: .semibold, shade: .title(.pink),
      anchor: .middle)
    let isWide = frame.width >= width.width + 30 && frame.height >= 16
    let isHigh = frame.height >= 44 && frame.width >= height.width + 12
    if isWide {
      let y = frame.maxY - 8
      arrow(from: Point(x: frame.minX + 1, y: y), to: Point(x: frame.maxX - 1, y: y), .horizontal)
      plate(
        width,
        in: Rect(x: frame.midX - width.width / 2 - 3, y: y - 7, width: width.width + 6, height: 14))
    }
    if isHigh {
      let x = frame.maxX - max(8, height.width / 2 + 4)
      arrow(from: Point(x: x, y: frame.minY + 1), to: Point(x: x, y: frame.maxY - 1), .vertical)
      plate(
        height,
        in: Rect(
          x: x - height.width / 2 - 3, y: frame.midY - 7, width: height.width + 6, height: 14))
    }
  }

  private mutating func arrow(from start: Point, to end: Point, _ axis: Axis) {
    raw("<path d=\"")
    command("M", start.x, start.y)
    command("L", end.x, end.y)
    for (tip, inward) in [(start, 4.0), (end, -4)] {
      for side in [-2.5, 2.5] {
        let tail = Point(along: axis, tip[axis] + inward, across: tip[axis.cross] + side)
        command("M", tail.x, tail.y)
        command("L", tip.x, tip.y)
      }
    }
    raw("\"")
    stroke(.title(.pink), width: 1)
    raw("/>\n")
  }

  // MARK: - Bands

  private mutating func lengths(
    ofInsets part: SceneExplanation.Part, at place: ExplainedPlace
  ) {
    for band in part.frame.bands(around: part.content) {
      let isAcross = band.minX == part.frame.minX && band.width == part.frame.width
      length(of: band, along: isAcross ? .vertical : .horizontal, part.pattern.shade, at: place)
    }
  }

  /// Appends the thickness of a band in its middle, if it is thick enough for a number.
  private mutating func length(
    of band: Rect, along axis: Axis, _ shade: Shade, at place: ExplainedPlace
  ) {
    guard let shown = band.intersection(place.area) else { return }
    let text = band.size[axis].shortText
    let most = min(9, shown.height / Label.lineHeight)
    var label = Label(text: text, size: most, weight: .medium, shade: shade, anchor: .middle)
    if label.width > shown.width { label.size *= shown.width / label.width }
    guard label.size >= 4.5 else { return }
    let size = Size(width: label.width, height: label.size * Label.lineHeight)
    plate(
      label,
      in: Rect(
        x: shown.midX - size.width / 2, y: shown.midY - size.height / 2, width: size.width,
        height: size.height))
  }
}
