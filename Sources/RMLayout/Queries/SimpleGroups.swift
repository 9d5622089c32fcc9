/// Looks for cells among groups of which some were measured, and whose cells lie where they are (E2).
///
/// Goes down the tree itself: handing its stretches to a function copies them, which costs as much as
/// finding the cells.
struct SimpleGroups {
  let window: CellWindow
  let plan: MeasuringPlan
  let images: GroupImages
  /// Where the first group starts, from its section's start.
  let origin: Double
  /// The interval to look in, from the first group's start.
  let low: Double
  let high: Double

  init(
    _ run: MeasuredRun, images: GroupImages, in window: CellWindow, section: PlacedSection,
    slack: Double
  ) {
    self.window = window
    plan = run.plan
    self.images = images
    origin = run.origin[run.axis]
    low = window.low - section.start - origin - slack
    high = window.high - section.start - origin + slack
  }

  /// Visits the cells below a node, given by what it holds; false ends it.
  func visitCells(
    below children: Span<OffsetNode<GroupStretch>>, _ entries: Span<MeasuredRun.Tree.Entry>,
    from first: MeasuredRun.Tree.Place, _ visit: ElementVisitor
  ) -> Bool {
    var place = first
    for index in children.indices {
      if children[index].summary.reaches(from: low, to: high, at: place.start),
        !visitCells(
          below: children[index].children.span, children[index].entries.span, from: place, visit)
      {
        return false
      }
      place.pass(children[index].summary)
    }
    for index in entries.indices {
      if entries[index].summary.reaches(from: low, to: high, at: place.start),
        !visitCells(of: entries[index].leaf, from: place, visit)
      {
        return false
      }
      place.pass(entries[index].summary)
    }
    return true
  }

  private func visitCells(
    of stretch: GroupStretch, from place: MeasuredRun.Tree.Place, _ visit: ElementVisitor
  ) -> Bool {
    if let shape = plan.shape, stretch.isSingles(plan, shape) {
      return visitSingles(stretch.values, extra: shape.extras[0], from: place, visit)
    }
    let numbers = stretch.numbers
    let values = stretch.values
    let perGroup = plan.perGroup
    let length = plan.template.size[plan.axis]
    let pitch = plan.pitch
    var start = place.start
    var group = 0
    for index in numbers.indices {
      let number = Int(numbers[index])
      if number > group {
        guard
          visitUnmeasured(
            number - group, from: start, item: place.item + group * perGroup, length: length,
            visit)
        else { return false }
        start += Double(number - group) * pitch
        group = number
      }
      let own = stretch.length(of: index, value: index * perGroup, plan)
      if start <= high, start + own >= low {
        let isWanted = window.visitCells(
          of: images, at: origin + start, item: place.item + group * perGroup, length: own,
          lengths: { values[index * perGroup + $0] }, visit)
        guard isWanted else { return false }
      }
      start += (own + plan.gap).summable
      group += 1
      // Where no group starts before the one ahead, nothing behind the interval is in it.
      if start > high, plan.gap >= 0 { return true }
    }
    return group == stretch.groupCount
      || visitUnmeasured(
        stretch.groupCount - group, from: start, item: place.item + group * perGroup,
        length: length, visit)
  }

  /// Measured groups of one cell each, as in a list.
  private func visitSingles(
    _ values: [Double], extra: Double, from place: MeasuredRun.Tree.Place,
    _ visit: ElementVisitor
  ) -> Bool {
    let gap = plan.gap
    var start = place.start
    for index in values.indices {
      let own = values[index] + extra
      if start + own >= low {
        if start > high, gap >= 0 { return true }
        let isWanted =
          start > high
          || window.visitCells(
            of: images, at: origin + start, item: place.item + index, length: own,
            lengths: { _ in values[index] }, visit)
        guard isWanted else { return false }
      }
      start += (own + gap).summable
    }
    return true
  }

  private func visitUnmeasured(
    _ count: Int, from start: Double, item: Int, length: Double, _ visit: ElementVisitor
  ) -> Bool {
    let near = Progression(origin: start, step: plan.pitch, length: length, count: count)
      .indices(from: low, to: high, slack: 0)
    for index in near {
      let isWanted = window.visitCells(
        of: images, at: origin + (start + Double(index) * plan.pitch),
        item: item + index * plan.perGroup, length: length, lengths: { _ in .nan },
        visit)
      guard isWanted else { return false }
    }
    return true
  }
}
