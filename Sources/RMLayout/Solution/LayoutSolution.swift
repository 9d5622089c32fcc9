/// A layout solved for a container and item counts: frames by path, by rectangle and by point.
///
/// A value: copies are independent, and queries need no lock. Rows of equal groups store no frames.
public struct LayoutSolution: Sendable {
  /// What the layout was solved in.
  public let environment: LayoutEnvironment
  /// The axis along which the content scrolls.
  public let scrollDirection: Axis
  /// The size of everything, in points (C8, F11b).
  public let contentSize: Size
  /// What could not be laid out as meant, at most 1,000 findings.
  public let diagnostics: [LayoutDiagnostic]

  let grid: PixelGrid
  /// Whether frames are mirrored, in a right-to-left environment (T1, T2).
  public let isMirrored: Bool
  let sections: [SectionSolution]
  /// Headers, footers and side items of the whole content, by kind (B10).
  let boundary: [BoundaryElement]
  /// Where each section starts along the scroll axis.
  let starts: [Double]
  /// The intervals that the sections reach into.
  let reach: SectionReach

  /// The number of sections.
  public var sectionCount: Int { sections.count }

  /// The number of items that a section was solved for.
  /// - Precondition: the section exists.
  public func itemCount(inSection section: Int) -> Int {
    precondition(sections.indices.contains(section), "Section out of range")
    return sections[section].itemCount
  }

  /// A section's extent along the scroll axis and its container across it, in points (B2, C3).
  /// - Precondition: the section exists.
  public func frame(ofSection section: Int) -> Rect {
    precondition(sections.indices.contains(section), "Section out of range")
    let solution = sections[section]
    let origin = Point(along: scrollDirection, starts[section], across: solution.crossStart)
    let size = Size(
      along: scrollDirection, max(0, solution.length), across: solution.crossExtent)
    return shown(grid.frame(Rect(origin: origin, size: size)))
  }

  /// A section's row, or nil for sections that do not scroll on their own or show no groups (O1).
  /// - Precondition: the section exists.
  public func row(inSection section: Int) -> LayoutRow? {
    precondition(sections.indices.contains(section), "Section out of range")
    guard var row = sections[section].row else { return nil }
    row.section = section
    row.isMirrored = isMirrored
    var frame = row.frame
    frame.origin[scrollDirection] += starts[section]
    row.frame = shown(grid.frame(frame))
    return row
  }

  /// The frame of an item with its row unscrolled, or nil where its section shows no cells (O13).
  /// - Precondition: the item exists.
  /// - Complexity: O(1).
  public func frame(forItemAt path: ItemPath) -> Rect? {
    attributes(forItemAt: path)?.frame
  }

  /// The attributes of an item with its row unscrolled, or nil where its section shows no cells.
  /// - Precondition: the item exists.
  /// - Complexity: O(1).
  public func attributes(forItemAt path: ItemPath) -> LayoutAttributes? {
    precondition(sections.indices.contains(path.section), "Section out of range")
    let section = sections[path.section]
    precondition(path.item >= 0 && path.item < section.itemCount, "Item out of range")
    guard let slot = section.slot(of: path.item) else { return nil }
    return LayoutAttributes(
      category: .cell, path: path,
      frame: shown(placed(slot.frame, section: path.section, shift: 0)), zIndex: slot.zIndex)
  }

  /// A frame from a section's start on the pixel grid, moved by its row's offset (O1, X1).
  func placed(_ frame: Rect, section: Int, shift: Double) -> Rect {
    var frame = frame
    if let corner = legacyRowCorner(ofSection: section) {
      frame = grid.frame(frame.offset(by: Point(x: -corner.x, y: -corner.y))).offset(by: corner)
      frame.origin[scrollDirection] += starts[section]
    } else {
      frame.origin[scrollDirection] += starts[section]
      frame = grid.frame(frame)
    }
    frame.origin[scrollDirection.cross] -= shift
    return frame
  }

  /// The corner from which a legacy row rounds positions: it keeps its own unrounded (X1).
  func legacyRowCorner(ofSection section: Int) -> Point? {
    grid.profile == .legacy ? sections[section].row?.frame.origin : nil
  }

  /// A left-to-right frame as it shows: mirrored in right-to-left layouts (T1).
  func shown(_ frame: Rect) -> Rect {
    guard isMirrored else { return frame }
    var frame = frame
    frame.origin.x = contentSize.width - frame.origin.x - frame.size.width
    return frame
  }

  /// How far a section's row is scrolled.
  func rowOffset(ofSection section: Int, at position: ScrollPosition) -> Double {
    guard let row = sections[section].row else { return 0 }
    return position.rowOffsets[section] ?? row.initialOffset
  }
}
