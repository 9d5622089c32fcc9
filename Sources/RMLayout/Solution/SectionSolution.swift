/// How the cells of a solved section lie.
enum SectionCells: Sendable {
  /// The section shows no cells.
  case none
  case groups(GroupRun)
  /// Groups of which some were measured; the run itself is kept beside the section.
  case measured
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
  /// The container's extent across the scroll axis.
  let crossExtent: Double
  /// The longest group across the scroll axis, which widens the content (C8).
  let crossLength: Double
  let cells: SectionCells
  /// The groups of a section of which nothing was measured: what most queries look at, without a copy
  /// of the cells.
  let groups: GroupRun?
  /// Backgrounds over the whole extent, in their order.
  let decorations: [DecorationElement]
  /// Headers, footers and side items, by kind (Q2).
  let boundary: [BoundaryElement]
  /// The section's row; its frame lies along the scroll axis from the section's start.
  let row: LayoutRow?
  /// What the section was solved from, for changes; nil in sections without definition.
  let source: SectionSource?
  /// What was measured of headers and footers (E6).
  let boundarySizes: [String: Size]
  /// What could not be laid out as meant, with paths from the section.
  let findings: [LayoutDiagnostic]

  init(
    itemCount: Int, length: Double, crossStart: Double, crossExtent: Double,
    crossLength: Double = 0, cells: SectionCells,
    decorations: [DecorationElement] = [], boundary: [BoundaryElement] = [], row: LayoutRow? = nil,
    source: SectionSource? = nil, boundarySizes: [String: Size] = [:],
    findings: [LayoutDiagnostic] = []
  ) {
    self.itemCount = itemCount
    self.length = length
    self.crossStart = crossStart
    self.crossExtent = crossExtent
    self.crossLength = crossLength
    self.cells = cells
    if case .groups(let run) = cells { groups = run } else { groups = nil }
    self.decorations = decorations
    self.boundary = boundary.count < 2 ? boundary : boundary.sorted { $0.kind < $1.kind }
    self.row = row
    self.source = source
    self.boundarySizes = boundarySizes
    self.findings = findings
  }

  /// A section without definition, which shows nothing.
  static func empty(itemCount: Int, crossExtent: Double) -> SectionSolution {
    SectionSolution(
      itemCount: itemCount, length: 0, crossStart: 0, crossExtent: crossExtent, cells: .none,
      findings: itemCount > 0 ? [LayoutDiagnostic(.missingSection(items: itemCount), path: "")] : []
    )
  }

  var hasCells: Bool {
    if case .none = cells { return false }
    return true
  }

  /// Whether nothing of the section can be found.
  var isEmpty: Bool { !hasCells && boundary.isEmpty && decorations.isEmpty }
}
