extension LayoutSolution {
  /// Writes the unscrolled frames of consecutive items of a section, in order.
  ///
  /// The fastest way to all frames: no callback for an item and no allocation for one.
  /// - Parameters:
  ///   - section: the section's number.
  ///   - items: the numbers of the items.
  ///   - span: receives one frame for each item, from its start.
  /// - Precondition: the items exist, the section shows cells, and the span has room for them.
  /// - Complexity: O(number of items + size of a group).
  public func copyFrames(
    inSection section: Int, items: Range<Int>, into span: inout MutableSpan<Rect>
  ) {
    let section = self.section(section)
    let solution = section.solution
    precondition(
      items.lowerBound >= 0 && items.upperBound <= solution.itemCount, "Item out of range")
    precondition(items.count <= span.count, "The span has no room for the frames")
    precondition(items.isEmpty || solution.hasCells, "The section shows no cells")
    if case .groups(let run) = solution.cells {
      copyFrames(of: run, section: section, items: items, into: &span)
      return
    }
    if let run = section.run {
      copyFrames(of: run, section: section, items: items, into: &span)
      return
    }
    var target = 0
    for item in items {
      guard let slot = section.slot(of: item) else { return }
      span[target] = shown(placed(slot.frame, in: section, shift: 0))
      target += 1
    }
  }

  private func copyFrames(
    of run: MeasuredRun, section: PlacedSection, items: Range<Int>,
    into span: inout MutableSpan<Rect>
  ) {
    guard !items.isEmpty else { return }
    let first = run.place(ofItem: items.lowerBound)
    let last = run.place(ofItem: items.upperBound - 1)
    run.visitGroups(
      from: min(first.start, last.start), to: max(first.start, last.start)
    ) { place, template in
      let origin = run.origin(atStart: place.start)
      for index in template.slots.indices where items.contains(place.item + index) {
        let frame = template.slots[index].frame.offset(by: origin)
        span[place.item + index - items.lowerBound] = shown(placed(frame, in: section, shift: 0))
      }
      return true
    }
  }

  /// Full groups in one stretch, a partial last group in another.
  private func copyFrames(
    of run: GroupRun, section: PlacedSection, items: Range<Int>, into span: inout MutableSpan<Rect>
  ) {
    guard !items.isEmpty else { return }
    let perGroup = run.template.slots.count
    let fullItems = run.last == nil ? run.itemCount : (run.groupCount - 1) * perGroup
    var target = 0
    for part in [items.clamped(to: 0..<fullItems), items.clamped(to: fullItems..<run.itemCount)]
    where !part.isEmpty {
      let template = run.template(of: part.lowerBound / perGroup)
      let stretch = FrameStretch(run, template: template, section: section, of: self)
      stretch.write(part, into: &span, from: target)
      target += part.count
    }
  }
}

/// Groups with the same slots, whose frames differ only along the run.
private struct FrameStretch {
  /// Neighbouring slots that share their coordinate along the run, which is rounded once for all.
  private struct Row {
    let slots: Range<Int>
    let offset: Double
  }

  private let run: GroupRun
  private let frames: RunFrames
  /// The slots' frames in the first group; across the run they hold for every group.
  private let images: [Rect]
  /// Whether the run is mirrored in the content's length.
  private let isTurned: Bool
  private let contentLength: Double
  private let rows: [Row]

  init(
    _ run: GroupRun, template: GroupTemplate, section: PlacedSection, of solution: LayoutSolution
  ) {
    self.run = run
    let slots = template.slots
    frames = RunFrames(
      axis: run.axis, origin: run.origin, template: template, section: section, shift: 0,
      of: solution)
    images = slots.map {
      solution.shown(
        solution.placed($0.frame.offset(by: run.origin), in: section, shift: 0))
    }
    isTurned = solution.isMirrored && run.axis.isHorizontal
    contentLength = solution.contentSize.width
    var rows: [Row] = []
    var first = 0
    for index in 1...slots.count {
      let offset = slots[first].frame.origin[run.axis]
      guard index == slots.count || slots[index].frame.origin[run.axis] != offset else { continue }
      rows.append(Row(slots: first..<index, offset: offset))
      first = index
    }
    self.rows = rows
  }

  func write(_ items: Range<Int>, into span: inout MutableSpan<Rect>, from first: Int) {
    let perGroup = run.template.slots.count
    var item = items.lowerBound
    var target = first
    while item < items.upperBound {
      let group = item / perGroup
      let slot = item - group * perGroup
      if slot == 0, items.upperBound - item >= images.count {
        // Groups cut by the range are at its two ends; between them all are whole.
        let groups = (items.upperBound - item) / images.count
        writeWhole(group..<group + groups, into: &span, from: target)
        item += groups * images.count
        target += groups * images.count
      } else {
        let end = min(images.count, items.upperBound - group * perGroup)
        write(slot..<end, of: group, into: &span, from: target)
        item += end - slot
        target += end - slot
      }
    }
  }

  private func write(
    _ slots: Range<Int>, of group: Int, into span: inout MutableSpan<Rect>, from first: Int
  ) {
    for row in rows where row.slots.overlaps(slots) {
      let near = near(of: row, in: group)
      for index in row.slots.clamped(to: slots) {
        var frame = images[index]
        frame.origin[run.axis] = shown(near, frame)
        span[first + index - slots.lowerBound] = frame
      }
    }
  }

  @inline(__always)
  private func near(of row: Row, in group: Int) -> Double {
    frames.along(row.offset + (run.origin[run.axis] + Double(group) * run.pitch))
  }

  @inline(__always)
  private func shown(_ near: Double, _ frame: Rect) -> Double {
    isTurned ? contentLength - near - frame.size[run.axis] : near
  }

  private func writeWhole(
    _ groups: Range<Int>, into span: inout MutableSpan<Rect>, from first: Int
  ) {
    let contentLength = contentLength
    // Decided once for all: only lengthwise frames can be mirrored along the run.
    if !run.axis.isHorizontal {
      writeWhole(groups, into: &span, from: first) { $0.origin.y = $1 }
    } else if isTurned {
      writeWhole(groups, into: &span, from: first) {
        $0.origin.x = contentLength - $1 - $0.size.width
      }
    } else {
      writeWhole(groups, into: &span, from: first) { $0.origin.x = $1 }
    }
  }

  @inline(__always)
  private func writeWhole(
    _ groups: Range<Int>, into span: inout MutableSpan<Rect>, from first: Int,
    place: (inout Rect, Double) -> Void
  ) {
    precondition(first + groups.count * images.count <= span.count, "The span has no room")
    let rounding = frames.rounding
    let origin = run.origin[run.axis]
    let pitch = run.pitch
    let rows = rows
    // Checked once for all: with bounds checks for each frame the loop takes twice as long.
    unsafe images.withUnsafeBufferPointer { images in
      unsafe span.withUnsafeMutableBufferPointer { frames in
        var target = first
        var group = groups.lowerBound
        while group < groups.upperBound {
          let start = origin + Double(group) * pitch
          for row in rows {
            let near = rounding.shown(row.offset + start)
            var index = row.slots.lowerBound
            while index < row.slots.upperBound {
              var frame = unsafe images[index]
              place(&frame, near)
              unsafe frames[target] = frame
              target &+= 1
              index &+= 1
            }
          }
          group &+= 1
        }
      }
    }
  }
}
