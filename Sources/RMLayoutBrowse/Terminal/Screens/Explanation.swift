import RMLayout
import RMLayoutRendering

/// Why an element is where it is: its numbers, and the decisions of the solve about its section.
struct Explanation {
  let element: LayoutAttributes
  let cells: CellRect
  let decisions: [SolveDecision]

  /// The title and lines of the panel.
  var panel: Panel {
    let frame = element.frame
    let corner = "\(frame.minX.decimalText), \(frame.minY.decimalText)"
    let size = "\(frame.width.decimalText) × \(frame.height.decimalText)"
    var lines = [
      Panel.Line(text: "frame \(corner), \(size) pt; z \(element.zIndex)"),
      Panel.Line(
        text: "cells: columns \(cells.columns.lowerBound)–\(cells.columns.upperBound - 1), "
          + "rows \(cells.rows.lowerBound)–\(cells.rows.upperBound - 1)"),
    ]
    lines += decisions.filter(concerns).map { Panel.Line(text: $0.description, style: .faint) }
    return Panel(title: "Why \(name) is here", lines: lines)
  }

  private var name: String {
    let path = element.path
    let number = path.section == ItemPath.layoutSection ? "" : " \(path.section).\(path.item)"
    return (element.kind ?? "item") + number
  }

  // Decisions of the whole layout, of the section, and of what repeats in it.
  private func concerns(_ decision: SolveDecision) -> Bool {
    guard decision.path.hasPrefix("sections[") else { return true }
    return decision.path.hasPrefix("sections[\(element.path.section)]")
  }
}
