extension LayoutSolution {
  /// Why an item is where it is, or why it was not placed.
  ///
  /// - Parameters:
  ///   - path: the item.
  ///   - position: how far the content and its rows are scrolled.
  /// - Returns: the numbers from the container to the frame; a quantity's last value is the frame's.
  /// - Precondition: the item exists.
  /// - Complexity: O(log sections + log measured groups + size of the group).
  public func explanation(
    ofItemAt path: ItemPath, at position: ScrollPosition = ScrollPosition()
  ) -> LayoutExplanation {
    let section = section(path.section)
    precondition(path.item >= 0 && path.item < section.solution.itemCount, "Item out of range")
    let cell = LayoutAttributes(category: .cell, path: path, frame: .zero)
    guard section.slot(of: path.item) != nil else { return missing(cell, in: section) }
    if var writer = SectionLedger(of: section, in: self) {
      writer.writeCell(path.item, at: position)
      return writer.ledger.explanation(of: cell)
    }
    guard var writer = FlowLedger(of: section, in: self) else { return missing(cell, in: section) }
    writer.writeCell(path.item)
    return writer.ledger.explanation(of: cell)
  }

  /// Why an element that a query found is where it is: a cell, header, badge or background.
  ///
  /// - Parameters:
  ///   - element: what a query of this solution returned; its frame does not count.
  ///   - position: how far the content and its rows are scrolled.
  /// - Returns: nil where the solution has no such element.
  /// - Complexity: as of an item's; for views attached to measured tags also O(groups).
  public func explanation(
    of element: LayoutAttributes, at position: ScrollPosition = ScrollPosition()
  ) -> LayoutExplanation? {
    let number = element.path.section
    guard number != ItemPath.layoutSection else { return layoutExplanation(of: element, position) }
    guard number >= 0, number < sectionCount, element.path.item >= 0 else { return nil }
    let section = section(number)
    switch element.category {
    case .cell:
      guard element.path.item < section.solution.itemCount else { return nil }
      return explanation(ofItemAt: element.path, at: position)
    case .decoration:
      return background(element, in: section)
    case .supplementary:
      return boundaryExplanation(of: element, in: section, position)
        ?? attachedExplanation(of: element, in: section, position)
    }
  }

  /// What an item rests on that was not placed, and what kept it from being (G8, M3-M5).
  private func missing(
    _ cell: LayoutAttributes, in section: PlacedSection
  ) -> LayoutExplanation {
    var ledger = Ledger()
    if var writer = SectionLedger(of: section, in: self) {
      writer.tellContainer()
      writer.tellBase()
      ledger = writer.ledger
    }
    for finding in section.solution.findings where finding.severity == .error {
      let found = finding.within("sections[\(section.number)]")
      ledger.note(
        "not placed: \(found.message); \(found.suggestion)", found.rule, at: found.path)
    }
    return ledger.explanation(of: cell, isPlaced: false)
  }

  private func background(
    _ element: LayoutAttributes, in section: PlacedSection
  ) -> LayoutExplanation? {
    let decorations = section.solution.decorations
    guard element.path.item < decorations.count,
      decorations[element.path.item].kind == element.kind,
      var writer = SectionLedger(of: section, in: self)
    else { return nil }
    writer.write(decorations[element.path.item], number: element.path.item)
    return writer.ledger.explanation(of: element)
  }

  private func boundaryExplanation(
    of element: LayoutAttributes, in section: PlacedSection, _ position: ScrollPosition
  ) -> LayoutExplanation? {
    guard element.path.item == 0,
      let found = section.solution.boundary.first(where: { $0.kind == element.kind })
    else { return nil }
    if var writer = FlowLedger(of: section, in: self) {
      writer.write(found, at: position)
      return writer.ledger.explanation(of: element)
    }
    guard let source = section.solution.source else { return nil }
    let items = source.section.boundarySupplementaryItems
    guard let index = items.firstIndex(where: { $0.kind == found.kind }) else { return nil }
    var writer = BoundaryLedger(
      solution: self, section: section,
      solver: source.boundarySolver(measured: section.solution.boundarySizes),
      item: items[index], path: "sections[\(section.number)].boundaryItems[\(index)]")
    writer.write(found, among: source.placedBoundary(of: section), at: position)
    return writer.ledger.explanation(of: element)
  }

  /// A header, footer or side item of the whole layout (B10).
  private func layoutExplanation(
    of element: LayoutAttributes, _ position: ScrollPosition
  ) -> LayoutExplanation? {
    let items = source.boundaryItems
    guard let found = boundary.first(where: { $0.kind == element.kind }),
      let index = items.firstIndex(where: { $0.kind == found.kind })
    else { return nil }
    let solver = boundarySolver
    var writer = BoundaryLedger(
      solution: self, section: nil, solver: solver, item: items[index],
      path: "configuration.boundaryItems[\(index)]")
    writer.write(
      found, among: solver.place(items, regionLength: sectionsLength, padding: 0), at: position)
    return writer.ledger.explanation(of: element)
  }

  /// A view attached to an item or group, found by its number per kind (A4).
  private func attachedExplanation(
    of element: LayoutAttributes, in section: PlacedSection, _ position: ScrollPosition
  ) -> LayoutExplanation? {
    guard let group = section.group(ofView: element),
      var writer = SectionLedger(of: section, in: self)
    else { return nil }
    let views = group.template.supplementaries
    let number = views.firstIndex {
      $0.kind == element.kind && section.number(of: $0, in: group.place) == element.path.item
    }
    guard let number else { return nil }
    writer.write(views[number], number: number, in: group, at: position)
    return writer.ledger.explanation(of: element)
  }
}
