extension LintedSection {
  /// Insets that leave no room across the groups empty the section (M4).
  var insetsThatExceedContainer: [LintFinding] {
    let axis = groupAxis.cross
    let taken = section.contentInsets.total(along: axis)
    guard taken > 0, taken >= container.size[axis], !section.group.size[axis].isEstimated else {
      return []
    }
    return [
      .insets(
        section.contentInsets, at: path, along: axis, of: container.size, rule: "M4",
        effect: "the section stays empty")
    ]
  }
}

extension LintedGroup {
  /// Insets that leave no room in a group empty its section (M4).
  var insetsThatExceedSize: [LintFinding] {
    let insets = group.size.effective(group.contentInsets)
    guard axis != nil, insets.leaveNoRoom(in: size) else { return [] }
    let axes = Axis.allCases.filter {
      insets.total(along: $0) > 0 && insets.total(along: $0) >= size[$0]
    }
    return axes.map {
      .insets(
        insets, at: path, along: $0, of: size, rule: "M4", effect: "the section stays empty")
    }
  }
}

extension LintedGroup.Part {
  /// Insets beyond an item's slot turn its frame over (S1).
  func insetsThatExceedSlot(of item: LayoutItem) -> [LintFinding] {
    let insets = item.size.effective(item.contentInsets)
    let axes = Axis.allCases.filter { insets.total(along: $0) > size[$0] }
    return axes.map {
      .insets(
        insets, at: path, along: $0, of: size, rule: "S1",
        effect: "the frame is turned over, "
          + "\((insets.total(along: $0) - size[$0]).decimalText) long")
    }
  }
}

extension FlowLayout {
  /// Insets of a section, with those of the view, that leave no room for a line (M1).
  func insetsThatExceedContainer(
    of section: FlowSection, path: String, in environment: LayoutEnvironment
  ) -> [LintFinding] {
    let axis = scrollDirection.cross
    let room = environment.size.less(environment.contentInset)
    let taken = section.sectionInset.total(along: axis)
    guard taken > 0, taken >= room[axis] else { return [] }
    var finding = LintFinding.insets(
      section.sectionInset, at: path, along: axis, of: room, rule: "M1",
      effect: "every item is too long for its line")
    finding.path = "\(path).sectionInset"
    return [finding]
  }
}

extension LintFinding {
  fileprivate static func insets(
    _ insets: DirectionalEdgeInsets, at path: String, along axis: Axis, of size: Size,
    rule: String, effect: String
  ) -> LintFinding {
    LintFinding(
      .insetsExceedContainer, path: "\(path).contentInsets", rule: rule,
      message: "\(axis.edgeNames.start) \(insets.start(along: axis).decimalText) and "
        + "\(axis.edgeNames.end) \(insets.end(along: axis).decimalText) leave nothing of a "
        + "\(axis.lengthName) of \(size[axis].decimalText): \(effect)",
      suggestion: "make the insets smaller")
  }
}
