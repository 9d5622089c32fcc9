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
      return own + (section.runs.first?.attachedCount ?? 0)
    }
  }

  /// Calls a function for every element, in the order of Q2, rows and pinned elements as they show.
  ///
  /// - Throws: what `body` throws.
  /// - Complexity: O(number of elements), in bounded memory; sections of which some cells were measured
  ///   keep their attached views while they are told.
  @inlinable
  public func forEachAttributes<Failure: Error>(
    at position: ScrollPosition = ScrollPosition(),
    _ body: (LayoutAttributes) throws(Failure) -> Void
  ) throws(Failure) {
    var failure: Failure?
    visitElements(at: position) { element, kind in
      do throws(Failure) {
        try body(LayoutAttributes(element, kind: kind))
        return true
      } catch {
        failure = error
        return false
      }
    }
    if let failure { throw failure }
  }

  /// Visits every element, in the order of Q2; false ends it.
  @usableFromInline
  func visitElements(at position: ScrollPosition, _ visit: ElementVisitor) {
    let visible = visibleBounds(at: position)
    let goesOn = visitSections(from: -.infinity, to: .infinity) { section in
      for (item, element) in section.solution.decorations.enumerated() {
        let attributes = attributes(of: element, item: item, section: section)
        guard visit(attributes.element, attributes.kind) else { return false }
      }
      return visitCells(of: section, at: position, visit)
        && visitSupplementaries(of: section, at: position, visible: visible, visit)
    }
    guard goesOn else { return }
    for element in boundary {
      let attributes = attributes(of: element, section: nil, in: visible)
      guard visit(attributes.element, attributes.kind) else { return }
    }
  }

  private func visitCells(
    of section: PlacedSection, at position: ScrollPosition, _ visit: ElementVisitor
  ) -> Bool {
    guard section.solution.hasCells else { return true }
    let shift = rowOffset(of: section, at: position)
    guard section.runAxis == nil else {
      return section.visitGroups(from: -.infinity, to: .infinity) { place, template in
        for (index, slot) in template.slots.enumerated() {
          let frame = placed(slot.frame.offset(by: place.origin), in: section, shift: shift)
          let cell = cell(place.item + index, section: section.number, frame, slot.zIndex)
          guard visit(cell, nil) else { return false }
        }
        return true
      }
    }
    for item in 0..<section.solution.itemCount {
      guard let slot = section.slot(of: item) else { continue }
      let frame = placed(slot.frame, in: section, shift: shift)
      guard visit(cell(item, section: section.number, frame, slot.zIndex), nil) else {
        return false
      }
    }
    return true
  }

  /// Boundary items have number 0; attached views follow by number, so each kind is a sorted run.
  private func visitSupplementaries(
    of section: PlacedSection, at position: ScrollPosition, visible: VisibleBounds,
    _ visit: ElementVisitor
  ) -> Bool {
    let fixed = section.solution.boundary.map {
      attributes(of: $0, section: section, in: visible)
    }
    let shift = rowOffset(of: section, at: position)
    guard section.hasAttachedViews else { return fixed.allSatisfy { visit($0.element, $0.kind) } }
    guard case .groups(let run) = section.solution.cells else {
      let attached = attachedAttributes(of: section, shift: shift)
      return (fixed + attached).sortedByNumberAndKind().allSatisfy { visit($0.element, $0.kind) }
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
      guard found.allSatisfy({ visit($0.element, $0.kind) }) else { return false }
      number += 1
    }
    return true
  }

  /// All views attached to items and groups of a section.
  private func attachedAttributes(
    of section: PlacedSection, shift: Double
  ) -> [LayoutAttributes] {
    var found: [LayoutAttributes] = []
    section.visitGroups(from: -.infinity, to: .infinity) { place, template in
      for supplementary in template.supplementaries {
        let frame = placed(
          supplementary.frame.offset(by: place.origin), in: section, shift: shift)
        found.append(attributes(of: supplementary, in: place, frame: frame, section: section))
      }
      return true
    }
    return found
  }
}

extension MeasuredRun {
  /// The number of views attached to items and groups.
  fileprivate var attachedCount: Int {
    guard plan.hasAttachedViews else { return 0 }
    var count = 0
    visitGroups(from: -.infinity, to: .infinity) { _, template in
      count += template.supplementaries.count
      return true
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
