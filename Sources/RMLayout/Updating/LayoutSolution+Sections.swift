extension LayoutSolution {
  /// Puts new sections before a section, or behind the last one.
  ///
  /// Where the layout defines each section on its own, all behind are defined by their new numbers;
  /// what was measured of them is kept.
  /// - Parameters:
  ///   - newCounts: the number of items of each new section.
  ///   - number: where the first of them will be.
  ///   - contentOffset: the content offset that the user sees.
  /// - Returns: what changed.
  /// - Throws: ``SpecificationError`` for counts or definitions that mean nothing.
  /// - Precondition: so many sections exist.
  /// - Complexity: O(log sections + new sections) where all sections are defined alike, else
  ///   O(sections).
  @discardableResult
  public mutating func insertSections(
    itemCounts newCounts: [Int], at number: Int, contentOffset: Point = .zero
  ) throws(SpecificationError) -> LayoutChange {
    precondition(number >= 0 && number <= sectionCount, "Section out of range")
    return try changeSections(
      number..<number, to: newCounts, contentOffset: contentOffset,
      moved: { $0 < number ? $0 : $0 + newCounts.count })
  }

  /// Takes sections away.
  ///
  /// - Parameters:
  ///   - numbers: the sections.
  ///   - contentOffset: the content offset that the user sees.
  /// - Returns: what changed.
  /// - Throws: ``SpecificationError`` where a definition of those behind means nothing at its number.
  /// - Precondition: the sections exist.
  /// - Complexity: that of ``insertSections(itemCounts:at:contentOffset:)``.
  @discardableResult
  public mutating func deleteSections(
    _ numbers: Range<Int>, contentOffset: Point = .zero
  ) throws(SpecificationError) -> LayoutChange {
    precondition(
      numbers.lowerBound >= 0 && numbers.upperBound <= sectionCount, "Section out of range")
    return try changeSections(
      numbers, to: [], contentOffset: contentOffset,
      moved: { section in
        if section < numbers.lowerBound { return section }
        return numbers.contains(section) ? nil : section - numbers.count
      })
  }

  /// Solves sections anew, with other numbers of items, and forgets what was measured of them (E5).
  ///
  /// - Parameters:
  ///   - numbers: the sections.
  ///   - newCounts: the number of items of each.
  ///   - contentOffset: the content offset that the user sees.
  /// - Returns: what changed.
  /// - Throws: ``SpecificationError`` for counts or definitions that mean nothing.
  /// - Precondition: the sections exist, and there is a count for each.
  /// - Complexity: O(log sections + sections given), O(sections) in flow layouts.
  @discardableResult
  public mutating func reloadSections(
    _ numbers: Range<Int>, itemCounts newCounts: [Int], contentOffset: Point = .zero
  ) throws(SpecificationError) -> LayoutChange {
    precondition(
      numbers.lowerBound >= 0 && numbers.upperBound <= sectionCount, "Section out of range")
    precondition(newCounts.count == numbers.count, "A count for each section is needed")
    if case .compositional(let layout) = source, !layout.asksForSections {
      try validate(itemCounts: newCounts)
      let start = numbers.isEmpty ? nil : section(numbers.lowerBound).start
      return change(seenAt: contentOffset, from: start) { solution in
        for (number, count) in zip(numbers, newCounts) {
          solution.changeSection(number) { $0.reload(itemCount: count) }
        }
      }
    }
    return try changeSections(
      numbers, to: newCounts, contentOffset: contentOffset, moved: { $0 })
  }

  /// Moves a section with what was measured of it.
  ///
  /// - Parameters:
  ///   - number: the section.
  ///   - target: its number afterwards.
  ///   - contentOffset: the content offset that the user sees.
  /// - Returns: what changed.
  /// - Throws: ``SpecificationError`` where a definition means nothing at its new number.
  /// - Precondition: both exist.
  /// - Complexity: O(sections).
  @discardableResult
  public mutating func moveSection(
    _ number: Int, to target: Int, contentOffset: Point = .zero
  ) throws(SpecificationError) -> LayoutChange {
    precondition(number >= 0 && number < sectionCount, "Section out of range")
    precondition(target >= 0 && target < sectionCount, "Section out of range")
    var contents = sectionContents
    contents.insert(contents.remove(at: number), at: target)
    let first = min(section(number).start, section(target).start)
    func moved(_ section: Int) -> Int? {
      if section == number { return target }
      let removed = section > number ? section - 1 : section
      return removed >= target ? removed + 1 : removed
    }
    return try changeContents(
      to: contents, contentOffset: contentOffset, from: first, moved: moved)
  }

  private mutating func changeSections(
    _ numbers: Range<Int>, to newCounts: [Int], contentOffset: Point,
    moved: @escaping (Int) -> Int?
  ) throws(SpecificationError) -> LayoutChange {
    let first = numbers.lowerBound < sectionCount ? section(numbers.lowerBound).start : nil
    let start = first ?? contentSize[scrollDirection]
    guard case .compositional(let layout) = source,
      layout.definesSections(alike: numbers, newCounts)
    else {
      var contents = sectionContents
      contents.replaceSubrange(numbers, with: newCounts.map { SectionContent(itemCount: $0) })
      return try changeContents(
        to: contents, contentOffset: contentOffset, from: start, moved: moved)
    }
    let fresh = try layout.solve(in: environment, sections: numbers.lowerBound, newCounts)
    return change(
      seenAt: contentOffset, from: start, moved: ContentMove(sections: moved)
    ) { solution in
      solution.splice(numbers, with: fresh)
      solution.settle()
    }
  }

  /// Replaces sections in the tree.
  private mutating func splice(_ numbers: Range<Int>, with fresh: [SectionRun]) {
    let spacing = spacing
    let axis = scrollDirection
    func entry(_ run: SectionRun) -> OffsetTree<SectionRun>.Entry {
      OffsetTree.Entry(leaf: run, summary: run.summary(spacing: spacing, along: axis))
    }
    for number in numbers.reversed() {
      sections.update(.element(number)) { found, place in
        found.leaf.parted(at: number - place.element, dropping: 1).map(entry)
      }
    }
    let number = numbers.lowerBound
    guard number < sections.summary.elements else { return sections.append(fresh.map(entry)) }
    // One at a time, so that no node grows beyond twice its capacity.
    for run in fresh.reversed() {
      sections.update(.element(number)) { found, place in
        var parts = found.leaf.parted(at: number - place.element, dropping: 0)
        parts.insert(run, at: number == place.element ? 0 : 1)
        return parts.map(entry)
      }
    }
  }
}

extension SectionRun {
  /// The sections before a number and those behind, some between them left out.
  fileprivate func parted(at index: Int, dropping dropped: Int) -> [SectionRun] {
    var before = self
    var behind = self
    before.count = index
    behind.count = count - index - dropped
    return [before, behind].filter { $0.count > 0 }
  }
}

extension CompositionalLayout {
  /// Whether a function defines the sections, which may say something else each time.
  fileprivate var asksForSections: Bool {
    if case .provider = sections { true } else { false }
  }

  /// Whether replacing sections leaves the definitions of all others as they are.
  fileprivate func definesSections(alike numbers: Range<Int>, _ newCounts: [Int]) -> Bool {
    if case .same = sections { return true }
    return numbers.count == newCounts.count
  }

  /// Sections solved on their own, by the numbers that they will have.
  fileprivate func solve(
    in environment: LayoutEnvironment, sections first: Int, _ itemCounts: [Int]
  ) throws(SpecificationError) -> [SectionRun] {
    var layout = self
    switch sections {
    case .same: break
    case .each(let list): layout.sections = .each(Array(list.dropFirst(first)))
    case .provider(let provider):
      layout.sections = .provider(
        SectionProvider { provider.body($0 + first, $1) })
    }
    let solution = try layout.solve(in: environment, itemCounts: itemCounts)
    var runs: [SectionRun] = []
    solution.sections.forEachEntry { entry, _ in runs.append(entry.leaf) }
    return runs
  }
}
