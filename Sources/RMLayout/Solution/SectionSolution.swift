/// How the cells of a solved section lie.
enum SectionCells: Sendable {
  /// The section shows no cells.
  case none
  case groups(GroupRun)
  case grid(FlowGrid)
  case lines(FlowLines)
}

/// A background, from the section's start (K1).
struct DecorationElement: Sendable {
  var kind: String
  var frame: Rect
  var zIndex: Int
}

/// One section solved on its own; sections that are alike share it.
final class SectionSolution: Sendable {
  let itemCount: Int
  /// The length along the scroll axis.
  let length: Double
  /// Where the section's container lies across the scroll axis (C3).
  let crossStart: Double
  let crossExtent: Double
  /// The longest group across the scroll axis (C8).
  let crossLength: Double
  let cells: SectionCells
  let decorations: [DecorationElement]
  /// Headers, footers and side items, by kind.
  let boundary: [BoundaryElement]
  /// The section's row; its frame lies along the scroll axis from the section's start.
  let row: LayoutRow?

  init(
    itemCount: Int, length: Double, crossStart: Double, crossExtent: Double,
    crossLength: Double = 0, cells: SectionCells,
    decorations: [DecorationElement] = [], boundary: [BoundaryElement] = [], row: LayoutRow? = nil
  ) {
    self.itemCount = itemCount
    self.length = length
    self.crossStart = crossStart
    self.crossExtent = crossExtent
    self.crossLength = crossLength
    self.cells = cells
    self.decorations = decorations
    self.boundary = boundary.sorted { $0.kind < $1.kind }
    self.row = row
  }

  /// A section without definition, which shows nothing.
  static func empty(itemCount: Int, crossExtent: Double) -> SectionSolution {
    SectionSolution(
      itemCount: itemCount, length: 0, crossStart: 0, crossExtent: crossExtent, cells: .none)
  }

  var hasCells: Bool {
    if case .none = cells { return false }
    return true
  }

  /// The unrounded place of an item, from the section's start.
  func slot(of item: Int) -> Slot? {
    switch cells {
    case .none: nil
    case .groups(let run): run.slot(of: item)
    case .grid(let grid): Slot(frame: grid.frame(of: item), zIndex: 0)
    case .lines(let lines): Slot(frame: lines.frame(of: item), zIndex: 0)
    }
  }
}
