extension SectionLedger {
  /// Writes the ledger of a cell of a section that has groups.
  mutating func writeCell(_ item: Int, at position: ScrollPosition) {
    guard let group = section.group(ofItem: item), let slot = section.slot(of: item) else { return }
    let descent = descent(to: .slot(item - group.firstItem), in: group)
    tellContainer()
    tellBase()
    tell(descent, of: group)
    tellBreak(before: item, of: group)
    for axis in Axis.allCases {
      writeLength(of: descent, along: axis)
      beginOrigin(along: axis)
      addGroupOrigin(group, along: axis)
      for level in descent.levels { addOffset(in: level, along: axis) }
    }
    finish(descent)
    show(at: slot.frame, position)
  }

  /// The way to a cell or attached view of a group.
  func descent(
    to target: GroupSolver<LineDecision>.Target, in group: GroupInstance
  ) -> GroupDescent {
    var solver = GroupSolver(grid: grid, trimAxis: groupAxis, recorder: LineDecision())
    let base = groupBase
    return solver.descent(
      to: target, in: definition.group, path: "\(path).group",
      size: definition.group.size.resolved(in: base, on: grid), base: base,
      limit: group.template.slots.count, measured: group.measured)
  }

  /// Writes how long the slot is, before the item's insets.
  private mutating func writeLength(of descent: GroupDescent, along axis: Axis) {
    guard let level = descent.levels.last else { return }
    switch descent.end {
    case .frame(let item):
      ledger.begin(
        .length(axis), with: abs(item.frame.size[axis]), "the custom group's frame", "G10",
        at: "\(level.path).frames[\(level.index)]")
    case .item(let item):
      guard let line = level.line else { return }
      writeLength(of: item, on: line, in: level, along: axis)
    case .groupView, .itemView, nil:
      break
    }
  }

  private mutating func writeLength(
    of item: LayoutItem, on line: Line, in level: GroupDescent.Level, along axis: Axis
  ) {
    let entry = line.entry(at: level.index)
    let quantity = Ledger.Quantity.length(axis)
    let place = "\(level.path).\(level.group.arrangement.name(ofSubitem: level.index))"
    let base = level.decision?.base ?? 0
    if case .dividing(_, let count, axis) = level.group.arrangement {
      ledger.begin(
        quantity, with: base / Double(count),
        "\(base.decimalText) divided by a count of \(count)", "G5", at: level.path)
      ledger.floor(
        quantity, to: max(0, grid.fraction(base / Double(count))), on: grid, at: level.path)
    } else {
      ledger.resolve(
        item.size[axis], along: axis, of: level.inner.replacing(line.axis, with: base), on: grid,
        at: place)
    }
    let measured = entry.measured[axis]
    if !measured.isNaN {
      ledger.replace(quantity, with: measured, "measured", "E1", at: place)
    }
    if axis == line.axis, entry.room.isFinite {
      ledger.replace(
        quantity, with: entry.room, "cut to what its line has room for", "E7", at: place)
    }
    if !entry.shared[axis].isNaN {
      ledger.replace(
        quantity, with: entry.shared[axis], "as long as the longest of its siblings", "D9",
        at: place)
    }
  }

  /// Takes the item's insets off, or adds where a custom group puts its frame.
  private mutating func finish(_ descent: GroupDescent) {
    guard let level = descent.levels.last else { return }
    let place = "\(level.path).\(level.group.arrangement.name(ofSubitem: level.index))"
    for axis in Axis.allCases {
      switch descent.end {
      case .frame(let item):
        ledger.add(
          item.frame.standardized.origin[axis], to: .origin(axis), "its place in the custom group",
          "G10", at: place)
      case .item(let item):
        ledger.inset(
          by: item.size.effective(item.contentInsets), along: axis, "S1", at: place)
      case .groupView, .itemView, nil:
        break
      }
    }
  }

  /// Brings a frame from the section's start onto the grid, and moves it with its row (X1, O1).
  mutating func show(at frame: Rect, _ position: ScrollPosition) {
    var exact = frame
    exact.origin[scrollAxis] += section.start
    var corner = solution.legacyRowCorner(of: section.solution)
    corner?[scrollAxis] += section.start
    ledger.show(at: exact, in: solution, corner: corner)
    guard let row = solution.row(inSection: section.number) else { return }
    let offset = solution.rowOffset(of: section, at: position)
    ledger.add(
      solution.displacement(of: row, at: offset), to: .origin(row.axis),
      "the row is scrolled by \(offset.decimalText)", "O1", at: "\(path).orthogonalOffset")
  }
}
