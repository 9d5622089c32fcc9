import RMLayout

/// What scrolling changes: where rows come to rest, what keeps in view, and what bars cover.
extension Markup {
  /// Appends a rail along a row with a tick at each resting offset.
  mutating func stops(of row: SceneExplanation.Stops, at place: ExplainedPlace) {
    let axis = row.axis
    guard let shown = row.row.intersection(place.area), shown.size[axis.cross] >= 20 else { return }
    let rail = shown.max(along: axis.cross) - 7
    line(
      from: Point(along: axis, shown.min(along: axis), across: rail),
      to: Point(along: axis, shown.max(along: axis), across: rail), .title(.red), width: 1)
    var free = -Double.infinity
    for stop in row.stops.sorted(by: { $0.place < $1.place })
    where stop.place >= shown.min(along: axis) && stop.place <= shown.max(along: axis) {
      stopMark(
        at: Point(along: axis, stop.place, across: rail), along: axis, isCurrent: stop.isCurrent)
      let label = Label(
        text: stop.offset.shortText, size: 9, weight: .semibold, shade: .title(.red),
        anchor: .middle)
      let size = Size(width: label.width + 6, height: 13)
      let centre = Point(along: axis, stop.place, across: rail - 14)
      let frame = Rect(
        x: centre.x - size.width / 2, y: centre.y - size.height / 2, width: size.width,
        height: size.height
      ).moved(into: shown)
      guard frame.min(along: axis) >= free, shown.contains(frame) else { continue }
      free = frame.max(along: axis) + 2
      plate(label, in: frame)
    }
  }

  /// Appends a tick, longer with a dot where the row rests now.
  mutating func stopMark(at centre: Point, along axis: Axis, isCurrent: Bool) {
    let half = isCurrent ? 6.0 : 4
    line(
      from: Point(along: axis, centre[axis], across: centre[axis.cross] - half),
      to: Point(along: axis, centre[axis], across: centre[axis.cross] + half), .title(.red),
      width: 2)
    if isCurrent { circle(centre, radius: 3.5, fill: .title(.red)) }
  }

  // MARK: - Pinned elements

  /// Appends where an element would lie if it did not keep in view, and how far it was moved.
  mutating func naturalPlace(
    _ natural: SceneExplanation.NaturalPlace, of box: SVGPage.Box
  ) {
    let room = box.picture.screen == nil ? box.bounds : box.screen
    if let shown = natural.natural.intersection(room) {
      naturalPlace(shown.grown(by: -1))
    }
    let axis = box.picture.scrollDirection
    let moved = natural.frame.min(along: axis) - natural.natural.min(along: axis)
    let start = natural.attributes.frame.min(along: axis).shortText
    let name = axis == .vertical ? "y" : "x"
    let sign = moved < 0 ? "−" : "+"
    let label = Label(
      text: "\(name) \(start) \(sign) \(abs(moved).shortText)", size: 9, weight: .semibold,
      shade: .accent, anchor: .middle)
    guard let shown = natural.frame.intersection(box.picture.viewport) else { return }
    let size = Size(width: label.width + 6, height: 13)
    let frame = Rect(
      x: box.picture.isRightToLeft ? shown.minX + 3 : shown.maxX - size.width - 3,
      y: shown.midY - size.height / 2, width: size.width, height: size.height)
    if shown.contains(frame) { plate(label, in: frame) }
  }

  /// Appends the outline of a natural place.
  mutating func naturalPlace(_ frame: Rect) {
    openRect(frame, radius: 3)
    stroke(.accent, width: 1.5)
    raw(" stroke-dasharray=\"3 3\"/>\n")
  }

  // MARK: - The safe area

  /// Appends what bars and the screen's shape cover as bands, and the outline of what they leave.
  mutating func safeArea(_ free: Rect, of box: SVGPage.Box) {
    let whole = box.picture.screen == nil ? box.picture.viewport : box.screen
    guard let shown = free.intersection(whole) else { return }
    for band in whole.bands(around: shown) { self.band(band, .covered, prefix: box.prefix) }
    safeAreaOutline(shown.grown(by: -1))
  }

  /// Appends the outline of a safe area.
  mutating func safeAreaOutline(_ frame: Rect) {
    openRect(frame, radius: 4)
    stroke(.title(.gray), width: 1.5)
    raw(" stroke-dasharray=\"10 4\"/>\n")
  }
}

extension Rect {
  /// The rectangle moved as little as brings it into another one.
  fileprivate func moved(into room: Rect) -> Rect {
    Rect(
      x: Swift.min(Swift.max(minX, room.minX), room.maxX - width),
      y: Swift.min(Swift.max(minY, room.minY), room.maxY - height), width: width, height: height)
  }
}
