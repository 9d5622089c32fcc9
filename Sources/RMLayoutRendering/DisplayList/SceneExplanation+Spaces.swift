import RMLayout

extension SceneExplanation {
  /// A space between two neighbours of a line, or before its first one.
  struct Space: Hashable {
    /// Where it is drawn.
    var frame: Rect
    /// The axis along which it separates.
    var axis: Axis
    /// Whether it lies on the sheet below a device.
    var isOnSheet: Bool
  }

  /// The spaces between parts that follow each other (S4, S5, G13).
  func spaces(isRightToLeft: Bool) -> [Space] {
    var spaces: [Space] = []
    /// The part at each depth that holds what comes, and the last one that it held.
    var holders: [Part] = []
    var neighbours: [Part?] = []
    for part in parts {
      let depth = part.part.depth
      guard depth <= holders.count else { continue }
      if depth > 0 {
        let holder = holders[depth - 1]
        if let axis = holder.part.axis, holder.section == part.section,
          holder.isOnSheet == part.isOnSheet
        {
          let start = axis == .horizontal && isRightToLeft
          spaces += [Space](
            between: neighbours[depth], and: part, in: holder, along: axis, isMirrored: start)
        }
        neighbours[depth] = part
      }
      holders.removeSubrange(depth...)
      holders.append(part)
      if neighbours.count > depth + 1 { neighbours.removeSubrange((depth + 1)...) }
      while neighbours.count <= depth + 1 { neighbours.append(nil) }
    }
    return spaces
  }

  /// Moves everything to another place.
  mutating func move(by delta: Point) {
    for index in parts.indices {
      parts[index].frame = parts[index].frame.offset(by: delta)
      parts[index].content = parts[index].content.offset(by: delta)
    }
    for index in naturalPlaces.indices {
      naturalPlaces[index].frame = naturalPlaces[index].frame.offset(by: delta)
      naturalPlaces[index].natural = naturalPlaces[index].natural.offset(by: delta)
    }
    for row in stops.indices {
      stops[row].row = stops[row].row.offset(by: delta)
      for index in stops[row].stops.indices {
        stops[row].stops[index].place += delta[stops[row].axis]
      }
    }
    safeArea = safeArea?.offset(by: delta)
  }
}

extension [SceneExplanation.Space] {
  /// The space before a part: to its neighbour, or to the start of what holds it.
  fileprivate init(
    between last: SceneExplanation.Part?, and part: SceneExplanation.Part,
    in holder: SceneExplanation.Part, along axis: Axis, isMirrored: Bool
  ) {
    self = []
    var (low, high) = (part.frame.max(along: axis), part.frame.min(along: axis))
    var across = part.frame
    if let last {
      // Groups that are not drawn lie between.
      guard part.follows(last) else { return }
      low = isMirrored ? low : last.frame.max(along: axis)
      high = isMirrored ? last.frame.min(along: axis) : high
      across = across.union(last.frame)
    } else if part.isFirst {
      low = isMirrored ? low : holder.content.min(along: axis)
      high = isMirrored ? holder.content.max(along: axis) : high
    }
    guard high - low > 0.01 else { return }
    let frame = Rect(
      origin: Point(along: axis, low, across: across.min(along: axis.cross)),
      size: Size(along: axis, high - low, across: across.size[axis.cross]))
    append(SceneExplanation.Space(frame: frame, axis: axis, isOnSheet: part.isOnSheet))
  }
}

extension SceneExplanation.Part {
  /// Whether it comes directly behind another one at its depth.
  fileprivate func follows(_ last: SceneExplanation.Part) -> Bool {
    guard case .group(let number) = part.role, case .group(let before) = last.part.role else {
      return true
    }
    return number == before + 1
  }

  /// Whether nothing comes before it in what holds it.
  fileprivate var isFirst: Bool {
    if case .group(let number) = part.role { number == 0 } else { true }
  }

  /// Whether its content is not all of it.
  var hasInsets: Bool { content != frame }
}
