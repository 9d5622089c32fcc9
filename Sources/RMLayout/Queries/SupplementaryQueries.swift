extension LayoutSolution {
  /// The views attached to items and groups that show in a window, by number and kind.
  ///
  /// A view is found where it and its group meet the window (Q1).
  func attachedAttributes(
    of section: PlacedSection, in window: Rect, at position: ScrollPosition
  ) -> [LayoutAttributes] {
    guard section.hasAttachedViews, let axis = section.runAxis else { return [] }
    let (low, high, shift) = interval(of: window, along: axis, section, at: position)
    var found: [LayoutAttributes] = []
    section.visitGroups(from: low, to: high) { place, template in
      let outer = Rect(origin: .zero, size: template.size)
      for supplementary in template.supplementaries {
        let frame = placed(
          supplementary.frame.offset(by: place.origin), in: section, shift: shift)
        let holder = placed(
          (supplementary.group ?? outer).offset(by: place.origin), in: section, shift: shift)
        guard frame.intersects(window), holder.intersects(window) else { continue }
        found.append(attributes(of: supplementary, in: place, frame: frame, section: section))
      }
      return true
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
    if let groups = solution.groups { return !groups.template.supplementaries.isEmpty }
    return switch solution.cells {
    case .groups(let groups): !groups.template.supplementaries.isEmpty
    case .measured: runs.first?.plan.hasAttachedViews == true
    case .none, .grid, .lines: false
    }
  }

  /// The axis along which the groups follow each other; nil without groups.
  var runAxis: Axis? {
    switch solution.cells {
    case .groups(let groups): groups.axis
    case .measured: run?.axis
    case .none, .grid, .lines: nil
    }
  }

  /// Visits each group that may meet an interval along the run, from the section's start, with its
  /// corner; false ends it.
  @discardableResult
  func visitGroups(
    from low: Double, to high: Double, _ visit: (GroupPlace, GroupTemplate) -> Bool
  ) -> Bool {
    switch solution.cells {
    case .none, .grid, .lines:
      return true
    case .groups(let groups):
      for index in groups.groups(from: low, to: high, slack: 0) {
        let template = groups.template(of: index)
        let place = GroupPlace(
          group: index, item: index * groups.template.slots.count,
          start: Double(index) * groups.pitch, size: template.size,
          origin: groups.origin(of: index))
        guard visit(place, template) else { return false }
      }
      return true
    case .measured:
      guard let run else { return true }
      let origin = run.origin[run.axis]
      return run.visitGroups(from: low - origin, to: high - origin) { place, template in
        var place = place
        place.origin = run.origin(atStart: place.start)
        return visit(place, template)
      }
    }
  }

  /// The number per kind within the section of a view attached to a group (A4).
  func number(of supplementary: TemplateSupplementary, in place: GroupPlace) -> Int {
    guard let run, run.plan.isPacking else {
      return place.group * supplementary.kindCount + supplementary.ordinal
    }
    return run.viewCount(ofKind: supplementary.kind, before: place) + supplementary.ordinal
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
