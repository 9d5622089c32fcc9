extension SectionLedger {
  /// Tells of each group on the way down how large it is and what its line holds.
  mutating func tell(_ descent: GroupDescent, of group: GroupInstance) {
    var base = groupBase
    for (depth, level) in descent.levels.enumerated() {
      let outer = groupAxis == scrollAxis ? "D3" : "D4"
      tellSize(of: level, base: base, rule: depth > 0 ? "D6" : outer)
      if depth == 0 { tellOuterSize(of: level, group.template.size) }
      guard let line = level.line, let decision = level.decision else { continue }
      tellLine(line, decision, of: level)
      base = level.inner.replacing(line.axis, with: decision.base)
    }
    let items = group.firstItem..<group.firstItem + group.template.slots.count
    ledger.note("group \(group.number) of the section holds \(items.text)", "G13", at: path)
  }

  /// Tells why an item opens its group: what it would have needed on the line of the one before.
  mutating func tellBreak(before item: Int, of group: GroupInstance) {
    guard item == group.firstItem, item > 0, let before = section.group(ofItem: item - 1) else {
      return
    }
    let last = descent(to: .slot(item - 1 - before.firstItem), in: before)
    guard let level = last.levels.first, let line = level.line, let decision = level.decision else {
      return
    }
    let reason =
      decision.excess.map {
        "\(decision.count + 1) would have needed \($0.decimalText) of "
          + level.inner[line.axis].decimalText
      } ?? "it holds \(decision.count) and no more"
    ledger.note(
      "item \(item) opens it, since group \(before.number) is full: \(reason)", decision.rule,
      at: level.path)
  }

  private mutating func tellSize(of level: GroupDescent.Level, base: Size, rule: String) {
    let lengths = Axis.allCases.map { axis in
      let dimension = level.group.size[axis]
      let of = dimension.fractionAxis.map { " of \(base[$0].decimalText)" } ?? ""
      return dimension.text + of
    }
    ledger.note(
      "a group of \(level.size.text): \(lengths.joined(separator: " by "))", rule, at: level.path)
    guard level.inner != level.size else { return }
    ledger.note(
      "inside it \(level.inner.text): less insets \(level.group.contentInsets.text)", "S2",
      at: "\(level.path).contentInsets")
  }

  /// Tells what became of the outermost group: filled in from what it holds, or trimmed (G6, G7, G9).
  private mutating func tellOuterSize(of level: GroupDescent.Level, _ size: Size) {
    for axis in Axis.allCases where size[axis] != level.size[axis] {
      let length = size[axis].decimalText
      if level.group.size[axis].isEstimated {
        ledger.note(
          "its \(axis.lengthName) is \(length), from what it holds",
          axis == level.group.arrangement.axis ? "G6" : "G7", at: level.path)
      } else {
        ledger.note(
          "its items end, which cuts its \(axis.lengthName) to \(length)", "G9", at: level.path)
      }
    }
  }

  private mutating func tellLine(
    _ line: Line, _ decision: LineDecision, of level: GroupDescent.Level
  ) {
    let (inner, base) = (level.inner[line.axis], decision.base)
    let spacing = level.group.interItemSpacing.value
    let gaps = spacing == 0 ? 0 : ((inner - base) / spacing + 0.5).flooredWhole
    let reduction =
      gaps == 0 ? "" : " less \(gaps.decimalText) x \(spacing.decimalText)"
    let holds =
      "\(line.count) \(line.count == 1 ? "subitem" : "subitems") on its "
      + "\(line.axis.name) line"
    ledger.note(
      "\(holds); fractions are of \(inner.decimalText)\(reduction)"
        + (gaps == 0 ? "" : " = \(base.decimalText)"),
      decision.rule, at: level.path)
    guard let excess = decision.excess else { return }
    ledger.note(
      "\(line.count + 1) would need \(excess.decimalText) of \(inner.decimalText): the next one "
        + "opens another group",
      decision.rule, at: level.path)
  }

  /// Adds where the group lies: headers, insets, edge spacing and the groups before it.
  mutating func addGroupOrigin(_ group: GroupInstance, along axis: Axis) {
    let origin = Ledger.Quantity.origin(axis)
    let edge = definition.group.edgeSpacing.start(along: axis).value
    if axis == scrollAxis {
      ledger.add(
        group.runOrigin[axis] - source.groupOrigin[axis], to: origin,
        "headers of the section", "B2", at: "\(path).boundaryItems")
    }
    ledger.add(
      definition.contentInsets.start(along: axis), to: origin,
      "section inset \(axis.edgeNames.start)", groupAxis == scrollAxis ? "S3" : "O1",
      at: "\(path).contentInsets")
    ledger.add(
      edge, to: origin, "edge spacing \(axis.edgeNames.start) of the group", "S7",
      at: "\(path).group.edgeSpacing")
    guard axis == groupAxis else { return }
    ledger.add(group.start, to: origin, groupsBefore(group), "G13", at: path)
  }

  private func groupsBefore(_ group: GroupInstance) -> String {
    guard case .groups(let run) = section.solution.cells else {
      return "the groups before it as they were measured, and the space between"
    }
    let gap = run.pitch - run.template.size[groupAxis]
    let length = run.template.size[groupAxis].decimalText
    return "\(group.number) x \(run.pitch.decimalText): groups of \(length)"
      + (gap == 0 ? "" : ", \(gap.decimalText) apart")
  }

  /// Adds where the way goes on in a group: its insets and the subitem's place on the line.
  mutating func addOffset(in level: GroupDescent.Level, along axis: Axis) {
    let origin = Ledger.Quantity.origin(axis)
    guard let line = level.line else { return }
    let insets = level.group.size.effective(level.group.contentInsets)
    ledger.add(
      insets.start(along: axis), to: origin, "group inset \(axis.edgeNames.start)", "S2",
      at: "\(level.path).contentInsets")
    if axis == line.axis {
      addOffset(on: line, in: level)
    } else {
      addCrossOffset(of: line.entry(at: level.index), in: level, line: line)
    }
  }

  /// Adds what lies before a subitem on its line (G2, S4, S5, S6).
  private mutating func addOffset(on line: Line, in level: GroupDescent.Level) {
    let origin = Ledger.Quantity.origin(line.axis)
    let index = level.index
    var lengths = 0.0
    var edges = line.entry(at: index).start.value
    for (place, entry) in line.entries.enumerated() where place < index {
      let times = Double((index - 1 - place) / line.entries.count + 1)
      lengths += times * entry.length
      edges += times * (entry.start.value + entry.end.value)
    }
    let spacing = Double(index) * level.group.interItemSpacing.value
    ledger.add(
      lengths, to: origin,
      index == 1 ? "the subitem before it" : "the \(index) subitems before it",
      level.decision?.rule ?? "G2", at: level.path)
    ledger.add(
      spacing, to: origin,
      "\(index) x \(level.group.interItemSpacing.value.decimalText) between them", "S4",
      at: "\(level.path).interItemSpacing")
    ledger.add(edges, to: origin, "edge spacing on the line up to it", "S5", at: level.path)
    let share = line.offset(at: index) - lengths - spacing - edges
    // What the order of a sum comes to is no share.
    guard abs(share) > 1e-9 * max(1, level.inner[line.axis]) else { return }
    ledger.add(share, to: origin, "flexible spaces' share of what is free", "S6", at: level.path)
  }

  /// Adds where a subitem stands across its line (S5, S6).
  private mutating func addCrossOffset(
    of entry: LineEntry, in level: GroupDescent.Level, line: Line
  ) {
    let origin = Ledger.Quantity.origin(line.axis.cross)
    let run = LineRun(line: line, group: level.group, innerCross: level.inner[line.axis.cross])
    let start = entry.crossStart.value
    ledger.add(
      start, to: origin, "edge spacing \(line.axis.cross.edgeNames.start)", "S5", at: level.path)
    ledger.add(
      run.crossOffset(of: entry) - start, to: origin,
      "flexible spaces' share of what is free across the line", "S6", at: level.path)
  }
}

extension Range<Int> {
  /// The items in words; there is at least one.
  var text: String {
    count == 1 ? "item \(lowerBound)" : "items \(lowerBound) to \(upperBound - 1)"
  }
}
