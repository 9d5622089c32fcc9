extension LayoutSolution {
  /// The number of elements that have a frame.
  /// - Complexity: O(number of sections).
  public var elementCount: Int {
    sections.indices.reduce(boundary.count) { $0 + elementCount(inSection: $1) }
  }

  private func elementCount(inSection section: Int) -> Int {
    let solution = sections[section]
    let own = solution.decorations.count + solution.boundary.count
    guard case .groups(let run) = solution.cells else {
      return own + (solution.hasCells ? solution.itemCount : 0)
    }
    let last = run.template(of: run.groupCount - 1).supplementaries.count
    return own + solution.itemCount + (run.groupCount - 1) * run.template.supplementaries.count
      + last
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
    for section in sections.indices {
      let solution = sections[section]
      for (item, element) in solution.decorations.enumerated() {
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
    of section: Int, at position: ScrollPosition,
    _ body: (LayoutAttributes) throws(Failure) -> Void
  ) throws(Failure) {
    let solution = sections[section]
    guard solution.hasCells else { return }
    let shift = rowOffset(ofSection: section, at: position)
    for item in 0..<solution.itemCount {
      guard let slot = solution.slot(of: item) else { continue }
      let frame = placed(slot.frame, section: section, shift: shift)
      try body(cell(item, section: section, frame, slot.zIndex))
    }
  }

  /// Boundary items have number 0; attached views follow by number, so each kind is a sorted run.
  private func forEachSupplementary<Failure: Error>(
    of section: Int, at position: ScrollPosition, visible: VisibleBounds,
    _ body: (LayoutAttributes) throws(Failure) -> Void
  ) throws(Failure) {
    let solution = sections[section]
    let fixed = solution.boundary.map { attributes(of: $0, section: section, in: visible) }
    guard case .groups(let run) = solution.cells, !run.template.supplementaries.isEmpty else {
      for attributes in fixed { try body(attributes) }
      return
    }
    let shift = rowOffset(ofSection: section, at: position)
    let kinds = AttachedKinds(run)
    var number = 0
    while number == 0 || number < kinds.greatestCount {
      var found = kinds.all(numbered: number).map { supplementary, group in
        LayoutAttributes(
          category: .supplementary, path: ItemPath(section: section, item: number),
          kind: supplementary.kind,
          frame: shown(
            placed(
              supplementary.frame.offset(by: run.origin(of: group)), section: section,
              shift: shift)),
          zIndex: supplementary.zIndex)
      }
      if number == 0 { found = (fixed + found).sortedByNumberAndKind() }
      for attributes in found { try body(attributes) }
      number += 1
    }
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
