extension LintedSection {
  /// Where a row rests at each group, a group longer than the row's viewport never shows whole: a
  /// fraction of the container does not know the section's insets (D4, O6, O7).
  var groupsWiderThanPages: [LintFinding] {
    let behavior = section.orthogonalScrollingBehavior
    guard behavior == .groupPaging || behavior == .groupPagingCentered else { return [] }
    let visible = container.size[groupAxis] - section.contentInsets.total(along: groupAxis)
    let length = outermostGroup.size[groupAxis]
    guard visible > 0, length > visible + CapacitySearch.tolerance else { return [] }
    let dimension = section.group.size[groupAxis]
    return [
      LintFinding(
        .groupWiderThanPage, path: "\(outermostGroup.path).\(groupAxis.lengthName)",
        rule: behavior == .groupPaging ? "O6" : "O7",
        message: "\(dimension.text) is \(length.decimalText), the row shows "
          + "\(visible.decimalText) at a time: \((length - visible).decimalText) of each group lie "
          + "beyond it at rest",
        suggestion: "make the group at most \(visible.decimalText) long, or put the insets on the "
          + "group")
    ]
  }
}
