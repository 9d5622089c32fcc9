extension LayoutSolution {
  /// The number of elements that have a frame.
  /// - Complexity: O(sections that differ from the one before).
  public var elementCount: Int {
    var count = boundary.count
    sections.forEachEntry { entry, _ in
      count += entry.leaf.count * elementCount(of: entry.leaf)
    }
    return count
  }

  private func elementCount(of section: SectionRun) -> Int {
    let solution = section.solution
    let own =
      solution.decorations.count + solution.boundary.count
      + (solution.hasCells ? solution.itemCount : 0)
    switch solution.cells {
    case .none, .grid, .lines:
      return own
    case .groups(let run):
      let last = run.template(of: run.groupCount - 1).supplementaries.count
      return own + (run.groupCount - 1) * run.template.supplementaries.count + last
    case .measured:
      return own + (section.run?.attachedCount ?? 0)
    }
  }

  /// Calls a function for every element, in the order of Q2, rows and pinned elements as they show.
  ///
  /// - Throws: what `body` throws.
  /// - Complexity: O(number of elements), in bounded memory.
  public func forEachAttributes<Failure: Error>(
    at position: ScrollPosition = ScrollPosition(),
    _ body: (LayoutAttributes) throws(Failure) -> Void
  ) throws(Failure) {
    let visible = visibleBounds(at: position)
    try forEachSection(from: -.infinity, to: .infinity) { section throws(Failure) in
      for (item, element) in section.solution.decorations.enumerated() {
        try body(attributes(of: element, item: item, section: section))
      }
      try forEachCell(of: section, at: position, body)
      try forEachSupplementary(of: section, at: position, visible: visible, body)
    }
    for element in boundary {
      try body(attributes(of: element, section: nil, in: visible))
    }
  }

  private func forEachCell<Failure: Error>(
    of section: PlacedSection, at position: ScrollPosition,
    _ body: (LayoutAttributes) throws(Failure) -> Void
  ) throws(Failure) {
    guard section.solution.hasCells else { return }
    let shift = rowOffset(of: section, at: position)
    if let run = section.run {
      try run.forEachGroup(from: -.infinity, to: .infinity) { place, template throws(Failure) in
        let origin = run.origin(atStart: place.start)
        for (index, slot) in template.slots.enumerated() {
          let frame = placed(slot.frame.offset(by: origin), in: section, shift: shift)
          try body(cell(place.item + index, section: section.number, frame, slot.zIndex))
        }
      }
      return
    }
    for item in 0..<section.solution.itemCount {
      guard let slot = section.slot(of: item) else { continue }
      let frame = placed(slot.frame, in: section, shift: shift)
      try body(cell(item, section: section.number, frame, slot.zIndex))
    }
  }

  /// Boundary items have number 0; attached views follow by number, so each kind is a sorted run.
  private func forEachSupplementary<Failure: Error>(
    of section: PlacedSection, at position: ScrollPosition, visible: VisibleBounds,
    _ body: (LayoutAttributes) throws(Failure) -> Void
  ) throws(Failure) {
    let fixed = section.solution.boundary.map {
      attributes(of: $0, section: section, in: visible)
    }
    guard section.hasAttachedViews else {
      for attributes in fixed { try body(attributes) }
      return
    }
    let shift = rowOffset(of: section, at: position)
    guard case .groups(let run) = section.solution.cells else {
      var found = fixed
      section.forEachGroup(from: -.infinity, to: .infinity) { place, template in
        for supplementary in template.supplementaries {
          let frame = placed(
            supplementary.frame.offset(by: place.origin), in: section, shift: shift)
          found.append(attributes(of: supplementary, in: place, frame: frame, section: section))
        }
      }
      for attributes in found.sortedByNumberAndKind() { try body(attributes) }
      return
    }
    let kinds = AttachedKinds(run)
    var number = 0
    while number == 0 || number < kinds.greatestCount {
      var found = kinds.all(numbered: number).map { supplementary, group in
        let frame = placed(
          supplementary.frame.offset(by: run.origin(of: group)), in: section, shift: shift)
        return LayoutAttributes(
          category: .supplementary, path: ItemPath(section: section.number, item: number),
          kind: supplementary.kind, frame: shown(frame), zIndex: supplementary.zIndex)
      }
      if number == 0 { found = (fixed + found).sortedByNumberAndKind() }
      for attributes in found { try body(attributes) }
      number += 1
    }
  }
}

extension MeasuredRun {
  /// The number of views attached to items and groups.
  fileprivate var attachedCount: Int {
    guard !plan.template.supplementaries.isEmpty else { return 0 }
    var count = 0
    forEachGroup(from: -.infinity, to: .infinity) { _, template in
      count += template.supplementaries.count
    }
    return count
  }
}

/// The attached views of a run by kind, in which each has a number (A4).
private struct AttachedKinds {
  private let run: GroupRun
  /// For each kind in order: the views of a full group and of the last one.
  private let kinds: [(full: [TemplateSupplementary], last: [TemplateSupplementary])]

  init(_ run: GroupRun) {
    self.run = run
    let last = run.template(of: run.groupCount - 1).supplementaries
    kinds = Set(run.template.supplementaries.map { $0.kind }).sorted().map { kind in
      (
        run.template.supplementaries.filter { $0.kind == kind },
        last.filter { $0.kind == kind }
      )
    }
  }

  /// The number of views of the kind that has most.
  var greatestCount: Int {
    kinds.reduce(0) { max($0, (run.groupCount - 1) * $1.full.count + $1.last.count) }
  }

  /// The views that have a number, by kind, with the groups that they stand in.
  func all(numbered number: Int) -> [(TemplateSupplementary, group: Int)] {
    kinds.compactMap { full, last in
      let group = number / full.count
      let ordinal = number % full.count
      guard group < run.groupCount else { return nil }
      let members = group == run.groupCount - 1 ? last : full
      return ordinal < members.count ? (members[ordinal], group) : nil
    }
  }
}
