import RMLayout

extension SceneCollector {
  /// What explains where the elements of a collected picture lie.
  func explanation(of picture: ScenePicture) -> SceneExplanation {
    SceneExplanation(
      parts: parts(around: picture.elements), naturalPlaces: naturalPlaces(in: picture.elements),
      stops: picture.rows.compactMap(stops(of:)), safeArea: safeArea,
      pixel: 1 / scene.solution.environment.scale)
  }

  // MARK: - Parts

  /// A group of which something is drawn on the screen or on the sheet.
  private struct GroupPlace: Hashable {
    var section: Int
    var group: Int?
    var isOnSheet: Bool
  }

  private func parts(around elements: [DisplayElement]) -> [SceneExplanation.Part] {
    var seen: Set<GroupPlace> = []
    var parts: [SceneExplanation.Part] = []
    for element in elements.sorted(by: { $0.attributes.path < $1.attributes.path }) {
      guard let group = element.group, element.place != .tail, element.place != .beside else {
        continue
      }
      let path = element.attributes.path
      let isOnSheet = sheet != nil && element.place != .inside
      let section = GroupPlace(section: path.section, group: nil, isOnSheet: isOnSheet)
      if seen.insert(section).inserted, let part = scene.solution.part(ofSection: path.section) {
        parts.append(shown(part, section: path.section, isOnSheet: isOnSheet))
      }
      let place = GroupPlace(section: path.section, group: group, isOnSheet: isOnSheet)
      guard seen.insert(place).inserted else { continue }
      parts += scene.solution.parts(ofGroupHolding: path, at: scene.position).map {
        shown($0, section: path.section, isOnSheet: isOnSheet)
      }
    }
    return parts
  }

  private func shown(
    _ part: LayoutPart, section: Int, isOnSheet: Bool
  ) -> SceneExplanation.Part {
    SceneExplanation.Part(
      part: part, section: section, frame: onScreen(part.frame, isOnSheet: isOnSheet),
      content: onScreen(part.content, isOnSheet: isOnSheet), isOnSheet: isOnSheet)
  }

  // MARK: - Pinned elements

  private func naturalPlaces(in elements: [DisplayElement]) -> [SceneExplanation.NaturalPlace] {
    elements.compactMap { element in
      guard element.attributes.isPinned, element.place == .inside else { return nil }
      let natural = scene.solution.unpinned(element.attributes)
      let place = onScreen(natural.frame)
      guard place != element.frame else { return nil }
      return SceneExplanation.NaturalPlace(
        attributes: natural, frame: element.frame, natural: place)
    }
  }

  // MARK: - Rows

  /// The resting offsets of a row that lie within its frame, at most sixty.
  private func stops(of row: ScenePicture.Row) -> SceneExplanation.Stops? {
    guard let solved = scene.solution.row(inSection: row.section) else { return nil }
    let axis = solved.axis
    let current = scene.position.rowOffsets[row.section] ?? solved.initialOffset
    let isCentered = solved.behavior == .groupPagingCentered
    let isMirrored = scene.solution.isMirrored && axis == .horizontal
    let length = row.frame.size[axis]
    let start = isMirrored ? row.frame.max(along: axis) : row.frame.min(along: axis)
    let inward = isMirrored ? -1.0 : 1
    let low = current - (isCentered ? length / 2 : 0)
    var stops: [SceneExplanation.Stop] = []
    for index in solved.firstStop(from: low)..<solved.restingOffsetCount where stops.count < 60 {
      let offset = solved.restingOffset(at: index)
      guard offset <= low + length else { break }
      stops.append(
        SceneExplanation.Stop(
          offset: offset, place: start + inward * (offset - low),
          isCurrent: abs(offset - current) < 0.01))
    }
    return stops.isEmpty
      ? nil : SceneExplanation.Stops(row: row.frame, axis: axis, stops: stops)
  }

  // MARK: - The safe area

  /// What the device leaves free, or what the environment says of a collection view without one.
  private var safeArea: Rect? {
    let environment = scene.solution.environment
    var area = onScreen(fold.viewport)
    var insets = environment.safeArea
    if let screen = scene.screen, screen.safeArea != .zero {
      area = Rect(origin: .zero, size: screen.size)
      insets = screen.safeArea
    }
    if environment.layoutDirection == .rightToLeft {
      (insets.leading, insets.trailing) = (insets.trailing, insets.leading)
    }
    return insets == .zero ? nil : area.inset(by: insets)
  }
}

extension LayoutRow {
  /// The number of the first resting offset that is not below an offset, found by halving.
  fileprivate func firstStop(from offset: Double) -> Int {
    var low = 0
    var high = restingOffsetCount
    while low < high {
      let middle = (low + high) / 2
      if restingOffset(at: middle) < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
