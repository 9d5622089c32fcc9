import RMLayout

/// Cuts what scrolls with a row at the ends of the row's viewport.
struct RowClipping {
  private struct Row {
    let row: LayoutRow
    /// The section's own headers and footers, which do not scroll with the row.
    let boundary: Set<Name>
  }

  private struct Name: Hashable {
    let kind: String?
    let item: Int
  }

  let solution: LayoutSolution
  let position: ScrollPosition
  /// The rows met so far; nil for sections that are none.
  private var rows: [Int: Row?] = [:]

  init(solution: LayoutSolution, position: ScrollPosition) {
    self.solution = solution
    self.position = position
  }

  /// The part of an element's frame that its row shows: all of it outside rows, nil if none.
  mutating func visiblePart(of attributes: LayoutAttributes) -> Rect? {
    let frame = attributes.frame
    let section = attributes.path.section
    guard attributes.category != .decoration, section != ItemPath.layoutSection,
      let row = row(inSection: section)
    else { return frame }
    let name = Name(kind: attributes.kind, item: attributes.path.item)
    if attributes.category == .supplementary, row.boundary.contains(name) { return frame }
    let axis = row.row.axis
    let low = max(frame.min(along: axis), row.row.frame.min(along: axis))
    let high = min(frame.max(along: axis), row.row.frame.max(along: axis))
    guard low < high else { return nil }
    var part = frame
    part.origin[axis] = low
    part.size[axis] = high - low
    return part
  }

  private mutating func row(inSection section: Int) -> Row? {
    if let known = rows[section] { return known }
    let row = solution.row(inSection: section).map { row in
      let shown = solution.visibleItems(
        inRow: section, at: position.rowOffsets[section] ?? row.initialOffset)
      let boundary = shown.filter { $0.category == .supplementary }
      return Row(
        row: row, boundary: Set(boundary.map { Name(kind: $0.kind, item: $0.path.item) }))
    }
    rows[section] = row
    return row
  }
}
