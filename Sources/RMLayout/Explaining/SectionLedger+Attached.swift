extension SectionLedger {
  /// Writes the ledger of a background (K1).
  mutating func write(_ element: DecorationElement, number: Int) {
    let item = definition.decorationItems[number]
    let place = "\(path).decorations[\(number)]"
    let size = Size(
      along: scrollAxis, section.solution.length, across: source.container.size[scrollAxis.cross])
    ledger.note("the section's extent is \(size.text)", "K1", at: path)
    for axis in Axis.allCases {
      ledger.begin(.length(axis), with: size[axis], "the section's extent", "K1", at: path)
      beginOrigin(along: axis)
      ledger.inset(by: item.contentInsets, along: axis, "K1", at: place)
    }
    var exact = element.frame
    exact.origin[scrollAxis] += section.start
    for axis in Axis.allCases {
      ledger.settle(.origin(axis), at: exact.origin[axis])
      ledger.settle(.length(axis), at: exact.size[axis])
      ledger.replace(
        .origin(axis), with: grid.origin(ledger[.origin(axis)]),
        "rounded to a pixel at \(grid.text)", "X1")
      ledger.replace(
        .length(axis), with: grid.contentLength(ledger[.length(axis)]),
        "rounded to a pixel at \(grid.text)", "X1")
    }
    ledger.mirror(in: solution)
  }

  /// Writes the ledger of a view attached to an item or group (A1, A3).
  mutating func write(
    _ view: TemplateSupplementary, number: Int, in group: GroupInstance,
    at position: ScrollPosition
  ) {
    let descent = descent(to: .view(number), in: group)
    let place = group.place
    let frame = view.frame.offset(by: place.origin)
    switch descent.end {
    case .groupView(let item):
      guard let level = descent.levels.last, let outer = view.group else { return }
      let insets = level.group.size.effective(level.group.contentInsets)
      write(
        item, on: outer.inset(by: insets).offset(by: place.origin), base: level.base,
        holder: "the group", at: level.path)
    case .itemView(let item, let slot):
      let holder = group.template.slots[slot].frame.offset(by: place.origin)
      write(
        item, on: holder, base: holder.size, holder: "cell \(section.number).\(place.item + slot)",
        at: descent.levels.last?.path ?? path)
    case .item, .frame, nil:
      return
    }
    show(at: frame, position)
  }

  private mutating func write(
    _ item: LayoutSupplementaryItem, on holder: Rect, base: Size, holder name: String,
    at path: String
  ) {
    let place = "\(path).supplementaryItems"
    ledger.note("it is attached to \(name), whose frame is \(holder.size.text)", "A3", at: place)
    for axis in Axis.allCases {
      ledger.resolve(item.size[axis], along: axis, of: base, on: grid, at: place)
      let own = ledger[.length(axis)]
      let origin = Ledger.Quantity.origin(axis)
      beginOrigin(along: axis)
      ledger.add(
        holder.origin[axis] - (axis == scrollAxis ? 0 : source.container.start), to: origin,
        "\(name) starts", "A3", at: place)
      let unit = item.containerAnchor.edges.unit(along: axis)
      let ownUnit = item.itemAnchor?.edges.unit(along: axis) ?? unit
      ledger.add(
        unit * holder.size[axis], to: origin,
        "\(unit.decimalText) of \(holder.size[axis].decimalText): the container's anchor", "A1",
        at: "\(place).containerAnchor")
      ledger.add(
        item.containerAnchor.distance(along: axis, of: own), to: origin, "its offset", "A1",
        at: "\(place).containerAnchor")
      ledger.add(
        -ownUnit * own, to: origin,
        "less \(ownUnit.decimalText) of its own \(own.decimalText): the item's anchor", "A1",
        at: "\(place).itemAnchor")
      ledger.add(
        item.itemAnchor?.distance(along: axis, of: own) ?? 0, to: origin, "its offset", "A1",
        at: "\(place).itemAnchor")
    }
  }
}
