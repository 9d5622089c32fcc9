/// One group of a section where it lies, and what it was solved from.
struct GroupInstance {
  /// The group's number and its first item.
  var number: Int
  var firstItem: Int
  /// Where it starts along the run, from the first group's start.
  var start: Double
  /// Its corner, from the section's start.
  let origin: Point
  let template: GroupTemplate
  /// The corner of the first group, from the section's start.
  let runOrigin: Point
  /// What was measured of its items.
  var measured = MeasuredItems()
}

extension GroupInstance {
  /// The same without what it was solved from.
  var place: GroupPlace {
    GroupPlace(
      group: number, item: firstItem, start: start, size: template.size, origin: origin)
  }
}

extension PlacedSection {
  /// The group with a view of a kind and number attached somewhere in it (A4).
  func group(ofView element: LayoutAttributes) -> GroupInstance? {
    guard hasAttachedViews else { return nil }
    guard run?.plan.isPacking == true else {
      guard let full = solution.groups?.template ?? run?.plan.template,
        let view = full.supplementaries.first(where: { $0.kind == element.kind })
      else { return nil }
      let item = element.path.item / view.kindCount * full.slots.count
      return item < solution.itemCount ? group(ofItem: item) : nil
    }
    // Lines of measured lengths hold any number of views.
    var firstItem: Int?
    visitGroups(from: -.infinity, to: .infinity) { place, template in
      let isThere = template.supplementaries.contains {
        $0.kind == element.kind && number(of: $0, in: place) == element.path.item
      }
      if isThere { firstItem = place.item }
      return !isThere
    }
    return firstItem.flatMap { group(ofItem: $0) }
  }

  /// The group that holds an item; nil where there are no groups.
  func group(ofItem item: Int) -> GroupInstance? {
    switch solution.cells {
    case .none, .grid, .lines:
      return nil
    case .groups(let run):
      let number = item / run.template.slots.count
      return GroupInstance(
        number: number, firstItem: number * run.template.slots.count,
        start: Double(number) * run.pitch, origin: run.origin(of: number),
        template: run.template(of: number), runOrigin: run.origin)
    case .measured:
      return run.map { $0.group(ofItem: item) }
    }
  }
}

extension MeasuredRun {
  /// The group that holds an item, with the measured lengths that it was solved with.
  fileprivate func group(ofItem item: Int) -> GroupInstance {
    let place = place(ofItem: item)
    var group = GroupInstance(
      number: place.group, firstItem: place.item, start: place.start,
      origin: origin(atStart: place.start), template: template(ofGroupWithItem: item),
      runOrigin: origin)
    // The item behind the group tells why it did not find room in it (E7).
    let end = min(itemCount, group.firstItem + group.template.slots.count + 1)
    let sizes = (group.firstItem..<end).map { measuredSize(of: $0) }
    guard !sizes.allSatisfy({ $0.isUnmeasured }) || !plan.shared.isUnmeasured else { return group }
    let measured = MeasuredItems(sizes: sizes, shared: plan.shared)
    var solver = GroupSolver(grid: plan.grid, trimAxis: axis, recorder: NoRecorder())
    let holds = solver.template(
      for: plan.group, size: plan.size, base: plan.base, limit: group.template.slots.count,
      measured: measured)
    // Where what was measured leaves no room for the first item, the estimates stand.
    if holds != nil { group.measured = measured }
    return group
  }
}
