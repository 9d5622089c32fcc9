extension LayoutSolution {
  /// The views attached to items and groups near an interval along the run, by number and kind.
  ///
  /// A view is found where it and its group meet the window (Q1).
  func attachedAttributes(
    of section: PlacedSection, from low: Double, to high: Double, in window: Rect, shift: Double
  ) -> [LayoutAttributes] {
    guard section.hasAttachedViews else { return [] }
    var found: [LayoutAttributes] = []
    section.forEachGroup(from: low, to: high) { place, template in
      let outer = Rect(origin: .zero, size: template.size)
      for supplementary in template.supplementaries {
        let frame = placed(
          supplementary.frame.offset(by: place.origin), in: section, shift: shift)
        let holder = placed(
          (supplementary.group ?? outer).offset(by: place.origin), in: section, shift: shift)
        guard frame.intersects(window), holder.intersects(window) else { continue }
        found.append(attributes(of: supplementary, in: place, frame: frame, section: section))
      }
    }
    return found.sortedByNumberAndKind()
  }

  /// A view attached to an item or group, numbered per kind within the section (A4).
  func attributes(
    of supplementary: TemplateSupplementary, in place: GroupPlace, frame: Rect,
    section: PlacedSection
  ) -> LayoutAttributes {
    LayoutAttributes(
      category: .supplementary,
      path: ItemPath(
        section: section.number, item: section.number(of: supplementary, in: place)),
      kind: supplementary.kind, frame: shown(frame), zIndex: supplementary.zIndex)
  }
}

extension PlacedSection {
  /// Whether views are attached to items or groups.
  var hasAttachedViews: Bool {
    switch solution.cells {
    case .groups(let groups): !groups.template.supplementaries.isEmpty
    case .measured: run?.plan.template.supplementaries.isEmpty == false
    case .none, .grid, .lines: false
    }
  }

  /// Calls a function with each group that may meet an interval along the run, from the section's
  /// start, with the group's corner.
  func forEachGroup<Failure: Error>(
    from low: Double, to high: Double,
    _ body: (GroupPlace, GroupTemplate) throws(Failure) -> Void
  ) throws(Failure) {
    switch solution.cells {
    case .none, .grid, .lines:
      return
    case .groups(let groups):
      for index in groups.groups(from: low, to: high, slack: 0) {
        let template = groups.template(of: index)
        try body(
          GroupPlace(
            group: index, item: index * groups.template.slots.count,
            start: Double(index) * groups.pitch, size: template.size,
            origin: groups.origin(of: index)),
          template)
      }
    case .measured:
      guard let run else { return }
      let origin = run.origin[run.axis]
      try run.forEachGroup(from: low - origin, to: high - origin) {
        place, template throws(Failure) in
        var place = place
        place.origin = run.origin(atStart: place.start)
        try body(place, template)
      }
    }
  }

  /// The number per kind within the section of a view attached to a group (A4).
  ///
  /// Where lengths decide how many items a group takes, views before are counted by items and groups.
  func number(of supplementary: TemplateSupplementary, in place: GroupPlace) -> Int {
    guard let run, run.plan.isPacking else {
      return place.group * supplementary.kindCount + supplementary.ordinal
    }
    let full = run.plan.template
    let onGroup = run.plan.group.supplementaryItems.filter { $0.kind == supplementary.kind }.count
    let all = full.supplementaries.filter { $0.kind == supplementary.kind }.count
    let onItems = (all - onGroup) / max(1, full.slots.count)
    return place.item * onItems + place.group * onGroup + supplementary.ordinal
  }
}

extension [LayoutAttributes] {
  /// The order of supplementary elements within a section (Q2).
  func sortedByNumberAndKind() -> [LayoutAttributes] {
    sorted {
      $0.path.item == $1.path.item ? ($0.kind ?? "") < ($1.kind ?? "") : $0.path.item < $1.path.item
    }
  }
}
