/// A section, a group or an item as it was laid out: the room that it takes, and what its insets leave.
///
/// What lies between ``frame`` and ``content`` are content insets (S1-S3), what lies between neighbours
/// on a line is spacing (S4, S5).
public struct LayoutPart: Hashable, Sendable {
  /// What is laid out.
  public enum Role: Hashable, Sendable {
    /// A section without its headers, footers and side items.
    case section
    /// A group that repeats, by its number in the section; a line of a flow layout.
    case group(Int)
    /// A group within a group.
    case nestedGroup
    /// An item.
    case item(ItemPath)
  }

  /// What is laid out.
  public let role: Role
  /// How deep it is nested: 0 for a section, 1 for its groups, more for what these hold.
  public let depth: Int
  /// The axis along which what it holds is lined up; nil for items and custom groups.
  public let axis: Axis?
  /// The room that it takes, in content coordinates, edge spacing not included.
  public let frame: Rect
  /// The room within its content insets: of an item the frame of its cell.
  public let content: Rect
}

extension LayoutSolution {
  /// The number of the group that holds an item, counted from the first of its section (G13).
  ///
  /// Of a flow layout it is the number of the line.
  /// - Returns: nil where the section shows no cells.
  /// - Precondition: the item exists.
  /// - Complexity: O(log sections + log measured groups), of lines of unequal items O(log lines).
  public func group(ofItemAt path: ItemPath) -> Int? {
    let section = section(path.section)
    precondition(path.item >= 0 && path.item < section.solution.itemCount, "Item out of range")
    switch section.solution.cells {
    case .none: return nil
    case .groups(let groups): return path.item / groups.template.slots.count
    case .measured: return section.run?.place(ofItem: path.item).group
    case .grid(let grid): return path.item / grid.perLine
    case .lines(let lines): return lines.number(ofLineWithItem: path.item)
    }
  }

  /// The room that a section's groups have and what the section's insets leave of it (S3, F6).
  ///
  /// Headers, footers and side items lie around it.
  /// - Returns: nil where the section shows no cells.
  /// - Precondition: the section exists.
  public func part(ofSection section: Int) -> LayoutPart? {
    let section = self.section(section)
    guard let (frame, insets) = region(of: section) else { return nil }
    return LayoutPart(
      role: .section, depth: 0, axis: section.runAxis ?? scrollDirection,
      frame: shown(placed(frame, in: section, shift: 0)),
      content: shown(placed(frame.inset(by: insets), in: section, shift: 0)))
  }

  /// The group that holds an item, with its nested groups and items, each before what it holds.
  ///
  /// ```swift
  /// let parts = solution.parts(ofGroupHolding: ItemPath(section: 0, item: 4), at: position)
  /// parts[0].role  // .group(2)
  /// ```
  /// - Parameters:
  ///   - path: an item of the group.
  ///   - position: how far rows are scrolled.
  /// - Returns: nothing where the section shows no cells.
  /// - Precondition: the item exists.
  /// - Complexity: that of solving the group once more.
  public func parts(ofGroupHolding path: ItemPath, at position: ScrollPosition) -> [LayoutPart] {
    let section = section(path.section)
    guard let group = group(ofItemAt: path) else { return [] }
    let shift = rowOffset(of: section, at: position)
    var item = section.firstItem(ofGroupWithItem: path.item)
    return section.parts(ofGroupWithItem: path.item, scrollAxis: scrollDirection).map { part in
      var role = LayoutPart.Role.nestedGroup
      if part.isItem {
        role = .item(ItemPath(section: path.section, item: item))
        item += 1
      } else if part.depth == 1 {
        role = .group(group)
      }
      return LayoutPart(
        role: role, depth: part.depth, axis: part.axis,
        frame: shown(placed(part.frame, in: section, shift: shift)),
        content: shown(placed(part.content, in: section, shift: shift)))
    }
  }

  /// An element where it lies as long as nothing is scrolled: not kept in view, not raised (B7, F10).
  ///
  /// - Returns: the attributes as they are for elements that never keep in view.
  /// - Precondition: the element's section exists.
  public func unpinned(_ attributes: LayoutAttributes) -> LayoutAttributes {
    guard attributes.isPinned else { return attributes }
    let isOfLayout = attributes.path.section == ItemPath.layoutSection
    let section = isOfLayout ? nil : section(attributes.path.section)
    let elements = section?.solution.boundary ?? boundary
    guard let element = elements.first(where: { $0.kind == attributes.kind }) else {
      return attributes
    }
    return self.attributes(of: element, section: section, in: nil)
  }
}
