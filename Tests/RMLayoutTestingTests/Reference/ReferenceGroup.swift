import RMLayout

/// A cell or an attached view of a group, from the group's outer corner.
struct ReferencePiece {
  /// The kind of an attached view; nil for a cell.
  var kind: String?
  var frame: Rect
  var zIndex: Int
  /// The group whose view it is; nil where that is the outermost one.
  var holder: Rect?
}

/// A group with as many items as were left for it.
struct ReferencePart {
  var size: Size
  var used: Int
  /// Whether it holds less than it could.
  var isPartial: Bool
  var pieces: [ReferencePiece]
  /// The longest lengths that were measured of its items.
  var longest = PreferredSize()
  /// Whether anything was measured of its items, on whichever axis.
  var isMeasured = false
  /// The axes on which any of its items is estimated.
  var estimatedAxes: Set<Axis> = []
}

/// Lays out one group and all that it holds: plain loops over every item, nothing remembered.
struct ReferenceGroupSolver {
  let pixels: ReferencePixels
  var measures: ReferenceMeasures
  /// The axis along which a partial group is cut (G9).
  let trimAxis: Axis
  /// The items that are left when the outermost group begins.
  let itemCount: Int

  /// - Returns: nil if the group cannot hold its first item, which has a number in the section (G8).
  func part(
    of group: LayoutGroup, outer: Size, laidOutIn base: Size, first: Int, remaining: Int
  ) -> ReferencePart? {
    let insets = group.size.counted(group.contentInsets)
    var result: ReferencePart
    if case .custom(.items(let items)) = group.arrangement {
      // Frames are kept as they are, whatever the insets (G10).
      guard !items.isEmpty else { return nil }
      result = custom(items, outer: outer, remaining: remaining)
      result.isMeasured = (0..<result.used).contains { item in
        measures.items[first + item]?.isMeasured == true
      }
    } else {
      for axis in Axis.allCases where !group.size[axis].isEstimated {
        let taken = insets.total(along: axis)
        if taken > 0, outer[axis] - taken <= 0 { return nil }
      }
      guard
        let line = ReferenceLine(
          self, group: group, outer: outer, insets: insets, first: first, remaining: remaining)
      else { return nil }
      result = line.part(remaining: remaining)
    }
    let own = Rect(origin: .zero, size: result.size)
    let views = group.supplementaryItems.map { view in
      ReferencePiece(
        kind: view.kind, frame: view.frame(on: own.less(insets), sizedBy: base, pixels),
        zIndex: view.zIndex, holder: own)
    }
    result.pieces = views + result.pieces
    return result
  }

  private func custom(_ items: [CustomItem], outer: Size, remaining: Int) -> ReferencePart {
    let count = min(items.count, remaining)
    return ReferencePart(
      size: outer, used: count, isPartial: false,
      pieces: items.prefix(count).map { ReferencePiece(frame: $0.frame, zIndex: $0.zIndex) })
  }
}

extension LayoutSupplementaryItem {
  /// The frame on a container (A1).
  func frame(on container: Rect, sizedBy base: Size, _ pixels: ReferencePixels) -> Rect {
    let own = size.size(of: base, pixels)
    var result = Rect(origin: container.origin, size: own)
    for axis in Axis.allCases {
      let near = containerAnchor.unit(along: axis)
      var position = container.min(along: axis) + near * container.size[axis]
      position += containerAnchor.offset(of: own, along: axis)
      if let itemAnchor {
        position -= itemAnchor.unit(along: axis) * own[axis]
        position += itemAnchor.offset(of: own, along: axis)
      } else {
        position -= near * own[axis]
      }
      result.origin[axis] = position
    }
    return result
  }
}

extension LayoutAnchor {
  fileprivate func unit(along axis: Axis) -> Double {
    let start = edges.contains(axis.isHorizontal ? .leading : .top)
    let end = edges.contains(axis.isHorizontal ? .trailing : .bottom)
    switch (start, end) {
    case (true, false): return 0
    case (false, true): return 1
    case (true, true), (false, false): return 0.5
    }
  }

  fileprivate func offset(of size: Size, along axis: Axis) -> Double {
    switch offset {
    case .absolute(let distance): distance[axis]
    case .fractional(let factor): factor[axis] * size[axis]
    }
  }
}
